"""What a step returns: one record for all systems and all steps.

Text, JSON and the single value of ``--quiet`` are all drawn from it, so they cannot
disagree. A rule fills it with facts; it never writes a sentence.
"""

from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from dzcli.dice.throw import Die, Rolled
from dzcli.message import Message
from dzcli.rules import Rules, Used

SCHEMA = 1
"""The version of the JSON record; a reader refuses a later one."""


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
    """A modifier that was considered: applied, or not and why."""

    id: str
    label: str | Message
    value: int
    applied: bool = True
    why: Message | None = None


@dataclass(slots=True)
class Test:
    """A roll under a score. ``mode`` is normal, advantage, disadvantage or cancelled."""

    who: str
    skill: str
    label: str
    base: int
    parts: list[Part]
    modifiers: list[Modifier]
    score: int
    mode: str
    rolled: Rolled[Any]
    outcome: str

    @property
    def margin(self) -> int:
        """Score less the roll: 0 or more on a success."""
        return self.score - self.rolled.face


@dataclass(slots=True)
class Damage:
    """The damage of one blow on one target, step by step; None where not yet known.

    ``weapon`` is the weapon's own dice; ``raw`` all damage before armour; ``abs`` the
    armour's points and ``ignored`` how many of them the blow passes by; ``before_floor``
    what is left before it is kept from going below 0; ``net`` after armour; ``final``
    after the defence.
    """

    formula: str
    dice: list[int] = field(default_factory=list)
    weapon: int | None = None
    raw: int | None = None
    abs: int | None = None
    ignored: int | None = None
    before_floor: int | None = None
    net: int | None = None
    final: int | None = None
    lethal: bool = True
    critical: str | None = None
    parts: list[Part] = field(default_factory=list)


class Ally(NamedTuple):
    """The ally near the target of a shot: the roll above which it is hit, and what hits it."""

    person: Person
    threshold: int | None
    hit: bool
    damage: Damage | None


class Change(NamedTuple):
    """One value of a sheet's ``[etat]`` that a step would change."""

    who: str
    sheet: str
    path: str
    before: Any
    after: Any
    written: bool = False


class Line(NamedTuple):
    """One line of the explanation: section of the rules, message, the ruling that shaped it."""

    rule: str
    message: Message
    ruling: str | None = None


class Due(NamedTuple):
    """What the rules ask for next, and of whom."""

    step: str
    who: str


@dataclass(slots=True)
class Record:
    """The result of one step; ``own`` holds the keys that only this step has."""

    step: str
    system: str | None
    rules: Rules
    actor: Person | None = None
    target: Person | None = None
    others: list[Person] = field(default_factory=list)
    headline: Message | None = None
    outcome: str | None = None
    success: bool | None = None
    tests: list[Test] = field(default_factory=list)
    own: dict[str, Any] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)
    sheets: dict[str, Origin | str] = field(default_factory=dict)
    due: list[Due] = field(default_factory=list)
    rulings: list[Used] = field(default_factory=list)
    warnings: list[Message] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    dice: list[Die] = field(default_factory=list)
    seed: int | None = None
    index: int | None = None

    def say(self, section: str, template: str, /, ruling: str | None = None, **values: Any) -> None:
        """Add a line to the explanation."""
        self.lines.append(Line(section, Message(template, values), ruling))

    def warn(self, template: str, /, **values: Any) -> None:
        """Add a warning: something the reader should know that changes no number."""
        self.warnings.append(Message(template, values))

    def ruling(self, key: str) -> Any:
        """The ruling in force on a question the rules leave open; the record lists it as used."""
        used = self.rules.used(key)
        if used not in self.rulings:
            self.rulings.append(used)
        return used.value
