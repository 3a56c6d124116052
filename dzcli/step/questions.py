"""Questions that the books leave open: what is asked, the answers there are, the one in force.

A question is a table of ``regles.toml`` (in words) and, in code, a `Choice` beside the rule that it
bends, whose answers are functions. A rule asks `dzcli.step.record.Record.ask`; it has no ``if`` on a
ruling's name.
"""

from __future__ import annotations

from dzcli.light import Generic, NamedTuple, TypeVar
from dzcli.tables import QUESTIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

A = TypeVar("A")

TABLE = QUESTIONS
SILENT, CONTRADICTION, HOUSE = "silent", "contradiction", "house"
STANDINGS = {"silence": SILENT, "contradiction": CONTRADICTION}


class Choice(Generic[A]):
    """A question with its answers as functions of the facts that bear on it; the first one stands by default.

    ``key`` is that of ``regles.toml``; answers that are no names (numbers) come as a mapping. ``always``:
    the answers throw dice or put things in order, so that the one in force is called once and the ruling
    is listed each time; of other questions it is listed only where another answer would have come out
    otherwise.
    """

    __slots__ = ("always", "answers", "default", "key")

    def __init__(
        self,
        key: str,
        answers: Mapping[str, Callable[..., A]] | None = None,
        /,
        *,
        always: bool = False,
        **named: Callable[..., A],
    ) -> None:
        self.key = key
        self.always = always
        self.answers = {**(answers or {}), **named}
        self.default = next(iter(self.answers))

    def decides(self, answer: str, found: A, facts: tuple[Any, ...]) -> bool:
        """Whether another answer than the one in force would have come out otherwise."""
        if self.always:
            return True
        # A loop, because odds ask for every face of every die.
        for name, other in self.answers.items():  # noqa: SIM110
            if name != answer and other(*facts) != found:
                return True
        return False


class Question(NamedTuple):
    """A question in words, and its answers in words, in each language (``{"fr": ..., "en": ...}``).

    ``default`` is the answer that stands; ``why`` is ``silent`` or ``contradiction``; ``section`` that of
    the rules.
    """

    key: str
    section: str
    why: str
    default: str
    question: Mapping[str, str]
    answers: Mapping[str, Mapping[str, str]]


class Used(NamedTuple):
    """A ruling that shaped a result; ``words`` say it in each language."""

    key: str
    value: str
    default: bool
    why: str
    section: str
    words: Mapping[str, str]


class House(NamedTuple):
    """An answer of one's own, and where it was set (``--rule``, a file)."""

    value: str
    where: str


class Rules:
    """The rulings in force for one system: those that stand, and ``house``, one's own over them."""

    def __init__(self, system: str, house: Mapping[str, House] | None = None) -> None:
        self.system = system
        self.house = house or {}

    def answer(self, key: str, default: str) -> str:
        """The answer in force to ``key``, which is ``default`` unless one's own is set."""
        return self.house[key].value if key in self.house else default

    def in_force(self, choice: Choice[A], *facts: Any) -> A:
        """The answer in force to a choice, for these facts."""
        return choice.answers[self.answer(choice.key, choice.default)](*facts)

    def used(self, key: str) -> Used:
        """The ruling in force on ``key``, with its standing."""
        question = read(self.system, key)
        value = self.answer(key, question.default)
        default = value == question.default
        why = question.why if default else HOUSE
        return Used(key, value, default, why, question.section, question.answers[value])


def read(system: str, key: str) -> Question:
    """A question of a system; only its own table is parsed."""
    from dzcli import tables

    return _question(key, tables.one(system, TABLE, key))


def read_all(system: str) -> Iterable[Question]:
    """Every question of a system, in the order of the table; none where it has no such table."""
    from dzcli import tables

    if TABLE not in tables.files(system):
        return []
    return [_question(key, row) for key, row in tables.load(system, TABLE).items()]


def _question(key: str, row: Mapping[str, Any]) -> Question:
    why = STANDINGS[row["pourquoi"]]
    return Question(key, row["section"], why, row["defaut"], row["question"], row["reponses"])
