"""Results as lines that programs read: JSON, or the rows of a table, whole or only some of their fields."""

from __future__ import annotations

from dzcli.cli.options import Common
from dzcli.fault import UsageFault
from dzcli.show.language import Language
from dzcli.step.step import Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from dzcli.step.odds import Odds
    from dzcli.step.record import Record


def check(common: Common) -> None:
    """Raise `UsageFault` for options that say how to write what is not written."""
    if common.fields is not None and not (common.json or common.tsv):
        raise UsageFault("fields_of_nothing", FIELDS_OF_NOTHING)
    if common.exact and not (common.odds and common.quiet):
        raise UsageFault("exact_without_odds", EXACT_WITHOUT_ODDS)


class Lines:
    """Writes results as lines, as the options say."""

    def __init__(self, common: Common, language: Language, step: Step) -> None:
        self._tsv = common.tsv
        self._language = language
        self._step = step
        self._fields: list[str] | None = None
        if common.fields is not None:
            from dzcli.show.fields import split

            self._fields = split(common.fields)

    def of(self, record: Record) -> bytes:
        """The line of a result."""
        from dzcli.show import json

        if self._fields is None and not self._tsv:
            return json.encode(record, self._language) + b"\n"
        plain = json.plain_again(json.document(record, self._language))
        if self._tsv:
            from dzcli.show import tsv

            return tsv.row(plain, self._columns(odds=False), self._step)
        return self._picked(plain)

    def of_odds(self, odds: Odds) -> bytes:
        """The line of odds, or their rows."""
        from dzcli.show import json, odds_json

        document = odds_json.document(odds, self._language)
        if self._fields is None and not self._tsv:
            return json.written(document) + b"\n"
        # The odds themselves are plain already, and may be long.
        plain = {**json.plain_again({**document, "odds": None}), "odds": document["odds"]}
        if self._tsv:
            from dzcli.show import tsv

            return tsv.rows_of_odds(plain, self._columns(odds=True))
        return self._picked(plain)

    def heading(self, *, odds: bool = False) -> bytes:
        """What stands above all lines: of a table its headings."""
        if not self._tsv:
            return b""
        from dzcli.show import tsv

        return tsv.heading(self._columns(odds=odds))

    def _columns(self, *, odds: bool) -> list[str]:
        from dzcli.show import tsv

        return self._fields or tsv.columns(self._step, odds=odds)

    def _picked(self, plain: Any) -> bytes:
        from dzcli.show import json
        from dzcli.show.fields import known_of, picked

        return json.written(picked(plain, self._fields or (), known_of(self._step))) + b"\n"


FIELDS_OF_NOTHING = "--fields picks from --json or --tsv; add one of them."
EXACT_WITHOUT_ODDS = "--exact is for the one value of exact odds; add --odds -q."
