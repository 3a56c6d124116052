"""Signs that do harm, and letters that a stream does not have."""

import json

import pytest

from dzcli.show import neutral
from dzcli.show.plain_letters import ESCAPED, NEAREST, plain

LETTERS = [
    ("Épée, à la française", "Epee, a la francaise"),
    ("œuf, ŒUVRE, Æ, æ, ß", "oeuf, OEUVRE, AE, ae, ss"),
    ("Øystein et Łukasz, øł", "Oystein et Lukasz, ol"),
    ("«\u00a0non\u00a0»", '"non"'),
    ("«oui» “et” ‘puis’", '"oui" "et" \'puis\''),
    ("18 → 13, − – —, 2×3", "18 -> 13, - - -, 2x3"),
    ("≥ 3, ≤ 4, ½", ">= 3, <= 4, 1/2"),
    ("██", "##"),
    ("e\u0301", "e"),
    ("é\u0301", "e"),
    ("日", "?"),
    ("a\u00a0b", "a b"),
    ("ǿ", "o"),
]


@pytest.mark.parametrize("text, wanted", LETTERS)
def test_nearest(text, wanted):
    """Where a stream has no accents and signs, the nearest plain letters are written."""
    assert plain(text) == wanted
    assert text.encode("ascii", NEAREST).decode("ascii") == wanted or "\u00a0" in text


def test_letters_that_a_stream_has():
    """Only what a stream does not have is written otherwise."""
    assert "é → ß".encode("latin-1", NEAREST) == "é -> ß".encode("latin-1")


@pytest.mark.parametrize("text", ["é", "→", "\U0001f3b2 2d6", "a\U00010000\uffffb"])
def test_escaped_in_json(text):
    """In JSON such a sign is escaped, and is read as what it was."""
    written = json.dumps(text, ensure_ascii=False).encode("ascii", ESCAPED)
    assert json.loads(written) == text


HARMFUL = [
    *("\x00", "\x1b", "\x1f", "\x7f", "\x80", "\x9f", "\u2028", "\u2029", "\u061c", "\u200e", "\u200f"),
    *("\u202a", "\u202e", "\u2066", "\u2069"),
]
HARMLESS = ["a", "é", " ", "\u00a0", "\u202f", "\u2027", "\u2065", "\u061b", "→", "\U0001f3b2"]


@pytest.mark.parametrize("sign", HARMFUL, ids=ascii)
def test_harmful(sign):
    """A sign that does harm is shown as one that does none; JSON has it as an escape."""
    assert neutral.line(f"a{sign}b{sign}") == "a\ufffdb\ufffd"
    written = neutral.json(json.dumps(f"é{sign}", ensure_ascii=False).encode())
    assert sign.encode() not in written
    assert json.loads(written) == f"é{sign}"


@pytest.mark.parametrize("sign", HARMLESS, ids=ascii)
def test_harmless(sign):
    """Other signs stay as they are, beside one that does harm too."""
    assert neutral.line(sign) == sign
    assert neutral.line(f"{sign}\n") == f"{sign}\ufffd"
    assert neutral.json(f'"{sign}"'.encode()) == f'"{sign}"'.encode()
    assert neutral.json(f'"{sign}\x7f"'.encode()) == f'"{sign}\\u007f"'.encode()


def test_half_a_sign():
    """Half of a sign, which a command line makes of wrong bytes, is shown as one that does no harm."""
    assert neutral.line("a\ud800\udfffb") == "a\ufffd\ufffdb"
