"""What somebody at the table decides while the dice fall: a critical's gain, a complication."""

from typing import Any

import pytest


def test_the_gain_of_a_critical_is_asked_for(at_the_table: Any, koris: Any, dummy: Any) -> None:
    """A critical hit asks what it gives, before the damage falls; what was chosen needs no ruling."""
    record, asked = at_the_table(["attack", koris(), dummy()], "22", "abs", "5")
    assert asked == ["attack", "critical_choice? damage", "damage"]
    assert record.own["damage"].critical == "abs"
    assert [used.key for used in record.rulings] == []


def test_the_gain_that_stands_is_offered(at_the_table: Any, koris: Any, dummy: Any) -> None:
    """What is offered first is what the house has a critical hit give; where it has to be chosen, damage."""
    for rule, offered in (("abs", "abs"), ("demander", "damage")):
        line = ["attack", koris(), dummy(), "--rule", f"critique_defaut={rule}"]
        _, asked = at_the_table(line, "22", "abs", "5")
        assert asked[1] == f"critical_choice? {offered}"


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
