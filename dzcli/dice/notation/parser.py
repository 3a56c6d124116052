"""An expression read: its tree, how often it is rolled, its comment, and what is to be said of it."""

import re
from functools import lru_cache

from dzcli.dice.exact import Place
from dzcli.dice.fault import ExpressionFault
from dzcli.dice.frozen import Frozen
from dzcli.dice.notation.grammar import Grammar
from dzcli.dice.notation.limits import check
from dzcli.dice.notation.remarks import Remark
from dzcli.dice.notation.tokens import Words
from dzcli.dice.notation.tree import Node

MAX_LENGTH = 20_000

EMPTY = "There is nothing to roll."
TOO_LONG = "An expression has at most {limit} characters."
TEXT_AFTER = '"{found}" is no part of the roll; a comment begins with #, as in: {roll} # {found}'

MOST_TRIED = 5
LONGEST_TRIED = 500
"""Only in a text as short as a person types it is an end of the roll looked for, at so many blanks."""


class Program(Frozen):
    """An expression as it was written, the tree to roll, how many times, its comment, what is odd in it."""

    text: str
    tree: Node
    repeat: int = 1
    comment: str = ""
    remarks: tuple[Remark, ...] = ()


@lru_cache(maxsize=128)
def parse(text: str) -> Program:
    """Read an expression.

    Raises `ExpressionFault`, with the position, if it makes no sense or is refused: too
    many dice, explosions or rerolls that never end, too deep, too long, too much work.
    """
    if len(text) > MAX_LENGTH:
        raise ExpressionFault(TOO_LONG, text, MAX_LENGTH, limit=MAX_LENGTH)
    try:
        return _program(text)
    except ExpressionFault as fault:
        raise _without_comment(fault) or fault from None


def _program(text: str) -> Program:
    words = Words(text)
    if not words.next:
        raise words.fault(EMPTY)
    grammar = Grammar(words)
    repeat = grammar.repeat()
    tree = grammar.expression()
    check(tree, repeat, Place(text))
    remarks = grammar.remarks
    if any(sign in text for sign in "<>=\u2264\u2265\u2260"):
        from dzcli.dice.notation.foregone import foregone  # only where something is compared

        remarks = remarks + foregone(tree)
    return Program(text, tree, repeat, words.comment, tuple(remarks))


def _without_comment(fault: ExpressionFault) -> ExpressionFault | None:
    """What to say where words follow a roll that is complete: that a comment is begun otherwise."""
    text = fault.text
    if len(text) > LONGEST_TRIED:
        return None
    blanks = [match.start() for match in re.finditer(r"\s(?=[^\w\s]?[^\W\d_]{2})", text)]
    for at in reversed([at for at in blanks if at <= fault.position][-MOST_TRIED:]):
        roll, found = text[:at].strip(), text[at:].strip()
        try:
            _program(roll)
        except ExpressionFault:
            continue
        return ExpressionFault(TEXT_AFTER, text, len(text[:at]) + 1, roll=roll, found=found)
    return None
