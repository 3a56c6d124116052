"""What the steps of a pipeline leave to be done, and what of it the next one settles."""

from collections.abc import Mapping

from dzcli.step.step import Step


def settled(steps: Mapping[str, Step], before: str, step: str) -> list[str]:
    """The steps that are done once ``step`` has gone on from ``before``: itself, and those it left out.

    A wound that follows an attack at once has settled the defence too.
    """
    after, name = [], before
    while (following := steps[name].then if name in steps else None) is not None and following not in after:
        after.append(following)
        name = following
    return [step, *after[: after.index(step)]] if step in after else [step]
