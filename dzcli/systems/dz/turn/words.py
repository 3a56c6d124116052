"""The sentences of order, turn and control, as templates: the keys of the catalogues."""

# --- Initiative

HEAD_INITIATIVE = "Initiative of {names}."
HEAD_ORDER = "Order: {order}."
WON_SURPRISE = "Won surprise"
PLACE = "{name} ({value:+d})"
ORDER = "By margin: {people}."
BY_PHYSIQUE = "Equal margins ({margin:+d}): Physique decides, {people}."
OF_PHYSIQUE = "{name} ({value})"
TIED = "Equal in margin and in Physique: {names}; the game master says who goes first."
PHYSIQUE_UNKNOWN = "Physique is not on the sheet of {names}: equal margins are left to the game master."
SURPRISED_LAST = "Surpris, so after all others, whatever was rolled: {names}."
LATER_ORDER = "From the second round on: {order}."
PLACE_WON = "Won surprise: ahead of the enemy just before them: {names}."
ORDER_HOLDS = "The order holds for the whole fight; all roll again if the situation changes drastically, or if the game master wants a new start."
REACH_FIRST = (
    "{name} has Allonge: the free strike on a shorter weapon comes before initiative (attack --free reach)."
)
ONE_SHEET = "{option} bears on one roll, and there are several here; give it with one sheet, or --bonus and --surprised."
UNKNOWN_FIGHTER = '{option}: nobody here is called "{name}"; {hint}'
