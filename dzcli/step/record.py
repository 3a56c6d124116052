"""What a step returns: one record for all systems and all steps.

Text, JSON and the single value of ``--quiet`` are all drawn from it, so they cannot
disagree. A rule fills it with facts; it never writes a sentence.
"""

from typing import Any, NamedTuple, Protocol

from dzcli.dice.throws.throw import Die, Rolled
from dzcli.message import Message
from dzcli.step.questions import Rules, Used

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
    """A modifier that was considered: applied, or not and why; ``section`` is where the rules have it."""

    id: str
    label: str | Message
    value: int
    section: str
    applied: bool = True
    why: Message | None = None


class Test:
    """A roll under a score. ``mode`` is normal, advantage, disadvantage or cancelled."""

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
        mode: str,
        rolled: Rolled[Any],
        outcome: str,
    ) -> None:
        self.who = who
        self.skill = skill
        self.label = label
        self.base = base
        self.parts = parts
        self.modifiers = modifiers
        self.score = score
        self.mode = mode
        self.rolled = rolled
        self.outcome = outcome

    @property
    def margin(self) -> int:
        """Score less the roll: 0 or more on a success."""
        return self.score - self.rolled.face


class Damage:
    """The damage of one blow on one target, step by step; None where not yet known.

    ``weapon`` is the weapon's own dice; ``common`` the dice that do not depend on who is
    hit; ``raw`` all damage before armour; ``abs`` the
    armour's points and ``ignored`` how many of them the blow passes by; ``before_floor``
    what is left before it is kept from going below 0; ``net`` after armour; ``final``
    after the defence.
    """

    def __init__(
        self,
        formula: str,
        *,
        weapon: int | None = None,
        common: int | None = None,
        raw: int | None = None,
        abs: int | None = None,
        ignored: int | None = None,
        net: int | None = None,
        final: int | None = None,
        lethal: bool = True,
        critical: str | None = None,
    ) -> None:
        self.formula = formula
        self.dice: list[int] = []
        self.weapon = weapon
        self.common = common
        self.raw = raw
        self.abs = abs
        self.ignored = ignored
        self.before_floor: int | None = None
        self.net = net
        self.final = final
        self.lethal = lethal
        self.critical = critical
        self.parts: list[Part] = []


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

    def as_json(self) -> dict[str, Any]:
        """The change as the record writes it."""
        return {
            "who": self.who,
            "sheet": self.sheet,
            "path": self.path,
            "from": self.before,
            "to": self.after,
            "written": self.written,
        }


class Line(NamedTuple):
    """One line of the explanation: section of the rules, message, the ruling that shaped it."""

    rule: str
    message: Message
    ruling: str | None = None


class Due(NamedTuple):
    """What the rules ask for next, and of whom."""

    step: str
    who: str


class Record:
    """The result of one step; ``own`` holds the keys that only this step has."""

    def __init__(
        self,
        step: str,
        system: str | None,
        rules: Rules,
        *,
        actor: Person | None = None,
        target: Person | None = None,
    ) -> None:
        self.step = step
        self.system = system
        self.rules = rules
        self.actor = actor
        self.target = target
        self.others: list[Person] = []
        self.headline: Message | None = None
        self.outcome: str | None = None
        self.success: bool | None = None
        self.tests: list[Test] = []
        self.own: dict[str, Any] = {}
        self.changes: list[Change] = []
        self.sheets: dict[str, Origin | str] = {}
        self.due: list[Due] = []
        self.rulings: list[Used] = []
        self.warnings: list[Message] = []
        self.lines: list[Line] = []
        self.dice: list[Die] = []
        self.seed: int | None = None
        self.index: int | None = None

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
