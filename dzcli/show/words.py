"""Words that all steps share: what a die is for, what comes next, how a ruling stands."""

PURPOSES = {
    "roll": "the roll",
    "explosion": "an explosion",
    "reroll": "a reroll",
    "test": "the test",
    "attack": "the attack roll",
    "damage": "the weapon's damage",
    "critical": "the critical's damage",
    "brisant": "Brisant",
    "rafale": "Rafale",
    "defense": "the defence",
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
}

DUE = {
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
STANDING = {
    "silent": "the rules are silent",
    "contradiction": "the rules contradict themselves",
    "house": "house rule",
}
RULING = "{words} [{key} = {value}; {why}]"
CHANGE = "{who}, {path}: {before} → {after}"
CHANGE_WRITTEN = "{who}, {path}: {before} → {after} (written)"
NEXT = "Next"
CHANGES = "Changes"
WARNINGS = "Note"
DICE = "Dice"
SEED = "{dice} (seed {seed})"
SEED_INDEX = "{dice} (seed {seed}, index {index})"
SERIES = "seed {seed}"
NONE = "none"
YES = "yes"
NO = "no"
NO_ROLL = "no roll"
ODDS = {
    "total": "Total",
    "outcome": "Outcome",
    "damage.raw": "Damage before armour",
    "damage.net": "Damage after armour",
    "damage.final": "Damage after the defence",
    "ally.hit": "The ally is hit",
    "surprise.surprised": "Surpris",
    "wound.health": "Santé left",
    "wound.dead": "Dead",
    "wound.injury.id": "Serious wound (row of table 7.8.1)",
    "wound.stress_gained": "Stress gained",
    "healing.healed": "Santé recovered",
    "healing.health": "Santé",
}
ODDS_NUMBER = "{key}: mean {mean}, standard deviation {sd}"
ODDS_CUT = "{key}: mean {mean}, standard deviation {sd} (what lies beyond, {left} of all chance, is left out)"
ODDS_CUT_MEAN = "{key}: mean {mean} without what lies beyond ({left} of all chance), standard deviation {sd}"
STEPS = {
    "test": "test",
    "attack": "attack",
    "defend": "defence",
    "surprise": "surprise",
    "wound": "wound",
    "heal": "care",
}
ODDS_TITLE = "{actor}, {step}: exact odds"
ODDS_TITLE_TARGET = "{actor} and {target}, {step}: exact odds"
PERCENT = "{value}%"
PERCENT_TINY = "<{value}%"
LUCK = "Luck"
LUCK_CHANCE = "{chance} to do this well or better"
