"""An expression cut into words, with what typing and typography vary made the same."""

from __future__ import annotations

import re
from functools import cache

from dzcli.dice.exact import MAX_BITS, TOO_BIG, Exact, Place, ratio
from dzcli.dice.fault import ExpressionFault
from dzcli.light import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

UNKNOWN = '"{found}" means nothing in a dice expression.'
HASH_INSIDE = "A comment begins with # after a blank."
NOT_CLOSED = 'This "{bracket}" is never closed.'
WANTED = '"{wanted}" was expected, not "{found}".'
ENDS_OPEN = 'The expression ends before "{wanted}".'
NO_NUMBER = "A whole number was expected here."
NO_LABEL = "A label cannot be empty."

COMPARISONS = ("=", "!=", "<", "<=", ">", ">=")
_NUMERIC = tuple("0123456789.")


class Token(NamedTuple):
    """A word of an expression, in lower case, and where it stands; the last one is empty."""

    text: str
    position: int


@cache
def _pattern() -> re.Pattern[str]:
    return re.compile(
        r"[0-9]+(?:\.[0-9]+)?|\.[0-9]+"
        r"|floor|ceil|round|abs|min|max|kh|kl|dh|dl|rr|ro|sd(?![hl])|[dkrsfpox]"
        r"|\*\*|//|!!|!=|<=|>=|<>|==|[-+*/%^<>=!(){},≤≥≠]"
        r"|\[[^\]]*\]"
    )


@cache
def _alphabet() -> dict[int, int]:
    """Characters that stand for another: each for one, so that positions stay."""
    signs = {
        "-": "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d",
        "+": "\ufe62\uff0b",
        "*": "\u00d7\u00b7\u2022\u2217\u2219\u22c5\u2715\u2716\u2a2f",
        "/": "\u00f7\u2044\u2215",
    }
    same = {ord(other): ord(sign) for sign, others in signs.items() for other in others}
    return same | {ord(capital): ord(capital.lower()) for capital in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}


_SAME = {"**": "^", "==": "=", "<>": "!=", "≠": "!=", "≤": "<=", "≥": ">=", "k": "kh", "rr": "r"}


def tokens(text: str) -> tuple[list[Token], str]:
    """The words of an expression, an empty one at its end, and the comment after ``#``.

    What stands in square brackets is one word, as it was written. A comment
    begins at the start or after a blank. Raises `ExpressionFault` at a character that means
    nothing.
    """
    plain = text.translate(_alphabet())
    match = _pattern().match
    found, position = [], 0
    while position < len(plain):
        character = plain[position]
        if character.isspace():
            position += 1
        elif character == "#":
            if position and not plain[position - 1].isspace():
                raise ExpressionFault(HASH_INSIDE, text, position)
            break
        elif token := match(plain, position):
            word = text[position : token.end()] if character == "[" else token[0]
            found.append(Token(_SAME.get(word, word), position))
            position = token.end()
        elif character == "[":
            raise ExpressionFault(NOT_CLOSED, text, position, bracket="[")
        else:
            raise _unknown(text, position)
    found.append(Token("", position))
    return found, text[position + 1 :].strip()


def _unknown(text: str, position: int) -> ExpressionFault:
    """A character that means nothing, with the letters around it if it is one."""
    start = end = position
    while start and text[start].isalpha() and text[start - 1].isalpha():
        start -= 1
    while end < len(text) - 1 and text[start].isalpha() and text[end + 1].isalpha():
        end += 1
    return ExpressionFault(UNKNOWN, text, start, found=text[start : end + 1])


class Words:
    """The words of an expression, read one after the other."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._tokens, self.comment = tokens(text)
        self._at = 0
        self.next = self._tokens[0].text
        """The next word, empty at the end."""

    @property
    def place(self) -> Place:
        """Where the next word stands."""
        return Place(self.text, self._tokens[self._at].position)

    def fault(self, message: str, **values: Any) -> ExpressionFault:
        """A fault at the next word."""
        return self.place.fault(message, **values)

    def follows(self, word: str) -> bool:
        """Whether ``word`` comes after the next word, which is not the end."""
        return self._tokens[self._at + 1].text == word

    def take(self) -> str:
        """The next word, which is thereby read."""
        word = self.next
        if word:
            self._at += 1
            self.next = self._tokens[self._at].text
        return word

    def accept(self, *words: str) -> str:
        """The next word if it is one of these, which is thereby read, else an empty one."""
        return self.take() if self.next in words else ""

    def expect(self, word: str) -> None:
        """Read a word that has to come here."""
        if not self.accept(word):
            raise self.fault(WANTED if self.next else ENDS_OPEN, wanted=word, found=self.next)

    @property
    def at_number(self) -> bool:
        """Whether the next word is a number."""
        return self.next[:1] in _NUMERIC

    @property
    def at_label(self) -> bool:
        """Whether the next word stands in square brackets."""
        return self.next[:1] == "["

    def negative(self) -> bool:
        """Read a run of signs: whether they make what follows negative."""
        negative = False
        while sign := self.accept("+", "-"):
            negative ^= sign == "-"
        return negative

    def number(self) -> Exact:
        """A number without a sign."""
        whole, _, decimals = self.next.partition(".")
        whole, decimals = whole.lstrip("0"), decimals.rstrip("0")
        if len(whole) + len(decimals) > MAX_BITS * 3 // 10:
            raise self.fault(TOO_BIG, digits=MAX_BITS * 3 // 10)
        self.take()
        if not decimals:
            return int(whole or "0")
        return ratio(int(whole + decimals or "0"), 10 ** len(decimals))

    def whole(self, *, signed: bool = False) -> int:
        """A whole number; ``signed``, signs may stand before it."""
        place = self.place
        negative = signed and self.negative()
        value = self.number() if self.at_number else None
        if value is None or value.denominator != 1:
            raise place.fault(NO_NUMBER)
        return -value.numerator if negative else value.numerator

    def label(self) -> str:
        """The text of a label."""
        label = self.next[1:-1].strip()
        if not label:
            raise self.fault(NO_LABEL)
        self.take()
        return label
