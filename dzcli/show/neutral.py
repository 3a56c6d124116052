"""Text made harmless: nothing in it moves a cursor, colours a terminal, turns letters round or begins a line.

Every way out comes through here: lines for people show U+FFFD for such a sign, JSON keeps it as an escape.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re

SIGN = "\ufffd"
"""What is shown in place of a sign that does harm."""
_CONTROLS = r"\x00-\x1f\x7f-\x9f"
_SEPARATORS = r"\u2028\u2029"
_TURNING = r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
_NO_LETTERS = r"\ud800-\udfff"
"""Halves of signs: what a command line makes of bytes that are no UTF-8."""
_HARMFUL = f"[{_CONTROLS}{_SEPARATORS}{_TURNING}{_NO_LETTERS}]"
_IN_JSON = rb"\x7f|\xc2[\x80-\x9f]|\xd8\x9c|\xe2\x80[\x8e\x8f\xa8-\xae]|\xe2\x81[\xa6-\xa9]"
"""The same in UTF-8, but for those that JSON escapes by itself."""


def line(text: str) -> str:
    """One line of text in which nothing but letters and signs is left."""
    # Most texts are told at once to be so, without loading what looks for signs.
    if text.isprintable():
        return text
    import re

    return re.sub(_HARMFUL, SIGN, text)


def json(written: bytes) -> bytes:
    """JSON in UTF-8 with every harmful sign escaped: it means what it meant."""
    if written.isascii() and b"\x7f" not in written:
        return written
    import re

    return re.sub(_IN_JSON, _escaped, written)


def _escaped(found: re.Match[bytes]) -> bytes:
    return b"\\u%04x" % ord(found[0].decode())
