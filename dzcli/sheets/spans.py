"""Tables that a die is thrown on: whether there is one row for each of its faces."""

from collections.abc import Iterable, Iterator

from dzcli.message import Message, message
from dzcli.sheets.mistake import Mistake, Path

Span = tuple[Path, int, int]
"""Where a row stands, its lowest and its highest face."""


def missing_faces(table: Path, spans: Iterable[Span], faces: int | None = None) -> Iterator[Mistake]:
    """The faces that no row has, or more than one.

    ``faces`` are those of the die; it is as large as the table says if they are not given.
    """
    expected, highest = message(ONE_ROW), 0
    for path, low, high in sorted(spans, key=lambda span: span[1:]):
        if high < low:
            yield Mistake(path, _faces(low, high), message(UPWARDS))
            continue
        if low > highest + 1:
            yield Mistake(table, message(NO_ROW, faces=_faces(highest + 1, low - 1)), expected)
        elif low <= highest:
            yield Mistake(path, message(TWO_ROWS, faces=_faces(low, min(high, highest))), expected)
        highest = max(highest, high)
    last = highest if faces is None else faces
    if highest < last or not highest:
        yield Mistake(table, message(NO_ROW, faces=_faces(highest + 1, max(last, 1))), expected)
    elif highest > last:
        yield Mistake(table, _faces(last + 1, highest), message(UP_TO, high=last))


def _faces(low: int, high: int) -> Message:
    return message("{low}" if low == high else FROM_TO, low=low, high=high)


FROM_TO = "{low} to {high}"
ONE_ROW = "one row for each face of the die"
NO_ROW = "no row for {faces}"
TWO_ROWS = "another row for {faces}"
UPWARDS = "the lowest face first"
UP_TO = "faces up to {high}"
