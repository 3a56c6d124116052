"""Every sentence of the Système d10, as templates: the keys of the catalogues.

Game terms stay French in every language, as they are on the players' sheets. What each technique does is in the
table of techniques.
"""

from dzcli.message import Message, Plural, counted
from dzcli.names import find
from dzcli.step.record import Terms
from dzcli.systems.d10 import book


def term(template: str) -> Message:
    """A template that needs no values."""
    return Message(template, {})


# --- Dice

SUM_PART = "{label} {value}"
DICE_LABEL = "Dice"
RESERVE_OF = "Reserve: {parts} = {full}; dice left: {left}."
RESERVE = "Reserve ({characteristic}): {full}; dice left: {left}."
PUT_IN = "Dice put in: {dice} (maximum: {limits}); left after them: {left}."
PUT_IN_EXTRA = (
    "Dice put in: {dice} (maximum: {limits}), and {extra} beyond the reserve; left after them: {left}."
)
DICE = "{pool}: {dice}."
AGAIN = "A die that showed {before} is thrown again: {after}."
GONE = "Présence écrasante: lost dice: {dice}."
TOTAL = "{parts} = {total}."
MASTERED = "Maîtrise du combat: dice that {name} lacks this turn: {dice}."
OWED = "Prescience: dice of this turn that {name} used the turn before: {dice}."
PUSHED = "{name} goes beyond the limit: one die more, for a point of fatigue."
TURN_STARTS = "The turn of {name} starts: all dice come back."
CRITICAL = (
    "Critical: all dice are above 70% of their value; {dice} thrown for a reserve of {reserve}: {effect}."
)
CRITICALS = {150: "50% more damage", 200: "damage is doubled", 300: "damage is tripled"}
CRITICAL_BUT = (
    "Critical: all dice but {spared} at most are above 70% of their value; "
    "{dice} thrown for a reserve of {reserve}: {effect}."
)
MULTIPLIED = "{total} becomes {damage}."
MULTIPLIED_NET = "What gets through: {total}; the critical makes it {damage}."
FLOORED = "A total below 0 does no damage."
MULTIPLIED_EACH = "Each projectile then does {hits}."

# --- Tests

NOT_OF_TEXT = "The text does not give the rules of a skill test; dice are counted as for a shot."
WHOLE_TURN = "A skill that strikes nobody takes a whole turn."
TEST_DICE = "Dice: {dice}; above {threshold}: {degrees}."
SUBJECT_TEST = Plural(
    "{skill} ({dice} die above {threshold})", "{skill} ({dice} dice above {threshold})", "dice"
)
HEAD_TEST = "{name}, {skill}: degrees of success {degrees}."

# --- Attacks

SOMEONE = "someone"
SUBJECT_ATTACK = "{weapon}"
SECRET_LABEL = "Botte secrète"
RIPOSTE_LABEL = "Riposte"
ANATOMY_LABEL = "Exploiter les points faibles"
OTHER_ATTACK = "An attack made with {characteristic}: the text gives no total for it."
UNDEFENDED = counted("{name} opposes no dice: {net} damage after {parts}.", "net")
WITHOUT_DICE = counted("Without dice opposed, {name} would take {net} damage after {parts}.", "net")
HEAD_ATTACK = counted("{actor} attacks {target}: {damage} damage before the defence.", "damage")
HEAD_CRITICAL = counted("{actor} attacks {target}, a critical: {damage} damage before the defence.", "damage")
HEAD_MISS = "{actor} misses {target}."

# --- Shots

THRESHOLD_LABEL = "the shot"
PRECISION_LABEL = "precision"
THRESHOLD_OF = "Threshold: {parts} = {threshold}."
FEWER = "Dice that the precision of {weapon} takes: {dice}."
NO_SUCCESS = "With a threshold of {threshold} no die can be a réussite."
SUCCESSES = "Above {threshold}: {successes} (réussites); below it: {below}."
MISSED = "Below {threshold}: {below} of the dice, more than half: a miss."
MISSED_EQUAL = "Below {threshold} or equal to it: {below} of the dice, more than half: a miss."
MISSED_NONE = "No die is left: a miss."
AT_MOST_SUCCESSES = "Réussites that the weapon allows at most: {most}."
PROJECTILE = "Réussites {successes} × damage {each} = {damage}."
ANATOMY_ON_ONE = "Exploiter les points faibles: {value} more on one projectile."
BURST = "Rafale: projectiles that hit: {count}, damage {hits}."
DRAWN = "The damage of the weapon, drawn in its range: {damage}."
BOW_OF_FORCE = "Arc de Force: {value}, and {more} for the Force above 5: {damage} a réussite."
EXPLOSION = "Dégâts explosifs, {dice}: {damage} for everyone in contact with the target."
EXPLOSION_AND = "Dégâts explosifs, {dice}, and {added} for Force and weapon: {damage} for everyone in contact with the target."
RELOAD = "Recharge: actions it takes to reload {weapon}: {actions}."

# --- Defences

STRUCK = "The blow: {actor}, {weapon}."
MELEE_ASSUMED = "Taken for an attack in melee; --ranged says that it was a shot."
MISSED_NOTHING = "The shot missed: {name} needs no reaction."
CANNOT_DEFEND = {
    "incapacitated": "{name} is in no state to react.",
    "reaction_spent": "{name} has reacted this round already.",
    "no_dice": "{name} has no die left.",
    "wrong_characteristic": "{name} cannot react in a turn of {characteristic}: a parry takes Force, a dodge Agilité.",
    "no_dodge": "{name} has no skill of Esquive.",
    "no_parry_of_shots": "{name} cannot parry a shot.",
}
PARRY_ABOVE = "Against a shot only dice above {threshold} count."
PAST_PARRY_EACH = counted("{hits}, each - {defence}: {name} takes {net} damage.", "net")
PAST_PARRY = counted("{hits} - {defence}: {name} takes {net} damage.", "net")
PARRIED = "{name} stops {hits} with {defence}."
KEPT = "Riposte: {name} keeps {dice} for the next attack."
DODGE_DICE = "Above {threshold} dice count twice: {doubled}; those that equal it: {equal}."
DODGED = "{name} dodges: nothing gets through."
DODGE_FAILS = counted("The dodge fails: {net} damage after {parts}, and the fatigue is doubled.", "net")
NEAR_EXPLOSION = "{name} is near the explosion: {damage}."
SWEPT = "Fauchage: {name} is in contact, {damage}."
NOT_THE_TARGET = "The attack was aimed at {target}; here it is taken for {name}."
HEADS_DEFEND = {
    "parry": counted("{name} parries: {damage} damage.", "damage"),
    "dodge": counted("{name} does not dodge: {damage} damage.", "damage"),
    "none": counted("{name} opposes no dice: {damage} damage.", "damage"),
}
HEAD_DODGED = "{name} dodges."
HEAD_DEFEND_MISS = "The shot missed {name}: nothing to react to."

# --- Wounds

MISSED_UNHURT = "The shot missed: {name} is unhurt."
WORN = counted("{raw} less {parts}: {net} damage.", "net")
NO_RESISTANCE = "{name} has no resistance to damage of this kind: {type}."
RESISTED = "{name}: {parts} less, {before} becomes {after}."
RESISTED_EACH = "{name}: {parts} less for each projectile, {before} becomes {after}."
NATURAL_ARMOUR = "natural armour"
RESISTANCE = "resistance ({type})"
ABSORBED = counted("{name}: {before} - {degrees} = {after} damage.", "after")
HEALTH = "{name}, points de vie: {before} - {lost} = {after}."
FATIGUE = "{name}, points of fatigue: {before} - {lost} = {after}."
NO_FATIGUE = Plural(
    "The sheet of {name} has no fatigue ([fatigue] max): the {lost} point lost is not noted.",
    "The sheet of {name} has no fatigue ([fatigue] max): the {lost} points lost are not noted.",
    "lost",
)
TORN = "Coup déchirant: dice {dice}; above Force {force}: {torn}."
TORN_HEALTH = "{name}, dégâts aggravés: points de vie {before} - {torn} = {after}."
GRAVE = "{name} is in the last column of points de vie: blessures aggravées, which take {duration} times as long to recover from."
DIES = Plural(
    "{name} dies, with {points} point de vie.", "{name} dies, with {points} points de vie.", "points"
)
FAINTS = Plural(
    "{name} faints, with {points} point of fatigue.",
    "{name} faints, with {points} points of fatigue.",
    "points",
)
LIVES_ON = Plural(
    "{name} lives on this turn, with {points} point de vie.",
    "{name} lives on this turn, with {points} points de vie.",
    "points",
)
STAYS_CONSCIOUS = Plural(
    "{name} stays conscious this turn, with {points} point of fatigue.",
    "{name} stays conscious this turn, with {points} points of fatigue.",
    "points",
)
LACKING = "{name}: degrees {degrees}, points lacking {lacking}."
NOT_TAKEN = "{name} does not apply: the blow was neither an encaissement nor a parade."
HEAD_WOUND = "{name}: points de vie {before} → {health} of {max}."
HEAD_GRAVE = "{name}: points de vie {before} → {health} of {max}, blessures aggravées."
HEAD_UNHURT = "{name} is unhurt: points de vie {health} of {max}."
HEAD_UNCONSCIOUS = "{name} faints: points de vie {before} → {health} of {max}."
HEAD_DEAD = "{name} dies: points de vie {before} → {health} of {max}."

# --- Recovery

NOT_IN_TEXT = "Not in the text: the points given are those told by hand."
REGENERATED = "Dice: {dice}; points: {points}."
GRAVE_HEALING = "Blessures aggravées: {name} takes {duration} times as long to recover."
HEALED = "{name}, points de vie: {before} + {points} = {after}."
HEALED_TO_MAX = "{name}, points de vie: {before} + {points}, but {after} at most."
RESTED = "{name}, points of fatigue: {before} + {points} = {after}."
RESTED_TO_MAX = "{name}, points of fatigue: {before} + {points}, but {after} at most."
COMES_TO = "{name} comes to."
HEAD_REST = "{name}: points of fatigue {before} → {fatigue} of {max}."
HEAD_HEAL = "{name}: points de vie {before} → {health} of {max}."

# --- Order and rounds

ROUND = "{name} gets all dice back and chooses a characteristic anew."
ROUND_RESERVE = "{name} gets all dice back; reserve ({characteristic}): {dice}."
KEEPS = "Coup mortel: dice that {name} keeps for one attack of this turn: {dice}."
PRESENCE = "Présence écrasante ({name}): adversaries lose dice that show one of {faces}."
PRESENCE_NONE = "Présence écrasante ({name}): no test succeeds, and adversaries lose no dice."
HEAD_ROUND = "A new turn: {names}."
NOT_INITIATIVE = "The text gives no formula of initiative; 1d10 + Agilité is not of it."
BY_MASTER = "The game master decides the order: that in which they are named."
INITIATIVE = "{name}: {dice} + {parts} = {score}."
TIE = "Tied, for the game master to part: {names}."
TWICE_FIRST = "{name} has one more turn at the start of the fight; dice of its reserve at most: {dice}."
HEAD_INITIATIVE = "Initiative of {names}."
HEAD_ORDER = "Order: {order}."

# --- Techniques

TECHNIQUE = "{name} (X = {x}): {text}."
DEGREES_TOLD = "{name} (DD +{dd}), degrees rolled at the table: {degrees}."
DEGREES_ROLLED = "{name} (DD +{dd}): dice {dice}, above {threshold}: degrees {degrees}."

# --- Terms

OUTCOMES = {"critical_success": "critical", "success": "success", "failure": "failure"}
PURPOSES = {
    "test": "the test",
    "attack": "the attack",
    "shot": "the shot",
    "reroll": "a die thrown again",
    "weapon": "the damage of the weapon",
    "explosion": "the explosion",
    "parry": "the parry",
    "dodge": "the dodge",
    "degrees": "the test of a technique",
    "tearing": "Coup déchirant",
    "regeneration": "Régénération",
    "initiative": "initiative",
}
DUE = {
    "defend": "{who} may react (defend).",
    "wound": "{who} takes what gets through (wound).",
    "heal": "{who} regenerates at the start of the turn (heal).",
    "reload": "{who} has to reload.",
}
ROLES = {"actor": "The acting character", "target": "The target"}
STATE = {
    "etat.pv": "points de vie",
    "etat.fatigue": "points of fatigue",
    "etat.degats_aggraves": "dégâts aggravés",
    "etat.etats": "state",
    "etat.caracteristique": "characteristic of the turn",
    "etat.des_depenses": "dice spent",
    "etat.freres": "dice of Frères d'arme",
    "etat.empruntes": "dice borrowed",
    "etat.maitrise": "dice lost to Maîtrise du combat",
    "etat.dus": "dice owed",
    "etat.des_gardes": "dice kept",
    "etat.riposte": "dice for a Riposte",
    "etat.presence": "faces that adversaries lose",
    "etat.limite_depassee": "limit exceeded",
    "etat.reaction_depensee": "has reacted",
    "etat.techniques_employees": "technique used",
    "etat.a_jouer": "turn to come",
    "etat.arme_en_main": "weapon in hand",
}
STATES = {"inconscient": "Inconscient", "mort": "Mort"}


def named(path: str, value: object) -> str | Message:
    """What a value of ``[etat]`` is called: a state, a characteristic or a technique by its name."""
    if path == "etat.etats":
        known = find(str(value), STATES)
        return term(STATES[known]) if known else str(value)
    if path == "etat.techniques_employees" and str(value) in book.technique_keys():
        return book.row_of(str(value)).nom
    if path == "etat.caracteristique":
        return book.characteristic_name(str(value))
    return str(value)


TERMS = Terms(outcomes=OUTCOMES, purposes=PURPOSES, due=DUE, roles=ROLES, state=STATE, named=named)

CARD_HEALTH_MAX = "Points de vie at the most"
CARD_FATIGUE_MAX = "Points de Fatigue at the most"
CARD_ARMOUR = "Armour"
CARD_DAMAGE = "damage"
