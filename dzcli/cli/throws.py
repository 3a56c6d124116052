"""Which throw a command line asks for."""

import os
from collections.abc import Callable

from dzcli.cli.options import Common
from dzcli.dice.throws.throw import FallingDice
from dzcli.show.language import Language
from dzcli.step.record import Record

SEED_BYTES = 4
"""Seeds that are drawn are short enough to be typed again."""

Resolve = Callable[[FallingDice], list[Record]]
"""Makes of a throw the records that a command line asks for, with their dice."""


def results(resolve: Resolve, common: Common, language: Language) -> list[Record]:
    """What ``resolve`` makes of the one throw that the options ask for, with its seed."""
    if common.dice is None and not common.ask:
        return _seeded(resolve, common)
    throw = _told(common, language)
    records = throw.run(resolve)
    # Nothing is shown before it is known that every die was used.
    throw.finish()
    return records


def seed_of(common: Common) -> int:
    """The seed that was asked for, or a new one."""
    return common.seed if common.seed is not None else int.from_bytes(os.urandom(SEED_BYTES))


def _told(common: Common, language: Language) -> FallingDice:
    """The throw of dice that a person tells: given ones, or asked for."""
    if common.dice is not None:
        from dzcli.dice.throws.given import Given

        return Given(common.dice)
    from dzcli.cli.prompt import Prompt
    from dzcli.dice.throws.asked import Asked
    from dzcli.show.words import PURPOSES

    return Asked(Prompt(language, PURPOSES))


def _seeded(resolve: Resolve, common: Common) -> list[Record]:
    """The result of an index of a seed.

    A block of results is drawn from its start, so that those before it have to be resolved
    too.
    """
    from dzcli.dice.throws.random import Random, block_start

    throw = Random(seed_of(common))
    wanted = common.index or 1
    records: list[Record] = []
    for index in range(block_start(wanted), wanted + 1):
        throw.begin(index)
        records = resolve(throw)
    for record in records:
        record.seed, record.index = throw.seed, wanted
    return records
