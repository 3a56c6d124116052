"""Tables of one's own over those of D100: what they add, and what is said of those that are wrong."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Tables = Callable[[str, str], list[str]]


@pytest.fixture
def own(tmp_path: Path) -> Tables:
    """Write a table file of one's own; the words that lay it over those that ship."""

    def write(name: str, text: str) -> list[str]:
        folder = tmp_path / "house" / "d100"
        folder.mkdir(parents=True)
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
        return ["--tables", str(folder.parent)]

    return write


def test_a_location_of_ones_own(dzcli: Any, own: Tables) -> None:
    """A part of the body that no sheet has armour for is struck, and goes along a pipe."""
    row = 'localisations.aile = { nom = "Aile", jusqu_a = 5, section = "l.69" }\n'
    laid = own("localisations", row)
    attack = dzcli("attack", "@acolyte", "@cultiste", "--dice", "10,9", "--json", *laid)
    assert (attack.record["location"]["zone"], attack.record["damage"]["net"]) == ("aile", 8)
    wound = dzcli("wound", "--from", "-", "--json", *laid, stdin=attack.out).record
    assert wound["wound"]["health"] == 2
    # Without the table the record speaks of what there is none of.
    assert dzcli("wound", "--from", "-", "--json", stdin=attack.out, status=3).error["code"] == "bad_record"


def test_a_modifier_of_ones_own(dzcli: Any, own: Tables) -> None:
    """A modifier of one's own counts by its name, for the attacks that it is for."""
    laid = own(
        "modificateurs",
        'modificateurs.nuit = { nom = "Nuit", valeur = -15, pour = "ranged", section = "l.59" }\n',
    )
    for weapon, score in (("pistolet", 20), ("épée", 40)):
        words = ["attack", "@acolyte", "--weapon", weapon, "-m", "nuit", "--dice", "90", "--json"]
        assert dzcli(*words, *laid).record["tests"][0]["score"] == score


def test_a_parade_under_a_skill(dzcli: Any, own: Tables, soldier: Any) -> None:
    """A house that parries under a skill says so in its table of reactions."""
    row = 'reactions.parade = { nom = "Parade", test = "parade", section = "l.65" }\n'
    laid = own("base", row)
    words = ["defend", soldier("Ada", competences={"parade": 22}), "--net", "3", "--melee", "--json"]
    assert dzcli(*words, "--dice", "22", *laid).record["tests"][0]["score"] == 22
    error = dzcli("defend", soldier("Bo"), *words[2:], *laid, status=3).error
    assert (error["code"], "competences.parade" in error["message"]) == ("missing_key", True)


@pytest.mark.parametrize(
    "effect",
    [f"{key} = -5" for key in ("attaque", "melee", "tir", "reaction", "contre_melee", "contre_tir")]
    + ["sans_reaction = true"],
)
def test_an_action_that_lasts(dzcli: Any, own: Tables, soldier: Any, effect: str) -> None:
    """An action that bears on any later roll may be in effect on a sheet; one that bears on none may not."""
    row = 'actions.viser = {{ nom = "Viser", couts = ["demi"], texte = {{ fr = "v", en = "a" }}, {} }}\n'
    held = soldier("Ada", etat={"effets": ["viser"]})
    laid = own("actions", row.format(f'section = "l.50", {effect}'))
    (change,) = dzcli("round", held, "--json", *laid).record["changes"]
    assert (change["from"], change["to"]) == (["viser"], [])
    (Path(laid[1]) / "d100" / "actions.toml").write_text(row.format('section = "l.50"'), encoding="utf-8")
    assert "etat.effets[0]" in dzcli("round", held, *laid, status=3).err


WRONG = {
    "a kind of attack": (
        "modificateurs",
        'modificateurs.a = { nom = "A", valeur = 1, pour = "tir" }',
        "pour",
    ),
    "a band without an end": ("modificateurs", 'portees.a = { nom = "A", valeur = 1 }', "portees.a.metres"),
    "a modifier too large": ("modificateurs", 'modificateurs.a = { nom = "A", valeur = 5000 }', "valeur"),
    "an action that takes nothing": (
        "actions",
        'actions.a = { nom = "A", couts = [], texte = { fr = "a", en = "a" } }',
        "couts",
    ),
    "a cost that is none": (
        "actions",
        'actions.a = { nom = "A", couts = ["tout"], texte = { fr = "a", en = "a" } }',
        "couts",
    ),
    "a step that is none": (
        "actions",
        'actions.a = { nom = "A", couts = ["demi"], etape = "sauter", texte = { fr = "a", en = "a" } }',
        "etape",
    ),
    "a characteristic no sheet has": ("base", 'caracteristiques.a = { nom = "A" }', "caracteristiques.a"),
    "a reaction left out": (
        "base",
        'seulement = ["reactions"]\nreactions.parade = { nom = "P", test = "cc" }',
        "the row esquive",
    ),
    "a die without faces": ("base", "initiative.faces = 0\ninitiative.des = 1", "initiative"),
    "numbers without a place": (
        "localisations",
        'seulement = ["localisations"]\nlocalisations.tete = { nom = "T", jusqu_a = 50 }',
        "localisations",
    ),
}


@pytest.mark.parametrize(("name", "text", "told"), WRONG.values(), ids=WRONG)
def test_a_table_that_is_wrong(dzcli: Any, own: Tables, name: str, text: str, told: str) -> None:
    """What is wrong in a table of one's own is told with its file and key, whatever the step."""
    laid = own(name, text + "\n")
    line = {"actions": "act @acolyte --do aim", "base": "initiative @acolyte --seed 1"}.get(
        name, "attack @acolyte @cultiste --weapon pistolet --distance 5 -m surplomb --seed 1"
    )
    error = dzcli(*line.split(), *laid, status=3).err
    assert f"{name}.toml" in error
    assert told in error


ENDS = {
    "a modifier": (
        "modificateurs",
        'modificateurs.a = {{ nom = "A", valeur = {}, section = "l.59" }}',
        -1000,
        1000,
    ),
    "metres": (
        "modificateurs",
        'portees.a = {{ nom = "A", valeur = 1, metres = {}, section = "l.59" }}',
        0,
        1000,
    ),
    "the faces of a die": ("base", 'initiative = {{ des = 1, faces = {}, section = "l.35" }}', 2, 100),
    "dice": ("base", 'initiative = {{ des = {}, faces = 10, section = "l.35" }}', 1, 1000),
}


@pytest.mark.parametrize(("name", "text", "low", "high"), ENDS.values(), ids=ENDS)
def test_how_far_a_number_goes(
    dzcli: Any, own: Tables, tmp_path: Path, name: str, text: str, low: int, high: int
) -> None:
    """The lowest and the highest number of a table of one's own are read; one less and one more are not."""
    laid = own(name, text.format(low) + "\n")
    line = "initiative @acolyte --seed 1" if name == "base" else "attack @acolyte @cultiste --seed 1"
    for number, status in ((low, 0), (high, 0), (low - 1, 3), (high + 1, 3)):
        (tmp_path / "house" / "d100" / f"{name}.toml").write_text(text.format(number) + "\n", "utf-8")
        dzcli(*line.split(), *laid, status=status)
