"""Results and odds as a table of tab-separated values: a line of headings, then rows."""

from collections.abc import Iterator, Sequence
from math import isfinite
from typing import Any

from dzcli.show import neutral
from dzcli.show.fields import at, known_of
from dzcli.step.step import Step

FIRST = ("index", "seed", "outcome", "success")
OF_ODDS = ("field", "value", "p", "chance", "at_least")


def columns(step: Step, *, odds: bool) -> list[str]:
    """The columns of a table where none are asked for.

    Of results what their odds are about; of odds a value and its chance.
    """
    if odds:
        return [*step.rows, *OF_ODDS]
    told = [one.at or one.path for one in step.odds]
    return [*dict.fromkeys((*FIRST, *step.rows, *(told or step.quiet)))]


def heading(names: Sequence[str]) -> bytes:
    """The line of headings."""
    return _line(names)


def row(record: Any, names: Sequence[str], step: Step) -> bytes:
    """A result's plain values as a row; a number is 0 where a miss has none."""
    known = known_of(step)
    missing = {one.at or one.path: one.missing for one in step.odds}
    found = ((name, at(record, name, known)) for name in names)
    return _line([_cell(missing.get(name) if value is None else value) for name, value in found])


def rows_of_odds(document: Any, names: Sequence[str]) -> bytes:
    """The rows of odds: one for each value of each field."""
    # What no row has of its own is the same in every row, and looked for once.
    shared = {
        name: _cell(at(document, name, OF_ODDS)) for name in names if name.partition(".")[0] not in OF_ODDS
    }
    return b"".join(
        _line([shared[name] if name in shared else _own(one, name) for name in names])
        for one in _values(document["odds"])
    )


def _own(one: dict[str, Any], name: str) -> str:
    return _cell(one.get(name) if name in OF_ODDS else at(one, name, OF_ODDS))


def _values(odds: Any) -> Iterator[dict[str, Any]]:
    """Every value of every field, with its chance."""
    for field, told in odds.items():
        exact = told.get("distribution")
        for place, value in enumerate(told["values"]):
            chance = {"chance": exact[place][1]} if exact else {}
            yield {"field": field, **chance, **value}


def _cell(value: Any) -> str:
    """A value as one cell: of a list its items, of anything deeper its JSON."""
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    if type(value) is int or (type(value) is float and isfinite(value)):
        return repr(value)
    if isinstance(value, list) and not any(isinstance(item, list | dict) for item in value):
        return ",".join(map(_cell, value))
    from dzcli.show.json import written

    return written(value).decode()


def _line(cells: Sequence[str]) -> bytes:
    printable = "".join(cells).isprintable()
    return ("\t".join(cells if printable else map(neutral.line, cells)) + "\n").encode("utf-8", "replace")
