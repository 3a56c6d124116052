"""Results of a step counted: how often each outcome came, and the mean of a number, with standard errors."""

from collections import Counter
from fractions import Fraction
from math import isqrt, sqrt
from typing import Any

PARTS = 2**1100
"""Fractions are added up in parts of one that are finer than any double."""


class Numbers:
    """Numbers as they come: how many, their mean and its standard error, the least and the greatest."""

    def __init__(self) -> None:
        self.count = 0
        self._sum = self._squares = 0
        # Of fractions, in parts of one and in their squares: whole numbers are added up sooner by themselves.
        self._parts = self._squared_parts = 0
        self.least: Any = None
        self.greatest: Any = None

    def add(self, value: int | Fraction) -> None:
        """Add a whole number or a fraction."""
        self.count += 1
        if isinstance(value, int):
            self._sum += value
            self._squares += value * value
        else:
            parts = value.numerator * PARTS // value.denominator
            self._parts += parts
            self._squared_parts += parts * parts
        self.least = value if self.least is None or value < self.least else self.least
        self.greatest = value if self.greatest is None or value > self.greatest else self.greatest

    @property
    def mean(self) -> Fraction:
        """The mean, as near as a double tells; there is one number at least."""
        return Fraction(self._whole, self.count * PARTS)

    @property
    def _whole(self) -> int:
        return self._sum * PARTS + self._parts

    @property
    def error(self) -> Fraction | None:
        """The standard error of the mean, as near as a double tells; None of a single number."""
        if self.count < 2:
            return None
        squares = self._squares * PARTS**2 + self._squared_parts
        spread = squares * self.count - self._whole**2
        return Fraction(isqrt(spread // (self.count - 1)), self.count * PARTS)


class Tally:
    """The results of a series: ``outcomes`` and other ``words`` by how often they came, and ``numbers``.

    What a result gives ``--quiet`` is a number or words; a result without a number is none of the numbers.
    """

    def __init__(self) -> None:
        self.count = self.successes = 0
        self.outcomes: Counter[str] = Counter()
        self.words: Counter[str] = Counter()
        self.numbers = Numbers()

    def add(self, outcome: str | None, success: bool, value: Any) -> None:
        """Add a result: its outcome if it has one, whether it is a success, and what ``--quiet`` gives."""
        self.count += 1
        self.successes += success
        if outcome is not None:
            self.outcomes[outcome] += 1
        if isinstance(value, int | Fraction) and not isinstance(value, bool):
            self.numbers.add(value)
        elif value is not None and value != outcome:
            self.words[_word(value)] += 1

    def error(self, count: int) -> float:
        """The standard error of the share that so many of the results are."""
        share = count / self.count
        return sqrt(share * (1 - share) / self.count)


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
