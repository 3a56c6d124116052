"""What Directive Zéro refuses, and what is wrong with a sheet, in words."""

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
    "{given} modifiers that count ({names}); at most {most} may be used, choose the most significant."
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
STILL_TO_DEFEND = "The record is of the defence of {defended}, and --as {role} names someone who is still to defend (defend --from)."
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
