"""An answer that bends a result stands beside the line that it bends, a house rule not in one of its own."""

import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomli_w

DATA = tomllib.loads((Path(__file__).parent / "questions.toml").read_text(encoding="utf-8"))
LINES = {
    "cent": "Roll",
    "un": "Roll",
    "score_min": "Roll",
    "score_max": "Roll",
    "avantage": "Advantage",
    "avantage_garde": "Rolls",
    "marge": "Roll",
    "opposes_egalite": "Margins",
    "opposes_deux_echecs": "Margins",
    "opposes_critiques": "Margins",
    "rangs": "Escrime",
    "hors_specialite": "outside",
    "malmene_portee": "Malmené",
    "malus_armure_initiative": "Cotte",
    "bouclier_vigilance": "Écu",
    "obscurite": "Disadvantage",
    "visee_distance_seulement": "Visée",
    "precision_portee": "Fracture",
    "douleur_portee": "Douleur",
    "cible_entravee": "Advantage",
    "allie_seuil": "The roll hits",
    "tir_melee_seuil": "",
    "surpris_premier_jet": "Disadvantage",
    "destabilise_fin": "Disadvantage",
}
"""Questions that bear on a roll, and how the line begins that tells of it (after whose it is)."""
BY_DEFAULT = tomllib.loads((Path(__file__).parent / "beside.toml").read_text(encoding="utf-8"))
FIRST = {case["rule"].partition("=")[0]: case for case in reversed(DATA["case"])}
CASES = [case for case in DATA["case"] if case["rule"].partition("=")[0] in LINES]


def _sheet(name: str) -> dict[str, Any]:
    own = dict(DATA["people"][name])
    base = _sheet(own.pop("like")) if "like" in own else {}
    for key, value in own.items():
        mixed = {**base.get(key, {}), **value} if isinstance(value, dict) else value
        base[key] = {k: v for k, v in mixed.items() if v != "@null"} if isinstance(mixed, dict) else mixed
    return {key: value for key, value in base.items() if value != "@null"}


@pytest.fixture
def people(tmp_path: Path) -> dict[str, str]:
    """The path of everybody's sheet by name."""
    paths = {}
    for name in DATA["people"]:
        paths[name] = str(tmp_path / f"{name}.toml")
        Path(paths[name]).write_text(tomli_w.dumps(_sheet(name)), encoding="utf-8")
    return paths


@pytest.mark.parametrize("key", BY_DEFAULT)
def test_what_stands_by_default_stands_beside_its_lines(step: Any, people: dict[str, str], key: str) -> None:
    """The record names an answer by default beside the lines that it bends first, and beside no other."""
    lines = step(*(line.format_map(people) for line in FIRST[key]["run"]))["lines"]
    assert [line["text"] for line in lines if line["ruling"] == key] == BY_DEFAULT[key]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["rule"])
def test_a_house_rule_stands_beside_the_line_it_bends(
    dzcli: Any, people: dict[str, str], case: dict[str, Any]
) -> None:
    """Every line that names it is one of the explanation: the roll, the Score or the modifier it bends."""
    lines = [line.format_map(people) for line in case.get("run_house", case["run"])]
    stdin = ""
    for line in lines[:-1]:
        stdin = dzcli(*shlex.split(line), "--json", "--rule", case["rule"], stdin=stdin).out
    told = dzcli(*shlex.split(lines[-1]), "--rule", case["rule"], stdin=stdin).out.splitlines()
    key, _, value = case["rule"].partition("=")
    named = [line for line in told if f"{key} = {value}" in line]
    assert named
    for line in named:
        assert f"[house rule: {key} = {value}]" in line
        assert LINES[key] in line


def test_two_house_rules_on_one_line(step: Any, dzcli: Any, koris: Any) -> None:
    """Both stand beside the line; the record names one's own before what stands by default."""
    prone = koris("Cible", etat={"etats": ["au_sol"]})
    line = f"attack {koris()} {prone} --hit-only --rule cible_entravee=avantage --dice 20"
    told = dzcli(*line.split(), "--rule", "avantage=modificateur").out
    (mode,) = [one for one in told.splitlines() if "Advantage" in one]
    assert "avantage = modificateur" in mode
    assert "cible_entravee = avantage" in mode
    (named,) = [one["ruling"] for one in step(f"{line},30")["lines"] if one["text"].startswith("Advantage")]
    assert named == "cible_entravee"
