"""The exact odds of what becomes of one die: rerolled, bounded, exploded, and what it adds at last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from math import lcm

from dzcli.dice.notation.bounds import Bounds, called, point
from dzcli.dice.notation.modifiers import Clamp, Condition, Conditions, Explode, Judge, Modifier, Reroll
from dzcli.dice.odds.algebra import mixture
from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.distribution import ANYWHERE, Distribution, Weights, reduced
from dzcli.dice.odds.polynomial import Poly, multiply
from dzcli.dice.odds.runs import Run, capped, endless
from dzcli.dice.odds.sums import added
from dzcli.dice.rolling.effects import score, score_bounds
from dzcli.dice.throws.throw import Faces

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_BRANCHES = 100
"""So many explosions and rerolls of one pool are followed at most."""

Trigger = Callable[[int], bool]


def die(faces: Faces, budget: Budget) -> Poly:
    """The weight of each face of a die."""
    if isinstance(faces, int):
        budget.allow(faces, 1)
        budget.spend(0.3 * faces)
        return dict.fromkeys(range(1, faces + 1), 1)
    budget.spend(1.0 * len(faces))
    return dict(sorted(Counter(faces).items()))


def trigger(modifier: Explode | Reroll, natural: Poly) -> Trigger:
    """Whether a value makes a modifier act."""
    when: Conditions = modifier.when
    if not when:
        default = max(natural) if isinstance(modifier, Explode) else min(natural)
        when = (Condition("=", default),)
    return lambda value: any(condition(value) for condition in when)


class Course:
    """Dice on their way through modifiers that do not look at other dice, all values at once.

    ``unlikely`` is the chance below which a run of explosions is left out.
    """

    def __init__(
        self,
        natural: Poly,
        acts: Sequence[Modifier],
        judges: Sequence[Judge],
        unlikely: float,
        budget: Budget,
    ) -> None:
        if sum(isinstance(act, Explode | Reroll) for act in acts) > MOST_BRANCHES:
            budget.refuse()
        self.natural = natural
        self.sides = sum(natural.values())
        self.acts = acts
        self.judges = judges
        self.unlikely = unlikely
        self.budget = budget
        self.triggers = [trigger(act, natural) if isinstance(act, Explode | Reroll) else None for act in acts]
        self.of = cache(self._of)
        self.again = cache(self._again)
        self.extra = cache(self._extra)
        self.glued = cache(self._glued)

    def whole(self) -> Distribution:
        """What a die that is just thrown comes to add."""
        return self.spread(self.natural)

    def _of(self, value: int) -> Distribution:
        """What a die of a value comes to add."""
        return self.spread({value: 1})

    def spread(self, values: Poly, step: int = 0) -> Distribution:
        """What dice that have values with such weights come to add, from a modifier on."""
        while step < len(self.acts):
            act = self.acts[step]
            self.budget.spend(0.3 * len(values))
            if isinstance(act, Clamp):
                values = _clamped(values, act)
            elif acting := self._acting(step, values):
                return self._changed(step, values, acting)
            step += 1
        return self._gains(values)

    def _gains(self, values: Poly) -> Distribution:
        """What dice add at last: their value, or what it counts for."""
        total = sum(values.values())
        if not self.judges:
            return Distribution(values, total)
        weights: Weights = {}
        for value, weight in self.budget.over(values.items(), 1.5):
            gain = score(self.judges, value)
            weights[gain] = weights.get(gain, 0) + weight
        return Distribution(weights, total)

    def _acting(self, step: int, values: Poly) -> Poly:
        """The values that make an explosion or a reroll act."""
        triggers = self.triggers[step]
        if triggers is None:
            return {}
        return {value: weight for value, weight in values.items() if triggers(value)}

    def _changed(self, step: int, values: Poly, acting: Poly) -> Distribution:
        """What dice come to add of which some explode, or are thrown again."""
        act = self.acts[step]
        if isinstance(act, Reroll):
            changed = self.again(step)
        elif isinstance(act, Explode) and act.compound:
            changed = self._compounded(step, acting)
        else:
            changed = added([self.spread(acting, step + 1), self.extra(step)], self.budget)
        still = {value: weight for value, weight in values.items() if value not in acting}
        if not still:
            return changed
        shares = [(sum(still.values()), self.spread(still, step + 1)), (sum(acting.values()), changed)]
        return reduced(mixture(shares, sum(values.values()), self.budget), self.budget)

    def _again(self, step: int) -> Distribution:
        """What a die comes to add that is thrown again."""
        act = self.acts[step]
        assert isinstance(act, Reroll)
        again = {} if act.once else self._acting(step, self.natural)
        faces = {face: weight for face, weight in self.natural.items() if face not in again}
        return self.spread(faces, step + 1)

    def _compounded(self, step: int, acting: Poly) -> Distribution:
        """What dice come to add to whose value that of their extra dice is added."""
        glued = self.glued(step)
        extra = {more.numerator: weight for more, weight in glued.weights.items()}
        values = multiply(acting, extra, self.budget)
        total = sum(acting.values())
        after = self.spread(values, step + 1)
        whole = mixture([(sum(values.values()), after)], total * glued.denominator, self.budget)
        first = Fraction(sum(value * weight for value, weight in acting.items()), total)
        known = None
        if step + 1 == len(self.acts) and not self.judges and glued.exact_mean is not None:
            known = first + glued.exact_mean
        rest = self._later(step + 1, (min(acting) + glued.rest[0], max(acting) + glued.rest[1]))
        return Distribution(whole.weights, whole.denominator, known, rest).settled()

    def _later(self, step: int, value: Bounds) -> Bounds:
        """The bounds of what a die of a value within bounds comes to add from a modifier on."""
        for act in self.acts[step:]:
            if not isinstance(act, Clamp):
                return ANYWHERE
            value = called("max" if act.kind == "min" else "min", [value, point(act.bound)])
        return score_bounds(self.judges, value)

    def _extra(self, step: int) -> Distribution:
        """What the extra dice of a die that exploded come to add."""
        return self._run(step, lambda faces: self.spread(faces, step + 1))

    def _glued(self, step: int) -> Distribution:
        """What the extra dice of a compound explosion add to its value."""
        return self._run(step, lambda faces: Distribution(faces, sum(faces.values())))

    def _run(self, step: int, adding: Callable[[Poly], Distribution]) -> Distribution:
        """What a run of extra dice comes to add, each of them what ``adding`` makes of its faces."""
        act = self.acts[step]
        assert isinstance(act, Explode)
        going = self._acting(step, self.natural)
        ending = {face: weight for face, weight in self.natural.items() if face not in going}
        less = int(act.penetrate)
        if act.most == 1 or not going:
            return adding({face - less: weight for face, weight in self.natural.items()})
        parts = [
            (sum(faces.values()), adding({face - less: weight for face, weight in faces.items()}))
            for faces in (ending, going)
            if faces
        ]
        common = lcm(*(part.denominator for _, part in parts))
        polys = [_weighted(part, share * (common // part.denominator)) for share, part in parts]
        means = [share * part.exact_mean for share, part in parts if part.exact_mean is not None]
        mean = sum(means, Fraction(0)) / self.sides if len(means) == len(parts) else None
        whole = not any(part.missing for _, part in parts)
        run = Run(polys[0] if ending else {}, polys[-1], self.sides * common, whole)
        if act.most:
            return capped(run, act.most, mean, self.budget)
        return endless(run, self.unlikely, mean, self.budget)


def _clamped(values: Poly, act: Clamp) -> Poly:
    """Values no less, or no more, than a bound."""
    found: Poly = {}
    choose = max if act.kind == "min" else min
    for value, weight in values.items():
        bounded = choose(value, act.bound)
        found[bounded] = found.get(bounded, 0) + weight
    return found


def _weighted(part: Distribution, factor: int) -> Poly:
    """The outcomes of a distribution, their weights times a factor."""
    return {value.numerator: weight * factor for value, weight in part.weights.items()}
