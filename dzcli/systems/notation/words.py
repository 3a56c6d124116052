"""The words of dice notation."""

from dzcli.step.record import Terms

PURPOSES = {"roll": "the roll", "explosion": "an explosion", "reroll": "a reroll"}
OUTCOMES = {"success": "success", "failure": "failure"}
MISSING = "{name} is missing; see {help}."
ON_TABLE = "{label} ({table}; {roll})"
TABLE = "{table}: {roll}"
TRUTH = {True: "yes", False: "no"}
COLUMN = "{name}: {value}"
NAMED = "{name}: {roll}"
TAKEN = "{key} = {value} ({file}:{line})"
TWO_SHEETS = "{one} and {other}: values are taken of one sheet; roll for each by itself."
NO_SHEET = '"{text}" takes values of a sheet; give one, as in: dzcli roll 1d20+@attributs.physique @koris.'
BAD_ROLL = "{place}: rolls.{name}: {reason}"
NO_VALUE = "{file}:{line}: {key} is missing; {hint}"
NOTHING_IN_IT = "there is nothing in it."
NO_NUMBER = "{file}:{line}: {key}: found {found}, expected a whole number."
TERMS = Terms(outcomes=OUTCOMES, purposes=PURPOSES)
