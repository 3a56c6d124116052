"""Comparisons that can come out one way only, whatever the dice show."""

from collections.abc import Sequence
from math import inf, isnan

from dzcli.dice.notation.bounds import Bounds, decided, point
from dzcli.dice.notation.limits import Reach, reach_of, with_nothing
from dzcli.dice.notation.modifiers import Clamp, Condition, Explode, Judge, Modifier, Reroll
from dzcli.dice.notation.remarks import Remark
from dzcli.dice.notation.tree import Comparison, Group, Node, Pool, fold
from dzcli.dice.notation.triggers import meets
from dzcli.dice.notation.writing import written, written_condition

NO_DIE_MEETS = "No die here can be {condition}, so that none counts."
SUM_MEANT = (
    "{dice}{condition} counts dice, and none can be {condition}; for their sum write ({dice}){condition}."
)
EVERY_DIE_MEETS = "Every die here is {condition}, so that all count."
NONE_EXPLODES = "No die here can be {condition}, so that none explodes."
NONE_AGAIN = "No die here can be {condition}, so that none is thrown again."
NO_PART_MEETS = "No part of this group can be {condition}, so that none counts."
EVERY_PART_MEETS = "Every part of this group is {condition}, so that all count."
ALWAYS_FALSE = "{comparison} is never true."
ALWAYS_TRUE = "{comparison} is always true."

LONGEST = 60
"""What is longer is not written out in a remark."""
MOST_FACES = 1_000
"""The values of a die with more faces are not looked at one by one."""
EXACT = 2.0**50
"""Bounds beyond this may be rounded, and tell nothing for certain."""


def foregone(tree: Node) -> list[Remark]:
    """A remark for each comparison of a tree that its dice cannot change."""
    found: list[Remark] = []

    def visit(node: Node, parts: Sequence[Reach]) -> Reach:
        if isinstance(node, Comparison):
            found.extend(_compared(node, parts))
        elif isinstance(node, Pool):
            found.extend(_of_dice(node))
        elif isinstance(node, Group):
            found.extend(_group(node, parts))
        reach = reach_of(node, parts)
        return _unbounded(node, reach) if isinstance(node, Pool) else reach

    fold(tree, visit)
    return found


def _unbounded(node: Pool, reach: Reach) -> Reach:
    """The reach of dice that may explode for ever, the unlikely ends of which `limits` leaves out."""
    if not any(isinstance(one, Explode) and not one.most for one in node.modifiers):
        return reach
    sinks = isinstance(node.faces, tuple) or any(isinstance(one, Judge) for one in node.modifiers)
    low = -inf if sinks else reach.low
    return reach._replace(low=low, high=inf, of_some=with_nothing((low, inf)))


def _of_dice(node: Pool) -> list[Remark]:
    """A remark for each comparison that none or all of the dice of a pool meet."""
    found: list[Remark] = []
    if isinstance(node.faces, Node) or node.count == 0:
        return found
    faces = range(1, node.faces + 1) if isinstance(node.faces, int) else node.faces
    if len(faces) > MOST_FACES:
        return found
    natural = frozenset(faces)
    values: frozenset[int] = natural
    for modifier in node.modifiers:
        if isinstance(modifier, Judge):
            found.extend(_counted(node, modifier, values))
        elif isinstance(modifier, Explode | Reroll):
            found.extend(_acts(modifier, values))
        if isinstance(modifier, Explode) and modifier.compound:
            return found  # which values come of it cannot be listed
        values = _changed(modifier, values, natural)
    return found


def _acts(modifier: Explode | Reroll, values: frozenset[int]) -> list[Remark]:
    """A remark if an explosion or a reroll never acts because of its condition."""
    if not modifier.when or any(meets(modifier.when, value) for value in values):
        return []
    message = NONE_EXPLODES if isinstance(modifier, Explode) else NONE_AGAIN
    return [Remark(message, {"condition": "".join(map(written_condition, modifier.when))})]


def _counted(node: Pool, judge: Judge, values: frozenset[int]) -> list[Remark]:
    """A remark if none or all of the values of a die are counted."""
    meeting = sum(judge.when(value) for value in values)
    if not meeting:
        return [_none(node, judge, values)]
    if meeting == len(values):
        return [Remark(EVERY_DIE_MEETS, {"condition": written_condition(judge.when)})]
    return []


def _none(node: Pool, judge: Judge, values: frozenset[int]) -> Remark:
    """What to say of dice none of which meets a comparison: perhaps their sum was meant."""
    condition = written_condition(judge.when)
    dice, count = written(_without(node, Judge)), node.count
    if isinstance(count, int) and count > 1 and not judge.failure and len(dice) <= LONGEST:
        # Of dice that are judged the reach is how many of them count.
        fewest, most = reach_of(_without(node, Explode), ()).high, reach_of(node, ()).high
        least, greatest = min(values), max(values)
        bounds = least * (fewest if least > 0 else most), greatest * (most if greatest > 0 else fewest)
        if _certain(judge.when.sign, bounds, point(judge.when.value)) is None:
            return Remark(SUM_MEANT, {"dice": dice, "condition": condition})
    return Remark(NO_DIE_MEETS, {"condition": condition})


def _without(node: Pool, kind: type[Modifier]) -> Pool:
    return node.but(modifiers=tuple(one for one in node.modifiers if not isinstance(one, kind)))


def _changed(modifier: Modifier, values: frozenset[int], natural: frozenset[int]) -> frozenset[int]:
    """The values of a die after a modifier, of which ``natural`` are those it falls on."""
    if isinstance(modifier, Clamp):
        choose = max if modifier.kind == "min" else min
        return frozenset(choose(value, modifier.bound) for value in values)
    if not isinstance(modifier, Explode | Reroll):
        return values
    default = max(natural) if isinstance(modifier, Explode) else min(natural)
    when = modifier.when or (Condition("=", default),)
    acting = frozenset(value for value in values if meets(when, value))
    if not acting:
        return values
    if isinstance(modifier, Explode):
        return values | {face - modifier.penetrate for face in natural}
    again = natural if modifier.once else {face for face in natural if not meets(when, face)}
    return (values - acting) | again


def _group(node: Group, parts: Sequence[Reach]) -> list[Remark]:
    """A remark for each comparison that none or all of the parts of a group meet."""
    found = []
    for judge in node.modifiers:
        if not isinstance(judge, Judge) or not any(part.dice for part in parts):
            continue
        end = point(judge.when.value)
        decided = {_certain(judge.when.sign, part.bounds, end) for part in parts}
        if decided in ({True}, {False}):
            message = EVERY_PART_MEETS if decided == {True} else NO_PART_MEETS
            found.append(Remark(message, {"condition": written_condition(judge.when)}))
    return found


def _compared(node: Comparison, parts: Sequence[Reach]) -> list[Remark]:
    """A remark if a comparison of dice is always or never true."""
    decided = _certain(node.sign, parts[0].bounds, parts[1].bounds)
    if decided is None or not any(part.dice for part in parts):
        return []
    text = written(node)
    if len(text) > LONGEST:
        text = text[:LONGEST] + "..."
    return [Remark(ALWAYS_TRUE if decided else ALWAYS_FALSE, {"comparison": text})]


def _certain(sign: str, left: Bounds, right: Bounds) -> bool | None:
    """Whether a comparison is always or never true; None if it may be either, or cannot be told."""
    if any(isnan(bound) or EXACT < abs(bound) < inf for bound in (*left, *right)):
        return None
    return decided(sign, left, right)
