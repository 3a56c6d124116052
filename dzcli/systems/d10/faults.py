"""What the Système d10 refuses, and what is wrong with a sheet, in words."""

from dzcli.message import Plural

# --- Faults

DEAD = "{name} is dead."
UNCONSCIOUS = "{name} is unconscious and cannot act."
MISSING_KEY = "{file}: {key} is missing; it is needed for {purpose}."
FOR_HEALTH = "the points de vie"
FOR_FATIGUE = "the points of fatigue"
FOR_CHARACTERISTIC = "the dice and what is added to them"
FOR_SKILL = "the number of dice that may be put in"
FOR_TECHNIQUE = "this technique"
NO_WEAPON = "{file}: the sheet has no weapon; add one under [[armes]]."
NOTHING_IN_HAND = "{file}: there is no weapon in hand (etat.arme_en_main); name one with --weapon."
UNKNOWN_WEAPON = 'No weapon of the sheet is called "{name}"; {hint}'
NO_CHARACTERISTIC = 'No characteristic is called "{name}"; {hint}'
NO_SUCH_SKILL = 'The sheet has no skill, technique or characteristic called "{name}"; {hint}'
NO_TECHNIQUE = 'No technique is called "{name}"; {hint}'
THERE_ARE_TECHNIQUES = "dzcli tables techniques --system d10 lists them."
NO_TECHNIQUE_AGAINST = '"{name}" is no technique that takes dice from others; {hint}'
OTHER_CHARACTERISTIC = "Dice of {chosen} are spent: {name} cannot use {wanted} before the next round."
NOT_ENOUGH = "Dice asked for: {asked}; left of the reserve: {left}."
ABOVE_SKILL = "Dice asked for: {asked}; the maximum is {cap}, and --push gives one more."
NO_DICE = "{name} has no die to throw; dice come back with a new round (dzcli round)."
NO_RESERVE = "{name} has a reserve of 0: there is no die to throw."
NO_DICE_PUT = "An attack takes a die at least; left of the reserve: {left}."
PUSHED_ALREADY = "{name} has gone beyond the limit this round already."
NOTHING_TO_PUSH = "{name} has no die left in the reserve to go beyond the limit with."
SHOT_PERCEPTION = "{name} can shoot only in a turn of Perception (--characteristic perception)."
MELEE_PERCEPTION = "A turn of Perception is for shooting: {name} cannot strike with {weapon} in it."
SWEEP_FORCE = "{name} takes dice of Force (--characteristic force)."
OTHER_DICE = "{name}: {key} gives dice only where the characteristic of the turn is {wanted}."
NO_USE = "{option} has no use here: {why}."
NO_THRESHOLD = "a blow in melee has no threshold"
NO_DICE_OPPOSED = "no dice are opposed"
DODGE_SKILL = "the skill of a dodge is Esquive"
NO_TEST = "no technique that is used has a test"
NO_TOTAL = "A shot has no total that -m could add to; give its threshold with --threshold."
BAD_MODIFIER = '-m "{text}": expected a label and a number up to {most}, such as elan=2.'
BAD_REROLL = '--reroll "{text}": expected places such as 1,3, or lowest, lowest:2, under:5.'
NO_REROLL = "No technique that is used allows dice to be thrown again."
NO_SUCH_DIE = "--reroll: there is no die {place}; {dice} are thrown."
TOO_MANY_REROLLS = "Dice to be thrown again: {asked}; the techniques used allow {most}."
TECHNIQUE_TWICE = "{name} is named twice."
TECHNIQUE_NUMBERS = '--technique "{text}": expected a name, or a name and numbers such as prescience=2.'
TECHNIQUE_PASSIVE = "{name} acts by itself; it need not be named."
TECHNIQUE_ELSEWHERE = "{name} is not used in this step; it is in {steps}."
NOT_FOR_SHOOTING = "{name} is not among the techniques for shooting."
ONLY_FOR_PARRIES = "{name} is for a parry only."
ONLY_FOR_SHOOTING = "{name} is for shooting only."
TECHNIQUE_USED = "{name} has used {technique} this round already."
PRESENCE_NUMBERS = (
    "--against presence_ecrasante needs the faces that are lost, such as presence_ecrasante=7,9."
)
MASTERY_NUMBER = (
    "--against maitrise_du_combat takes one number, how many have it, such as maitrise_du_combat=2."
)
NO_BROTHERS = "{name} needs the levels of those who fight along, such as freres_d_arme=3,2."
TOO_MANY_BORROWED = "Dice to be borrowed: {asked}; no more than {most} may be."
TOO_MANY_FACES = Plural(
    "{name}: faces given: {asked}; no more than {most} test may succeed.",
    "{name}: faces given: {asked}; no more than {most} tests may succeed.",
    "most",
)
NOTHING_KEPT = "{name}: {who} kept no dice of a parry."
TOO_MANY_KEPT = "{name}: dice given: {asked}; no more than {most} are kept."
ONLY_SHOT = "{name} shoots only once this turn: {technique}."
NOT_KEPT = "{name}: dice asked for: {asked}; no more than {most} may be kept."
NO_ANATOMY = "{name} takes a target whose anatomy is known: add --anatomy."
ANATOMY_UNUSED = "{name} has no technique that makes use of a known anatomy."
NO_LEVEL = "{name} is a technique of the attacker: give its level, such as {key}=2."
NO_DEGREES = (
    "{name}: give the degrees of its test at DD +{dd}, rolled at the table, with --degrees or as {key}=N."
)
NO_BLOW = "Nothing tells of an attack: give --from, or its total with --raw."
NO_DAMAGE = "Nothing tells of damage: give --from, --final or --raw."
NO_HEALING = "The text has no healing but Régénération: give --technique regeneration, or points with --amount or --fatigue."
NOT_AFTER_DODGE = "{name} does not work after a dodge."
OTHER_TARGET = "The record is of an attack that {defended} reacted to; {name} was not."

# --- Sheets

SPECIAL_EXPECTED = "a rule of weapons such as recharge:2"
NONE_LISTED = "a weapon of the sheet"
UNKNOWN_NAME = "an unknown name"
A_NAME = "a name of the game, or one that looks like none"
UNKNOWN_TECHNIQUE = "an unknown technique"
OF_TABLE = "a technique of the table (dzcli tables techniques --system d10)"
TWICE = 'the same as "{other}"'
ONE_KEY = "each once"
SAME_DODGE = "{skill}, as competences.esquive has it"
NAME_OR_ID = "a name, or the id of a row of the table"
DAMAGE_OR_ID = "a whole number, or the id of a row of the table"
IN_RANGE = "a whole number from {low} to {high} ({weapon}; a weapon of one's own has no id)"
WITHOUT_NUMBER = "{rule} without a number"
WITH_NUMBER = "a number with {rule}, such as {rule}:3"
AT_MOST = "a whole number up to {maximum}"
ARMOUR = "armour"
