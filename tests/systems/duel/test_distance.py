"""Distance: what its slices do to an SS or an SR, and the zone it is in (l.70 to l.92, l.114 to l.120)."""

from typing import Any

import pytest


@pytest.fixture
def archer(fencer: Any) -> str:
    """Someone with a bow."""
    return fencer("Eva", armes=[{"nom": "Arc", "degats": 4, "type": "distance"}])


@pytest.mark.rules("DUEL-23", "DUEL-24")
@pytest.mark.parametrize(
    ("metres", "ss", "sr"),
    [(0, 4, 1), (10, 4, 1), (15, 4, 2), (29, 4, 2), (30, 5, 3), (45, 6, 4), (60, 6, 5), (90, 6, 7)],
)
def test_surprise(step: Any, fencer: Any, archer: str, metres: int, ss: int, sr: int) -> None:
    """DUEL-V10: Intuition is harder by slices beyond 15 m, up to 6; the SR of the shot rises by slices."""
    line = f"surprise {archer} {fencer()} --distance {metres} --pool 1 --target-pool 1 --dice 4,1,6,6,6,6,6,6"
    result = step(line)
    assert (result["tests"][1]["score"], result["tests"][2]["sr"]) == (ss, sr)


@pytest.mark.rules("DUEL-23")
def test_the_maximum_is_that_of_the_text(step: Any, fencer: Any, archer: str) -> None:
    """Distance alone never makes the SS of Intuition exceed 6, whatever the house says of other SS."""
    line = f"surprise {archer} {fencer()} --distance 200 --no-strike --rule ss_max=aucun --seed 1"
    assert step(line)["tests"][1]["score"] == 6


@pytest.mark.rules("DUEL-32")
@pytest.mark.parametrize(
    ("approach", "metres", "ss"),
    [
        *(("flee", metres, ss) for metres, ss in ((0, 5), (14, 5), (15, 4), (30, 3), (45, 2), (60, 2))),
        *(("charge", metres, ss) for metres, ss in ((0, 4), (14, 4), (15, 5), (30, 6), (45, 6))),
    ],
)
def test_approach(step: Any, fencer: Any, archer: str, approach: str, metres: int, ss: int) -> None:
    """DUEL-V11, DUEL-V12: fleeing is easier from afar, charging harder; HAB, MOV and the skill are rolled."""
    result = step(f"attack {archer} {fencer()} --approach {approach} --distance {metres} --seed 1")
    parts = [part["label"] for part in result["tests"][1]["pool"]["parts"]]
    assert (result["tests"][1]["score"], parts) == (ss, ["HAB", "MOV", "Combat Mêlée"])
    assert [part["label"] for part in result["tests"][0]["pool"]["parts"]][:2] == ["HAB", "HAB"]


ZONES = {
    "Mêlée": ("l.115", (0,)),
    "Très proche": ("l.116", (1, 3)),
    "Proche": ("l.117", (4, 10)),
    "Éloigné": ("l.118", (11, 30)),
    "Très éloigné": ("l.119", (31, 90)),
    "Hors de portée": ("l.120", (91, 500)),
}


@pytest.mark.rules("DUEL-51", "DUEL-52", "DUEL-53", "DUEL-54", "DUEL-55", "DUEL-56")
@pytest.mark.parametrize(("zone", "row"), ZONES.items())
def test_zone(step: Any, fencer: Any, archer: str, zone: str, row: tuple[str, tuple[int, ...]]) -> None:
    """A distance lies in a zone, told with its line; beyond 90 m a warning leaves it to the table."""
    section, distances = row
    for metres in distances:
        result = step(f"attack {archer} {fencer()} --approach flee --distance {metres} --seed 1")
        assert result["duel"]["zone"] == zone
        assert (result["lines"][0]["rule"], zone in result["lines"][0]["text"]) == (section, True)
        assert any("too far" in warning for warning in result["warnings"]) == (metres > 90)
