"""Which throw a command line asks for, and the results made of it."""

from __future__ import annotations

import os

from dzcli.cli.options import Common
from dzcli.dice.throws.falling import FallingDice
from dzcli.fault import UsageFault
from dzcli.show.language import Language
from dzcli.step.record import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from dzcli.cli.prepared import Asked, Prepared, Start
    from dzcli.dice.throws.random import Random

MOST_SECONDS = 1.5
"""So long results are passed over, in time of the processor."""
SEED_BYTES = 4
"""Seeds that are drawn are short enough to be typed again."""
_GOLDEN, _WORD = 0x9E3779B97F4A7C15, 2**64 - 1


def results(prepared: Prepared, common: Common, language: Language) -> list[Record]:
    """What a step makes of the one throw that the options ask for, with its seed.

    One record for each thing asked.
    """
    start = prepared.starts[0]
    if common.spare_dice and common.dice is None:
        raise UsageFault("spare_of_what", SPARE_OF_WHAT)
    if common.dice is None and not common.ask:
        return list(_seeded(prepared, start, common))
    throw = _told(prepared, common, language)
    records = throw.run(
        lambda throw: [prepared.resolve(start, asked, throw) for several in start.asked for asked in several]
    )
    # Nothing is shown before it is known that every die was used.
    finish(throw, records[-1])
    return records


def finish(throw: FallingDice, last: Record) -> None:
    """See that every die was used, or may be spare; a fault tells what had come of the others."""
    from dzcli.dice.fault import DiceFault

    try:
        throw.finish()
    except DiceFault as fault:
        fault.so_far = last
        raise
    if throw.left_over:
        last.warn(NOT_NEEDED, dice=", ".join(throw.left_over))


def seed_of(common: Common, place: int = 0) -> int:
    """The seed asked for, or a new one; ``place`` counts the things asked for, each with its own.

    The first has the seed itself, the others numbers that are mixed from it and can be typed again.
    """
    if common.seed is None:
        common.seed = int.from_bytes(os.urandom(SEED_BYTES))
    if not place:
        return common.seed
    mixed = (common.seed + place * _GOLDEN) & _WORD
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
    return (mixed ^ (mixed >> 31)) >> 32


def _told(prepared: Prepared, common: Common, language: Language) -> FallingDice:
    """The throw of dice that a person tells: given ones, or asked for."""
    if common.dice is not None:
        from dzcli.dice.throws.given import Given

        return Given(common.dice, spare=common.spare_dice)
    from dzcli.cli.prompt import Prompt
    from dzcli.dice.throws.asked import Asked

    return Asked(Prompt(language, prepared.system.terms().purposes))


def _seeded(prepared: Prepared, start: Start, common: Common) -> Iterator[Record]:
    """The result of an index of a seed.

    A block of results is drawn from its start, so that those before it have to be resolved
    too.
    """
    from dzcli.dice.throws.random import Random, block_start

    for place, several in enumerate(start.asked):
        throw = Random(seed_of(common, place))
        first = ((common.index or 1) - 1) * len(several) + 1
        pass_over = _passing_over(prepared, start, several[0]) if first != block_start(first) else None
        patience = Patience(first, len(several))
        for index in range(block_start(first), first + len(several)):
            throw.begin(index)
            if pass_over is not None and index < first:
                patience.look(index)
                pass_over(throw)
                continue
            yield prepared.resolve(start, several[(index - 1) % len(several)], throw)


def _passing_over(prepared: Prepared, start: Start, asked: Asked) -> Callable[[Random], object]:
    from dzcli.cli.briefly import passing_over

    return passing_over(prepared, start, asked)


class Patience:
    """How long the results before the ``wanted`` one may take to be passed over; ``times`` make one index."""

    def __init__(self, wanted: int, times: int) -> None:
        self._wanted = wanted
        self._times = times
        self._end: float | None = None

    def look(self, index: int) -> None:
        """Raise `UsageFault` if there is no time left for a result and those after it."""
        from dzcli.dice.clock import clock
        from dzcli.dice.throws.random import block_start

        if self._end is None:
            self._end = clock() + MOST_SECONDS
        elif clock() > self._end:
            first = -(-(block_start(index) - 1) // self._times) + 1
            raise UsageFault("index_too_far", TOO_FAR, left=self._wanted - index, first=first)


TOO_FAR = (
    "--index: the dice of the results before it fall first, and that takes too long ({left} are left); "
    "--index {first} with --times shows it among the others."
)
NOT_NEEDED = "Dice that were not needed: {dice}."
SPARE_OF_WHAT = "--spare-dice needs dice given with --dice."
