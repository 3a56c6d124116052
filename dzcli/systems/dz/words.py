"""Every sentence of Directive Zéro, as templates: the keys of the catalogues.

Game terms stay French in every language, as they are on the players' sheets.
"""

from typing import Any

from dzcli.message import Message
from dzcli.names import find
from dzcli.step.record import Terms


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

# --- Surprise

MARGINS = "Margins: {one:+d} against {other:+d}, a gap of {gap:+d}."
SURPRISED_BY = {
    "margin": "{actor} wins by {threshold} or more. Surpris: {target}.",
    "critical": "{actor} wins with a critical success. Surpris: {target}.",
}
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

# --- Wounds

HEALTH = "{name}: Santé {before} − {final} = {after}."
HEALTH_FLOOR = "{name}: Santé {before} − {final}, kept at 0."
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

# --- What is refused, and what is wrong

DEAD = "{name} is dead."
CANNOT_ACT_DOWN = "{name} is at 0 Santé, Hors de combat, and cannot act."
CANNOT_ACT = {
    "inconscient": "{name} is unconscious and cannot act.",
    "incapacite": "{name} is incapacitated and cannot act.",
}
HELD = "{name} is Immobilisé and can only try to break free."
ONE_HAND = "{name} has lost the use of a hand and cannot use {weapon}, a two-handed weapon."
OUT_OF_REACH = "{weapon} is for melee and strikes only someone Engagé; the target is at position {position}."
NOT_A_SHOT = "{option} is for shots, and {weapon} is for melee; choose a ranged weapon with --weapon."
NOT_MELEE = "{option} is for melee, and {weapon} is a ranged weapon; choose another with --weapon."
NO_REACH = "{weapon} has no Allonge, so there is no free strike before contact."
BOTH_REACH = "{name}'s {weapon} has Allonge too, so nobody strikes first."
OPPORTUNITY_MELEE = "{name} needs a melee weapon in hand for an attack of opportunity."
SEIZED_NO_OPPORTUNITY = "{name} is Saisi and has no attack of opportunity."
REACTION_SPENT = "{name} has spent this round's reaction (etat.reaction_depensee)."
SURPRISED_NO_REACTION = "{name} is Surpris and has no reaction in the first round."
NOT_VISIBLE = (
    "{label}: what cannot be seen cannot be shot at; --blind if the game master allows a blind shot."
)
TOO_MANY_MODIFIERS = (
    "{given} modifiers of the tables ({names}); at most 2 may be used, choose the most significant."
)
NOT_BLEEDING = "{name} has no haemorrhage that still bleeds (in etat.blessures, id = 1 with rounds)."
NOT_AT_ZERO = "--at-zero is for someone at 0 Santé; {name} has {health}."
NOT_DYING = "Only someone at 0 Santé or bleeding is stabilised; {name} has {health} and does not bleed."
CARE_REFUSED = "{name} is at the Santé maximum and needs no care."
AIDED_ALREADY = "{name} had first aid in this scene already; it counts once a scene (etat.secours_scene)."
CRIT_NOT_CHOSEN = "A critical success: say what it gives, --crit damage or --crit abs."
RESTED_ALREADY = "{name} has rested in this scene already; a rest counts once a scene (etat.repos_scene)."
NO_HEALER = "Someone has to stabilise {name}: name the healer with --by."
NO_SUCH_INJURY = "--remove {id}: {name} has no such serious wound."
NO_BLOW = "Nothing says which blow it is: give --from, --raw (before armour) or --net (after armour)."
NO_DAMAGE = "Nothing says where the damage comes from: give --from, --final (after defence), --raw (before armour), --at-zero or --bleed."
NOT_ABSORBED = "--absorbed and --deflected are for a blow that does nothing, not for {final} damage."
OTHER_TARGET = "The record is of a blow that {defended} defended against, not {name}; give that sheet."
HIT_ONLY_RECORD = "{file}: an attack stopped after its roll (--hit-only) has no damage to go on from."
NO_WEAPON_DAMAGE = "{file}: the record lacks the dice that the damage could be recalculated from."
SAME_MODIFIER = "{name} is given twice, or another modifier says the same; give it once."
BAD_MODIFIER = '"{text}" is not a modifier: expected a name of the tables, or a label and a whole number from -999 to 999 such as fatigue=-10.'
UNKNOWN_MODIFIER = 'No modifier is called "{name}"; {hint} One of your own needs a number: "{name}=-10".'
UNKNOWN_SKILL = 'No skill, attribute or resistance is called "{name}"; {hint}'
UNKNOWN_SPECIALITY = '{who} has no speciality "{name}" in {skill}; {hint}'
NO_SPECIALITY = '{who} has no speciality in {skill}, so "{name}" cannot fit.'
WHOLE_SCORE = "{who}'s sheet has {skill} as a whole Score, with whatever speciality fits in it; --speciality is for a rank."
UNKNOWN_TRAIT = 'No trait is called "{name}"; {hint}'
UNKNOWN_WEAPON = 'The sheet has no weapon called "{name}"; {hint}'
IT_HAS = "it has {names}."
UNKNOWN_COMPLICATION = 'No complication is called "{name}"; {hint}'
NO_WEAPON = "{file}: armes: {who} has no weapon; add one under [[armes]], such as one of type mains_nues."
WEAPON_DROPPED = "{who} has no weapon in hand (etat.arme_en_main); name one with --weapon, or pick one up."
MISSING_KEY = "{file}: {key} is missing, and it is needed {purpose}; add it."
FOR_TEST = "for this test"
FOR_SCORE = "to add up the Score"
FOR_HEALTH = "to know the Santé maximum"

# --- Sheets

DICE_EXPECTED = "damage such as 1d10+2 (1 to 9 d10 and a number)"
UNKNOWN_SKILL_KEY = "an unknown skill"
A_SKILL = "a skill of the game"
TWICE = 'the same skill as "{other}"'
ONE_KEY = "each skill once"
BOTH = "both"
NEITHER = "neither"
INCOMPLETE = "an incomplete description"
NONE_LISTED = "a weapon of the sheet"
SCORE_OR_RANK = "either score or rang"
RANK_AND_SPECIALITIES = "rang and specialites beside it"
TYPE_OR_SKILL = "a type of the table, or competence"
ARMOUR_EXPECTED = "either the id of a row, or nom and abs"
SHIELD_EXPECTED = "either the id of a row, or nom, bonus and contre"
A_ROW = "a whole number from {low} to {high}"
WITHIN = "a whole number from 0 to {maximum}"

# --- Terms

OUTCOMES = {
    "critical_success": "critical success",
    "success": "success",
    "tie": "tie",
    "failure": "failure",
    "critical_failure": "critical failure",
}
PURPOSES = {
    "test": "the test",
    "attack": "the attack roll",
    "damage": "the weapon's damage",
    "critical": "the damage of the critical success",
    "brisant": "Brisant",
    "rafale": "Rafale",
    "defense": "the defence",
    "initiative": "initiative",
    "dive": "the dive for cover",
    "grapple": "the one who seizes",
    "pin": "the one who pins",
    "disarm": "the one who disarms",
    "escape": "the one who breaks free",
    "resistance": "the one who resists",
    "attackers": "the attackers' test",
    "defenders": "the defenders' test",
    "endurance": "Endurance at 0 Santé",
    "injury": "the serious wound (table 7.8.1)",
    "injury_rounds": "the rounds left to a haemorrhage",
    "death_save": "Endurance at death's door",
    "ko_minutes": "the minutes of unconsciousness",
    "stabilize": "the healer's test",
    "first_aid": "the healer's test",
    "healing": "the Santé recovered",
    "rest": "the Santé recovered by resting",
    "critical_choice": "the critical success",
    "complication": "the complication",
}
DUE = {
    "reload": "Another Action of {who} next round, to finish reloading.",
    "cover": "The game master says what {who} avoids or reduces.",
    "stand": "{who} is on the ground: standing up takes the Mouvement (act --do stand).",
    "take_weapon": "{who} has no weapon in hand (act --do draw).",
    "escape": "{who} may try to break free (control --mode escape).",
    "initiative": "Initiative (initiative --from).",
    "defend": "{who} may defend.",
    "wound": "{who} takes the blow (wound).",
    "stabilize": "{who} has to be stabilised (heal --mode stabilize).",
    "complication": "The game master chooses a complication for {who}.",
    "panic": "A panic test of {who}.",
}
ROLES = {
    "actor": "The acting character",
    "target": "The target",
    "ally": "The ally",
    "second target": "The second target",
}
STATE = {
    "etat.sante": "Santé",
    "etat.stress": "Stress",
    "etat.compromission": "Compromission",
    "etat.couverture": "Couverture",
    "etat.determination": "Détermination",
    "etat.determination_max": "Détermination maximum",
    "etat.assomme": "knocked out, to be woken",
    "etat.etats": "state",
    "etat.blessures": "serious wound",
    "etat.arme_en_main": "weapon in hand",
    "etat.reaction_depensee": "reaction spent",
    "etat.premier_jet_fait": "first roll made",
    "etat.visee": "aiming",
    "etat.visee_prete": "aim of the round before",
    "etat.repos_scene": "rest in this scene",
    "etat.secours_scene": "first aid in this scene",
}
STATES = {
    "inconscient": "Inconscient",
    "mort": "Mort",
    "surpris": "Surpris",
    "destabilise": "Déstabilisé",
    "saisi": "Saisi",
    "immobilise": "Immobilisé",
    "au_sol": "Au sol",
    "incapacite": "Incapacité",
    "encore_surpris": "Surpris, the first roll to come",
}
WOUND_ROUNDS = "{wound} (rounds left: {rounds})"
WOUND_STABILISED = "{wound} (stabilised)"
WOUND_EASED = "{wound} (without its penalty)"


def named(path: str, value: Any) -> str | Message:
    """What a value of ``[etat]`` is called: a state by its name, a wound by that of its row (7.8)."""
    if path == "etat.etats":
        known = find(str(value), STATES)
        return term(STATES[known]) if known else str(value)
    if path == "etat.blessures" and isinstance(value, dict):
        from dzcli.systems.dz.chapter import injuries

        number = value.get("id")
        row = injuries().get(number) if isinstance(number, int) else None
        if row is None:  # a record may say anything of a sheet that is not read
            return str(number)
        values = {"wound": row.nom, "rounds": value.get("rounds")}
        if value.get("malus_retire"):
            return Message(WOUND_EASED, values)
        if value.get("stabilisee"):
            return Message(WOUND_STABILISED, values)
        return Message(WOUND_ROUNDS if "rounds" in value else "{wound}", values)
    return str(value)


TERMS = Terms(
    outcomes=OUTCOMES,
    successes=("critical_success", "success"),
    purposes=PURPOSES,
    due=DUE,
    roles=ROLES,
    state=STATE,
    named=named,
)

CARD_BASE = "base"
CARD_HEALTH_MAX = "Santé maximum"
CARD_MALMENE = "Malmené at"
CARD_WORN = "Armour"
CARD_ARMOUR = "{name}, Abs {abs}"
CARD_CARRIED = "Shield"
CARD_SHIELD = "{name}, {bonus:+d} to the defence"
CARD_DAMAGE = "damage"
CARD_TRAITS = "traits"
