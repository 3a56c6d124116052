"""The sentences of surprise, order, turn and control, as templates: the keys of the catalogues."""

from dzcli.message import Plural

# --- Surprise

MARGINS = "Margins: {one:+d} against {other:+d}, a gap of {gap:+d}."
SURPRISED_BY = {
    "margin": "{actor} wins by {threshold} or more. Surpris: {target}.",
    "critical": "{actor} wins with a critical success. Surpris: {target}.",
}
SURPRISED_BY_FAILURE = "{actor} wins against a critical failure. Surpris: {target}."
SURPRIS_EFFECT = (
    "Surpris, in the first round: no reaction, disadvantage on the first roll; the attackers act first."
)
ROLLS_FOR = "{name} rolls."
SURPRISE_PLACE = "The attackers win: each moves ahead of the enemy just before them in the order."
SURPRISE_BONUS = "The attackers win: {bonus:+d} to their initiative."
NO_SURPRISE = "The attackers do not win: no surprise, normal initiative."
HEAD_SURPRISED = "{actor} surprises the other side. Surpris: {target}."
HEAD_SURPRISE_WON = "{actor} wins the approach on {target}: {bonus:+d} to initiative, nobody is Surpris."
HEAD_SURPRISE_PLACE = "{actor} wins the approach on {target}: a place ahead in initiative, nobody is Surpris."
HEAD_NO_SURPRISE = "{actor} does not surprise {target}."

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
    "feet": "{weapon} (Enc {enc}) falls at the feet of the one or of the other: the rules say both.",
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
STILL_OUT = "{name} is still unconscious (KO): until the scene is over, or for 1d10 minutes."
STILL_STUNNED = (
    "{name} is still unconscious of a non-lethal blow: for 1d10 minutes, or until woken (act --do wake)."
)
STILL_BLEEDS = "{name} bleeds and dies unless stabilised; rounds left: {rounds}."

# --- What is done in a turn

DEEDS = {
    "aim": "{name} aims.",
    "stand": "{name} stands up.",
    "draw": "{name} takes {weapon} in hand.",
    "drop": "{name} lets go of {weapon}.",
    "disengage": "{name} disengages.",
    "cover": "{name} changes cover.",
    "reload": "{name} reloads {weapon}.",
    "wake": "{name} is woken.",
    "move": "{name} moves.",
    "dive": "{name} dives for cover.",
}
COSTS = {
    "action": "It takes the Action of the turn.",
    "movement": "It takes the Mouvement of the turn.",
    "free": "It is free, if the game master allows it.",
    "reaction": "It takes the reaction of the round.",
}
AIMS = "{name} aims: +10 to the next attack, in the next round, or a -10 cancelled."
AIMED_ALREADY = "{name} had aimed already; aims do not add up."
MOVING_LOSES_AIM = "{name} moves and loses the aim."
STANDS = "{name} is no longer on the ground."
NOT_PRONE = "{name} is not on the ground (etat.etats)."
DISENGAGES = "{name} may leave contact in this turn without an attack of opportunity."
CHANGES_COVER = "{name} goes from one cover to another."
MOVES = "{name} moves by one position."
MOVES_FROM = "{name} moves from {before} to {after}."
LEAVES_CONTACT = "Unless {name} has disengaged, each enemy in contact may spend the reaction on an attack (attack --free opportunity)."
NOT_THERE_YET = "It takes more than this Mouvement to be Engagé: a round of movement from Moyen."
NOT_UNCONSCIOUS = "{name} is not unconscious (etat.etats)."
WOKEN = "{name} was knocked out by a non-lethal blow, and is conscious again."
WOKEN_OF_KO = "{name} was knocked out (KO), and is conscious again."
NOT_TO_BE_WOKEN = "{name} is knocked out (KO) until the scene is over or 1d10 minutes have passed; only a non-lethal blow lets one be woken (etat.assomme)."
STILL_DOWN = "{name} is still at 0 Santé, Hors de combat."
CANNOT_MOVE = "{name} is Saisi and cannot move; break free first (control --mode escape)."
DRAWS = "{name} has {weapon} in hand now."
IN_HAND_ALREADY = "{name} has {weapon} in hand already."
NOTHING_TO_DRAW = "{name} has no weapon that is not in hand already."
WHICH_WEAPON = "Say which weapon with --weapon: {names}."
DROPS = "{name} lets go of {weapon}."
NOTHING_TO_DROP = "{name} does not have that weapon in hand."
RELOADS = Plural(
    "{name} reloads {weapon}: {actions} Action.",
    "{name} reloads {weapon}: {actions} Actions, one a round.",
    "actions",
)
NOTHING_TO_RELOAD = "{weapon} is for melee: there is nothing to reload."
SPARED = {
    "none": "{name} is under cover in time: no damage.",
    "half": "{name} gets under cover: half the damage, rounded up.",
    "all": "{name} is too late: all the damage.",
}
PLAYS_NO_PART = "{option} plays no part in this."
