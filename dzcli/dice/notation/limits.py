"""What is refused before a die is thrown: too many dice, dice that never end, too much work.

A tree is measured from its leaves up: between which bounds a value lies, and how many dice
it may take. The bounds are those of all that could happen, except that a run of explosions
or rerolls less likely than one in 10^12 is left out of them.
"""

from __future__ import annotations

import math

from dzcli.dice.exact import NOWHERE, Exact, Place
from dzcli.dice.notation.bounds import Bounds, approximate, called, chained, powered, rounded
from dzcli.dice.notation.modifiers import (
    Clamp,
    Condition,
    Conditions,
    Explode,
    Judge,
    Keep,
    Modifier,
    Reroll,
)
from dzcli.dice.notation.tree import (
    Call,
    Chain,
    Comparison,
    Group,
    Labelled,
    Negative,
    Node,
    Number,
    Pool,
    Power,
    fold,
)
from dzcli.dice.notation.triggers import meets, share
from dzcli.dice.throws.throw import Faces
from dzcli.light import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

MAX_DICE = 100_000
MAX_SIDES = 999_999_999
MAX_DEPTH = 300
MAX_WORK = 2_000_000
"""Steps of work, a few tenths of a microsecond each."""

TOO_MANY_DICE = "This may throw more than {limit} dice."
ENDLESS_EXPLOSION = "This explosion can never end: every face explodes."
ENDLESS_REROLL = "This reroll can never end: every face is thrown again."
TOO_DEEP = "This is nested more than {limit} levels deep."
TOO_MUCH_WORK = "This would take too long to roll."
NEVER_DICE = "A number of dice is 0 or more; here it never is."
NEVER_SIDES = "A die needs at least one side; here it never has one."

_UNLIKELY = math.log(1e-12)


class Reach(NamedTuple):
    """The bounds of a value, the dice it takes at most, the work, and how deep it is nested.

    ``of_some``: the bounds if only some of its dice count, whichever these are.
    """

    low: float
    high: float
    dice: float = 0.0
    work: float = 1.0
    depth: int = 1
    of_some: Bounds = (0.0, 0.0)

    @property
    def bounds(self) -> Bounds:
        """The bounds of the value."""
        return self.low, self.high


def check(tree: Node, repeat: int = 1, place: Place = NOWHERE) -> Reach:
    """Raise `ExpressionFault` if a tree, rolled ``repeat`` times, is refused; else measure it."""
    reach = fold(tree, reach_of)
    if reach.depth > MAX_DEPTH:
        raise place.fault(TOO_DEEP, limit=MAX_DEPTH)
    if not reach.dice * repeat <= MAX_DICE:  # so written, it refuses what has no bound too
        raise place.fault(TOO_MANY_DICE, limit=MAX_DICE)
    if not reach.work * repeat <= MAX_WORK:
        raise place.fault(TOO_MUCH_WORK)
    return reach


def reach_of(node: Node, parts: Sequence[Reach]) -> Reach:
    """The reach of a node, from the reach of its parts."""
    if isinstance(node, Pool):
        own = _pool(node, parts)
        of_some = with_nothing(own.bounds)
    elif isinstance(node, Group):
        own = _group(node, parts)
        of_some = _of_group(node, [part.of_some for part in parts])
    else:
        own = Reach(*_bounds(node, [part.bounds for part in parts]))
        of_some = _bounds(node, [part.of_some for part in parts])
    return Reach(
        own.low,
        own.high,
        own.dice + sum(part.dice for part in parts),
        own.work + sum(part.work for part in parts),
        1 + max((part.depth for part in parts), default=0),
        of_some,
    )


def with_nothing(bounds: Bounds) -> Bounds:
    """The bounds of values, and of sums of some or none of what they are sums of."""
    return min(0.0, bounds[0]), max(0.0, bounds[1])


def _bounds(node: Node, parts: Sequence[Bounds]) -> Bounds:
    """The bounds of a value that throws no dice of its own."""
    match node:
        case Number():
            return _fixed(node.value)
        case Negative():
            return -parts[0][1], -parts[0][0]
        case Chain():
            bounds = parts[0]
            for sign, part in zip(node.signs, parts[1:], strict=True):
                bounds = chained(sign, bounds, part)
            return bounds
        case Power():
            return powered(parts[0], parts[1])
        case Call():
            return called(node.name, parts)
        case Comparison():
            return 0.0, 1.0
        case Labelled():
            return parts[0]
    raise TypeError(node)


def _group(node: Group, parts: Sequence[Reach]) -> Reach:
    """The reach of a group, without that of its parts."""
    work = 1.0 + len(parts) * (1 + len(node.modifiers))
    if len(parts) == 1:  # its dice are sought out and its value computed once more
        work += 2 * parts[0].work * len(node.modifiers)
    chooses = any(isinstance(modifier, Keep) for modifier in node.modifiers)
    among_dice = chooses and len(parts) == 1
    low, high = _of_group(node, [part.of_some if among_dice else part.bounds for part in parts])
    return Reach(low, high, 0.0, work)


def _of_group(node: Group, parts: Sequence[Bounds]) -> Bounds:
    """The bounds of a group, from those of its parts."""
    if any(isinstance(modifier, Judge) for modifier in node.modifiers):
        return -len(parts), len(parts)
    if len(parts) > 1 and any(isinstance(modifier, Keep) for modifier in node.modifiers):
        parts = [with_nothing(part) for part in parts]
    return sum(low for low, _ in parts), sum(high for _, high in parts)


def _pool(node: Pool, parts: Sequence[Reach]) -> Reach:
    """The reach of a pool, without that of its count and sides."""
    reaches = list(parts)
    least, most = _whole(reaches.pop(0) if isinstance(node.count, Node) else Reach(*_fixed(node.count)))
    if most < 0:
        raise node.place.fault(NEVER_DICE)
    dice, low, high = _die(node, reaches)
    pool = _Dice(max(0.0, least), most, low, high)
    for modifier in node.modifiers:
        pool.work += pool.thrown * (1 + _looks(modifier))
        if isinstance(modifier, Explode | Reroll):
            pool.extend(modifier, max(_extra(modifier, faces, pool) for faces in dice))
        elif isinstance(modifier, Clamp):
            pool.set_to.append(modifier.bound)
            choose = max if modifier.kind == "min" else min
            bound = approximate(modifier.bound)
            pool.low, pool.high = choose(pool.low, bound), choose(pool.high, bound)
        elif isinstance(modifier, Keep):
            pool.keep(modifier)
    if not pool.thrown <= MAX_DICE:
        raise node.place.fault(TOO_MANY_DICE, limit=MAX_DICE)
    judges = [modifier for modifier in node.modifiers if isinstance(modifier, Judge)]
    if judges:
        fails = any(judge.failure for judge in judges)
        return Reach(-pool.most if fails else 0.0, pool.most, pool.thrown, pool.work)
    low = pool.low * (pool.least if pool.low > 0 else pool.most)
    high = pool.high * (pool.most if pool.high > 0 else pool.least)
    return Reach(low, high, pool.thrown, pool.work)


def _looks(modifier: Modifier) -> int:
    """How many conditions a modifier tries on each die."""
    return len(modifier.when) if isinstance(modifier, Explode | Reroll) else int(isinstance(modifier, Judge))


class _Dice:
    """A pool as its modifiers act: how many dice count, between which values, how many are thrown."""

    def __init__(self, least: float, most: float, low: float, high: float) -> None:
        self.least = self.fewest = least
        self.most = most
        self.low, self.high = self.lowest, self.highest = low, high
        self.thrown = self.work = self.size = most
        self.set_to: list[int] = []
        self.changed = False
        self.left_out = [0.0, 0.0]

    def beyond_faces(self, conditions: Conditions) -> bool:
        """Whether dice may meet conditions by what modifiers made of their faces."""
        return self.changed or any(meets(conditions, value) for value in self.set_to)

    def keep(self, modifier: Keep) -> None:
        """Let only some of the dice count."""
        count = approximate(modifier.count)
        keeps = modifier.kind in ("kh", "kl")
        # What several keeps leave out adds up; least is left with the fewest dice or with the most.
        self.left_out = [
            out + (max(0.0, size - count) if keeps else count)
            for out, size in zip(self.left_out, (self.fewest, self.size), strict=True)
        ]
        self.least = max(0.0, min(self.fewest - self.left_out[0], self.size - self.left_out[1]))
        self.most = max(0.0, min(self.most, count if keeps else self.size - count))

    def extend(self, modifier: Explode | Reroll, extra: float) -> None:
        """Add the extra dice of a modifier."""
        self.thrown += extra
        self.work += extra
        if extra:  # what is thrown anew has faces as they fall, whatever was made of those before
            self.low, self.high = min(self.low, self.lowest), max(self.high, self.highest)
        if isinstance(modifier, Reroll):
            return
        self.changed |= modifier.compound or modifier.penetrate != 0
        self.low -= modifier.penetrate
        if modifier.compound:
            self.low = min(self.low, self.low * (1 + extra))
            self.high = max(self.high, self.high * (1 + extra))
        else:
            self.most += extra
            self.size += extra


def _fixed(value: Exact) -> Bounds:
    return approximate(value), approximate(value)


def _whole(reach: Reach) -> Bounds:
    """The bounds of a whole number between those of a value."""
    return rounded(math.ceil, reach.low), rounded(math.floor, reach.high)


def _die(node: Pool, parts: Sequence[Reach]) -> tuple[list[Faces], float, float]:
    """The die of a pool (those with the fewest and most sides it may have), its lowest and highest face."""
    if isinstance(node.faces, int):
        return [node.faces], 1.0, float(node.faces)
    if isinstance(node.faces, tuple):
        return [node.faces], float(min(node.faces)), float(max(node.faces))
    low, high = _whole(parts[0])
    if high < 1:
        raise node.place.fault(NEVER_SIDES)
    fewest, most = (int(min(max(1.0, sides), MAX_SIDES)) for sides in (low, high))
    return [fewest, most], 1.0, float(most)


def _extra(modifier: Explode | Reroll, faces: Faces, pool: _Dice) -> float:
    """How many dice explosions or rerolls may add to a pool; refuses those that never end."""
    explodes = isinstance(modifier, Explode)
    most = modifier.most if isinstance(modifier, Explode) else int(modifier.once)
    lowest, highest = (1, faces) if isinstance(faces, int) else (min(faces), max(faces))
    conditions = modifier.when or (Condition("=", highest if explodes else lowest),)
    meeting = share(conditions, faces)
    if meeting >= 1 and not most:
        raise modifier.place.fault(ENDLESS_EXPLOSION if explodes else ENDLESS_REROLL)
    first = pool.most if pool.beyond_faces(conditions) else 0.0
    extra = first + _runs(pool.most + first, meeting)
    return min(extra, pool.most * most) if most else extra


def _runs(dice: float, meeting: float) -> float:
    """How many dice follow so many, if each calls for one more with a chance; the unlikely left out."""
    if meeting == 0:
        return 0.0
    if meeting >= 1:
        return math.inf
    mean = dice * meeting / (1 - meeting)
    return mean + 6 * math.sqrt(mean / (1 - meeting)) + _UNLIKELY / math.log(meeting)
