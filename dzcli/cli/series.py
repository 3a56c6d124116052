"""A long series of one expression, drawn and shown as fast as it goes.

Gives the very lines that resolving each result by itself would give.
"""

import os
from collections.abc import Iterator
from typing import Any

from dzcli.cli import convert
from dzcli.cli.build import Request
from dzcli.cli.options import Common, Roll
from dzcli.cli.roll import read, record_of
from dzcli.dice import expression
from dzcli.dice.throw import FallingDice
from dzcli.result import Record
from dzcli.show.language import Language

REMEMBERED = 20_000
"""How many different throws are kept in mind, so that memory stays bounded."""
SEED_BYTES = 4


def lines(request: Request, common: Common, language: Language) -> Iterator[bytes] | None:
    """The lines of a series of one expression, or None if it has to be resolved one by one."""
    if common.exit_status or common.write or request.values.get("luck"):
        return None
    programs = read(convert.build(Roll, request.values, {}))
    if len(programs) != 1 or programs[0][1].repeat != 1:
        return None
    ((text, program),) = programs
    return chunks(text, program.tree, common, language)


def chunks(text: str, tree: Any, common: Common, language: Language) -> Iterator[bytes]:
    """The lines of a series, some at a time."""
    seed = common.seed if common.seed is not None else int.from_bytes(os.urandom(SEED_BYTES))
    first, count = common.index or 1, common.times or 1
    if common.quiet:
        from dzcli.dice.bulk import totals

        for found in totals(tree, seed, first, count):
            yield "".join(f"{total}\n" for total in found).encode()
        return
    drawing = _Drawing(text, seed, common, language)
    if not common.json:
        yield drawing.header()
    yield from _drawn(tree, seed, first, count, drawing)


def _drawn(tree: Any, seed: int, first: int, count: int, drawing: "_Drawing") -> Iterator[bytes]:
    from dzcli.dice.replay import Replayed, dice_of, throws

    dice = dice_of(tree)
    if dice is None:
        yield from _one_by_one(tree, seed, first, count, drawing)
        return
    known: dict[tuple[int, ...], tuple[bytes, bytes]] = {}
    for index, faces in throws(dice, seed, first, count):
        found = known.get(faces)
        if found is None:
            found = drawing.around_index(tree, Replayed(faces))
            if len(known) < REMEMBERED:
                known[faces] = found
        yield b"%b%d%b" % (found[0], index, found[1])


def _one_by_one(tree: Any, seed: int, first: int, count: int, drawing: "_Drawing") -> Iterator[bytes]:
    from dzcli.dice.random import Random, block_start

    throw = Random(seed)
    for index in range(block_start(first), first + count):
        throw.begin(index)
        if index < first:
            expression.roll(tree, throw)
        else:
            before, after = drawing.around_index(tree, throw)
            yield b"%b%d%b" % (before, index, after)


class _Drawing:
    """Draws results as lines that differ, for the same faces, only by their index."""

    def __init__(self, text: str, seed: int, common: Common, language: Language) -> None:
        self._text = text
        self._seed = seed
        self._json = common.json
        self._language = language

    def header(self) -> bytes:
        """What stands above a series shown as text."""
        from dzcli.show.text import series_header

        return series_header(self._seed, self._language).encode() + b"\n"

    def around_index(self, tree: Any, throw: FallingDice) -> tuple[bytes, bytes]:
        """The line of a result, up to its index and from there on."""
        record = record_of(self._text, tree, throw)
        record.dice, record.seed = throw.thrown, self._seed
        return self._as_json(record) if self._json else self._as_text(record)

    def _as_json(self, record: Record) -> tuple[bytes, bytes]:
        from dzcli.show.json import encode

        record.index = 0
        before, key, after = encode(record, self._language).rpartition(b'"index":')
        return before + key, after.removeprefix(b"0") + b"\n"

    def _as_text(self, record: Record) -> tuple[bytes, bytes]:
        from dzcli.show.text import headline, printable

        return b"", f": {printable(headline(record, self._language))}\n".encode()
