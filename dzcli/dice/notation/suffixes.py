"""What is written of dice from the ``d`` on: their faces, their modifiers, their label."""

from __future__ import annotations

import re

from dzcli.dice.exact import Place
from dzcli.dice.notation.modifiers import (
    Clamp,
    Condition,
    Conditions,
    Explode,
    Judge,
    Keep,
    Modifier,
    Reroll,
    Sort,
)
from dzcli.dice.notation.ranges import Counting, Ends, refuse_range
from dzcli.dice.notation.tokens import COMPARISONS, Words
from dzcli.light import NamedTuple

NO_COMPARED = (
    "A comparison right after dice counts them and needs a number; put dice in brackets to compare their sum."
)
BAD_FACES = "The faces of a die are whole numbers, such as [1,1,2] or [0..9]."
BACKWARDS = "Faces run from the lower to the higher: write [{last}..{first}], not [{first}..{last}]."
TOO_MANY_FACES = "A die of listed faces has at most {limit} faces."
AFTER_COMPARISON = '"{modifier}" has to be written before the comparison.'
NOT_ON_GROUP = '"{modifier}" acts on dice; a group can only keep, drop, sort and compare.'
ONCE_LIMITED = "How many extra dice a die brings is said once: !o is the same as !x1."
BAD_EXTRA = "!x says how many extra dice a die brings at most, from 1 to {limit}, not {found}."
NOTHING_FAILS = "Failures are subtracted from what a comparison counts: write one, as in 5d6>=5f1."

MAX_FACES = 10_000
MAX_EXTRA = 1_000

_WORDS = ("!", "!!", "dh", "dl", "f", "kh", "kl", "max", "min", "r", "ro", "s", "sd", *COMPARISONS)


class Suffixes(NamedTuple):
    """The modifiers of dice or of a group, their label, and the comparisons that count."""

    modifiers: tuple[Modifier, ...]
    label: str
    counting: list[Counting]


def read_modifiers(words: Words, among: int | None = None) -> Suffixes:
    """What stands after a pool, or after a group of ``among`` parts."""
    found: list[Modifier] = []
    counting: list[Counting] = []
    label, judged, ends = "", False, Ends()
    while True:
        if words.at_label and not label:
            label = words.label()
        elif words.next in _WORDS:
            place, word = words.place, words.next
            modifier = _modifier(words)
            _refuse(modifier, place, word, judged, among)
            refuse_range(found, modifier, place, ends)
            _add(found, modifier)
            if isinstance(modifier, Judge):
                judged = True
                counting.append(Counting(place, modifier.when))
        else:
            return Suffixes(tuple(found), label, counting)


def read_faces(words: Words) -> tuple[int, ...]:
    """Faces written in square brackets: numbers and runs, in any order, repeated at will."""
    place = words.place
    faces: list[int] = []
    plain = words.take()[1:-1].translate(
        {ord(minus): "-" for minus in "\u2010\u2011\u2012\u2013\u2014\u2212"}
    )
    for part in plain.split(","):
        match = re.fullmatch(r"\s*([+-]?[0-9]{1,9})\s*(?:\.\.\s*([+-]?[0-9]{1,9})\s*)?", part)
        if not match:
            raise place.fault(BAD_FACES)
        first, last = int(match[1]), int(match[2] or match[1])
        if last < first:
            raise place.fault(BACKWARDS, first=first, last=last)
        if len(faces) + last - first >= MAX_FACES:
            raise place.fault(TOO_MANY_FACES, limit=MAX_FACES)
        faces.extend(range(first, last + 1))
    return tuple(faces)


def _modifier(words: Words) -> Modifier:
    """The next modifier."""
    place, word = words.place, words.next
    if word in COMPARISONS:
        return Judge(_condition(words))
    words.take()
    if word in ("kh", "kl", "dh", "dl"):
        return Keep(word, words.whole() if words.at_number else 1)
    if word in ("s", "sd"):
        return Sort(word == "sd")
    if word in ("min", "max"):
        return Clamp(word, words.whole(signed=True))
    if word == "f":
        return Judge(_condition(words), failure=True)
    if word in ("r", "ro"):
        return Reroll(word == "ro", _conditions(words), place)
    return _explode(words, word == "!!", place)


def _explode(words: Words, compound: bool, place: Place) -> Explode:
    """An explosion with what stands after its ``!``: ``p``, and ``o`` or ``x`` and a number."""
    penetrate, most = False, 0
    while True:
        at = words.place
        flag = words.accept("p", "o", "x")
        if not flag:
            return Explode(compound, penetrate, most, _conditions(words), place)
        if flag == "p":
            penetrate = True
            continue
        if most:
            raise at.fault(ONCE_LIMITED)
        most = words.whole() if flag == "x" else 1
        if not 1 <= most <= MAX_EXTRA:
            raise at.fault(BAD_EXTRA, limit=MAX_EXTRA, found=most)


def _conditions(words: Words) -> Conditions:
    """A condition, if one comes next."""
    return (_condition(words),) if words.next in COMPARISONS or words.at_number else ()


def _condition(words: Words) -> Condition:
    """A comparison with a number; a number alone means equal to it."""
    sign = words.accept(*COMPARISONS) or "="
    negative = words.negative()
    if not words.at_number:
        raise words.fault(NO_COMPARED)
    value = words.number()
    if words.next == "d":
        raise words.fault(NO_COMPARED)
    return Condition(sign, -value if negative else value)


def _refuse(modifier: Modifier, place: Place, word: str, judged: bool, among: int | None) -> None:
    """Raise `ExpressionFault` for a modifier that cannot stand here.

    After a comparison (``judged``) nothing may change what it has counted, nor choose
    among the dice of a group of one part, whose total it has compared.
    """
    acts = isinstance(modifier, Explode | Reroll | Clamp)
    if acts and among is not None:
        raise place.fault(NOT_ON_GROUP, modifier=word)
    if judged and (acts or (isinstance(modifier, Keep) and among == 1)):
        raise place.fault(AFTER_COMPARISON, modifier=word)
    if isinstance(modifier, Judge) and modifier.failure and not judged:
        raise place.fault(NOTHING_FAILS)


def _add(found: list[Modifier], modifier: Modifier) -> None:
    """Add a modifier to those read; the same one again only adds its condition."""
    last = found[-1] if found else None
    if isinstance(last, Reroll | Explode) and isinstance(modifier, Reroll | Explode):
        alike = last.but(when=()) == modifier.but(when=())
        if alike and last.when and modifier.when:
            found[-1] = last.but(when=last.when + modifier.when)
            return
    found.append(modifier)
