"""The options that every step has, and those of ``roll``."""

from typing import Annotated

from dzcli.dice.throws.throw import MAX_SEED
from dzcli.step.options import Argument, Option, Options

MAX_INDEX = 2**62


class Common(Options):
    """What every step has: where the dice come from, and how the result is shown."""

    dice: Annotated[
        str | None,
        Option(
            ("--dice",),
            "The dice that fell, in the order they are asked for, such as 53,7.",
            "LIST",
            excludes=("--ask", "--seed", "--times", "--index"),
        ),
    ] = None
    ask: Annotated[
        bool,
        Option(("--ask",), "Ask for each die at the terminal.", excludes=("--seed", "--times", "--index")),
    ] = False
    seed: Annotated[int | None, Option(("--seed",), "Seed of the generator.", "N", low=0, high=MAX_SEED)] = (
        None
    )
    times: Annotated[
        int | None,
        Option(
            ("--times",), "So many independent results.", "N", low=1, high=MAX_INDEX, excludes=("--write",)
        ),
    ] = None
    index: Annotated[
        int | None,
        Option(
            ("--index",),
            "The result of that number of a seed, counted from 1.",
            "I",
            low=1,
            high=MAX_INDEX,
            excludes=("--write",),
        ),
    ] = None
    odds: Annotated[
        bool,
        Option(
            ("--odds",),
            "The exact chances instead of one result.",
            excludes=("--dice", "--ask", "--seed", "--times", "--index", "--write", "--exit-status"),
        ),
    ] = False
    json: Annotated[
        bool, Option(("--json",), "The whole record as one line of JSON.", excludes=("--quiet",))
    ] = False
    quiet: Annotated[bool, Option(("-q", "--quiet"), "Only the one value a script wants.")] = False
    write: Annotated[bool, Option(("-w", "--write"), "Apply the changes to the sheets' files.")] = False
    exit_status: Annotated[
        bool, Option(("-e", "--exit-status"), "Exit with 1 if the result is not a success.")
    ] = False
    lang: Annotated[str | None, Option(("--lang",), "Language of the explanation.", choices=("fr", "en"))] = (
        None
    )


class Global(Options):
    """What may stand before the command."""

    lang: Annotated[str | None, Option(("--lang",), "Language of the explanation.", choices=("fr", "en"))] = (
        None
    )
    version: Annotated[bool, Option(("-V", "--version"), "Print the version and nothing else.")] = False


class Roll(Options):
    """Throw dice written in dice notation."""

    expressions: Annotated[
        tuple[str, ...],
        Argument("EXPR...", "Dice notation such as 2d6+3; after -- if it begins with a dash."),
    ]
    luck: Annotated[
        bool,
        Option(("--luck",), "Add the chance of doing this well or better.", excludes=("--odds",)),
    ] = False


HELP = {
    "roll": "Throw dice written in dice notation.",
    "test": "One test of a skill, attribute or resistance of a sheet.",
    "attack": "An attack, up to the damage before the defence.",
    "defend": "The defender's reaction to an attack.",
    "surprise": "Is the other side surprised?",
    "wound": "Apply damage: health, stress, falling, wounds, death.",
    "heal": "Stabilise, first aid, rest, night.",
}
"""The commands, in the order of the help, and what each is for."""
SHEETS = "A SHEET is a TOML file, - for standard input, or @name for one that ships with dzcli."
ABOUT = "Resolve single rule steps of tabletop role-playing games and explain them."
