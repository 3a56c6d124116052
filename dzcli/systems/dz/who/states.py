"""The states of a sheet, by the words it holds them under (7.2, 7.6, 7.8, 7.10)."""

UNCONSCIOUS = "inconscient"
DEAD = "mort"
SURPRISED = "surpris"
UNSETTLED = "destabilise"
SEIZED = "saisi"
PINNED = "immobilise"
PRONE = "au_sol"
INCAPACITATED = "incapacite"
STILL_SURPRISED = "encore_surpris"
"""Of a house rule: the first roll since a surprise is still to come, though the round of it is over."""

STATES = (UNCONSCIOUS, DEAD, SURPRISED, UNSETTLED, SEIZED, PINNED, PRONE, INCAPACITATED, STILL_SURPRISED)
"""The states that a sheet stores."""
DERIVED = ("malmene", "hors_de_combat")
"""States that follow from Santé; a sheet need not hold them."""
