"""Every sentence of the duel, as templates: the keys of the catalogues.

Game terms stay French in every language, as they are on the players' sheets.
"""

from dzcli.message import Message, Plural, counted, message
from dzcli.step.record import Terms
from dzcli.step.rows import id_of

# --- Rolls

SUM_PART = "{label} {value}"
POOL_ONE = "{name}, {roll}: {dice}, {ss}."
POOL_SUM = "{name}, {roll}: {parts} = {dice}, {ss}."
SS = "SS {ss}"
SS_GIVEN = "SS {ss} (given)"
SS_EXTERNAL = "SS {ss} (that of the published game; the text has none here)"
SS_MODIFIER = "{label}: {value:+d} SS."
SS_NOT_APPLIED = "{label} ({value:+d} SS): not applied, {why}."
SS_AFTER = "{name}: SS {ss} after modifiers."
SS_BOUNDS = {"ss_min": "no SS below {bound}", "ss_max": "no SS above {bound}"}
SR = "Successes needed (SR): {sr}."
DICE = "{name}: {dice} against SS {ss}, successes: {successes}."
ADDED = Plural("{label}: {value:+d} success.", "{label}: {value:+d} successes.", "value")
SUCCESSES = "{name}: successes {successes}."
GIVEN_POOL = "given pool"
BONUS_DICE = "bonus dice"
BONUS_SUCCESS = "bonus"
METRES = "{metres} m"
UNARMED = "Unarmed"
AMBUSHING = "Ambush that everybody noticed"
FIGHTS_ONLY = "it bears on fighting alone"
NARRATIVE_ONLY = "the position is narrative"
NO_SKILL = "{name} has no {skill}: the characteristics alone are rolled."
SUBJECT = "{roll} (SS {ss}, SR {sr})"
HEAD_TEST = "{name}, {roll}: {outcome}, successes {successes}."
ZONE = "{metres} m, zone {zone}: {text}."
OUT_OF_RANGE = "{metres} m is generally too far to take a target; the game master decides."
TABLE_NAME_WITH_VALUE = (
    "{name} is a condition of the tables; it counts here with the value given, {value:+d}."
)


def metres(count: int) -> Message:
    """A distance."""
    return message(METRES, metres=count)


# --- Passe d'armes and shots

IN_STANCE = "posture {stance}"
WITHOUT_STANCE = "Combat Mêlée"
STANCE = "Posture {stance}"
SUBJECT_PASSE = "passe d'armes"
SUBJECT_SHOT = "shot"
WINS = "{name} wins, successes in excess: {excess}."
GIVEN_AWAY = Plural(
    "{name} lost in posture {stance}: {value:+d} success in excess for the damage.",
    "{name} lost in posture {stance}: {value:+d} successes in excess for the damage.",
    "value",
)
NOBODY_WINS = "A tie: nobody wins."
BOTH_SUFFER = "Each suffers the weapon damage of the other."
WEAPON_DAMAGE = counted("{weapon}: {value} damage.", "value")
BONUS_DAMAGE = "{coefficient:+d} damage for each of the successes that count ({successes}): {value:+d}."
NO_BONUS_DAMAGE = "Successes in excess add nothing to the damage."
TECHNIQUE_DAMAGE = "Technique: {value:+d} damage."
ARMOUR_TAKES = counted("Armour of {name}: {value} damage less.", "value")
DAMAGE = counted("{name} suffers {damage} damage.", "damage")
BONUS_PART = "successes"
TECHNIQUE = "technique"
BARE_HANDS = "bare hands (no damage in the text)"
CHARGED = "{target} reaches {actor}: from here on it is a duel."
FLED = "{target} gets away, or into cover; the exchange stays at a distance."
NO_CHANGE = "Nothing changes: the exchange stays at a distance."
HELD_BACK = "{target} is kept at a distance, unhurt."
HAS_RANGED = "{name} has a ranged weapon in hand ({weapon}); an approach is for those without one."
AT_ZERO = "{name} has no Santé left; the text does not say what follows."
ONE_ACTION = "{name} takes the action of the turn."
LEAVES_COVER = "{name} attacks, and is no longer under cover."
HEAD_WINS = counted("{winner} wins the exchange: {damage} damage on {loser}.", "damage")
HEAD_TIE = "{actor} and {target}: a tie."
HEAD_BOTH = "{actor} and {target}: a tie, both are hit."
HEAD_CHARGED = "{target} breaks the distance and reaches {actor}."
HEAD_FLED = "{target} gets away from the shot of {actor}."
HEAD_NO_CHANGE = "{actor} and {target}: a tie, nothing changes."
HEAD_HELD_BACK = "{actor} keeps {target} at a distance."
HEAD_SHOT = counted("{actor} hits {target}: {damage} damage.", "damage")

# --- Surprise

UNNOTICED = "{target} notices nothing."
NOTICED = "{target} notices {actor} in time."
STRIKE_MISSES = "{name} misses, and is noticed."
THEN = {
    "duel": "{name} is armed: it goes on as a duel.",
    "unarmed": "{name} is unarmed: it goes on as a duel against someone unarmed.",
    "symmetric": "{name} has a ranged weapon: it goes on as a contest of two shooters, which the text does not have.",
    "asymmetric": "{name} has no ranged weapon: it goes on as a shot at someone who sees it coming.",
}
HEAD_UNNOTICED = "{actor} surprises {target}."
HEAD_NOTICED = "{target} notices {actor} in time."
HEAD_STRIKE = counted("{actor} surprises {target}: {damage} damage.", "damage")
HEAD_STRIKE_MISSES = "{actor} surprises {target}, and misses."
AMBUSH = {
    "all": "Everybody notices the ambush: no Surprise, and the assailants roll initiative with -1 SS.",
    "none": "Nobody notices the ambush: Surprise for the whole group, and the assailants act first.",
    "some": "{names} may act before the assailants, the others after them; Surprise for all of the group.",
}
HEAD_AMBUSH = {
    "all": "The ambush is noticed by everybody.",
    "none": "The ambush surprises {names}.",
    "some": "The ambush is noticed by some; Surprise: {names}.",
}

# --- Initiative, turns, actions

TIED = "Nothing decides between {names}."
HEAD_ORDER = "Order: {order}."
HEAD_INITIATIVE = "Initiative: {names}."
ACTS_AGAIN = "{name} may act again."
CONDITION_BEGINS = "{name}, {condition}: {text}."
CONDITION_LASTS = "{name} keeps {condition}: {text}."
CONDITION_ENDS = "{name} no longer has {condition}."
ACTION = "{action}: {text}."
WARNED = "{name} acts a turn earlier, without Surprise."
NO_ALLY = "No ally was named (--ally): nobody acts earlier."
INITIATIVE_UNKNOWN = "The sheet of {name} holds no initiative, so nothing tells who had the most successes."
HEAD_ACT = "{name}: {action}."
HEAD_SITUATION = "{name}: the situation changes."
HEAD_NEW_ROUND = "A new turn: {names}."
HEAD_NEW_FIGHT = "Another fight: {names}."

# --- Wound, care

UNHURT = "{name} suffers nothing."
HEALTH = "{name}: Santé {before} - {damage} = {after}."
HEALTH_FLOOR = "{name}: Santé {before} - {damage}, kept at {after}."
HEAD_WOUND = "{name}: Santé {before} → {health} of {max}."
HEAD_DOWN = "{name}: Santé {before} → {health} of {max}, none left."
HEAD_UNHURT = "{name} is unhurt: Santé {health} of {max}."
NOT_IN_TEXT = "The text has no rule for healing: the amount is the one given, up to the maximum."
MAXIMUM_BY_RULE = "Santé maximum of {name}: {maximum}, from VIG and VOL as the published game has it; the text does not say."
HEAD_HEALED = "{name}: Santé {before} → {health} of {max}."

# --- Refusals

NO_TARGET = "An exchange has two sides: give TARGET."
NO_STANCE = "{option} is missing: each side takes a stance in every passe d'armes; give one of {names}."
NO_APPROACH = (
    "{option} is missing: a shot needs --distance and what the target does, --approach flee or charge."
)
NOT_FOR_MELEE = "{weapon} is a ranged weapon; for a shot give --distance and --approach instead of stances."
NOT_RANGED = "{weapon} is no ranged weapon; a shot needs one."
NO_RANGED_WEAPON = '{file}: no ranged weapon among armes; a shot needs one (type = "distance").'
NO_WEAPON_AT_ALL = 'The sheet of {who} has no weapon, so none called "{name}".'
UNKNOWN_WEAPON = 'The sheet has no weapon called "{name}"; {hint}'
UNDER_COVER = "{name} is under cover, safe from attacks at a distance."
SYMMETRIC = "{actor} and {target} both shoot: the text sends to a section that it does not have; --rule tir_symetrique=opposition resolves it."
ALREADY_ACTED = "{name} has acted already in this turn; dzcli round begins another."
NOT_THE_FIRST = (
    "Only whoever of the group has the most successes of initiative may warn; {names} had more than {name}."
)
NO_DAMAGE = "Nothing tells of damage; give --damage N, --raw N or --from."
NO_AMOUNT = "The text has no rule for healing; say how much comes back with --amount N."
OTHER_TARGET = "{name} is not in the exchange; those in it are {names}."
NOTHING_TO_DO = "Nothing to do: give --do with one of {names}, --gain or --lose."
NO_ASSAILANT = "--noticed needs to know of whom: name those in ambush with --assailant."
NO_GROUP = "Everybody was named with --assailant; somebody has to be their target."
ONLY_AMBUSH = "{option} is for an ambush; add --ambush."
NOT_IN_AMBUSH = "{option} bears on a roll of the attackers, who roll nothing in an ambush."
SAME_MODIFIER = "{name} was given twice."
BAD_MODIFIER = '"{text}" is no modifier: give a condition, or a label and a number such as boue=+1.'
UNKNOWN_MODIFIER = 'No condition is called "{name}"; {hint} One of your own needs a number, such as boue=+1.'
UNKNOWN_CONDITION = 'No condition is called "{name}"; {hint}'
UNKNOWN_SKILL = 'No characteristic or skill is called "{name}"; {hint}'
UNKNOWN_NAME = 'Nobody of those who take part is called "{name}"; {hint}'

# --- Sheets

MISSING_KEY = "{file}: {key} is missing; it is needed {purpose}."
FOR_ROLL = "for this roll"
FOR_HEALTH = "to know the Santé maximum (or caracteristiques.vig and caracteristiques.vol)"
TWICE = "the same as {other}"
ONE_KEY = "one key for each"
UNKNOWN_SKILL_KEY = "an unknown skill"
A_SKILL = "a skill of the text, or one of its own"
NONE_LISTED = "a weapon of the sheet, which has none"
HEALTH_WITHIN = "a whole number from 0 to {maximum}"

# --- Words of the system

OUTCOMES = {"success": "success", "tie": "tie", "failure": "failure"}
PURPOSES = {
    "test": "test",
    "duel": "duel roll of the attacker",
    "duel_target": "duel roll of the other",
    "shot": "shot",
    "approach": "approach of the target",
    "stealth": "Discrétion of the attacker",
    "intuition": "Intuition of the target",
    "strike": "surprise strike",
    "detection": "Intuition against the ambush",
    "initiative": "Intuition for initiative",
    "initiative_again": "Intuition again",
}
DUE = {
    "attack": "The fight goes on (attack).",
    "wound": "{who} takes the damage (wound).",
    "initiative": "Initiative of all (initiative).",
    "test": "{who} rolls (test).",
}
ROLES = {"actor": "The attacker", "target": "The target", "everybody": "Everybody", "ally": "The ally"}
STATE = {
    "etat.sante": "Santé",
    "etat.conditions": "condition",
    "etat.initiative": "successes of initiative",
    "etat.action_faite": "action taken",
    "etat.arme_en_main": "weapon in hand",
}


def named(path: str, value: object) -> str:
    """What a value of ``[etat]`` is called: a condition by its name."""
    if path == "etat.conditions":
        from dzcli.systems.duel import book

        rows = book.skirmish().conditions
        found = id_of(str(value), rows)
        return rows[found].nom if found else str(value)
    return str(value)


TERMS = Terms(outcomes=OUTCOMES, purposes=PURPOSES, due=DUE, roles=ROLES, state=STATE, named=named)

CARD_HEALTH_MAX = "Santé maximum"
CARD_DAMAGE = "damage"
