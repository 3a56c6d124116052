"""The five stances in every pairing, against a second, plain working out of the same rules (l.23 to l.51)."""

import itertools
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

quick = settings(max_examples=40)
FOR, HAB, VIG, MOV, SKILL = 3, 4, 1, 2, 2
POOLS = {
    "balanced": FOR + HAB + SKILL,
    "aggressive": FOR + HAB + SKILL,
    "opportunist": HAB + HAB + SKILL,
    "brutal": FOR + FOR + SKILL,
    "defensive": VIG + MOV + SKILL,
}
ADDED = {"brutal": -1, "defensive": 1}
GIVES_AWAY = {"aggressive", "opportunist"}
PLAIN = {"balanced": 1, "aggressive": 2, "opportunist": 2, "brutal": 3, "defensive": 0}
AGAINST = {("opportunist", "brutal"): 3, ("opportunist", "aggressive"): 3, ("opportunist", "defensive"): 1}
PAIRS = list(itertools.product(POOLS, repeat=2))
WEAPONS = {"actor": 4, "target": 5}


@pytest.fixture
def pair(fencer: Any) -> tuple[str, str]:
    """Two people with the same characteristics and different weapons."""
    tables = {
        "caracteristiques": {"for": FOR, "hab": HAB, "vig": VIG, "mov": MOV},
        "competences": {"combat_melee": SKILL},
    }
    one, other = (
        fencer(name, **tables, armes=[{"nom": "Arme", "degats": WEAPONS[role]}])
        for name, role in (("Ada", "actor"), ("Bo", "target"))
    )
    return one, other


def dice(successes: int, pool: int) -> list[int]:
    """So many fives, and ones for the rest of a pool."""
    return [5] * successes + [1] * (pool - successes)


@pytest.mark.rules("DUEL-05", "DUEL-06", "DUEL-07", "DUEL-11", "DUEL-12", "DUEL-13", "DUEL-14", "DUEL-15")
@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_pairing(step: Any, pair: tuple[str, str], mine: str, theirs: str) -> None:
    """Each stance has its pool and does its damage against each other one, won and lost by two."""
    for role, stance, other in (("actor", mine, theirs), ("target", theirs, mine)):
        # The winner's dice and the loser's such that two successes are in excess after what stances add.
        won, lost = 3 - ADDED.get(stance, 0), 1 - ADDED.get(other, 0)
        rolled = {role: won, ("target" if role == "actor" else "actor"): lost}
        fallen = dice(rolled["actor"], POOLS[mine]) + dice(rolled["target"], POOLS[theirs])
        result = step(
            f"attack {pair[0]} {pair[1]} --stance {mine} --target-stance {theirs}"
            f" --dice {','.join(map(str, fallen))}"
        )
        counted = 2 + (other in GIVES_AWAY)
        coefficient = AGAINST.get((stance, other), PLAIN[stance])
        assert (result["duel"]["winner"], result["duel"]["excess"]) == (role, 2)
        assert (result["duel"]["counted"], result["duel"]["coefficient"]) == (counted, coefficient)
        assert result["damage"]["final"] == WEAPONS[role] + counted * coefficient
        assert result["tests"][0]["base"] == result["tests"][1]["base"] == 5


@quick
@given(
    stances=st.sampled_from(PAIRS),
    faces=st.lists(st.integers(1, 6), min_size=20, max_size=20),
    unarmed=st.sampled_from((None, "actor", "target", "both")),
    bonus=st.tuples(st.integers(-3, 3), st.integers(-3, 3)),
)
def test_twin(
    step: Any,
    pair: tuple[str, str],
    stances: tuple[str, str],
    faces: list[int],
    unarmed: str | None,
    bonus: tuple[int, int],
) -> None:
    """Dice, stances, bare hands and techniques: who wins and what it does, as worked out here."""
    roles = ("actor", "target")
    pools = [POOLS[stance] for stance in stances]
    fallen = [faces[: pools[0]], faces[pools[0] :][: pools[1]]]
    bare = [unarmed in (role, "both") for role in roles]
    needed = [6 if one and not all(bare) else 5 for one in bare]
    counts = [
        max(0, sum(face >= ss for face in some) + ADDED.get(stance, 0))
        for some, ss, stance in zip(fallen, needed, stances, strict=True)
    ]
    expected: dict[str, int] = {"dealt": 0, "suffered": 0}
    if counts[0] != counts[1]:
        win = 0 if counts[0] > counts[1] else 1
        excess = abs(counts[0] - counts[1]) + (stances[1 - win] in GIVES_AWAY)
        per = AGAINST.get((stances[win], stances[1 - win]), PLAIN[stances[win]])
        weapon = 0 if bare[win] else WEAPONS[roles[win]]
        expected["dealt" if win == 0 else "suffered"] = max(0, weapon + excess * per + bonus[win])
    line = (
        f"attack {pair[0]} {pair[1]} --stance {stances[0]} --target-stance {stances[1]}"
        f" --bonus-damage {bonus[0]} --target-bonus-damage {bonus[1]}"
        f" --dice {','.join(map(str, fallen[0] + fallen[1]))}"
    )
    duel = step(line + (f" --unarmed {unarmed}" if unarmed else ""))["duel"]
    assert [duel["successes"][role] for role in roles] == counts
    assert {key: duel[key] for key in expected} == expected


@pytest.mark.rules("DUEL-05")
@pytest.mark.parametrize("missing", ["--stance", "--target-stance"])
def test_a_stance_is_asked_for(refused: Any, pair: tuple[str, str], missing: str) -> None:
    """Each side has to take a stance in every passe d'armes."""
    other = {"--stance": "--target-stance", "--target-stance": "--stance"}[missing]
    assert refused(f"attack {pair[0]} {pair[1]} {other} brutale", status=2) == "missing_stance"


@pytest.mark.parametrize("word", ["opportunist", "opportuniste", "OPPORTUNISTE", "oppor"])
def test_stances_in_both_languages(step: Any, pair: tuple[str, str], word: str) -> None:
    """A stance is known by its English and its French name; the record holds the English one."""
    line = f"attack {pair[0]} {pair[1]} --stance {word} --target-stance défensive --seed 1"
    assert step(line)["duel"]["stances"] == {"actor": "opportunist", "target": "defensive"}
