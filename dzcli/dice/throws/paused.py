"""Where a chain of rules stood once its first ones had run, kept for the throws that go on from there.

Throws whose dice gave the first rules the same answers lead to the same after them, but for the numbers
that the dice show; those rules need not run again to see what the next one makes of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from dzcli.dice.throws.standing import Asks, Terms, Thrown
from dzcli.dice.throws.throw import Die

MOST_PAUSES = 256
"""So many places where chains stood are remembered at most."""


class Turn:
    """The throw whose turn it is: numbers that an earlier one made ask it, and have their signs from it."""

    def __init__(self) -> None:
        self.throw: Asks | None = None

    def ask(self, question: Callable[[Thrown], Any], known_by: object = None) -> Any:
        """See `dzcli.dice.throws.standing.Asks.ask`."""
        assert self.throw is not None
        return self.throw.ask(question, known_by)

    def sign(self, terms: Terms, plus: int, form: str) -> int:
        """See `dzcli.dice.throws.standing.Asks.sign`."""
        assert self.throw is not None
        return self.throw.sign(terms, plus, form)


class Paused(NamedTuple):
    """How a chain stood: what was ``made`` so far, and all that its throw knew.

    ``answers`` is how many answers had been given, ``thrown`` the dice, ``signs`` those of numbers, and
    ``known`` the questions that were asked already.
    """

    made: Any
    answers: int
    thrown: list[Die]
    signs: dict[tuple[Terms, int, str], int]
    known: dict[object, Any]


class Pauses:
    """Where chains stood, by the throw of a rule that came next."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[object, Paused]] = {}

    def keep(self, following: object, paused: Paused) -> None:
        """Remember how a chain stood before the throw that followed, while there is room."""
        if len(self._known) < MOST_PAUSES:
            # With the throw itself, so that no other is ever known by its number.
            self._known.setdefault(id(following), (following, paused))

    def before(self, following: object) -> Paused | None:
        """How a chain stood before a throw, if that is known."""
        found = self._known.get(id(following))
        return found[1] if found else None
