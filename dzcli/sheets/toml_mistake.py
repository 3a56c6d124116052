"""What is wrong with a text that is no TOML, as its writer would put it. Loaded only when one is not.

The parser says where it stopped; the line there says what was meant: an accent in a key, quotes from a word
processor, a comma in a number.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator

from dzcli.fault import FileFault
from dzcli.message import Message, message
from dzcli.sheets.layout import STRING_OR_COMMENT

_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)\Z")
_STRINGS = re.compile(STRING_OR_COMMENT, re.DOTALL)
_CURLY = re.compile("[«“„‘‚‹]\\s*([^»”’›“‘\n]*?)\\s*[»”’›“‘]|[«»“”„‘’‚‹›]")
_UNBREAKABLE = re.compile("[\u00a0\u202f\u2007\u200b\ufeff]")
_PAIR = re.compile(r"\s*(?P<key>[^=#\"\[\]{}:]*?)\s*(?P<sign>[=:])\s*(?P<value>.*?)\s*\Z")
_HEADER = re.compile(r"\s*\[\[?\s*(?P<key>[^\[\]\"#]*?)\s*\]")
_DECIMAL = re.compile(r"[+-]?\d+,\d+\s*\Z")
_WORD = re.compile(r"[^\W\d][^=\[\]{}#,\"]*")
_TRUTHS = {"vrai": "true", "oui": "true", "yes": "true", "faux": "false", "non": "false", "no": "false"}
_OPEN = ("Illegal character '\\n'", "Found invalid character '\\n'", "Unterminated string", "Expected \"'")
_LONGEST = 40
LONGEST_LINE = 1000
"""What is wrong with a longer line is not guessed: nobody wrote it by hand."""


def toml_mistake(label: str, text: str, reason: str) -> FileFault:
    """The fault of a text that is no TOML: its line and what is wrong there.

    ``reason`` is the parser's own, with the place where it stopped.
    """
    lines = text.split("\n")
    place = _PLACE.search(reason)
    number = min(int(place[1]), len(lines)) if place else len(text.rstrip().split("\n"))
    line = lines[number - 1].rstrip("\r")
    rest = line[int(place[2]) - 1 :] if place else ""
    guesses = _guesses(line, rest, reason) if len(line) <= LONGEST_LINE else iter(())
    what = next(guesses, None) or _general(line)
    return FileFault("not_toml", NOT_TOML, file=label, line=number, what=what)


def _guesses(line: str, rest: str, reason: str) -> Iterator[Message]:
    """What may be wrong with a line, the likeliest first; the parser stopped before ``rest``."""
    bare = _STRINGS.sub(lambda found: "" if found[0].startswith("#") else '""', line)
    pair = _PAIR.match(bare)
    if named := pair or _HEADER.match(bare):
        yield from _key(named["key"])
    yield from _typography(bare)
    if reason.startswith(_OPEN):
        yield message(OPEN_QUOTE)
    if pair:
        if pair["sign"] == ":":
            yield message(COLON)
        if not pair["value"]:
            yield message(NO_VALUE)
        elif reason.startswith("Invalid value"):
            yield from _word(rest)
        full = _PAIR.match(line)
        yield from _value(pair["value"], full["value"] if full else "")
    for known, said in _REASONS.items():
        if reason.startswith(known):
            yield said(line, reason)


def _key(key: str) -> Iterator[Message]:
    """What may be wrong with a key that is not in quotes."""
    for part in key.split("."):
        odd = not re.fullmatch(r"\s*[A-Za-z0-9_-]*\s*", part)
        if odd and not re.search("[«»“”]", part) and not _UNBREAKABLE.search(part):
            yield message(KEY, key=part.strip(), plain=_plain(part.strip()))


def _plain(key: str) -> str:
    """A key as it is written without quotes: no accents, and underscores between words."""
    letters = unicodedata.normalize("NFKD", key.replace("œ", "oe").replace("æ", "ae"))
    return re.sub(r"[^A-Za-z0-9_]+", "_", "".join(one for one in letters if not unicodedata.combining(one)))


def _typography(bare: str) -> Iterator[Message]:
    """Signs of a word processor outside of every text."""
    if found := _CURLY.search(bare):
        yield message(CURLY, found=found[0], text=found[1] or "…")
    if _UNBREAKABLE.search(bare):
        yield message(UNBREAKABLE)


def _word(rest: str) -> Iterator[Message]:
    """A word where a value was expected."""
    if found := _WORD.match(rest):
        word = found[0].strip()
        if plain := _TRUTHS.get(word.casefold()) or (word.casefold() if word in ("True", "False") else None):
            yield message(TRUTH, found=word, plain=plain)
        yield message(BARE_TEXT, text=word)


def _value(bare: str, value: str) -> Iterator[Message]:
    """What may be wrong with a value that goes on where it should end; ``bare`` has no texts."""
    if _DECIMAL.match(bare):
        yield message(COMMA, found=bare, plain=bare.replace(",", "."))
    if re.match(r"'[^',]*'[^',]+'", value):
        yield message(APOSTROPHE, text=value.strip("'"))
    if re.match(r'"[^",]*"[^",=]+"', value):
        yield message(INNER_QUOTE)


def _general(line: str) -> Message:
    shown = line.strip()
    return message(GENERAL, text=shown if len(shown) <= _LONGEST else shown[: _LONGEST - 1] + "…")


def _named(template: str) -> Callable[[str, str], Message]:
    """A message that names the key or the heading: the one that the parser names, else that of the line."""

    def said(line: str, reason: str) -> Message:
        told = re.search(r"key '([^']*)'", reason)
        return message(template, key=told[1] if told else re.split(r"=|\]", line)[0].strip(" \t[\"'"))

    return said


def _just(template: str) -> Callable[[str, str], Message]:
    return lambda line, reason: message(template)


NOT_TOML = "{file}:{line}: not valid TOML: {what}."
KEY = 'the key {key} needs straight quotes ("{key}"), or neither accents nor spaces ({plain})'
CURLY = 'typographic quotes ({found}) do not count; text stands between straight ones: "{text}"'
UNBREAKABLE = "an unbreakable space stands outside of quotes; put an ordinary one"
OPEN_QUOTE = "a closing quote is missing"
COLON = "a key is followed by =, not by a colon"
NO_VALUE = "a value is missing after ="
COMMA = "a decimal number is written with a point: {plain}, not {found}"
APOSTROPHE = 'a text with an apostrophe stands between double quotes: "{text}"'
INNER_QUOTE = 'a " inside a text is written \\"'
TRUTH = "{found} is written {plain}"
BARE_TEXT = 'text stands between straight quotes: "{text}"'
TWICE = "{key} is there twice"
TABLE_TWICE = "[{key}] is there twice; if there are several, write [[{key}]]"
NO_EQUALS = "a key is followed by = and a value"
COMMA_MISSING = "a comma or a closing bracket is missing"
HEADING = "the brackets of a heading are not closed"
BACKSLASH = "a \\ in a text is written \\\\"
GENERAL = 'this cannot be read: "{text}"'

_REASONS: dict[str, Callable[[str, str], Message]] = {
    "Cannot overwrite": _named(TWICE),
    "Duplicate inline table key": _named(TWICE),
    "Cannot declare": _named(TABLE_TWICE),
    "Expected '=' after a key": _just(NO_EQUALS),
    "Unclosed": _just(COMMA_MISSING),
    "Expected ']": _just(HEADING),
    "Unescaped": _just(BACKSLASH),
}
"""What the parser says, and how a line that shows nothing better is told."""
