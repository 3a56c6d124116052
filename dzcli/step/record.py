"""What a step returns: one envelope for all systems and all steps.

Text, JSON and the single value of ``--quiet`` are all drawn from it, so they cannot
disagree. A rule fills it with facts; it never writes a sentence. What only one system knows
(damage, wounds, a location) it puts under ``own`` as values of its own, which the envelope carries
without looking into them.
"""

from __future__ import annotations

from collections.abc import Sequence

from dzcli.dice.throws.throw import Die
from dzcli.light import NamedTuple, ParamSpec, Protocol, TypeVar
from dzcli.message import Message
from dzcli.step.questions import Choice, Rules, Used

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from dzcli.sheets.change import Change
    from dzcli.sheets.hunk import Hunk

SCHEMA = 2
"""The version of the JSON record; a reader refuses any other."""

Shaped = str | Sequence[str] | None
"""A ruling, several, or none."""

P = ParamSpec("P")
A = TypeVar("A")


class Origin(Protocol):
    """Where a sheet was read: the path as given, and a fingerprint of its content."""

    @property
    def label(self) -> str: ...

    @property
    def fingerprint(self) -> str: ...


class Recorded(NamedTuple):
    """Where a sheet was read according to an earlier record."""

    label: str
    fingerprint: str


class Person(NamedTuple):
    """Someone in a step, and the sheet they were read from."""

    name: str
    origin: Origin


class Part(NamedTuple):
    """A number that adds up with others, and where it comes from."""

    label: str | Message
    value: int


class Modifier(NamedTuple):
    """A modifier that was considered: applied, or not and why; ``section`` is where the rules have it."""

    id: str
    label: str | Message
    value: int
    section: str
    applied: bool = True
    why: Message | None = None


class Test:
    """A roll against a number, made of parts and modifiers.

    ``who`` is the role of whoever rolled; ``rolled`` is a `Rolled`, of which one die counts, or the
    `Folded` of a pool that counts whole; ``outcome`` a name of the system; ``measured`` what else the
    system measures of it (a margin, successes, a double), as a value that the record writes by its
    ``as_json``.
    """

    __slots__ = (
        "base",
        "label",
        "measured",
        "modifiers",
        "outcome",
        "parts",
        "rolled",
        "score",
        "skill",
        "who",
    )

    def __init__(
        self,
        who: str,
        skill: str,
        label: str,
        *,
        base: int,
        parts: list[Part],
        modifiers: list[Modifier],
        score: int,
        rolled: Any,
        outcome: str,
        measured: Any,
    ) -> None:
        self.who = who
        self.skill = skill
        self.label = label
        self.base = base
        self.parts = parts
        self.modifiers = modifiers
        self.score = score
        self.rolled = rolled
        self.outcome = outcome
        self.measured = measured


class Line(NamedTuple):
    """One line of the explanation: section of the rules, message, the rulings that shaped it."""

    rule: str
    message: Message
    rulings: tuple[str, ...] = ()


class Due(NamedTuple):
    """What the rules ask for next, and of whom."""

    step: str
    who: str


class Terms(NamedTuple):
    """A system's own words, as templates by the codes that records hold.

    ``outcomes`` are in order, the best first; ``successes`` says which of them are good; ``purposes`` say
    what a die is for; ``due`` what comes next; ``roles`` who someone is; ``state`` what a value of
    ``[etat]`` is, by its path, and ``named`` what such a value is called (of a list, one item);
    ``steps`` what each step is called.
    """

    outcomes: Mapping[str, str]
    steps: Mapping[str, str] = {}
    successes: tuple[str, ...] = ("success",)
    purposes: Mapping[str, str] = {}
    due: Mapping[str, str] = {}
    roles: Mapping[str, str] = {}
    state: Mapping[str, str] = {}
    named: Callable[[str, Any], str | Message] = lambda path, value: str(value)


PLAIN = Terms({"success": "success", "failure": "failure"})
"""The words of a step that has none of its own."""


class Record:
    """The result of one step.

    ``headline`` says what happened, ``subject`` what it is about whatever the dice show; ``people`` are
    those in it besides actor and target, by role; ``own`` holds the keys that only this step has, and
    ``passed`` those of the steps before that nothing here knows; ``history`` the steps before, as their
    records told them; ``sheets`` the sheets it was made on, ``sheets_after`` the fingerprints of those that
    have changes yet to be written, once they are, ``undo`` what takes them back to the byte.
    """

    def __init__(self, step: str, system: str | None, rules: Rules, terms: Terms = PLAIN) -> None:
        self.step = step
        self.system = system
        self.rules = rules
        self.terms = terms
        self.actor: Person | None = None
        self.target: Person | None = None
        self.people: dict[str, Person] = {}
        self.headline: Message | None = None
        self.subject: Message | None = None
        self.outcome: str | None = None
        self.success: bool | None = None
        self.tests: list[Test] = []
        self.own: dict[str, Any] = {}
        self.passed: dict[str, Any] = {}
        self.changes: list[Change] = []
        self.sheets: dict[str, Origin | str] = {}
        self.sheets_after: dict[str, str] = {}
        self.undo: list[Hunk] = []
        self.due: list[Due] = []
        self.rulings: list[Used] = []
        self._noted: dict[str, Used] = {}
        self.warnings: list[Message] = []
        self.lines: list[Line] = []
        self.dice: list[Die] = []
        self.seed: int | None = None
        self.index: int | None = None
        self.history: list[dict[str, Any]] = []

    def say(self, section: str, template: str, /, ruling: Shaped = None, **values: Any) -> None:
        """Add a line to the explanation, with the ruling (or rulings, one's own first) that shaped it."""
        keys = [ruling] if isinstance(ruling, str) else ruling or ()
        rulings = tuple(sorted(keys, key=lambda key: key not in self.rules.house))
        self.lines.append(Line(section, Message(template, values), rulings))

    def explain(self, tell: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Let ``tell`` add what only a reader needs; it is not called where nobody reads.

        What needs the faces of dice is told here: a throw of all outcomes at once has none.
        """
        tell(*args, **kwargs)

    def tell_about(self, section: str, template: str, /, **values: Any) -> None:
        """Note what holds whatever the dice show: the odds say it, one result has lines of its own for it."""

    def warn(self, template: str, /, **values: Any) -> None:
        """Add a warning: something the reader should know that changes no number."""
        self.warnings.append(Message(template, values))

    def ask(self, choice: Choice[A], *facts: Any) -> A:
        """The answer in force to a question that the rules leave open, for these facts.

        The record lists the ruling as used where another answer would have come out otherwise.
        """
        key = choice.key
        answer = self.rules.answer(key, choice.default)
        found = choice.answers[answer](*facts)
        if key not in self._noted and choice.decides(answer, found, facts):
            self.note(key)
        return found

    def decided(self, choice: Choice[Any], *facts: Any) -> tuple[str, ...]:
        """The key of a choice, if for these facts another answer would have come out otherwise."""
        answer = self.rules.answer(choice.key, choice.default)
        return (choice.key,) if choice.decides(answer, choice.answers[answer](*facts), facts) else ()

    def listed(self, key: str) -> tuple[str, ...]:
        """A ruling, if it was used so far."""
        return (key,) if key in self._noted else ()

    def once(self, key: Any, make: Callable[[], A]) -> A:
        """What ``make`` gives, worked out once for all outcomes where odds go through them: here is but one.

        It may ask questions; they are listed when it does.
        """
        return make()

    def noting(self, make: Callable[[], A]) -> tuple[A, tuple[str, ...]]:
        """What ``make`` gives, and the rulings that it would list where none is yet; none is listed."""
        noted, rulings = self._noted, self.rulings
        self._noted, self.rulings = {}, []
        try:
            return make(), tuple(self._noted)
        finally:
            self._noted, self.rulings = noted, rulings

    def in_force(self, choice: Choice[A], *facts: Any) -> A:
        """The answer in force for facts that are only weighed; the ruling is not listed."""
        return self.rules.in_force(choice, *facts)

    def note(self, key: str) -> None:
        """List a ruling as used."""
        if key not in self._noted:
            self._noted[key] = self.rules.used(key)
            self.rulings.append(self._noted[key])
