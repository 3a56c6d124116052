"""Every sentence of D100, as templates: the keys of the catalogues.

Game terms stay French in every language, as they are on the players' sheets.
"""

from dzcli.message import counted
from dzcli.step.record import Terms
from dzcli.step.rows import id_of

# --- Tests

VALUE = "{name}, {label}: {value}."
VALUE_GIVEN = "{name}, {label}: {value} (--score)."
PARRY_VALUE = (
    "{name}, {label}: {value}, the Capacité de Combat (as in the published game; the text names no test)."
)
DODGE_VALUE = "{name}, {label}: {value}, the skill (as in the published game; the text names no test)."
DODGE_HALF = "{name}, {label}: {value}, half of Agilité."
MODIFIER = "{label}: {value:+d}."
MODIFIER_NOT_APPLIED = "{label} ({value:+d}): not applied, {why}."
VALUE_AFTER = "{name}: {value} after modifiers."
BOUND = "bounds of the value"
FOR_KIND = {"melee": "it is for close combat", "ranged": "it is for shots"}
COUNTED_ALREADY = "it counts already by its name"
OF_TARGET = "{action} of the target"
ROLL = "{name}: roll {roll:02d} against {value}: {outcome}, margin {margin:+d}."
SUBJECT = "{label} (value {value})"
HEAD_TEST = "{name}, {label}: {outcome}."
NOT_IN_TEXT_MODIFIER = "{name} is a modifier of the published game; the text has none of that name."
NOT_IN_TEXT_RANGE = (
    "The bands of range are those of the published game; the text announces the table and lacks it."
)
TABLE_NAME_WITH_VALUE = "{name} is a modifier of the tables; it counts here with the value given, {value:+d}."

# --- Attack

ABOUT_BLOW = "{weapon}: {formula} damage, and the bonus of Force."
ABOUT_SHOT = "{weapon}: {formula} damage."
ABOUT_ARMOUR = "{name}, points of armour: {zones}."
NO_ARMOUR = "{name} has no armour."
HIT_KNOWN = "The attack hit with a roll of {roll:02d}."
WOULD_MISS = (
    "A roll of {roll:02d} does not hit under {value}; it counts all the same, as --hit-roll says that it did."
)
FREE_ATTACK = "{name} has a free attack: a {cost} on top of those of the turn."
LOCATION = "{roll} reversed is {number}: {zone}."
LOCATION_APART = "Location {number}: {zone}."
DAMAGE = "{weapon}, {formula}: {dice}, {value}."
STRENGTH_ADDED = "Bonus of Force, the tens of {force}: {bonus:+d}."
STRENGTH = "bonus of Force"
FURY = "fureur du juste"
FURY_DECLINED = "A natural {face}; the fureur du juste is not invoked."
FURY_NOT_FOR_NPC = (
    "A natural {face}; {name} is one of the game master's people and may not invoke the fureur du juste."
)
FURY_ROLL = "A natural {face}: the fureur du juste, a second attack roll with the same modifiers."
FURY_DICE = "Fureur du juste: {dice}, {value:+d}."
FURY_CHOICES = {"yes": "invoke the fureur du juste", "no": "do not invoke it"}
MORE_HITS = "other hits of the burst"
BURST_HITS = "Other hits of the burst, less {taken} each: {dice}, {hits}; {left} left."
DAMAGE_TOTAL = "Total of damage: {value}."
RAW_DAMAGE = "damage before Endurance and armour"
SOAK = "bonus of Endurance"
ARMOUR = "armour, {zone}"
PENETRATION = "penetration"
SOAKED = "{name}: bonus of Endurance {soak} (the tens of {endurance}), armour of {zone} {abs}."
PASSED_BY = "The weapon passes by {points} of the armour."
NET = "{name}: {raw} - {taken} = {net}."
NO_EFFECT = "{name}: {raw} - {taken} is 0 or less, no effect."
SOMEONE = "someone"
HEAD_MISS = "{actor} misses {target}."
HEAD_HIT = counted("{actor} hits {target}, {zone}: {damage} damage after Endurance and armour.", "damage")
HEAD_HIT_RAW = counted(
    "{actor} hits {target}, {zone}: {damage} damage before Endurance and armour.", "damage"
)
HEAD_HIT_ONLY = "{actor} hits {target}, {zone}."

# --- Reaction

STRUCK = "The blow: {actor}, {weapon}."
MISSED_NOTHING = "The attack missed: nothing happens to {name}."
REACTION_SPENT = "{name} has had the one reaction of the round."
OWN_TURN = "{name}: a reaction is not for one's own turn."
FREE_ATTACK_OWN_TURN = (
    "A free attack comes in the turn of {name}, who moves away; a reaction is not for one's own turn."
)
SURPRISED_NO_REACTION = "{name} is surprised, and does not react."
NO_REACTION = "{name} acts in a way that leaves no reaction this round."
NO_MEANS = "{name} can neither dodge without Esquive nor parry an attack at a distance."
NO_REACTION_CHOSEN = "{name} does not react."
AVOIDED = "{name} avoids the attack."
HEAD_DEFEND_MISS = "{name} has nothing to avoid: the attack missed."
HEAD_AVOIDED = {"parry": "{name} parries: no damage.", "dodge": "{name} dodges: no damage."}
HEAD_NOT_AVOIDED = counted("{name} does not avoid the attack: {damage} damage.", "damage")
HEAD_NOT_AVOIDED_RAW = counted(
    "{name} does not avoid the attack: {damage} damage before Endurance and armour.", "damage"
)
BEFORE_SOAK = (
    "The damage is told before Endurance and armour: where the blow strikes is for the wound to say."
)
HEAD_DAMAGE_NEXT = "{name} does not avoid the attack; its damage comes next."

# --- Wound

HEALTH = "{name}: Blessures {before} - {damage} = {after}."
OVERFLOW = "{name}: Blessures {before} - {damage}, kept at 0; {more} beyond them."
ALL_CRITICAL = "{name} has no Blessures left: all of the damage is critical, {damage}."
CRITICAL = "{name}: critical damage {before} → {after} ({more:+d})."
NO_CRITICAL_TABLE = (
    "What critical damage does stands in tables that the text does not have; the game master says."
)
NOTHING_LEFT = "{name}: nothing is left of the attack."
HEAD_UNHURT = "{name} suffers nothing: Blessures {health} of {max}."
HEAD_WOUND = "{name}: Blessures {before} → {health} of {max}."
HEAD_CRITICAL = "{name}: Blessures {before} → {health} of {max}, critical damage {critical}."

# --- Surprise, initiative, turns, care

IS_SURPRISED = "{name} is surprised, and passes the first round."
NOBODY_SURPRISED = "Nobody is surprised."
HEAD_SURPRISED = "Surprised, as the game master decides: {names}."
HEAD_NOBODY = "Nobody is surprised, as the game master decides."
INITIATIVE = "{name}: {die} + bonus of Agilité {bonus} (the tens of {agility}) = {total}."
INITIATIVE_KEPT = "{name} keeps {total}."
TIE_ROLL = "{name}, equal to others: {die}."
TIED = "Nothing decides between {names}."
PASSES_FIRST = "{name} is surprised: no turn in the first round."
HEAD_INITIATIVE = "Initiative: {names}."
HEAD_ORDER = "Order: {order}."
ROUND = "A new round, of about {seconds} seconds."
TURN_BACK = "{name} has a turn again."
REACTION_BACK = "{name} may react again."
SURPRISE_OVER = "{name} is not surprised any more."
GOES_ON = "{name} goes on with {action}."
EFFECT_ENDS = "{name}, {action}: over."
EFFECT_WAITS = "{name}, {action}: it waits for the next attack."
HEAD_NEW_ROUND = "A new round: {names}."
HEAD_NEW_FIGHT = "Another fight: {names}."
TAKES = "{name}, {action}: {cost}."
ACTION = "{action}: {text}."
NOT_IN_TEXT_ACTION = (
    "What the action takes and does is as in the published game; the text announces the table and lacks it."
)
FLIGHT = "{name}: {flight}."
NO_FREE_ATTACK = "Disengaging gives nobody a free attack."
EXTENDED_DONE = "{name} is through with {action}."
EXTENDED_LOST = "{name} gives up {action}: all of the effort is lost."
HEAD_ACT = "{name}: {action} ({cost})."
NOT_IN_TEXT = (
    "This is not in the text, which has no rule for healing: the amount is the one given, up to the maximum."
)
HEAD_HEALED = "{name}: Blessures {before} → {health} of {max}."
HEAD_HEALED_CRITICAL = "{name}: Blessures {before} → {health} of {max}, critical damage {was} → {critical}."

# --- Refusals

TURN_TAKEN = "{name} has taken a whole turn already; dzcli round begins another."
TURN_BEGUN = "{name} has begun the turn ({taken}): no room for an action that takes all of it; dzcli round begins another."
TWO_HALVES = "{name} has taken both halves of the turn ({taken}); dzcli round begins another."
SAME_ACTION = "{name} has done that already in this turn: {action} is not taken twice."
BUSY = "{name} is in the middle of {action}; --do finish ends it, --do abandon gives it up."
NOT_IN_FLIGHT = "{flight}: {name} may do nothing but {allowed}, and not {action}."
NOTHING_BEGUN = "{name} has begun no extended action."
NO_NAME = "An action that is not in the table needs a name: give --name."
NO_COST = "Nothing tells what {action} takes of the turn; give --cost with one of {names}."
NO_AMOUNT = "The text has no rule for healing; say how many Blessures come back with --amount N, or how much critical damage goes with --criticals N."
NOBODY_NAMED = "No die falls for surprise: the game master decides; give --surprised or --nobody."
UNKNOWN_NAME = 'Nobody of those who take part is called "{name}"; {hint}'

SURPRISED = "{name} is surprised, and passes the first round."
NO_WEAPON = "{file}: no weapon among armes; an attack needs one."
UNKNOWN_WEAPON = 'The sheet has no weapon called "{name}"; {hint}'
EMPTY_HANDS = "{name} has no weapon in hand; name one with --weapon."
FREE_ATTACK_MELEE = "A free attack is one of close combat, and {weapon} is a ranged weapon."
NO_TARGET_FOR_BURST = (
    "With rafales = touches each hit is worked out against Endurance and armour; give TARGET."
)
NO_RANGE = "{weapon} is no ranged weapon; --distance and --range-band are for shots."
UNKNOWN_BAND = 'No band of range is called "{name}"; {hint}'
RANGE_UNKNOWN = "The sheet gives no range of {weapon} (portee), so nothing tells the band; give --range-band."
OUT_OF_RANGE = "{metres} m is beyond the last band of {weapon}, which ends at {last} m."
UNKNOWN_ZONE = 'No part of the body is called "{name}"; {hint}'
NO_LOCATION = "Nothing tells where the blow struck; give --location ZONE or --hit-roll N."
NO_SUCH_ZONE = '{file}: the tables have no part of the body called "{zone}".'
LOCATION_KNOWN = "The record says where the blow struck: {zone}; leave {option} out."
MELEE_ASSUMED = "Nothing says what kind of attack it was: taken as melee (--melee, --ranged)."
NO_BLOW = "Nothing tells of an attack; give --from, --raw N or --net N."
NO_DAMAGE = "Nothing tells of damage; give --from, --raw N with --location, or --final N."
HIT_ONLY_RECORD = (
    "{file}: the attack stopped after its test, so there is no damage; dzcli attack --hit-roll throws it."
)
OTHER_TARGET = "The attack is on {target}, not on {name}."
NO_PARRY = "An attack at a distance cannot be parried (parade_tir = interdite)."
NO_DODGE = "{name} has no Esquive, and the text has no rule for dodging without it; parry, or see the house rule esquive_defaut."
SAME_MODIFIER = "{name} was given twice."
BAD_MODIFIER = (
    '"{text}" is no modifier: give a name of the tables, or a label and a number such as fatigue=-10.'
)
UNKNOWN_MODIFIER = (
    'No modifier is called "{name}"; {hint} One of your own needs a number, such as fatigue=-10.'
)
UNKNOWN_SKILL = 'No characteristic or skill is called "{name}"; {hint}'

# --- Sheets

MISSING_KEY = "{file}: {key} is missing; it is needed {purpose}."
FOR_STEP = "for this step"
FOR_HEALTH = "to know the points of Blessures of someone unhurt"
DICE_EXPECTED = "damage such as 1d10+3 (1 to 9 dice of up to 100 faces, and a number)"
TWICE = "the same as {other}"
ONE_KEY = "one key for each"
UNKNOWN_SKILL_KEY = "an unknown skill"
A_SKILL = "esquive, or a skill of one's own"
NONE_LISTED = "a weapon of the sheet, which has none"
HEALTH_WITHIN = "a whole number from 0 to {maximum}"

# --- Words of the system

OUTCOMES = {"success": "success", "failure": "failure"}
PURPOSES = {
    "test": "test",
    "attack": "attack",
    "location": "location",
    "damage": "damage",
    "fury": "second attack roll of the fureur du juste",
    "fury_die": "extra die of the fureur du juste",
    "fury_choice": "the fureur du juste",
    "hits": "other hits of the burst",
    "parry": "parade",
    "dodge": "esquive",
    "initiative": "initiative",
    "initiative_again": "1d10 between those who tie",
}
DUE = {
    "defend": "{who} may react (defend).",
    "wound": "{who} takes the damage (wound).",
    "attack": "{who} may attack (attack).",
    "test": "{who} rolls (test).",
    "initiative": "Initiative of all (initiative).",
}
ROLES = {"actor": "The attacker", "target": "The target", "everybody": "Everybody", "opponent": "An opponent"}
STATE = {
    "etat.blessures": "Blessures",
    "etat.critiques": "critical damage",
    "etat.surpris": "surprised",
    "etat.initiative": "initiative",
    "etat.reaction_utilisee": "reaction used",
    "etat.actions": "half action",
    "etat.action_complete": "whole turn taken",
    "etat.effets": "in effect",
    "etat.action_etendue": "extended action",
    "etat.arme_en_main": "weapon in hand",
}


def named(path: str, value: object) -> str:
    """What a value of ``[etat]`` is called: what lasts by the name of its action."""
    if path == "etat.effets":
        from dzcli.systems.d100 import book

        rows = book.actions()
        found = id_of(str(value), rows)
        return rows[found].nom if found else str(value)
    return str(value)


TERMS = Terms(outcomes=OUTCOMES, purposes=PURPOSES, due=DUE, roles=ROLES, state=STATE, named=named)
"""The words of D100."""

CARD_HEALTH_MAX = "Blessures of someone unhurt"
CARD_BONUS = "Bonus, {name}"
CARD_ARMOUR = "Armour, {zone}"
CARD_DAMAGE = "damage"
CARD_RANGE = "range"
CARD_METRES = "{range} m"
