"""Dice notation: a system of one step, ``roll``, that needs no sheet."""

from dzcli.step.options import Options, argument, flag, word
from dzcli.step.step import Step, amount, chance
from dzcli.step.system import System


class Roll(Options):
    """Roll dice: 2d6+3, 4d6kh3…"""

    expressions = argument(
        "EXPR...",
        "Dice notation such as 2d6+3, or a name you have set; a sheet whose values it takes.",
        required=False,
        repeats=True,
    )
    table = word("--table", "A table of the rules to roll on, such as blessures.", "TABLE")
    system = word("--system", "The system whose table it is.", "SYSTEM")
    tables = word("--tables", "A folder of tables of one's own; else the one that DZCLI_TABLES names.", "DIR")
    luck = flag("--luck", "Add the chance of doing this well or better.", excludes="--odds --table")


STEPS = {
    "roll": Step(
        "roll",
        Roll,
        "Roll dice: 2d6+3, 4d6kh3…",
        "dzcli.systems.notation.roll:resolve",
        title="roll",
        odds=(amount("total", "Total", at="roll.total"), chance("table.label", "Row", optional=True)),
        quiet=("table.label", "roll.total"),
        rows=("roll.expression",),
        several="dzcli.systems.notation.roll:several",
        exact="dzcli.systems.notation.roll:exact",
        bulk="dzcli.systems.notation.roll:bulk",
        passing="dzcli.systems.notation.roll:pass_over",
        examples=("dzcli roll 2d6+3", "dzcli roll 4d6kh3 --odds", "dzcli roll --table blessures"),
    )
}
SYSTEM = System("notation", "Dice notation", STEPS)
