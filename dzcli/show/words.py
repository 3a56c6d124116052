"""Words that all steps share: what a die is for, what comes next, how a ruling stands."""

STANDING = {
    "silent": "the rules are silent",
    "contradiction": "the rules contradict themselves",
    "house": "house rule",
}
COLUMNS = {
    "why": "open because",
    "question": "question",
    "answers": "answers",
    "in_force": "in force",
    "set_by": "set",
    "file": "from",
}
ENTITLED = "{title} — {headline}"
HOUSE = "[house rule: {key} = {value}]"
RULING = "{words} [{key} = {value}; {why}]"
CHANGE = "{who}, {what}"
CHANGE_WRITTEN = "{who}, {what} (written)"
CHANGED = "{label}: {before} → {after}"
SET = "{label}: {value}"
ENDED = "{label}: no longer {ended}"
SET_AND_ENDED = "{label}: {value}; no longer {ended}"
NOTHING = "nothing"
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
ODDS_NUMBER = "{key}: mean {mean}, standard deviation {sd}"
ODDS_CUT = "{key}: mean {mean}, standard deviation {sd} (what lies beyond, {left} of all chance, is left out)"
ODDS_CUT_MEAN = "{key}: mean {mean} without what lies beyond ({left} of all chance), standard deviation {sd}"
ODDS_TOGETHER = "{count} numbers, {chance} together"
ODDS_TOO_LONG = (
    "The exact odds of this are about {size} MB of JSON; as text, or with -q, they are told in short."
)
ODDS_DUE = "{what} ({chance})"
ODDS_TITLE = "{actor}, {what}: exact odds"
ODDS_TITLE_TARGET = "{actor} and {target}, {what}: exact odds"
PERCENT = "{value}%"
PERCENT_TINY = "<{value}%"
LUCK = "Luck"
LUCK_CHANCE = "{chance} to do this well or better"
CARD_TITLE = "{name} ({system})"
CARD_TESTS = "Tests"
CARD_FACTS = "Values"
CARD_ATTACKS = "Attacks"
CARD_STATE = "State"
CARD_EQUAL = "against an equal"
CARD_HELD = "in hand"
CARD_AND = "{one}; {other}"
