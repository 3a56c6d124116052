"""The nearest plain letters, where a stream cannot show a character. Loaded only for such streams."""

import codecs
import unicodedata

NEAREST = "dzcli-nearest"
"""Name of the error handler that writes the nearest plain letters."""
ESCAPED = "dzcli-escaped"
"""Name of the error handler that escapes characters inside JSON."""

_SIGNS = {
    "«\u00a0": '"',
    "\u00a0»": '"',
    "«": '"',
    "»": '"',
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "→": "->",
    "−": "-",
    "–": "-",
    "—": "-",
    "×": "x",
    "≥": ">=",
    "⁄": "/",
    "≤": "<=",
    "█": "#",
    "œ": "oe",
    "Œ": "OE",
    "æ": "ae",
    "Æ": "AE",
    "ß": "ss",
    "ø": "o",
    "Ø": "O",
    "ł": "l",
    "Ł": "L",
}
_UNKNOWN = "?"


def plain(text: str) -> str:
    """The text in ASCII: accents gone, signs replaced by those that come nearest, ``?`` for what has none."""
    for sign, near in _SIGNS.items():
        text = text.replace(sign, near)
    return "".join(_letter(character) for character in text)


def _letter(character: str) -> str:
    if character.isascii() or unicodedata.combining(character):
        return character if character.isascii() else ""
    parts = unicodedata.normalize("NFKD", character)
    near = "".join(one if one.isascii() else _SIGNS.get(one, "") for one in parts)
    return near or _UNKNOWN


def _nearest(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return plain(error.object[error.start : error.end]), error.end


def _escaped(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    units = error.object[error.start : error.end].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[place : place + 2].hex()}" for place in range(0, len(units), 2)), error.end


codecs.register_error(NEAREST, _nearest)
codecs.register_error(ESCAPED, _escaped)
