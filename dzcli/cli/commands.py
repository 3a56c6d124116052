"""The commands that are no steps: what each takes, and where it is."""

from typing import NamedTuple

from dzcli.cli.options import Ruled
from dzcli.step.options import OUTPUT, Options, argument, flag, word


class Command(NamedTuple):
    """A command; ``run`` is its function, as ``module:name``: of its options and the language."""

    options: type
    help: str
    run: str


class Telling(Options):
    """What a command has that prints something."""

    json: bool = flag("--json", "As one line of JSON.", group=OUTPUT)
    lang = word("--lang", "Language of the explanation.", choices=("fr", "en"), group=OUTPUT)


class Tables(Telling, Ruled):
    """The tables of the rules."""

    name = argument("NAME", "The table to show; without it, the names of all.", required=False)
    system = word("--system", "The system whose tables they are.", "NAME", group=OUTPUT)


COMMANDS = {
    "tables": Command(Tables, "The tables of the rules, with their sections.", "dzcli.cli.tables:run"),
}
"""The commands by name, in the order of the help."""
