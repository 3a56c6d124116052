"""The exact odds of what becomes of one die: rerolled, bounded, exploded, and what it adds at last."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from math import ceil, inf, lcm, log, log2

from dzcli.dice.notation.bounds import Bounds, called, chained, point
from dzcli.dice.notation.modifiers import Clamp, Condition, Conditions, Explode, Judge, Modifier, Reroll
from dzcli.dice.odds.algebra import added, hull, mapped, mixture
from dzcli.dice.odds.distribution import ANYWHERE, Distribution, Weights, constant, reduced
from dzcli.dice.odds.polynomial import Budget, Poly, multiply
from dzcli.dice.rolling.effects import score, score_bounds
from dzcli.dice.throws.throw import Faces

MAX_MODIFIERS = 100

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
    """A die on its way through modifiers that do not look at other dice.

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
        if len(acts) > MAX_MODIFIERS:
            budget.refuse()
        self.natural = natural
        self.sides = sum(natural.values())
        self.acts = acts
        self.judges = judges
        self.unlikely = unlikely
        self.budget = budget
        self.triggers = [
            trigger(act, natural) if isinstance(act, Explode | Reroll) else (lambda value: False)
            for act in acts
        ]
        self.odds = lru_cache(maxsize=None)(self._odds)
        self.again = lru_cache(maxsize=None)(self._again)
        self.extra = lru_cache(maxsize=None)(self._extra)
        self.glued = lru_cache(maxsize=None)(self._glued)

    def whole(self) -> Distribution:
        """What a die that is just thrown comes to add."""
        if not self.acts and not self.judges:
            return Distribution(self.natural, self.sides)
        if not self.acts:
            self.budget.spend(1.5 * len(self.natural))
            weights: Weights = {}
            for face, weight in self.natural.items():
                gain = score(self.judges, face)
                weights[gain] = weights.get(gain, 0) + weight
            return Distribution(weights, self.sides)
        return self._chosen(lambda value: self.odds(0, value), lambda face: True)

    def _chosen(self, odds: Callable[[int], Distribution], among: Trigger) -> Distribution:
        """The odds of a face, of those among which it is certain to be."""
        faces = {face: weight for face, weight in self.natural.items() if among(face)}
        parts = [(weight, odds(face)) for face, weight in faces.items()]
        self.budget.spend(2.0 * len(parts))
        return reduced(mixture(parts, sum(faces.values()), self.budget))

    def _odds(self, step: int, value: int) -> Distribution:
        """What a die of a value comes to add from a modifier on."""
        self.budget.spend(3.0)
        if step == len(self.acts):
            return constant(score(self.judges, value))
        act = self.acts[step]
        if isinstance(act, Clamp):
            return self.odds(step + 1, (max if act.kind == "min" else min)(value, act.bound))
        if not self.triggers[step](value):
            return self.odds(step + 1, value)
        if isinstance(act, Reroll):
            return self.again(step)
        assert isinstance(act, Explode)
        if not act.compound:
            return added([self.odds(step + 1, value), self.extra(step)], self.budget)
        glued = self.glued(step)
        if step + 1 == len(self.acts) and not self.judges:
            shifted = partial(chained, "+", point(value))
            return mapped(glued, lambda more: value + more, self.budget, shifted, lambda mean: value + mean)
        parts = [
            (weight, self.odds(step + 1, value + more.numerator)) for more, weight in glued.weights.items()
        ]
        whole = mixture(parts, glued.denominator, self.budget)
        rest = self.later(step + 1, (value + glued.rest[0], value + glued.rest[1]))
        return Distribution(whole.weights, whole.denominator, whole.known_mean, rest).settled()

    def later(self, step: int, value: Bounds) -> Bounds:
        """The bounds of what a die of a value within bounds comes to add from a modifier on."""
        for act in self.acts[step:]:
            if not isinstance(act, Clamp):
                return ANYWHERE
            value = called("max" if act.kind == "min" else "min", [value, point(act.bound)])
        return score_bounds(self.judges, value)

    def _again(self, step: int) -> Distribution:
        """What a die comes to add that is thrown again."""
        act, triggers = self.acts[step], self.triggers[step]
        assert isinstance(act, Reroll)
        return self._chosen(
            lambda face: self.odds(step + 1, face), lambda face: act.once or not triggers(face)
        )

    def _extra(self, step: int) -> Distribution:
        """What the extra dice of a die that exploded come to add."""
        act = self.acts[step]
        assert isinstance(act, Explode)
        return self._series(step, lambda face: self.odds(step + 1, face - act.penetrate))

    def _glued(self, step: int) -> Distribution:
        """What the extra dice of a compound explosion add to its value."""
        act = self.acts[step]
        assert isinstance(act, Explode)
        return self._series(step, lambda face: constant(face - act.penetrate))

    def _series(self, step: int, odds: Callable[[int], Distribution]) -> Distribution:
        """What extra dice come to add, each of them with ``odds``: X = (faces that end it) + (others) X."""
        act, triggers = self.acts[step], self.triggers[step]
        assert isinstance(act, Explode)
        every = self._chosen(odds, lambda face: True)
        going = sum(weight for face, weight in self.natural.items() if triggers(face))
        if act.most == 1 or not going:
            return every
        share = Fraction(going, self.sides)
        enough = ceil(log(self.unlikely) / log(share)) if share < 1 else inf
        rounds = max(1, min(enough, act.most or inf))
        goes = self._share(odds, triggers)
        ends = self._share(odds, lambda face: not triggers(face))
        last = every if rounds == act.most else ends
        known = None if every.exact_mean is None else every.exact_mean * _repeats(share, act.most)
        return _geometric(ends, goes, last, int(rounds), known, self.budget)

    def _share(self, odds: Callable[[int], Distribution], among: Trigger) -> Distribution:
        """The odds of some of the faces, the others missing from its weights."""
        parts = [(weight, odds(face)) for face, weight in self.natural.items() if among(face)]
        whole = mixture(parts, self.sides, self.budget)
        return Distribution(whole.weights, whole.denominator, rest=hull([part.bounds for _, part in parts]))


def _repeats(share: Fraction, most: int) -> Fraction:
    """How many extra dice are thrown in the mean, each leading to one more with chance ``share``."""
    if not most:
        return 1 / (1 - share)
    return (1 - share**most) / (1 - share) if share < 1 else Fraction(most)


def _geometric(
    ends: Distribution,
    goes: Distribution,
    last: Distribution,
    rounds: int,
    mean: Fraction | None,
    budget: Budget,
) -> Distribution:
    """``ends + goes ends + goes^2 ends + ... + goes^(rounds-1) last``, so many terms."""
    base = lcm(ends.denominator, goes.denominator, last.denominator)
    budget.allow(rounds, rounds * log2(base))
    ending = _scaled(ends.weights, base // ends.denominator)
    step = _scaled(goes.weights, base // goes.denominator)
    sums = _scaled(last.weights, base // last.denominator)
    for done in range(1, rounds):
        sums = multiply(sums, step, budget)
        factor = base**done
        for value, weight in ending.items():
            sums[value] = sums.get(value, 0) + weight * factor
    return Distribution(sums, base**rounds, mean, _beyond(ends, goes, rounds))


def _beyond(ends: Distribution, goes: Distribution, rounds: int) -> Bounds:
    """The bounds of the sums of runs that go on for more than so many rounds."""
    low, high = rounds * goes.bounds[0] + ends.bounds[0], rounds * goes.bounds[1] + ends.bounds[1]
    return low if goes.bounds[0] >= 0 else -inf, high if goes.bounds[1] <= 0 else inf


def _scaled(weights: Weights, factor: int) -> Poly:
    return {value.numerator: weight * factor for value, weight in weights.items()}
