"""The states of a sheet, by the words it holds them under (7.2, 7.6, 7.8, 7.10)."""

UNCONSCIOUS = "inconscient"
DEAD = "mort"
SURPRISED = "surpris"
UNSETTLED = "destabilise"
SEIZED = "saisi"
PINNED = "immobilise"
PRONE = "au_sol"
INCAPACITATED = "incapacite"

STATES = (UNCONSCIOUS, DEAD, SURPRISED, UNSETTLED, SEIZED, PINNED, PRONE, INCAPACITATED)
"""The states that a sheet stores."""
DERIVED = ("malmene", "hors_de_combat")
"""States that follow from Santé; a sheet need not hold them."""
