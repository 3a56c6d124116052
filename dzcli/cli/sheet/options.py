"""The options of the commands of ``sheet``."""

from dzcli.cli.commands import Telling
from dzcli.cli.options import Ruled
from dzcli.step.options import OUTPUT, Options, argument, flag


class Differing(Options):
    """What a command has that writes sheets."""

    diff: bool = flag(
        "--diff", "Show what would change in the files, and write nothing.", excludes="--json", group=OUTPUT
    )


class Check(Telling, Ruled):
    """Sheets to be checked."""

    sheets = argument("SHEET...", "The sheets: files, - or @names.", repeats=True)


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
