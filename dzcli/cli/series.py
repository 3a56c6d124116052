"""A long series of results, drawn and shown as fast as it goes.

Gives the very lines that resolving each result by itself would give.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from dzcli.cli.options import Common
from dzcli.cli.throws import seed_of
from dzcli.dice.throws.falling import FallingDice
from dzcli.dice.throws.random import Random, block_start
from dzcli.dice.throws.replay import Memory
from dzcli.show.language import Language
from dzcli.step.record import Record
from dzcli.step.step import load, quiet_value

if TYPE_CHECKING:
    from dzcli.cli.prepared import Prepared

Drawn = tuple[bytes, bytes | None, bool]
"""A result: its line up to its index, the rest (None where no index is in it), whether it succeeds."""


class Series:
    """A series of results as lines; ``succeeded`` tells whether one of them was a success."""

    def __init__(self, prepared: "Prepared", common: Common, language: Language) -> None:
        self.succeeded = False
        self._prepared = prepared
        self._common = common
        self._language = language
        self._first = common.index or 1
        self._times = common.times or 1

    def lines(self) -> Iterator[bytes]:
        """The lines of the series, in the order of their index."""
        asked = self._prepared.starts[0].asked
        if self._common.json:
            from dzcli.show.json import prepare_for_many

            prepare_for_many()
        # With the first result: one that is refused leaves nothing.
        header = b"" if self._common.json or self._common.quiet else self._header(len(asked)) + b"\n"
        streams = [self._stream(place) for place in range(len(asked))]
        for _ in range(self._times):
            for stream, several in zip(streams, asked, strict=True):
                for _ in several:
                    before, after, index, success = next(stream)
                    self.succeeded = self.succeeded or success
                    yield header + (before if after is None else b"%b%d%b" % (before, index, after))
                    header = b""

    def _header(self, count: int) -> bytes:
        from dzcli.show.text import series_header

        return series_header(
            [seed_of(self._common, place) for place in range(count)], self._language
        ).encode()

    def _stream(self, place: int) -> Iterator[tuple[bytes, bytes | None, int, bool]]:
        """One result after the other of one of the things asked for, from the first index on."""
        start = self._prepared.starts[0]
        several = start.asked[place]
        throw = Random(seed_of(self._common, place))

        def drawn(throw: FallingDice) -> Drawn:
            record = self._prepared.resolve(start, several[0], throw)
            return (*self._line(record, seed_of(self._common, place)), record.success is not False)

        known = Memory(drawn, _size).of if self._prepared.repeatable else drawn
        first = (self._first - 1) * len(several) + 1
        index = block_start(first)
        while True:
            throw.begin(index)
            if index < first:
                self._prepared.pass_over(start, several[0], throw)
            else:
                before, after, success = known(throw)
                yield before, after, index, success
            index += 1

    def _line(self, record: Record, seed: int) -> tuple[bytes, bytes | None]:
        from dzcli.show import neutral
        from dzcli.show.text import headline, shown_quietly

        if self._common.quiet:
            lines = shown_quietly(quiet_value(self._prepared.step, record))
            return "".join(f"{line}\n" for line in lines).encode("utf-8", "replace"), None
        if not self._common.json:
            text = neutral.line(headline(record, self._language))
            return b"", f": {text}\n".encode("utf-8", "replace")
        from dzcli.show.json import encode

        if not self._prepared.repeatable:
            return encode(record, self._language) + b"\n", None
        record.seed, record.index = seed, 0
        before, key, after = encode(record, self._language).rpartition(b'"index":')
        return before + key, after.removeprefix(b"0") + b"\n"


def _size(drawn: Drawn) -> int:
    """How many bytes the line of a result takes."""
    before, after, _ = drawn
    return len(before) + len(after or b"")


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
