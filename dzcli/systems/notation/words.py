"""The words of dice notation."""

from dzcli.step.record import Terms

PURPOSES = {"roll": "the roll", "explosion": "an explosion", "reroll": "a reroll"}
OUTCOMES = {"success": "success", "failure": "failure"}
MISSING = "{name} is missing; see {help}."
ON_TABLE = "{label} ({table}; {roll})"
TABLE = "{table}: {roll}"
COLUMN = "{name}: {value}"
TERMS = Terms(outcomes=OUTCOMES, purposes=PURPOSES)
