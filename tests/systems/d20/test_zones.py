"""Where blows land: every face of the location and precision dice, and everything that may be aimed at."""

from typing import Any

import pytest

LANDS = {
    **dict.fromkeys((1, 2), ("tete", None)),
    **{face: ("bras_droit", "right") if face % 2 else ("bras_gauche", "left") for face in range(3, 8)},
    **{face: ("jambe_droite", "right") if face % 2 else ("jambe_gauche", "left") for face in range(8, 12)},
    **dict.fromkeys(range(12, 21), ("torse", None)),
}


@pytest.mark.rules("D20-15", "D20-16", "D20-23")
@pytest.mark.parametrize(("face", "lands"), LANDS.items())
def test_location(step: Any, fighter: Any, face: int, lands: tuple[str, str | None]) -> None:
    """Each face is a zone, limbs left if it is even; a head that nobody aimed at is told."""
    result = step(f"attack {fighter()} {fighter('Bo')} --dice 1,{face}")
    assert (result["location"]["zone"], result["location"]["side"]) == lands
    assert result["location"]["number"] == face
    assert any(line["rule"] == "l.60" for line in result["lines"]) == (lands[0] == "tete")


PRECISION = {
    **dict.fromkeys((1, 2), ("exacte", "l.56")),
    **dict.fromkeys(range(3, 8), ("moins_de_20_cm", "l.57")),
    **dict.fromkeys(range(8, 12), ("moins_de_80_cm", "l.58")),
    **dict.fromkeys(range(12, 21), ("plus_de_80_cm", "l.59")),
}


@pytest.mark.rules("D20-22")
@pytest.mark.parametrize(("face", "row"), PRECISION.items())
def test_precision(step: Any, fighter: Any, face: int, row: tuple[str, str]) -> None:
    """Each face of the precision die is a row; the zone stays the one aimed at; far off a note says so."""
    result = step(f"attack {fighter()} {fighter('Bo')} --at head --dice 1,{face}")
    precision, section = row
    assert (result["location"]["precision"], result["location"]["zone"]) == (precision, "tete")
    assert any(line["rule"] == section and str(face) in line["text"] for line in result["lines"])
    assert bool(result["warnings"]) == (8 <= face <= 11)
    assert ("precision_zone" in result.ruled) == (face >= 12)


AIMS = {
    "head": (-4, "tete"),
    "left-arm": (-2, "bras_gauche"),
    "right-arm": (-2, "bras_droit"),
    "arm": (-2, "bras_droit"),
    "left-leg": (-2, "jambe_gauche"),
    "right-leg": (-2, "jambe_droite"),
    "leg": (-2, "jambe_droite"),
    "torso": (-2, "torse"),
    "back": (-2, "dos"),
    "hand": (-4, "bras_droit"),
    "left-hand": (-4, "bras_gauche"),
    "right-hand": (-4, "bras_droit"),
    "foot": (-4, "jambe_droite"),
    "left-foot": (-4, "jambe_gauche"),
    "right-foot": (-4, "jambe_droite"),
    "small": (-4, "torse"),
}


@pytest.mark.rules("D20-17", "D20-18", "D20-19")
@pytest.mark.parametrize(("aim", "row"), AIMS.items())
def test_aim(step: Any, fighter: Any, aim: str, row: tuple[int, str]) -> None:
    """Arms, legs and torso cost 2, the head and small spots 4; what was left open is assumed with a note."""
    malus, zone = row
    result = step(f"attack {fighter()} {fighter('Bo')} --at {aim} --dice 1,1")
    assert result.modifiers == {"visee": malus}
    assert (result["tests"][0]["score"], result["location"]["zone"]) == (10 + malus, zone)
    assert result["location"]["aimed"] == aim
    assert bool(result["warnings"]) == (aim in ("arm", "leg", "hand", "foot", "small"))
    assert step(f"attack {fighter()} --at {aim} --dice 20")["warnings"] == []


@pytest.mark.parametrize(
    ("word", "aim"),
    [("tete", "head"), ("Tête", "head"), ("bras gauche", "left-arm"), ("pied_droit", "right-foot")],
)
def test_aims_in_french(step: Any, fighter: Any, word: str, aim: str) -> None:
    """What is aimed at may be said in French; the record has the English word."""
    assert step(f"attack {fighter()} --at '{word}' --dice 1,1")["location"]["aimed"] == aim


LEVELS = {1: (1, 1), 2: (2, 2), 3: (2, 4)}


@pytest.mark.rules("D20-20", "D20-21")
@pytest.mark.parametrize(("level", "back"), LEVELS.items())
def test_precise_blow(step: Any, fighter: Any, level: int, back: tuple[int, int]) -> None:
    """Coup Précis gives back 1, 2 or 4 of what aiming takes, never more than it takes; unaimed, nothing."""
    one = fighter(competences={"coup_precis": level})
    for aim, malus, given in (("left-arm", 2, back[0]), ("head", 4, back[1])):
        result = step(f"attack {one} --at {aim} --dice 1,1")
        assert result.modifiers == {"visee": -malus, "coup_precis": given}
        assert result["tests"][0]["score"] == 10 - malus + given
        assert ("coup_precis_plafond" in result.ruled) == (level == 3 and aim == "left-arm")
    plain = step(f"attack {one} --dice 1,12")
    assert (plain["tests"][0]["score"], plain.unapplied) == (10, {"coup_precis"})
