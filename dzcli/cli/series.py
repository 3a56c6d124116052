"""A long series of results, drawn and shown as fast as it goes.

Gives the very lines that resolving each result by itself would give.
"""

import os
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from dzcli.cli import briefly
from dzcli.cli.options import Common
from dzcli.cli.throws import Patience, seed_of
from dzcli.dice.throws.falling import FallingDice
from dzcli.dice.throws.random import Random, block_start
from dzcli.dice.throws.replay import Memory
from dzcli.show.language import Language
from dzcli.step.record import Record
from dzcli.step.step import load, quiet_value

if TYPE_CHECKING:
    from dzcli.cli.lines import Lines
    from dzcli.cli.prepared import Asked, Prepared, Start

Drawn = tuple[list[bytes], bool]
"""A result: its line in pieces, between which its index stands, and whether it succeeds."""
MARK = 2**57 + int.from_bytes(os.urandom(7), "big")
"""Stands for the index until it is known: a number that nothing else in a line will be."""


class Series:
    """A series of results as lines; ``succeeded`` tells whether one of them was a success."""

    def __init__(self, prepared: "Prepared", common: Common, language: Language, lines: "Lines") -> None:
        self.succeeded = False
        self._prepared = prepared
        self._common = common
        self._language = language
        self._lines = lines
        self._first = common.index or 1
        self._times = common.times or 1

    def lines(self) -> Iterator[bytes]:
        """The lines of the series, in the order of their index."""
        asked = self._prepared.starts[0].asked
        for_programs = self._common.json or self._common.tsv
        if for_programs:
            from dzcli.show.json import prepare_for_many

            prepare_for_many()
        # With the first result: one that is refused leaves nothing.
        header = b"" if self._common.quiet else self._header(len(asked))
        if for_programs:
            header = self._lines.heading()
        streams = [self._stream(place) for place in range(len(asked))]
        for _ in range(self._times):
            for stream, several in zip(streams, asked, strict=True):
                for _ in several:
                    line, success = next(stream)
                    self.succeeded = self.succeeded or success
                    yield header + line
                    header = b""

    def _header(self, count: int) -> bytes:
        from dzcli.show.text import series_header

        seeds = [seed_of(self._common, place) for place in range(count)]
        return series_header(seeds, self._language).encode() + b"\n"

    def _stream(self, place: int) -> Iterator[tuple[bytes, bool]]:
        """One result after the other of one of the things asked for, from the first index on."""
        start = self._prepared.starts[0]
        several = start.asked[place]
        throw = Random(seed_of(self._common, place))

        def drawn(fallen: FallingDice) -> Drawn:
            fallen.origin = (throw.seed, MARK)
            return self._drawn(self._prepared.resolve(start, several[0], fallen))

        brief = None
        if self._common.quiet:
            brief = briefly.results(self._prepared, start, several[0], self._drawn)
        result = brief or Memory(self._by_templates(drawn, start, several[0], throw) or drawn, _size).of
        pass_over = brief or briefly.passing_over(self._prepared, start, several[0])
        for index in each(pass_over, len(several), throw, self._first):
            pieces, success = result(throw)
            yield (b"%d" % index).join(pieces), success

    def _by_templates(
        self, drawn: Callable[[FallingDice], Drawn], start: "Start", asked: "Asked", throw: Random
    ) -> Callable[[FallingDice], Drawn] | None:
        """What makes lines of JSON by templates; None for other lines.

        None too for dice of which most faces are looked at one by one.
        """
        common, prepared = self._common, self._prepared
        if not common.json or common.fields is not None or getattr(asked, "looks_at_faces", False):
            return None
        from dzcli.cli.templates import Templates

        def resolve(shown: Any) -> Record:
            shown.origin = (throw.seed, MARK)
            return prepared.resolve(start, asked, shown)

        return Templates(resolve, self._pieces, drawn).of

    def _drawn(self, record: Record) -> Drawn:
        return self._pieces(record), record.success is not False

    def _pieces(self, record: Record) -> list[bytes]:
        from dzcli.show import neutral
        from dzcli.show.text import headline, shown_quietly

        if self._common.quiet:
            lines = shown_quietly(quiet_value(self._prepared.step, record))
            return ["".join(f"{line}\n" for line in lines).encode("utf-8", "replace")]
        if not (self._common.json or self._common.tsv):
            text = neutral.line(headline(record, self._language))
            return [b"", f": {text}\n".encode("utf-8", "replace")]
        return self._lines.of(record).split(b"%d" % MARK)


def each(pass_over: Callable[[Random], object], times: int, throw: Random, number: int) -> Iterator[int]:
    """The index of each result from the ``number``-th time on, its dice about to fall.

    ``times`` results make one time; those before are passed over.
    """
    first = (number - 1) * times + 1
    index, patience = block_start(first), Patience(first, times)
    while True:
        throw.begin(index)
        if index < first:
            patience.look(index)
            pass_over(throw)
        else:
            yield index
        index += 1


def _size(drawn: Drawn) -> int:
    """How many bytes the line of a result takes."""
    pieces, _ = drawn
    return sum(map(len, pieces))


def totals(prepared: "Prepared", common: Common) -> Iterator[bytes] | None:
    """The totals alone, many lines at a time; None where there is no such way."""
    asked = prepared.starts[0].asked
    if prepared.step.bulk is None or len(asked) != 1:
        return None
    several: list[Any] = asked[0]
    first = ((common.index or 1) - 1) * len(several) + 1
    found = load(prepared.step.bulk)(several[0], seed_of(common), first, (common.times or 1) * len(several))
    return None if found is None else _as_lines(found)


def _as_lines(found: Iterator[list[Any]]) -> Iterator[bytes]:
    for totals in found:
        yield "".join(f"{total}\n" for total in totals).encode()
