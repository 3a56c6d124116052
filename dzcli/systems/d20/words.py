"""Every sentence of D20, as templates: the keys of the catalogues.

Game terms stay French in every language, as they are on the players' sheets.
"""

from dzcli.message import Plural, counted
from dzcli.step.record import Terms

# --- Tests

VALUE = "{name}, {test}: {value}."
MODIFIER = "{label}: {value:+d}."
NOT_APPLIED = "{label} ({value:+d}): not applied, {why}."
VALUE_AFTER = "{name}: {test} {value} after modifiers."
ROLLED = "{name}: roll {face} against {value}: {outcome}, margin {margin:+d}."
HALF_INI = "INI/2 (of {ini})"
SUBJECT_TEST = "{test} ({value})"
HEAD_TEST = "{name}, {test}: {outcome}."

# --- Attack

SUBJECT_ATTACK = "{weapon}"
AIMS_AT = "The blow aims at: {zone}."
AIMED = "aimed at ({zone})"
PRECISE_BLOW = "Coup Précis {level}"
NOTHING_AIMED_AT = "nothing is aimed at"
SIDE_ASSUMED = "The side aimed at was not said: {zone} is taken for the armour; --at has left and right."
PLACE_ASSUMED = "Where the small spot is was not said: {zone} is taken for the armour; wound --location tells another zone."
FAR_OFF = "The blow lands far from the spot aimed at: the zone stays the one aimed at, unless the game master says another (wound --location)."
OFF_HAND = "off hand"
AMBIDEXTROUS = "Ambidextrie"
LANDS = "Location roll {face}: {row} ({zone})."
SIDES = {
    "left": "{face} is even, the left side: {zone}.",
    "right": "{face} is odd, the right side: {zone}.",
}
HEAD_UNAIMED = "Nobody aimed at the head: the game master says where on the head it lands."
PRECISELY = "Precision roll {face}: {text} ({zone})."
STRENGTH = "FOR x {factor}"
RAW = "Damage: FOR x {factor} ({strength}) + {weapon} {value} = {raw}."
RAW_DICE = "Damage: FOR x {factor} ({strength}) + {weapon} {formula} {dice} ({value}) = {raw}."
SURPRISE_NO_PARRY = "A surprise attack: it cannot be parried."
SOMEONE = "someone"
HEAD_MISS = "{actor} misses {target}."
HEAD_HIT = counted("{actor} hits {target} ({zone}): {damage} damage before the defence.", "damage")
HEAD_HIT_RAW = counted("{actor} hits {target} ({zone}): {damage} damage before END and armour.", "damage")
HEAD_HIT_ONLY = "{actor} hits {target} ({zone})."

# --- Damage

RAW_GIVEN = "Damage before END and armour: {value} (told)."
RAW_LABEL = "damage"
PARRY_PART = "parry"
LEFT = {
    False: counted("{raw} - END {end} - armour ({zone}) {armour} = {left} damage.", "left"),
    True: counted("{raw} - END {end} - armour ({zone}) {armour} - parry {parry} = {left} damage.", "left"),
}
NOTHING_LEFT = {
    False: "{raw} - END {end} - armour ({zone}) {armour} = {before}: no damage.",
    True: "{raw} - END {end} - armour ({zone}) {armour} - parry {parry} = {before}: no damage.",
}
FORCED = "The zone is told: {zone}, and not {before}."

# --- Defence

PARRIES_WITH = "{name} parries with {weapon}; it costs a minor action, which is not counted here."
SHIELD = "shield"
SHIELD_REROLL = "{name} rolls the first failed parry of the round again, thanks to the shield."
SECOND_REROLL = "{name} rolls the first failed parry of the round again, with the off hand ({weapon})."
REROLL_SPENT = "{name} has no reroll left in this round."
OFF_HAND_STRUCK = "{name} struck with the off hand in this round, so there is no reroll."
POINTS = Plural("{weapon}: {points} parry point.", "{weapon}: {points} parry points.", "points")
DOUBLED = "The skill Parade doubles them: {points}."
WEAPON_DAMAGED = "{weapon} is not made for parrying and is slightly damaged."
PROJECTILE = "A shield parries a projectile in some cases only, as the game master says."
DODGE_FAILED = "{name} fails the test of INI: the dodge fails."
CONFRONTED = "Margin of {name}: {margin}; margin of the attack: {attack}."
DODGED = "{name} dodges: no damage at all."
DODGE_BEATEN = "The margin is smaller than that of the attack: the dodge fails."
MISSED = "The attack missed: {name} has nothing to defend against."
SURPRISED = "{name} is surprised, and cannot defend."
HEAD_DEFEND_MISS = "{name} has nothing to defend against."
HEAD_DEFEND_NONE = "{name} cannot defend."
HEAD_DODGED = "{name} dodges."
HEAD_UNDODGED = counted("{name} does not dodge: {damage} damage.", "damage")
HEAD_UNDODGED_PLAIN = "{name} does not dodge."
HEAD_PARRIES = {
    True: counted("{name} parries: {damage} damage left.", "damage"),
    False: counted("{name} fails to parry: {damage} damage.", "damage"),
}
HEAD_PARRIES_PLAIN = {
    True: Plural("{name} parries: {points} point less.", "{name} parries: {points} points less.", "points"),
    False: "{name} fails to parry.",
}
HEAD_FULLY_PARRIED = "{name} parries all of the damage."

# --- Wound, care, rounds, order

UNHURT = "{name} suffers nothing."
PV_LEFT = "{name}: PV {before} - {damage} = {after}."
PV_FLOOR = "{name}: PV {before} - {damage}, kept at {after}."
HEAVY = "Three quarters of {total} PV, rounded up: {limit}; {damage} is more, and {name} cannot attack any more in this round."
NOT_HEAVY = "Three quarters of {total} PV, rounded up: {limit}; {damage} is not more."
AT_ZERO = "{name} has no PV left; the text does not say what follows."
HEAD_WOUND = "{name}: PV {before} → {health} of {max}."
HEAD_DOWN = "{name}: PV {before} → {health} of {max}, none left."
HEAD_UNHURT = "{name} is unhurt: PV {health} of {max}."
NOT_IN_TEXT = "Not in the text: it has no rule for care; the amount is the one given, up to the maximum."
HEAD_HEALED = "{name}: PV {before} → {health} of {max}."
COMES_BACK = {
    "attaque_perdue": "{name} may attack again.",
    "relance_utilisee": "{name} has the reroll of the first failed parry again.",
    "attaque_main_faible": "{name} may choose again what the second weapon is for.",
    "esquive_tentee": "{name} begins a round without a dodge.",
}
ATTACKS = "{name}: NA {na}, the attacks of the round, which are not counted here."
HEAD_ROUND = "A new round: {names}."
INI_OF = "INI {value}: {names}."
TIED = "Nothing decides between {names}."
HEAD_ORDER = "Order: {order}."

# --- Refusals

NO_RANGED = "{weapon} is a ranged weapon; the text has close combat only."
NO_WEAPON = "{file}: no weapon in hand; an attack needs one (armes, or --weapon)."
NO_WEAPON_AT_ALL = 'The sheet of {who} has no weapon, so none called "{name}".'
UNKNOWN_WEAPON = 'The sheet has no weapon called "{name}"; {hint}'
NO_SECOND = (
    "{name} has no second weapon: the off hand needs one (main_faible = true on the sheet, or --weapon)."
)
TWO_HANDED = "{name} cannot use two weapons: {weapon} takes both hands."
TWO_HANDED_SHIELD = "{name} cannot parry with a shield: {weapon} takes both hands."
HANDS_FULL = "{name} cannot use two weapons and a shield ({shield}): a hand is missing (bouclier.en_main = false lays it down)."
NO_SHIELD = "{name} has no shield in hand; parry with weapon or two-weapons."
NOTHING_TO_PARRY_WITH = (
    "{name} has nothing to parry with: no weapon in hand and no shield; --type dodge is left."
)
ATTACK_LOST = (
    "{name} took a blow of more than three quarters of the PV and cannot attack any more in this round."
)
ONE_OFF_HAND_ATTACK = "{name} has struck with the off hand already: it is one attack a round."
REROLL_CHOSEN = (
    "{name} has used the reroll of a parry in this round: a second weapon gives the one or the other."
)
SHIELD_ONLY = "{name} cannot parry a projectile without a shield."
MELEE_ONLY = "A dodge avoids blows of close combat, no projectiles."
DODGED_ALREADY = "{name} has tried a dodge in this round already; the house rule esquive_nombre allows one."
ONE_DEFENCE = "Against one attack there is the parry or the dodge, not both; --rule double_defense=les_deux allows both."
HALF_AN_ATTACK = "{option} is missing: a dodge needs both --att and --att-roll."
NO_MARGIN = "Nothing tells how well the attack was rolled: give --att and --att-roll, or --from."
NO_DAMAGE = "Nothing tells of damage; give --damage N, --raw N or --from."
NO_DAMAGE_IN_RECORD = (
    "{file}: the damage of that blow was not thrown (--hit-only?); give it to wound with --raw N."
)
NO_LOCATION = "The armour of {name} differs by zone: say which one is hit with --location."
OTHER_TARGET = "{name} is not who defended against that blow; that was {defended}."
NO_AMOUNT = "The text has no rule for care; say how many PV come back with --amount N."
SAME_MODIFIER = "{name} was given twice."
BAD_MODIFIER = '"{text}" is no modifier: give a label and a number such as fatigue=-2.'
UNKNOWN_TEST = 'No test is called "{name}"; {hint}'

# --- Sheets

DICE_EXPECTED = "dice such as 1d6"
MISSING_KEY = "{file}: {key} is missing; it is needed {purpose}."
FOR_STEP = "for this step"
FOR_PV = "to know the PV there are"
TWICE = "the same as {other}"
ANOTHER_NAME = "another name"
SECOND_OFF_HAND = "true, as for {other}"
ONE_OFF_HAND = "one weapon in the off hand"
ONE_HANDED = "1, because the off hand holds it"
NONE_LISTED = "a weapon of the sheet, which has none"
PV_WITHIN = "at most {maximum}, the maximum of PV"

# --- Words of the system

OUTCOMES = {"success": "success", "failure": "failure"}
PURPOSES = {
    "test": "test",
    "attack": "ATT",
    "location": "location",
    "precision": "precision of the aimed blow",
    "damage": "damage",
    "parry": "PAR",
    "parry_again": "PAR again",
    "dodge": "INI, to dodge",
}
DUE = {
    "defend": "{who} may defend (defend).",
    "wound": "{who} takes the damage (wound).",
}
ROLES = {"actor": "The attacker", "target": "The target"}
STATE = {
    "etat.pv": "PV",
    "etat.relance_utilisee": "reroll used",
    "etat.attaque_main_faible": "attack of the off hand made",
    "etat.esquive_tentee": "dodge tried",
    "etat.attaque_perdue": "no attack in this round",
    "etat.armes_abimees": "damaged weapon",
    "etat.arme_en_main": "weapon in hand",
}
TERMS = Terms(outcomes=OUTCOMES, purposes=PURPOSES, due=DUE, roles=ROLES, state=STATE)

CARD_PV_MAX = "Points de vie at the most"
CARD_ATTACKS = "Attacks a round"
CARD_PROTECTION = "Protection, {zone}"
CARD_PARRY = Plural("{points} parry point", "{points} parry points", "points")
CARD_DAMAGE = "damage"
CARD_PARRY_POINTS = "parry points"
