"""Where results go: standard output, as text for a person, one value, or JSON."""

from __future__ import annotations

import os
import sys
from functools import cached_property

from dzcli import settings
from dzcli.cli import streams
from dzcli.cli.progress import Progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from dzcli.cli.lines import Lines
    from dzcli.cli.options import Common
    from dzcli.show.language import Language
    from dzcli.show.terminal import Terminal
    from dzcli.step.odds import Odds
    from dzcli.step.record import Record, Terms
    from dzcli.step.step import Step
    from dzcli.step.tally import Tally


class Output:
    """Shows results of a step on standard output, one after the other, as the options say."""

    def __init__(self, common: Common, language: Language, step: Step) -> None:
        self._common = common
        self._language = language
        self._step = step
        self._headed = False
        self.progress = Progress(common.times, language)

    def show(self, record: Record) -> None:
        """Show one result."""
        if self._common.json or self._common.tsv:
            self._write(self.lines.of(record))
        elif self._common.quiet:
            from dzcli.show.text import shown_quietly
            from dzcli.step.step import quiet_value

            streams.write(shown_quietly(quiet_value(self._step, record)))
        elif wants_colour():
            self._terminal.show(record, self._language)
        else:
            from dzcli.show.text import plain

            streams.write(plain(record, self._language))

    @cached_property
    def lines(self) -> Lines:
        """How results are written for programs."""
        from dzcli.cli.lines import Lines

        return Lines(self._common, self._language, self._step)

    def _write(self, lines: bytes) -> None:
        """Write lines for programs; above the first stands what stands above all."""
        if not self._headed:
            self._headed = True
            lines = self.lines.heading(odds=self._common.odds) + lines
        streams.write_lines([lines], as_json=self._common.json)

    @cached_property
    def _terminal(self) -> Terminal:
        from dzcli.show.terminal import Terminal

        return Terminal()

    def show_odds(self, odds: Odds) -> None:
        """Show exact odds."""
        if self._common.json or self._common.tsv:
            self._write(self.lines.of_odds(odds))
            return
        from dzcli.show import odds as drawing

        if self._common.quiet:
            streams.write(drawing.quiet(odds, exact=self._common.exact))
        else:
            streams.write(drawing.text(odds, self._language))

    def show_tallies(self, tallies: list[Tally], terms: Terms) -> None:
        """Show what series come to, one for each thing asked for."""
        from dzcli.cli.throws import seed_of
        from dzcli.show import tally as drawing
        from dzcli.show.json import written

        for place, one in enumerate(tallies):
            seed = seed_of(self._common, place)
            if self._common.json:
                line = written(drawing.told(one, self._step.name, seed, terms))
                streams.write_lines([line + b"\n"], as_json=True)
            else:
                streams.write(drawing.text(one, seed, terms, self._language))

    def write_lines(self, lines: Iterable[bytes]) -> None:
        """Write lines that were drawn already."""
        told = self.progress.over(lines, lambda line: line.count(b"\n"))
        streams.write_lines(told, as_json=self._common.json)


def wants_colour() -> bool:
    """Whether results are for a terminal that can show colours and knows its width."""
    if os.environ.get("TERM") == "dumb":
        return False
    if sys.stdout.isatty():
        return True
    if "FORCE_COLOR" not in os.environ and settings.in_force().colour is None:
        return False
    from dzcli.show.paint import forced

    return forced() is True
