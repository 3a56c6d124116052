"""Dice that a person is asked for, a pool at a time, and decisions.

Every answer is kept. Whoever is asked may take the last one back: the rule then runs again from the
start with the answers before it, and asks from there on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from dzcli.dice.fault import DiceFault
from dzcli.dice.throws.falling import FallingDice
from dzcli.dice.throws.given import read_die, tokens
from dzcli.dice.throws.throw import Faces
from dzcli.light import NamedTuple

R = TypeVar("R")


class Question(NamedTuple):
    """What is asked: the die ``place`` of the ``of`` dice of one pool, and those after it if one likes."""

    faces: Faces
    purpose: str
    place: int
    of: int


class TakenBack(BaseException):
    """The last answer is taken back; no rule is meant to catch it."""


class Table(Protocol):
    """Whoever is asked. Each question may raise `TakenBack`."""

    def dice(self, question: Question, wrong: DiceFault | None) -> str:
        """Dice, separated as in `dzcli.dice.throws.given.tokens`; ``wrong`` is what the last answer was."""
        ...

    def choice(self, purpose: str, answers: Mapping[str, str], default: str) -> str:
        """One of the keys of ``answers``, each of which comes with its words."""
        ...

    def led_to(self, lines: Sequence[Any]) -> None:
        """What came of the answers so far: the lines of the explanation since the last question."""
        ...

    def nothing_to_take_back(self) -> None:
        """There was no answer before."""
        ...


class Asked(FallingDice):
    """Dice asked for at a table, each question again and again until it is answered."""

    asks = True

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self._answers: list[Any] = []
        self._place = 0
        self._lines: list[Sequence[Any]] = []
        self._told = 0

    def run(self, rule: Callable[[Asked], R]) -> R:
        """What ``rule`` makes of the answers; it runs again when one is taken back."""
        while True:
            try:
                return rule(self)
            except TakenBack:
                self._answers.pop()
                self._place = 0
                self.thrown = []
                self._lines = []

    def watch(self, record: Any) -> None:
        """See `dzcli.dice.throws.falling.FallingDice.watch`."""
        self._lines.append(record.lines)

    def next_faces(self, count: int, faces: Faces, purpose: str) -> list[int]:
        fallen: list[int] = []
        while len(fallen) < count:
            question = Question(faces, purpose, len(fallen) + 1, count)
            fallen.extend(self._answer(lambda question=question: self._dice(question)))  # type: ignore[misc]
        return fallen

    def next_face(self, faces: Faces, purpose: str) -> int:
        return self.next_faces(1, faces, purpose)[0]

    def choose(self, purpose: str, answers: Mapping[str, str], default: str) -> str:
        """See `dzcli.dice.throws.throw.Throw.choose`."""
        chosen: str = self._answer(lambda: self._table.choice(purpose, answers, default))
        return chosen

    def _answer(self, ask: Callable[[], Any]) -> Any:
        """The next answer: one that was given before, or a new one."""
        if self._place == len(self._answers):
            self._tell()
            self._answers.append(self._asked(ask))
        self._place += 1
        return self._answers[self._place - 1]

    def _asked(self, ask: Callable[[], Any]) -> Any:
        """A new answer; `TakenBack` where there is one before it to be taken back."""
        while True:
            try:
                return ask()
            except TakenBack:
                if self._answers:
                    raise
                self._table.nothing_to_take_back()

    def _tell(self) -> None:
        """Tell what came of the answers; what was told before one was taken back is not told again."""
        lines = [line for lines in self._lines for line in lines]
        if len(lines) > self._told:
            self._table.led_to(lines[self._told :])
        self._told = len(lines)

    def _dice(self, question: Question) -> list[int]:
        """The faces of the die asked for, and of as many after it as were told."""
        faces, _, place, of = question
        wrong: DiceFault | None = None
        while True:
            found = tokens(self._table.dice(question, wrong))
            try:
                if len(found) > of - place + 1:
                    raise DiceFault("too_many_dice", TOO_MANY, given=len(found), left=of - place + 1)
                if found:
                    return [read_die(token, faces) for token in found]
                wrong = None
            except DiceFault as fault:
                wrong = fault


TOO_MANY = "That is {given} dice; at most {left} here."
