"""Which options a step has: its own, and those it shares with others."""

from dzcli.cli.options import Common, Ruled, Writing
from dzcli.step.step import Step


def classes(step: Step) -> list[type]:
    """The classes of options of a step: its own, those of all steps, those of all that read sheets."""
    return [step.options, Common, *((Ruled, Writing) if step.on_sheets else ())]
