"""The options of the commands of ``sheet``."""

from dzcli.cli.commands import Telling
from dzcli.cli.options import Ruled, Tabled
from dzcli.step.options import OUTPUT, Options, argument, flag, word


class Differing(Options):
    """What a command has that writes sheets."""

    diff: bool = flag(
        "--diff", "Show what would change in the files, and write nothing.", excludes="--json", group=OUTPUT
    )


class New(Telling, Tabled):
    """A new sheet."""

    name = argument("NAME", "The character's name, or the file to be written, which ends in .toml.")
    source = word("--from", "The sheet to copy: a file, or @name for one that ships.", "SHEET", group=OUTPUT)
    system = word("--system", "The system of the sheet.", "SYSTEM", excludes="--from", group=OUTPUT)


class Check(Telling, Ruled):
    """Sheets to be checked."""

    sheets = argument("SHEET...", "The sheets: files, - or @names.", repeats=True)


class Schema(Telling, Tabled):
    """The schema of sheets."""

    system = argument("SYSTEM", "The system whose sheets it describes.", required=False)


class Show(Telling, Ruled):
    """A sheet to be shown."""

    sheet = argument("SHEET", "The sheet: a file, - or an @name.")


class Set(Telling, Ruled, Differing):
    """Values of a sheet set by hand."""

    sheet = argument("SHEET", "The sheet's file.")
    values = argument(
        "KEY=VALUE...",
        "What changes in [etat]: KEY=VALUE, or KEY+=VALUE and KEY-=VALUE to add and take away.",
        repeats=True,
    )


class Results(Telling, Ruled, Differing):
    """Results made earlier."""

    results = argument("RESULT...", "Files with the JSON of results, or - for standard input.", repeats=True)
