"""A long series of results, drawn and shown as fast as it goes.

Gives the very lines that resolving each result by itself would give.
"""

from collections.abc import Iterator
from typing import Any

from dzcli.cli.options import Common
from dzcli.cli.throws import Resolve, seed_of
from dzcli.dice.throws.random import Random, block_start
from dzcli.dice.throws.replay import Memory
from dzcli.dice.throws.throw import FallingDice
from dzcli.show.language import Language
from dzcli.step.record import Record


class Series:
    """A series of results as lines; ``succeeded`` tells whether one of them was a success."""

    def __init__(self, resolve: Resolve, common: Common, language: Language) -> None:
        self.succeeded = False
        self._resolve = resolve
        self._common = common
        self._language = language
        self._seed = seed_of(common)

    def lines(self) -> Iterator[bytes]:
        """The lines of the series, in the order of their index."""
        if not self._common.json and not self._common.quiet:
            from dzcli.show.text import series_header

            yield series_header(self._seed, self._language).encode() + b"\n"
        known = Memory(self._drawn, _size)
        throw = Random(self._seed)
        first = self._common.index or 1
        for index in range(block_start(first), first + (self._common.times or 1)):
            throw.begin(index)
            for before, after, success in known.of(throw):
                if index >= first:
                    self.succeeded = self.succeeded or success
                    yield before if after is None else b"%b%d%b" % (before, index, after)

    def _drawn(self, throw: FallingDice) -> list[tuple[bytes, bytes | None, bool]]:
        """Each record made of a throw: its line up to its index, the rest, whether it is a success."""
        return [(*self._line(record), record.success is not False) for record in self._resolve(throw)]

    def _line(self, record: Record) -> tuple[bytes, bytes | None]:
        from dzcli.show.text import headline, printable, quiet

        if self._common.quiet:
            return f"{quiet(record)}\n".encode("utf-8", "replace"), None
        if not self._common.json:
            text = printable(headline(record, self._language))
            return b"", f": {text}\n".encode("utf-8", "replace")
        from dzcli.show.json import encode

        record.seed, record.index = self._seed, 0
        before, key, after = encode(record, self._language).rpartition(b'"index":')
        return before + key, after.removeprefix(b"0") + b"\n"


def _size(drawn: list[tuple[bytes, bytes | None, bool]]) -> int:
    """How many bytes the lines of a throw take."""
    return sum(len(before) + len(after or b"") for before, after, _ in drawn)


def totals(tree: Any, common: Common) -> Iterator[bytes]:
    """The totals of one expression, many lines at a time."""
    from dzcli.dice.rolling import bulk

    for found in bulk.totals(tree, seed_of(common), common.index or 1, common.times or 1):
        yield "".join(f"{total}\n" for total in found).encode()
