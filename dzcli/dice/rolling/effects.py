"""What modifiers do to dice that fell, and to the parts of a group."""

from __future__ import annotations

from collections.abc import Callable

from dzcli.dice.exact import Exact
from dzcli.dice.notation.bounds import Bounds, decided, point
from dzcli.dice.notation.modifiers import (
    Clamp,
    Conditions,
    Explode,
    Judge,
    Keep,
    Modifier,
    Reroll,
    Sort,
)
from dzcli.dice.rolling.rolled import EXPLOSION, REROLL, RolledDie, Unit
from dzcli.dice.throws.throw import all_at_once
from dzcli.light import TypeVar

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

U = TypeVar("U", bound=Unit)
E = TypeVar("E", int, Exact)

Again = Callable[[RolledDie, str], RolledDie]
"""Throws a die like another one once more; the second argument is the origin of the new one."""


def choose(modifier: Keep | Judge | Sort, units: list[U]) -> None:
    """Keep, drop, count or sort dice or parts, all of them, kept or not."""
    if isinstance(modifier, Keep):
        _keep(modifier, units)
    elif isinstance(modifier, Sort):
        units.sort(key=lambda unit: unit.worth, reverse=modifier.descending)
    else:
        for unit in units:
            if modifier.when(unit.worth):
                if modifier.failure:
                    unit.failure = True
                else:
                    unit.success = True


def change(modifier: Modifier, dice: list[RolledDie], again: Again) -> list[RolledDie]:
    """The dice of a pool after a modifier, in order, those that were replaced among them."""
    if isinstance(modifier, Explode):
        return _explode(modifier, dice, again)
    if isinstance(modifier, Reroll):
        return _reroll(modifier, dice, again)
    if isinstance(modifier, Clamp):
        for die in _acting(dice):
            die.value = (max if modifier.kind == "min" else min)(die.value, modifier.bound)
        return dice
    if isinstance(modifier, Sort):
        choose(modifier, dice)
        return dice
    choose(modifier, [die for die in dice if not die.replaced])
    return dice


def score(judges: Sequence[Judge], value: E) -> E | int:
    """What a kept die of a value adds: itself, or after comparisons 1 for success less 1 for failure."""
    if not judges:
        return value
    success = any(judge.when(value) for judge in judges if not judge.failure)
    return success - any(judge.when(value) for judge in judges if judge.failure)


def score_bounds(judges: Sequence[Judge], value: Bounds) -> Bounds:
    """The bounds of what `score` gives for values within bounds."""
    if not judges:
        return value
    success = [decided(one.when.sign, value, point(one.when.value)) for one in judges if not one.failure]
    failure = [decided(one.when.sign, value, point(one.when.value)) for one in judges if one.failure]
    return _surely(success) - _maybe(failure), _maybe(success) - _surely(failure)


def _surely(decisions: Sequence[bool | None]) -> int:
    """1 if one of several comparisons is true for certain."""
    return int(True in decisions)


def _maybe(decisions: Sequence[bool | None]) -> int:
    """1 if one of several comparisons may be true."""
    return int(True in decisions or None in decisions)


def dropped(keeps: Sequence[Keep], size: int) -> tuple[int, int]:
    """How many of the lowest and of the highest of ``size`` dice are dropped."""
    lowest = highest = 0
    for keep in keeps:
        if keep.kind in ("kh", "dl"):
            lowest = max(lowest, size - keep.count if keep.kind == "kh" else keep.count)
        else:
            highest = max(highest, size - keep.count if keep.kind == "kl" else keep.count)
    lowest = min(lowest, size)
    return lowest, min(highest, size - lowest)


def _acting(dice: Sequence[RolledDie]) -> list[RolledDie]:
    """The dice that are still in play."""
    return [die for die in dice if not (die.dropped or die.replaced)]


def _keep(modifier: Keep, units: Sequence[Unit]) -> None:
    """Drop what is not kept; of equal ones the first is the higher, for every modifier alike."""

    def left_out(worths: Sequence[Exact]) -> tuple[int, ...]:
        ranked = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
        count, size = min(modifier.count, len(ranked)), len(ranked)
        dropped = {
            "kh": ranked[count:],
            "kl": ranked[: size - count],
            "dh": ranked[:count],
            "dl": ranked[size - count :],
        }[modifier.kind]
        return tuple(sorted(dropped))

    for place in all_at_once(left_out, [unit.worth for unit in units]):
        units[place].dropped = True


def _meets(when: Conditions, default: Callable[[RolledDie], int]) -> Callable[[RolledDie, Exact], bool]:
    """Whether a value of a die meets one of the conditions, or equals the default if there is none."""
    if not when:
        return lambda die, value: value == default(die)
    if len(when) == 1:
        (only,) = when
        return lambda die, value: only(value)
    return lambda die, value: any(condition(value) for condition in when)


def _highest(die: RolledDie) -> int:
    return die.faces if isinstance(die.faces, int) else max(die.faces)


def _lowest(die: RolledDie) -> int:
    return 1 if isinstance(die.faces, int) else min(die.faces)


def _explode(modifier: Explode, dice: list[RolledDie], again: Again) -> list[RolledDie]:
    """Each die in order throws its extra dice, which stand after it; they explode by their own face."""
    meets = _meets(modifier.when, _highest)
    after: list[RolledDie] = []
    for die in dice:
        after.append(die)
        if die.dropped or die.replaced or not meets(die, die.value):
            continue
        extras: list[RolledDie] = [*die.glued] if modifier.compound else after
        last, thrown = die, 0
        while True:
            last.exploded = True
            last = again(die, EXPLOSION)
            last.value -= modifier.penetrate
            extras.append(last)
            if modifier.compound:
                die.value += last.value
            thrown += 1
            if thrown == modifier.most or not meets(last, last.face):
                break
        if modifier.compound:
            die.glued = extras
    return after


def _reroll(modifier: Reroll, dice: list[RolledDie], again: Again) -> list[RolledDie]:
    """Each die in order is thrown again; what replaces it stands after it."""
    meets = _meets(modifier.when, _lowest)
    after: list[RolledDie] = []
    for die in dice:
        after.append(die)
        if die.dropped or die.replaced:
            continue
        last = die
        while meets(last, last.value):
            last.replaced = True
            last = again(die, REROLL)
            after.append(last)
            if modifier.once:
                break
    return after
