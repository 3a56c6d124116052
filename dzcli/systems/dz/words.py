"""Every sentence of Directive Zéro, as templates: the keys of the catalogues.

Game terms stay French in every language, as they are on the players' sheets.
"""

from dzcli.message import Message


def term(template: str) -> Message:
    """A template that needs no values."""
    return Message(template, {})


def kind(name: str) -> Message:
    """A kind of attack in words."""
    return Message(KINDS[name], {})


# --- Tests

KINDS = {"melee": "in melee", "ranged": "from a distance"}
GIVEN_SCORE = "given Score"
SUM_PART = "{label} {value}"
SUBJECT = "{skill} (Score {score})"
SKILL_OF = "{name}, {skill}"
SCORE_ONE = "{skill}: Score {value}."
SCORE_FROM = "{skill}: {parts}."
SCORE_SUM = "{skill}: {parts} = {total}."
MODIFIER = "{label}: {value:+d}."
MODIFIER_NOT_APPLIED = "{label} ({value:+d}): not applied, {why}."
MODES = {
    "advantage": "Advantage ({reasons}): two rolls, the lower one counts.",
    "disadvantage": "Disadvantage ({reasons}): two rolls, the higher one counts.",
    "cancelled": "Advantage and disadvantage cancel out ({reasons}): one roll.",
}
MODES_BY_NUMBER = {
    "advantage": "Advantage ({reasons}): one roll, {value:+d} to the Score.",
    "disadvantage": "Disadvantage ({reasons}): one roll, {value:+d} to the Score.",
}
ADVANTAGES = {"advantage": "advantage", "disadvantage": "disadvantage"}
ROLL = "Roll {roll} against Score {score}: {outcome}, margin {margin:+d}."
ROLL_OF_TWO = "Rolls {rolls}; {roll} counts against Score {score}: {outcome}, margin {margin:+d}."
ASKED_ADVANTAGE = "--advantage"
ASKED_DISADVANTAGE = "--disadvantage"
AT_LIMIT = "action at the limit while Malmené"
BLIND = "blind shot"
STATE_DESTABILISE = "Déstabilisé"
STATE_SURPRIS = "Surpris"
STATE_SAISI = "Saisi"
TARGET_IS = "target: {state}"
SPECIALITY_NOT_FITTING = "it does not fit ({option} if it does)"
OUTSIDE_SPECIALITY = "outside one's specialities"
UNTRAINED = "{name} does not have {skill} and cannot use this weapon."
ARMOUR_INCLUDED = "already counted in the sheet's Score"
ARMOUR_NOT_ON_INITIATIVE = "it does not hinder initiative"
NOT_EXPLOSIVE = "it applies to Mobilité, combat and Infiltration only"
NOT_MALMENE = "--at-limit has no effect: {name} is not Malmené."
NOT_PRECISE = "it applies to actions of precision only"
WOUND_SCOPE = {
    "precision": "it applies to actions of precision only ({option} if it is one)",
    "mobilite": "it applies to Mobilité only",
    "competences": "it does not apply to resistances",
}
CANCELLED_BY_AIM = "cancelled by aiming"
AIM_FOR_SHOTS = "aiming is of use only to attacks from a distance"
AIM_LOST_MOVING = "it is lost by moving"
ONLY_ATTACK = "{name} applies to attacks only."
ONLY_FIRST_AID = "{option} is for first aid and has no effect here."
NO_TEST = "No test was rolled, so what was given for one was not used."
NOTHING_TO_CANCEL = "There is no -10 that aiming could cancel; --aim add gives +10."
COVER_AND_SIGHT = "Couvert léger and an obscured target may be one and the same cover: count it once."
TABLE_NAME_WITH_VALUE = "{name} is a modifier of the tables; it counts here with the value given, {value:+d}."
HEAD_TEST = "{name}, {skill}: {outcome}."

# --- Attack

SOMEONE = "someone"
HEAD_HIT = "{actor} hits {target} ({outcome}): {damage} damage after armour."
HEAD_HIT_RAW = "{actor} hits ({outcome}): {damage} damage before armour."
HEAD_HIT_ONLY = "{actor} hits {target} ({outcome})."
HEAD_MISS = "{actor} misses {target} ({outcome})."
HEAD_STRAY = "{actor} misses {target} ({outcome}) and hits {ally} instead."
HIT_KNOWN = "The hit is known: {outcome}."
HIT_KNOWN_AIM = "The aim of {name} went into that roll."
HIT_KNOWN_UNSETTLED = "{name} was Déstabilisé for that roll, and is no longer."
HIT_KNOWN_FIRST = "That was the first roll of {name}, who is Surpris."
HIT_KNOWN_UNUSED = "The hit is known, so what bears on the attack roll was not used."
FREE_REACH = "Allonge: a free strike before contact and before initiative."
REACH_COSTS_REACTION = "The free strike costs the reaction."
FREE_OPPORTUNITY = "Attack of opportunity: it costs the reaction."
REACH_UNCHECKED = "Without a target nothing tells whether the other weapon has Allonge too."
SUBDUE_NEEDLESS = "{weapon} is non-lethal by itself: --subdue is not needed and costs nothing."
NONLETHAL_CHOSEN = "{weapon} is made to kill: sparing with it is striking to knock out, and costs as much."
FISTS_STAY = "{name} fights with bare hands, which cannot be dropped; choose another complication."
NO_BURST = "{weapon} has no Rafale: --burst was not used."
BURST_DEFAULT = "Rafale: +1d10 damage by default; --burst two-targets for the other choice."
NOT_LETHAL = "The blow is non-lethal: whoever it brings to 0 Santé is unconscious."
TWO_TARGETS_APART = (
    "Rafale: a second target nearby takes a damage roll of its own, with its own armour and defence."
)
TWO_TARGETS = "Rafale: the same damage on a second target nearby, with its own armour and defence."
FAST_MODE = "Mode rapide: no defence is rolled, shields count as Abs."
STRAY_SHOT = "A blind shot that misses may hit something else: the game master says what."
ALLY_HIT = "The roll hits {name} instead (critical failure, or above {threshold})."
ALLY_SAFE = "{name} is not hit (that takes a critical failure, or a roll above {threshold})."
ALLY_IS_COMPLICATION = "The ally hit is the complication of the critical failure."
COMPLICATION_DUE = "Critical failure: the game master chooses a complication (--complication)."
COMPLICATION_CHOICES = {
    "weapon": "the weapon is dropped",
    "exposed": "the attacker is exposed",
    "stress": "1 Stress",
    "later": "something else, for the game master to say",
}
CRITICAL_CHOICES = {"damage": "1d10 more damage", "abs": "ignore one point of Abs"}
COMPLICATION_TEXT = "Complication: {text}."
COMPLICATIONS = {
    "weapon": "Complication: {name} drops the weapon.",
    "exposed": "Complication: {name} is exposed.",
    "stress": "Complication: {name} gains 1 Stress.",
}

# --- Damage

DAMAGE_POOLS = {
    "damage": "Damage {formula}: {dice}, total {value}.",
    "critical": "Critical success: {formula} more damage, {dice}: {value:+d}.",
    "brisant": "Brisant against rigid armour: {formula} more damage, {dice}: {value:+d}.",
    "rafale": "Rafale: {formula} more damage, {dice}: {value:+d}.",
}
EXTRA_LABELS = {
    "critical": "critical {formula}",
    "brisant": "Brisant {formula}",
    "rafale": "Rafale {formula}",
}
DAMAGE_AGAIN = "Damage {formula} recalculated: {value} before armour."
RAW_GIVEN = "Damage before armour: {value}."
RAW_LABEL = "damage"
LEAST_RAW = "Damage before armour {raw}, raised to {value}."
LEAST_RAW_LABEL = "least damage"
CUTTING_BONUS = "Tranchant against Abs 0 or 1: {value:+d} damage."
CUTTING_MALUS = "Tranchant against Abs 4 or more: {value:+d} damage."
ARMOUR = "{armour}: Abs {abs}."
ABOUT_WEAPON = "{weapon}: {formula} damage."
ABOUT_TRAITS = "{weapon}: {traits}."
ABOUT_ARMOUR = "{name} wears {armour}: Abs {abs}."
RANGE_IN_MELEE = "{label} is about shots, and {weapon} is for melee; it was counted all the same."
SIGHT_IN_MELEE = "{label} is about shots, and {weapon} is for melee; it was not counted."
HANDS_FULL = "{weapon} takes two hands, and {name} carries a shield ({shield}); only one of them can be used."
HAND_LOST = (
    "{name} has lost the use of a hand, and carries {weapon} and {shield}; only one of them can be used."
)
NO_ARMOUR = "{name} wears no armour: Abs 0."
SHIELD_ABS = "Mode rapide: {shield} counts as {abs} more Abs."
SHIELD_ABS_NOT = "Mode rapide: {shield} gives no Abs {kind}."
PIERCING = "{trait} ignores {value} Abs."
CRITICAL_ABS = "Critical success: {value} Abs ignored."
IGNORE_GIVEN = "Abs ignored (--ignore-abs): {value}."
IGNORED_LABEL = "Abs ignored"
NET = "{name}: {net} damage after armour."
NET_FLOOR = "{name}: {left} after armour, kept at {net}."
NO_TARGET_FOR_TRAIT = "No target: {trait} depends on its armour and was not counted."
NOT_THE_TARGET = "The blow was aimed at {target}; its damage was recalculated for {name}."
CUTTING_INCLUDED = "Tranchant: the damage given is taken to include its {value:+d}."
BRISANT_INCLUDED = "Brisant: the damage given is taken to include its die."

# --- Defence

HEAD_DEFEND = "{name} defends ({outcome}): {damage} damage."
HEAD_DEFEND_NONE = "{name} does not defend: {damage} damage."
HEAD_DEFEND_MISS = "The attack missed {name}: nothing to defend against."
MISSED_NOTHING = "The attack missed: {name} needs no defence and keeps the reaction."
NO_DEFENCE_CHOSEN = "{name} takes the blow and keeps the reaction."
CANNOT_DEFEND = {
    "fast_mode": "Mode rapide: {name} rolls no defence.",
    "incapacitated": "{name} is in no state to defend.",
    "immobilised": "{name} is Immobilisé and cannot defend.",
    "surprised": "{name} is Surpris and has no reaction in the first round.",
    "reaction_spent": "{name} has spent this round's reaction (etat.reaction_depensee) and cannot defend.",
    "seized": "{name} is Saisi and may not defend.",
    "stray_shot": "{name} was hit by mistake and may not defend.",
    "unseen": "{name} did not see the attack coming and cannot defend.",
}
DEFENCES = {
    "critical_success": "{name} turns the blow aside altogether: {final} damage.",
    "success": "Damage halved, rounded up: {net} / 2 = {final}.",
    "failure": "The defence fails: {final} damage.",
    "critical_failure": "The defence fails: {final} damage, and {name} is Déstabilisé (disadvantage on the next roll).",
}
DEFENCE_LABEL = "defence"
SHIELD_NOT_VIGILANCE = "it does not help a defence by Vigilance"
SHIELD_OTHER_KIND = "it gives no protection {kind}"
MELEE_ASSUMED = "Nothing says what kind of attack it was: taken as melee (--melee, --ranged)."

# --- Wounds

HEALTH = "{name}: Santé {before} - {final} = {after}."
HEALTH_FLOOR = "{name}: Santé {before} - {final}, kept at 0."
DERIVED_STATE = "{name}: {state} follows from Santé; noting it on the sheet has no effect."
STRUCK = "The blow: {actor}, {weapon}."
SAME_AS_ALLY = "--into-melee: the ally cannot be the one who shoots or is shot at."
DECLARED_MAXIMUM = (
    "{name}'s sheet declares a Santé maximum of {declared} (by the rule: {rule}); the sheet's is used."
)
MISSED_UNHURT = "The attack missed: {name} suffers nothing."
AIM_LOST = "{name} was hurt and loses the aim."
MALMENE = "{name} is Malmené (Santé {limit} or less)."
FALLS = "{name} falls to 0 Santé: Hors de combat."
DEFLECTED_NO_STRESS = "A critical defence turned the blow aside: no Stress."
FINAL_ZERO = (
    "Nothing says what stopped the blow, so no Stress was counted: --absorbed if the armour did (+1), "
    "--deflected if a critical defence did."
)
HARMLESS_NO_STRESS = "Not a dangerous attack: no Stress for a blow that does nothing."
STRESS_CAUSES = {
    "absorbed": "The armour took the whole blow: {value:+d} Stress.",
    "heavy_damage": "{threshold} damage or more in one attack: {value:+d} Stress.",
    "zero_health": "Falling to 0 Santé: {value:+d} Stress.",
    "injury": "A serious wound: {value:+d} Stress.",
}
STRESS_TOTAL = "{name}: Stress {before} → {after}."
PANIC = "{name} had {stress} Stress before this gain: a panic test is due."
EFFORT = "{wound}: this effort costs {value:+d} Stress."
EFFORT_HINT = (
    "{wound}: if this is an effort of {name} (a fight, a race), it costs {value:+d} Stress ({option})."
)
ANALYSIS_HINT = "{wound}: if this is a test of analysis, {name} has a disadvantage (--analysis)."
DETERMINATION = "{wound}: {name}'s Détermination maximum {before} → {after}."
NO_DETERMINATION = "{wound}: {name}'s Détermination maximum changes by {value:+d}; it is not on the sheet (etat.determination_max)."
OBSERVED = "{wound}: watched from close by, {name}'s Couverture {before} → {after}."
OBSERVED_FREE = "Being watched from close by costs {name} nothing without {wound}."
OBSERVED_HINT = "{wound}: if {name} is watched from close by, it costs 1 Couverture (--observed)."
NO_COUVERTURE = "{wound}: {name} loses 1 Couverture, which is not on the sheet (etat.couverture)."
SLOWED = "{wound}: {name} moves at half speed; the game master says whether one Mouvement is enough."
EFFORT_FREE = "An effort costs {name} nothing without {wound}."
KO_STABLE = "{name} is knocked out but stable."
STAYS_CONSCIOUS = "Critical success: {name} stays conscious, at {health} Santé."
KNOCKED_OUT = "{name} is unconscious after a non-lethal blow: no serious wound."
KO_SCENE = "{name} comes to after the scene, or in 1d10 minutes (--ko-minutes)."
KO_WOKEN = "{name} comes to in 1d10 minutes (--ko-minutes), or when woken."
KO_MINUTES = "{name} comes to in {minutes} min."
COMPROMISED = "Critical failure: {name} gains 1 Compromission."
CAPTURABLE_HINT = (
    "If the authorities can pick the victim up, the critical failure costs 1 Compromission (--capturable)."
)
INJURY = "Serious wound, roll {roll}: {name}."
INJURY_AGAIN = "Row {roll} was suffered already: the die is thrown again."
BLEEDING = "Unless stabilised, {name} dies; rounds left: {rounds}."
BLED = "{name} bleeds; rounds passed: {passed}, left: {left}."
DEATH_SAVED = "{name} hangs on."
DEATHS = {
    "damage_at_zero": "{name} takes damage at 0 Santé and dies.",
    "blessure_10": "{name} fails the Endurance test at death's door and dies.",
    "option_dure": "Option dure: a critical failure of Endurance. {name} dies.",
    "hemorragie": "{name} has bled to death.",
}
NONLETHAL_AT_ZERO = "A non-lethal blow on {name}, already at 0 Santé, does not kill."
HEAD_WOUND = "{name}: Santé {before} → {health}/{max}."
HEAD_MALMENE = "{name}: Santé {before} → {health}/{max}, Malmené."
HEAD_UNHURT = "{name} loses no Santé: {health}/{max}."
HEAD_DOWN = "{name}: Santé {before} → 0/{max}, Hors de combat."
HEAD_DEAD = "{name} dies."
HEAD_BLEEDS = "{name} bleeds; rounds left: {rounds}."

# --- Care

HEAD_HEAL = "{name}: Santé {before} → {health}/{max}."
HEAD_HEAL_TEST = "{name} is cared for ({outcome}): Santé {before} → {health}/{max}."
STABILISED = "{name} is stabilised and will not die of it."
CAN_CRAWL = "Critical success: {name} is back at {health} Santé and can crawl."
HORROR_OF_PATIENT = "Critical failure: {name} gains {value} Stress and can try again next round."
HORROR = "Critical failure: {name} gains {value} Stress and loses one more round."
RETRY = "{name} can try again next round."
NO_HELP = "{name} recovers nothing."
HEALING_DICE = "Recovery {formula}: {dice}, total {value}."
HEALED = "{name}: Santé {before} → {after}."
HEALED_CAPPED = "{name}: Santé {before} → {after}, the maximum."
COMES_TO = "{name} is no longer Hors de combat."
STABILISE_FIRST = "{name} is bleeding to death and has to be stabilised first (heal --mode stabilize)."
STILL_BLEEDING = "{name} still bleeds: the haemorrhage has to be stabilised."
INJURY_CURED = "The serious wound {wound} is cured with it."
PENALTY_REMOVED = "Critical success: {wound} has no effect any more, and stays a wound to be cured."
INJURY_REMOVED = 'Critical success: the serious wound "{wound}" is cured.'
NIGHT = "A safe night: {name}'s Santé {before} → {after}."
NIGHT_HALF = "A night with serious wounds ({wounds}): {name}'s Santé {before} → {after}."
NIGHT_BLOCKED = "{name} recovers nothing tonight: serious wounds ({wounds})."
NIGHT_ENDS = "{wound} ends with this night."
ALREADY_AT_MAXIMUM = "{name} was already at the Santé maximum."
HEALER_NEEDLESS = "Rest needs no healer: {name} plays no part."

CARD_BASE = "base"
CARD_HEALTH_MAX = "Santé maximum"
CARD_MALMENE = "Malmené at"
CARD_WORN = "Armour"
CARD_ARMOUR = "{name}, Abs {abs}"
CARD_CARRIED = "Shield"
CARD_SHIELD = "{name}, {bonus:+d} to the defence"
CARD_DAMAGE = "damage"
CARD_TRAITS = "traits"
