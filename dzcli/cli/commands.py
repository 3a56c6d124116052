"""The commands that are no steps: what each takes, and where it is."""

from __future__ import annotations

from dzcli.cli.options import Ruled
from dzcli.light import NamedTuple
from dzcli.step.options import OUTPUT, Options, argument, flag, word
from dzcli.step.step import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Command(NamedTuple):
    """A command: ``described`` is the class of its options, ``run`` its function, of them and the language.

    Both as ``module:name``, loaded when they are needed.
    """

    described: str
    help: str
    run: str
    examples: tuple[str, ...] = ()

    @property
    def options(self) -> type:
        """The class of its options."""
        found: Any = load(self.described)
        options: type = found
        return options


class Telling(Options):
    """What a command has that prints something."""

    json: bool = flag("--json", "As one line of JSON.", group=OUTPUT)
    lang = word("--lang", "Language of the explanation.", choices=("fr", "en"), group=OUTPUT)


class Tables(Telling, Ruled):
    """The tables of the rules."""

    name = argument("TABLE", "The table to show; without it, the names of all.", required=False)
    system = word("--system", "The system whose tables they are.", "SYSTEM", group=OUTPUT)


class List(Telling, Ruled):
    """Names for scripts and completions."""

    kind = argument("KIND", "sheets, skills, weapons, modifiers, states, rules, tables or random-tables.")
    sheet = argument("SHEET", "The sheet whose names they are; those it has come first.", required=False)
    system = word("--system", "The system whose names they are.", "SYSTEM", group=OUTPUT)


ABOUT = "Resolve one action of a tabletop role-playing game at a time and explain the result."
SHEETS = "A sheet is a TOML file, - for standard input, or @name for one that ships with dzcli."
FAMILIES = {"sheet": "Work with character sheets.", "schema": "What the JSON of dzcli looks like."}
"""Commands that have commands of their own, which are called by both names."""
COMMANDS = {
    "sheet new": Command(
        "dzcli.cli.sheet.options:New",
        "Write a new sheet, to be filled in, or a copy of another.",
        "dzcli.cli.sheet.new:run",
        ("dzcli sheet new Alys", "dzcli sheet new Garde --from @garde"),
    ),
    "sheet check": Command(
        "dzcli.cli.sheet.options:Check",
        "Tell every mistake of sheets, with its line.",
        "dzcli.cli.sheet.checking:run",
        ("dzcli sheet check alys.toml", "dzcli sheet check *.toml"),
    ),
    "sheet show": Command(
        "dzcli.cli.sheet.options:Show",
        "Show a character: what is tested and with what chance, weapons, state.",
        "dzcli.cli.sheet.showing:run",
        ("dzcli sheet show @koris", "dzcli sheet show alys.toml --json"),
    ),
    "sheet set": Command(
        "dzcli.cli.sheet.options:Set",
        "Set values of [etat] by hand.",
        "dzcli.cli.sheet.setting:run",
        ("dzcli sheet set alys.toml etats+=surpris", "dzcli sheet set alys.toml --diff etats=[]"),
    ),
    "sheet apply": Command(
        "dzcli.cli.sheet.options:Results",
        "Write what results made earlier would change.",
        "dzcli.cli.sheet.apply:run",
        ("dzcli sheet apply --diff result.json", "dzcli sheet apply result.json"),
    ),
    "sheet undo": Command(
        "dzcli.cli.sheet.options:Results",
        "Take back what a result wrote.",
        "dzcli.cli.sheet.undo:run",
        ("dzcli sheet undo --diff result.json", "dzcli sheet undo result.json"),
    ),
    "sheet schema": Command(
        "dzcli.cli.sheet.options:Schema",
        "The JSON Schema of the sheets of a system, for editors.",
        "dzcli.cli.sheet.schema:run",
        ("dzcli sheet schema dz", "dzcli sheet schema duel > sheet.schema.json"),
    ),
    "schema record": Command(
        "dzcli.cli.commands:Telling",
        "The JSON Schema of what steps write with --json.",
        "dzcli.cli.sheet.record_schema:run",
        ("dzcli schema record", "dzcli schema record > record.schema.json"),
    ),
    "tables": Command(
        "dzcli.cli.commands:Tables",
        "The tables of the rules, with their sections.",
        "dzcli.cli.tables:run",
        ("dzcli tables", "dzcli tables armures"),
    ),
    "completion": Command(
        "dzcli.cli.completion.options:Completion",
        "Completions of dzcli for a shell: print them, or put them in place.",
        "dzcli.cli.completion.running:run",
        ("dzcli completion fish", "dzcli completion --install"),
    ),
    "list": Command(
        "dzcli.cli.commands:List",
        "Names, one a line: of sheets, skills, weapons, modifiers, states, rules, tables.",
        "dzcli.cli.listing:run",
        ("dzcli list skills", "dzcli list weapons @koris"),
    ),
}
"""The commands by name, in the order of the help."""


def first_names() -> list[str]:
    """The first word of every command, once, in the order of the help."""
    return list(dict.fromkeys(name.split()[0] for name in COMMANDS))
