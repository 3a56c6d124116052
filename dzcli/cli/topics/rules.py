"""``dzcli help rules``."""

from dzcli import systems
from dzcli.cli.topics import Rows, Topic
from dzcli.step import questions


def topic() -> Topic:
    """Where answers are set, and the questions of each system."""
    asked = {name: ", ".join(question.key for question in questions.read_all(name)) for name in systems.NAMES}
    told = (ABOUT, Rows(PLACES_HEADING, PLACES), FILES, Rows(QUESTIONS_HEADING, asked), LISTED)
    return Topic(
        told, ("dzcli tables regles", "dzcli test @koris escrime --dice 1 --rule un=reussite_critique")
    )


ABOUT = (
    "Where the rules are silent or contradict themselves, a result says which answer it used, as KEY = ANSWER. Any of them "
    "can be answered your way; results and odds follow, and say which answer was yours."
)
PLACES_HEADING = "Where answers are set, the strongest first:"
PLACES = {
    "--rule KEY=VALUE": "For one command; may repeat.",
    "--rules FILE": "A TOML file with a line KEY = VALUE for each.",
    "DZCLI_RULES": "A variable of the environment that names such a file.",
    "config.toml": "What you have set once: rules names such a file.",
}
FILES = "In a file, what stands under [duel], or the name of another system, is for that system alone."
QUESTIONS_HEADING = "The questions of each system:"
LISTED = (
    "dzcli tables regles tells each question of Directive Zéro with its answers, the one in force and where it was set; "
    "with --system those of another system."
)
