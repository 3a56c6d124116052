"""The one stretch of a sheet that a write changed, as it was: what takes the write back, to the byte."""

from __future__ import annotations

from dzcli.light import NamedTuple
from dzcli.sheets.document import fingerprint

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Hunk(NamedTuple):
    """Where two contents of a sheet differ.

    ``before`` and ``after`` are their fingerprints; at the character ``at`` (counted from 0) one has the
    text ``old`` where the other has ``new``.
    """

    sheet: str
    before: str
    after: str
    at: int
    old: str
    new: str

    def as_json(self) -> dict[str, Any]:
        """The stretch as a record writes it."""
        return self._asdict()

    def undone(self, content: bytes) -> bytes | None:
        """The content before the write; None if this is not the content after it."""
        return _exchanged(content, self.after, self.before, self.at, self.new, self.old)

    def made_again(self, content: bytes) -> bytes | None:
        """The content after the write; None if this is not the content before it."""
        return _exchanged(content, self.before, self.after, self.at, self.old, self.new)


def _exchanged(content: bytes, found: str, wanted: str, at: int, old: str, new: str) -> bytes | None:
    """A content of one fingerprint with another stretch, if that gives the other fingerprint."""
    if fingerprint(content) != found:
        return None
    text = content.decode("utf-8")
    made = (text[:at] + new + text[at + len(old) :]).encode("utf-8")
    return made if fingerprint(made) == wanted else None


def between(sheet: str, before: bytes, after: bytes) -> Hunk:
    """The stretch that a write of a sheet changes."""
    old, new = before.decode("utf-8"), after.decode("utf-8")
    at = _alike(old, new, min(len(old), len(new)))
    end = _alike(old[::-1], new[::-1], min(len(old), len(new)) - at)
    return Hunk(
        sheet, fingerprint(before), fingerprint(after), at, old[at : len(old) - end], new[at : len(new) - end]
    )


def _alike(one: str, other: str, most: int) -> int:
    """How many characters are the same at the beginning of two texts, at most so many."""
    return next((place for place in range(most) if one[place] != other[place]), most)
