"""The states of a sheet, by the words it holds them under (A-D10-18)."""

UNCONSCIOUS = "inconscient"
DEAD = "mort"
STATES = (UNCONSCIOUS, DEAD)
