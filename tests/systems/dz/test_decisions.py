"""What somebody at the table decides while the dice fall: a critical's gain, a complication."""

from collections.abc import Callable
from typing import Any

import pytest

from dzcli.cli.parse import parse
from dzcli.cli.prepare import prepare
from dzcli.dice.throws.asked import Asked
from dzcli.show.language import Language


class Table:
    """A table at which dice and decisions were written down before; ``asked`` is what it was asked for."""

    def __init__(self, *answers: str) -> None:
        self._answers = list(answers)
        self.asked: list[str] = []

    def dice(self, question: Any, wrong: Any) -> str:
        self.asked.append(question.purpose)
        return self._answers.pop(0)

    def choice(self, purpose: str, answers: Any, default: str) -> str:
        self.asked.append(f"{purpose}? {default}")
        answer = self._answers.pop(0)
        assert answer in answers
        return answer

    def led_to(self, lines: Any) -> None:
        pass


@pytest.fixture
def at_the_table() -> Callable[..., tuple[Any, list[str]]]:
    """Resolve a step with the answers of a table: its record, and what was asked."""

    def run(words: list[str], *answers: str) -> tuple[Any, list[str]]:
        table = Table(*answers)
        prepared = prepare(parse(words, words[0], str), Language("en"), odds=False)
        start = prepared.starts[0]
        return prepared.resolve(start, start.asked[0][0], Asked(table)), table.asked

    return run


def test_the_gain_of_a_critical_is_asked_for(at_the_table: Any, koris: Any, dummy: Any) -> None:
    """A critical hit asks what it gives, before the damage falls; what was chosen needs no ruling."""
    record, asked = at_the_table(["attack", koris(), dummy()], "22", "abs", "5")
    assert asked == ["attack", "critical_choice? damage", "damage"]
    assert record.own["damage"].critical == "abs"
    assert [used.key for used in record.rulings] == []


def test_a_gain_that_an_option_chose_is_not_asked_for(at_the_table: Any, koris: Any, dummy: Any) -> None:
    """--crit decides beforehand."""
    _, asked = at_the_table(["attack", koris(), dummy(), "--crit", "damage"], "22", "5", "6")
    assert asked == ["attack", "damage", "critical"]


@pytest.mark.parametrize(
    ("answer", "stress", "due"), [("stress", 1, []), ("exposed", 0, []), ("later", 0, ["complication"])]
)
def test_the_complication_is_asked_for(
    at_the_table: Any, koris: Any, answer: str, stress: int, due: list[str]
) -> None:
    """A critical failure asks for its complication, which may be left to the game master."""
    record, asked = at_the_table(["attack", koris()], "77", answer)
    assert asked == ["attack", "complication? later"]
    assert sum(change.after for change in record.changes if change.path == "etat.stress") == stress
    assert [one.step for one in record.due] == due


def test_nobody_is_asked_where_dice_are_given(dzcli: Any, koris: Any) -> None:
    """With --dice the ruling stands and the game master is left to choose."""
    record = dzcli("attack", koris(), "--dice", "77", "--json").record
    assert [one["step"] for one in record["due"]] == ["complication"]
