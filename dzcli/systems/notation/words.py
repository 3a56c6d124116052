"""The words of dice notation."""

from dzcli.step.record import Terms

PURPOSES = {"roll": "the roll", "explosion": "an explosion", "reroll": "a reroll"}
OUTCOMES = {"success": "success", "failure": "failure"}
TERMS = Terms(outcomes=OUTCOMES, purposes=PURPOSES)
