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
            "The dice thrown at the table, in the order they are asked for, such as 53,7.",
            "LIST",
            excludes=("--ask", "--seed", "--times", "--index"),
        ),
    ] = None
    ask: Annotated[
        bool,
        Option(("--ask",), "Ask for each die at the keyboard.", excludes=("--seed", "--times", "--index")),
    ] = False
    seed: Annotated[
        int | None, Option(("--seed",), "Seed of the random generator.", "N", low=0, high=MAX_SEED)
    ] = None
    times: Annotated[
        int | None,
        Option(
            ("--times",),
            "Resolve it N times, independently.",
            "N",
            low=1,
            high=MAX_INDEX,
            excludes=("--write",),
        ),
    ] = None
    index: Annotated[
        int | None,
        Option(
            ("--index",),
            "The Ith result of a series (with --seed), counted from 1.",
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
    """Roll dice: 2d6+3, 4d6kh3…"""

    expressions: Annotated[
        tuple[str, ...],
        Argument("EXPR...", "Dice notation such as 2d6+3; after -- if it begins with a dash."),
    ]
    luck: Annotated[
        bool,
        Option(("--luck",), "Add the chance of doing this well or better.", excludes=("--odds",)),
    ] = False


HELP = {
    "roll": "Roll dice: 2d6+3, 4d6kh3…",
    "test": "A test of a skill, an attribute or a resistance.",
    "attack": "An attack: roll and damage, before the defence.",
    "defend": "The defender's reaction to an attack.",
    "surprise": "Is the other side surprised?",
    "wound": "Apply damage: health, stress, falling, wounds, death.",
    "heal": "Care: stabilising, first aid, rest, a night.",
}
"""The commands, in the order of the help, and what each is for."""
SHEETS = "A sheet is a TOML file, - for standard input, or @name for one that ships with dzcli."
ABOUT = "Resolve one action of a tabletop role-playing game at a time and explain the result."
