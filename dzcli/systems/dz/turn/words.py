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

# --- Control

ATTEMPTS = {
    "grapple": "{actor} tries to seize {target}: one Action.",
    "pin": "{actor} tries to pin {target}: one Action.",
    "disarm": "{actor} tries to disarm {target}: one Action.",
    "escape": "{actor} tries to break free of {target}: one Action.",
}
HEAD_WON = {
    "grapple": "{actor} seizes {target}.",
    "pin": "{actor} pins {target}.",
    "disarm": "{actor} disarms {target}.",
    "escape": "{actor} breaks free of {target}.",
}
HEAD_NOT_WON = {
    "grapple": "{actor} does not seize {target}.",
    "pin": "{actor} does not pin {target}.",
    "disarm": "{actor} does not disarm {target}.",
    "escape": "{actor} does not break free of {target}.",
}
NOTHING_COMES = {
    "target": "{target} has the better of it: nothing changes.",
    "tie": "Neither has the better of it: nothing changes.",
}
CONDITIONS = {
    "saisi": "{name} is Saisi: no moving, a disadvantage on shots; an Action and another opposed test to break free.",
    "immobilise": "{name} is Immobilisé: no attack, no defence; nothing but trying to break free.",
}
LANDINGS = {
    "feet": "{weapon} (Enc {enc}) falls at their feet, of the one or the other: the rules say both.",
    "1-2m": "{weapon} (Enc {enc}) is thrown a metre or two away.",
}
PICKED_UP = "{name} may pick it up next round (act --do draw)."
FREE = "{name} is free."
STILL_SEIZED = "{name} is no longer Immobilisé, but still Saisi."
NOT_HELD = "{name} is neither Saisi nor Immobilisé: there is nothing to break free of."
NOT_SEIZED = "{name} has to be Saisi before being pinned (--mode grapple)."
CONTROL_REACH = "Only someone Engagé can be laid hold of; the target is at position {position}."
NOTHING_TO_DISARM = "{name} has no weapon in hand that could be struck from it."
FOR_LANDING = "to know where the weapon lands"

# --- Rounds, scenes, fights

HEAD_ROUND = "A new round: {names}."
HEAD_ROUNDS = "Rounds passed: {rounds}. {names}."
HEAD_SCENE = "A new scene: {names}."
HEAD_FIGHT = "A new fight: {names}."
HEAD_DEATHS = "Dead: {names}."
NOTHING_ENDS = "Nothing ends, and nothing comes back."
STILL_DEAD = "{name} is dead."
REACTION_BACK = "{name} has a reaction again."
NO_LONGER_SURPRISED = "{name} is no longer Surpris: that lasts one round."
FIRST_ROLL_WAITS = "{name} has still not rolled: the first roll has its disadvantage."
NO_LONGER_UNSETTLED = "{name} is no longer Déstabilisé: the round is over."
AIM_READY = "{name} has aimed: this round's attack is the better for it."
AIM_OVER = "{name} loses the aim: it was for one round only."
CONSCIOUS_AGAIN = "{name} is conscious again, at {health} Santé."
MAY_REST = "{name} may rest again in this scene."
STILL_UNSETTLED = "{name} is still Déstabilisé: a disadvantage on the next roll."
STILL_BLEEDS = "{name} bleeds and dies unless stabilised; rounds left: {rounds}."
