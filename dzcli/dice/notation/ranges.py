"""Ranges, which the notation cannot say with two comparisons, and how to say them.

Comparisons side by side are a set, of which one is enough: ``=2=4`` is 2 or 4. So ``>=2<=9``
would count every die, which nobody means. Nor are comparisons chained: in ``5<=1d20<=10``
the second one counts dice, and the first compares what it counted.
"""

from __future__ import annotations

from math import ceil, floor

from dzcli.dice.exact import Place
from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.modifiers import Condition, Explode, Judge, Modifier, Reroll
from dzcli.dice.notation.tree import Node, Number
from dzcli.dice.notation.writing import written_condition, written_modifiers
from dzcli.light import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

RANGE_COUNTED = "{first}{second} counts what meets either, which is everything; for a range write {instead}."
RANGE_AFTER = "After {before} the comparison {second} counts dice; for a range write {instead}."
CHAINED = "Only two values are compared at a time; put one of the comparisons in brackets."
CHAINED_RANGE = "Only two values are compared at a time; for a range write {instead}."

MOST_LISTED = 12
"""How many faces of a range are written out."""
LONGEST_REPEATED = 60
"""What is longer is not written out again in a message."""

_TURNED = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}
"""What a comparison is, read from its right side."""
OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


class Counting(NamedTuple):
    """A comparison that counts dice, and where it stands."""

    place: Place
    when: Condition


class Ends:
    """The lowest that comparisons count from, and the highest they count to; of failures apart."""

    def __init__(self) -> None:
        self._lowest: dict[bool, int] = {}
        self._highest: dict[bool, int] = {}

    def add(self, judge: Judge) -> bool:
        """Take a comparison in; whether it makes a range with one before it."""
        failure, when = judge.failure, judge.when
        if when.sign[0] == ">":
            low = _low(when)
            self._lowest[failure] = min(low, self._lowest.get(failure, low))
            return self._highest.get(failure, low - 1) >= low
        if when.sign[0] == "<":
            high = _high(when)
            self._highest[failure] = max(high, self._highest.get(failure, high))
            return self._lowest.get(failure, high + 1) <= high
        return False


def refuse_range(found: Sequence[Modifier], modifier: Modifier, place: Place, ends: Ends) -> None:
    """Raise `ExpressionFault` if a modifier would make a range with one before it.

    ``ends`` are those of the comparisons before it: of many, only the one to be told is looked for.
    """
    if not isinstance(modifier, Judge):
        return
    last = found[-1] if found else None
    if isinstance(last, Explode | Reroll) and last.when and _is_range(last.when[-1], modifier.when):
        kind = written_modifiers([last.but(when=())])
        raise place.fault(
            RANGE_AFTER,
            before=written_modifiers([last]),
            second=written_condition(modifier.when),
            instead=_listed(kind, last.when[-1], modifier.when),
        )
    if not ends.add(modifier):
        return
    for other in found:
        if not isinstance(other, Judge) or other.failure != modifier.failure:
            continue
        if _is_range(other.when, modifier.when):
            kind = "f" if modifier.failure else ""
            values = {
                "first": kind + written_condition(other.when),
                "second": kind + written_condition(modifier.when),
            }
            instead = between(other.when, modifier.when)
            if modifier.failure:
                instead = _listed(kind, other.when, modifier.when)
            raise place.fault(RANGE_COUNTED, **values, instead=instead)


def between(first: Condition, second: Condition) -> str:
    """Comparisons that count what meets both of two: what fails the second is subtracted again."""
    failing = Condition(OPPOSITE[second.sign], second.value)
    return f"{written_condition(first)}f{written_condition(failing)}"


def _is_range(first: Condition, second: Condition) -> bool:
    """Whether one is a lower bound, the other an upper one, and a face may lie between."""
    return {first.sign[0], second.sign[0]} == {"<", ">"} and bool(_faces(first, second))


def _faces(first: Condition, second: Condition) -> range:
    """The whole numbers between a lower and an upper bound, in whatever order they stand."""
    lower, upper = (second, first) if first.sign in ("<", "<=") else (first, second)
    return range(_low(lower), _high(upper) + 1)


def _low(when: Condition) -> int:
    """The lowest whole number that a lower bound lets through."""
    return floor(when.value) + 1 if when.sign == ">" else ceil(when.value)


def _high(when: Condition) -> int:
    """The highest whole number that an upper bound lets through."""
    return ceil(when.value) - 1 if when.sign == "<" else floor(when.value)


def _listed(kind: str, first: Condition, second: Condition) -> str:
    """A range face by face."""
    faces = _faces(first, second)
    text = "".join(f"{kind}={face}" for face in faces[:MOST_LISTED])
    return text + ("..." if faces[MOST_LISTED:] else "")


def chained(
    operands: Sequence[Node], signs: Sequence[str], places: Sequence[Place], counting: Sequence[Counting]
) -> ExpressionFault:
    """What to say of ``5<=1d20<=10`` and its like: how to say it, if it is a range between numbers.

    ``counting`` holds the comparisons among the operands that count dice.
    """
    ends = [*counting]
    if len(signs) == 2 and isinstance(operands[2], Number):
        ends.append(Counting(places[1], Condition(signs[1], operands[2].value)))
    fault = ends[-1].place.fault(CHAINED) if ends else places[-1].fault(CHAINED)
    if len(ends) != 1 or len(signs) > 2 or not isinstance(operands[0], Number) or signs[0] not in _TURNED:
        return fault
    ((end, when),) = ends
    middle = end.text[places[0].position : end.position].strip("<>=\u2264\u2265 ")
    first = Condition(_TURNED[signs[0]], operands[0].value)
    if not middle or len(middle) > LONGEST_REPEATED or not _is_range(first, when):
        return fault
    return end.fault(CHAINED_RANGE, instead=f"{{{middle}}}{between(first, when)}")
