"""The record of one of all outcomes, in a case that stands for many: they differ in one number.

What is shared by all outcomes must not hang on that number, nor on which of its values came first.
"""

from __future__ import annotations

from dzcli.dice.throws.parted import Looked
from dzcli.dice.throws.standing import Standing
from dzcli.light import ParamSpec, TypeVar
from dzcli.message import Message
from dzcli.step.questions import Choice
from dzcli.step.record import Line
from dzcli.step.unread import Shared, Unread

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from dzcli.dice.throws.parted import Parted
    from dzcli.dice.throws.spread import Spread

P = ParamSpec("P")
A = TypeVar("A")


class SharedByMany(Shared):
    """See `Shared`; a line holds in all outcomes where it is said for each value of a number."""

    def __init__(self, spread: Spread) -> None:
        super().__init__()
        self._all = frozenset(spread.weights)
        self._left = set(self._all)
        self._said: dict[int, set[int]] = {}

    def note(self, line: Line, throw: Any) -> None:
        """See `Shared.note`; it is noted for those values of which no outcome was told whole yet."""
        fresh = self._left.intersection(throw.values.numbers)
        if not fresh:
            return
        if line not in self.about:
            self.about.append(line)
        if throw.went_on and line not in self.met:
            self.met.append(line)
        self._said.setdefault(self.about.index(line), set()).update(fresh)

    def done(self, throw: Any) -> None:
        """See `Shared.done`."""
        self._left.difference_update(throw.values.numbers)
        self.opening = bool(self._left)

    def holds(self, line: Line, met: list[Line]) -> bool:
        """See `Shared.holds`."""
        said = self._said.get(self.about.index(line), set()) if line in self.about else set()
        return said | (self._left if line in met else set()) == self._all


class UnreadOfMany(Unread):
    """See `Unread`."""

    _throw: Parted

    def tell_about(self, section: str, template: str, /, **values: Any) -> None:
        """See `Record.tell_about`; what tells the number does not hold for all."""
        if self._shared.opening and not any(type(value) is Standing for value in values.values()):
            self._shared.note(Line(section, Message(template, values)), self._throw)

    def warn(self, template: str, /, **values: Any) -> None:
        """See `Record.warn`."""
        plain = {
            name: value.settled() if isinstance(value, Standing) else value for name, value in values.items()
        }
        super().warn(template, **plain)

    def once(self, key: Any, make: Callable[[], A]) -> A:
        """See `Record.once`; what hangs on the number is worked out for each value."""
        if key in self._worked_out:
            known: A = self._worked_out[key]
            return known
        looked = self._throw.looked
        try:
            found = self._throw.unasked(make)
        except Looked:
            self._throw.settle()
            return make()
        if self._throw.looked == looked:
            self._worked_out[key] = found
        return found

    def ask(self, choice: Choice[A], *facts: Any) -> A:
        """See `Record.ask`; no path parts by whether another answer would have come out otherwise."""
        answer = self.rules.answer(choice.key, choice.default)
        found = choice.answers[answer](*facts)
        if choice.key not in self._noted and self._decides(choice, answer, found, facts):
            self.note(choice.key)
        return found

    def _decides(self, choice: Choice[A], answer: str, found: A, facts: tuple[Any, ...]) -> bool:
        """Whether another answer would have come out otherwise, for any of the values."""
        try:
            return self._throw.unasked(lambda: choice.decides(answer, found, facts))
        except Looked:
            pass
        decides = self._throw.of_each(lambda: choice.decides(answer, choice.answers[answer](*facts), facts))
        return any([*decides])
