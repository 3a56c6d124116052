"""An exchange and the wound after it: whichever side lost, in a pipe or by itself, told and written."""

import json
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

STANCES = "--stance balanced --target-stance balanced --pool 2 --target-pool 2"
WON, LOST, EVEN = "5,5,5,1", "5,1,5,5", "5,1,5,1"


@pytest.fixture
def pair(fencer: Any) -> tuple[str, str]:
    """Two people who fight."""
    return fencer("Ada"), fencer("Bo", armes=[{"nom": "Hache", "degats": 6}], etat={"sante": 10})


@pytest.mark.parametrize(
    ("dice", "hurt", "left"),
    [(WON, "Bo", {"attacker": 12, "attacked": 5}), (LOST, "Ada", {"attacker": 5, "attacked": 10})],
    ids=["won", "lost"],
)
def test_the_loser_is_wounded(
    step: Any, pair: tuple[str, str], dice: str, hurt: str, left: dict[str, int]
) -> None:
    """Without a sheet the wound is that of whoever lost; the other one dealt it."""
    result = step(f"attack {pair[0]} {pair[1]} {STANCES} --dice {dice}", "wound --from -")
    assert result["target"]["name"] == hurt
    assert {result["actor"]["name"], hurt} == {"Ada", "Bo"}
    assert result["left"] == left
    assert result["wound"]["health"] == left["attacked" if hurt == "Bo" else "attacker"] == 5
    assert result["history"][0]["step"] == "attack"
    assert [die["value"] for die in result["history"][0]["dice"]] == [int(face) for face in dice.split(",")]


def test_a_tie_wounds_nobody(step: Any, pair: tuple[str, str]) -> None:
    """After a tie whoever is named is unhurt."""
    for sheet in pair:
        result = step(f"attack {pair[0]} {pair[1]} {STANCES} --dice {EVEN}", f"wound {sheet} --from -")
        assert result["wound"]["health"] == result["wound"]["health_before"]
        assert result["changes"] == []


@pytest.mark.parametrize("dice", [WON, LOST, EVEN], ids=["won", "lost", "even"])
def test_through_is_the_same_as_a_pipe(step: Any, pair: tuple[str, str], dice: str) -> None:
    """--through wound gives the record that the pipe gives."""
    line = f"attack {pair[0]} {pair[1]} {STANCES} --dice {dice}"
    chained, piped = step(f"{line} --through wound"), step(line, "wound --from -")
    for key in ("wound", "left", "down", "changes", "target", "headline", "history"):
        assert chained[key] == piped[key]


def test_a_mutual_blow_is_written_on_both_sheets(dzcli: Any, step: Any, fencer: Any) -> None:
    """Where a tie hurts both, each is wounded with the other's weapon."""
    pair = fencer("Ada"), fencer("Bo", armes=[{"nom": "Hache", "degats": 6}])
    line = (
        f"attack {pair[0]} {pair[1]} --stance brutal --target-stance aggressive --rule egalite=degats_arme"
        " --pool 2 --target-pool 1 --dice 5,5,5"
    )
    attack = step(line)
    assert attack.next == ["wound target", "wound actor", "attack actor"]
    for sheet, left in zip(pair, (6, 8), strict=True):
        result = step(f"wound {sheet} --from -", stdin=json.dumps(attack))
        assert result["wound"]["health"] == left


def test_writing_keeps_the_sheet(dzcli: Any, step: Any, sheet: Any) -> None:
    """--write changes the loser's Santé and what the roll used up, and no other byte."""
    one, other = sheet("bretteuse"), sheet("reitre")
    with open(other, encoding="utf-8") as file:
        before = file.read()
    line = f"attack {one} {other} --stance opportunist --target-stance brutal --pool 2 --target-pool 1"
    step(f"{line} --dice 5,5,1", "wound --from - --write")
    with open(other, encoding="utf-8") as file:
        assert file.read() == before.replace("sante = 16", "sante = 6")


def test_odds_of_the_whole_exchange(dzcli: Any, pair: tuple[str, str]) -> None:
    """The odds after the wound tell both sides' Santé and who has none left, as every pair of rolls does."""
    expected: dict[str, Counter[Any]] = {"attacker": Counter(), "attacked": Counter(), "down": Counter()}
    one = {0: Fraction(4, 9), 1: Fraction(4, 9), 2: Fraction(1, 9)}
    for mine, first in one.items():
        for theirs, second in one.items():
            attacked = 10 - (4 + mine - theirs if mine > theirs else 0)
            attacker = 12 - (6 + theirs - mine if theirs > mine else 0)
            expected["attacked"][attacked] += first * second
            expected["attacker"][attacker] += first * second
    words = f"attack {pair[0]} {pair[1]} {STANCES} --odds --json".split()
    piped = dzcli("wound", "--from", "-", "--odds", "--json", stdin=dzcli(*words).out).record["odds"]
    chained = dzcli(*words, "--through", "wound").record["odds"]
    assert piped == chained
    for side in ("attacker", "attacked"):
        told = chained[f"left.{side}"]["distribution"]
        assert {value: Fraction(chance) for value, chance in told} == expected[side]
    assert chained["down"] == {"values": [{"value": None, "chance": "1", "p": 1.0}]}


def test_one_sheet_for_both_sides(step: Any) -> None:
    """Where one shipped sheet stands for both sides, it is hurt whoever lost."""
    line = f"attack @reitre @reitre {STANCES} --dice"
    for dice in (WON, LOST):
        assert step(f"{line} {dice}", "wound --from -")["wound"]["health"] == 10


def test_someone_else_is_refused(step: Any, refused: Any, pair: tuple[str, str], fencer: Any) -> None:
    """A wound of someone who is not in the exchange is refused."""
    attack = json.dumps(step(f"attack {pair[0]} {pair[1]} {STANCES} --dice {WON}"))
    assert refused(f"wound {fencer('Cy')} --from -", stdin=attack, status=6) == "other_target"


def test_a_strike_wounds_the_target(step: Any, pair: tuple[str, str]) -> None:
    """The wound after a surprise is that of its strike."""
    line = f"surprise {pair[0]} {pair[1]} --pool 1 --target-pool 0 --dice 4,4,1,1,1,1,1"
    result = step(line, "wound --from -")
    assert (result["target"]["name"], result["wound"]["health"]) == ("Bo", 3)


def test_an_ambush_knows_everybody_in_it(step: Any, fencer: Any) -> None:
    """The record of an ambush has the sheet of each of both groups, so that none is written over unseen."""
    ada, bo, cy, dan = (fencer(name) for name in ("Ada", "Bo", "Cy", "Dan"))
    result = step(f"surprise {ada} {bo} --ambush --attackers {cy} --defenders {dan} --seed 1")
    assert set(result["sheets"]) == {ada, bo, cy, dan}
