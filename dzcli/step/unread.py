"""The record of one of all outcomes, which nobody reads: odds are gathered from it."""

from __future__ import annotations

from dzcli.light import ParamSpec, TypeVar
from dzcli.message import Message
from dzcli.step.questions import Rules, Used
from dzcli.step.record import Line, Record, Shaped, Terms

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from dzcli.dice.throws.every import Every

P = ParamSpec("P")
A = TypeVar("A")


class Unread(Record):
    """A record that nobody reads: one of the outcomes that odds are gathered from.

    It keeps what bears on the odds and drops the explanation. ``shared`` is what all outcomes have in
    common: rulings and warnings, each looked into once, and the lines said before the first die fell.
    """

    def __init__(
        self, step: str, system: str | None, rules: Rules, terms: Terms, shared: Shared, throw: Every
    ) -> None:
        super().__init__(step, system, rules, terms)
        self._shared = shared
        self._throw = throw
        self._noted = shared.rulings
        self._worked_out = shared.worked_out
        self.warnings = shared.warnings

    def say(self, section: str, template: str, /, ruling: Shaped = None, **values: Any) -> None:
        """See `Record.say`: only what holds in every outcome is kept."""
        if self._shared.opening and not self._throw.fallen:
            self.tell_about(section, template, **values)

    def explain(self, tell: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
        """See `Record.explain`: nobody reads it."""

    def once(self, key: Any, make: Callable[[], A]) -> A:
        """See `Record.once`."""
        if key not in self._worked_out:
            self._worked_out[key] = make()
        found: A = self._worked_out[key]
        return found

    def tell_about(self, section: str, template: str, /, **values: Any) -> None:
        """See `Record.tell_about`."""
        if not self._shared.opening:
            return
        self._shared.note(Line(section, Message(template, values)), self._throw)

    def warn(self, template: str, /, **values: Any) -> None:
        """See `Record.warn`."""
        warning = Message(template, values)
        if warning not in self.warnings:
            self.warnings.append(warning)


class Shared:
    """What all outcomes of a case have in common; ``opening`` is true for the first of them only.

    ``about`` are the lines that hold in all, ``met`` those of them said where paths had met.
    """

    def __init__(self) -> None:
        self.opening = True
        self.about: list[Line] = []
        self.met: list[Line] = []
        self.rulings: dict[str, Used] = {}
        self.worked_out: dict[Any, Any] = {}
        self.warnings: list[Message] = []

    def note(self, line: Line, throw: Every) -> None:
        """Note a line of the first outcome."""
        if line not in self.about:
            self.about.append(line)
            if throw.went_on:
                self.met.append(line)

    def done(self, throw: Every) -> None:
        """Note that an outcome was told whole."""
        self.opening = False

    def holds(self, line: Line, met: list[Line]) -> bool:
        """Whether a line holds in all outcomes of the case; they may all be those that others ``met``."""
        return line in self.about or (self.opening and line in met)
