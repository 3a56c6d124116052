"""Signs in a sheet that are never shown as they are: they move a cursor, turn letters or break lines."""

from collections.abc import Iterator
from typing import Any

from dzcli.fault import FileFault
from dzcli.message import message
from dzcli.sheets.check import MOST_TOLD, BadSheet
from dzcli.sheets.document import Document
from dzcli.sheets.mistake import Mistake, Path
from dzcli.show import neutral


def faults(document: Document) -> Iterator[FileFault]:
    """The fault of a sheet with such signs in names, texts or keys; nothing where there are none."""
    found = [Mistake(path, message(SIGN, code=code), message(SHOWN)) for path, code in _found(document.data)]
    if found:
        placed = [(document.line_of(mistake.path), mistake) for mistake in found[:MOST_TOLD]]
        yield BadSheet(document.label, placed)


def _found(value: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """The first such sign of each text and key, as Unicode numbers it, and where that stands."""
    if isinstance(value, str):
        shown = neutral.line(value)
        first = next((sign for sign, other in zip(value, shown, strict=True) if sign != other), None)
        if first is not None:
            yield path, f"U+{ord(first):04X}"
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _found(key, (*path, key))
            yield from _found(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _found(inner, (*path, place))


SIGN = "the sign {code}"
SHOWN = "signs that are shown as they are"
