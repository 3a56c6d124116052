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
    "healing": "Santé recovered",
    "rest": "Santé recovered by resting",
}

DUE = {
    "defend": "{who} may defend.",
    "wound": "{who} suffers the damage.",
    "complication": "The game master chooses a complication for {who}.",
    "panic": "A panic test of {who}.",
}
ROLES = {
    "actor": "the one who acts",
    "target": "the target",
    "ally": "the ally",
    "second target": "the second target",
}
STANDING = {
    "silent": "the rules are silent",
    "contradiction": "the rules contradict themselves",
    "house": "house rule",
}
RULING = "{words} [{key} = {value}; {why}]"
CHANGE = "{who}, {path}: {before} -> {after}"
CHANGE_WRITTEN = "{who}, {path}: {before} -> {after} (written)"
NEXT = "Next"
CHANGES = "Changes"
RULINGS = "Rulings"
WARNINGS = "Note"
DICE = "Dice"
SEED = "{dice} (seed {seed})"
SEED_INDEX = "{dice} (seed {seed}, index {index})"
SERIES = "seed {seed}"
NONE = "none"
