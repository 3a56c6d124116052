"""The Score of a test and its odds against a second, plain working out of the same rules (7.5, 7.8)."""

from fractions import Fraction
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

quick = settings(max_examples=120)
RANKS = {"novice": 0, "forme": 10, "expert": 15, "maitre": 20}
SHOTS = {"archerie", "tir"}
EXPLOSIVE = {"escrime", "defense", "mobilite", *SHOTS}
SKILLS = (*sorted(EXPLOSIVE), "medecine")
PHYSIQUE = 45
"""Malmené at 9 Santé or less, of 19."""


def plain_score(skill: str, rank: str, fits: bool, wounds: set[int], health: int, precision: bool) -> int:
    """The Score, added up as on paper."""
    score = PHYSIQUE + RANKS[rank] + 10 * fits
    score -= 10 * (health <= 9 and skill in EXPLOSIVE)
    score -= 20 * (2 in wounds and (precision or skill in SHOTS))
    score -= 20 * (3 in wounds and skill == "mobilite")
    return score - 10 * (7 in wounds)


def counted(score: int) -> dict[str, Fraction]:
    """The chance of each outcome, by looking at every face of a percentile."""
    found = dict.fromkeys(("critical_success", "success", "failure", "critical_failure"), Fraction(0))
    for face in range(1, 101):
        double, success = face % 11 == 0 or face == 100, face <= score and face != 100
        name = "success" if success else "failure"
        found[f"critical_{name}" if double else name] += Fraction(1, 100)
    return {name: chance for name, chance in found.items() if chance}


@quick
@given(
    skill=st.sampled_from(SKILLS),
    rank=st.sampled_from(sorted(RANKS)),
    specialities=st.sampled_from(([], ["Parade"], ["Parade", "Terrain"])),
    always=st.booleans(),
    told=st.booleans(),
    wounds=st.sets(st.sampled_from((2, 3, 5, 6, 7, 8))),
    health=st.integers(1, 19),
    precision=st.booleans(),
)
def test_scores_and_odds(
    dzcli: Any,
    koris: Any,
    skill: str,
    rank: str,
    specialities: list[str],
    always: bool,
    told: bool,
    wounds: set[int],
    health: int,
    precision: bool,
) -> None:
    """Score and odds of a test are those added up and counted by hand, whatever bears on it."""
    always, told = always and bool(specialities), told and bool(specialities)
    entry = {"rang": rank, "attribut": "physique", "specialites": specialities}
    who = koris(
        competences={skill: {**entry, "specialite_applicable": always}},
        armes=[],
        etat={"sante": health, "blessures": [{"id": row} for row in sorted(wounds)]},
    )
    options = [*(["--speciality", "parade"] if told else []), *(["--precision"] if precision else [])]
    expected = plain_score(skill, rank, told or always, wounds, health, precision)
    record = dzcli("test", who, skill, *options, "--dice", "50", "--json").record
    assert record["tests"][0]["score"] == expected
    odds = dzcli("test", who, skill, *options, "--odds", "--json").record["odds"]["outcome"]
    found = {one["value"]: Fraction(one["chance"]) for one in odds["values"] if one["p"]}
    assert found == counted(expected)
