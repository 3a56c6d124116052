"""Sheets of the duel: what is said of one that is wrong, what a step asks for, the sheets that ship."""

from typing import Any

import pytest

from dzcli import tables

HEAD = 'systeme = "duel"\nnom = "Ana"\n'

# The text after HEAD, the line and key of its mistake, and words that the message must hold.
WRONG = {
    "unknown key": ("sante_max = 3", 3, "sante_max", ("an unknown key", 'did you mean "sante"')),
    "characteristic": ("[caracteristiques]\nfro = 3", 4, "caracteristiques.fro", ('did you mean "for"',)),
    "too many dice": ("[caracteristiques]\nfor = 31", 4, "caracteristiques.for", ("31", "0 to 30")),
    "negative dice": ("[competences]\nintuition = -1", 4, "competences.intuition", ("-1", "0 to 30")),
    "a slip": ("[competences]\ncombat_mele = 1", 4, "competences.combat_mele", ('"combat_melee"',)),
    "a skill twice": (
        '[competences]\ncombat_melee = 1\n"Combat Mêlée" = 2',
        5,
        "competences.Combat Mêlée",
        ("combat_melee",),
    ),
    "mou and mov": ("[caracteristiques]\nmov = 1\nmou = 1", 5, "caracteristiques.mou", ("mov",)),
    "damage with dice": ("[[armes]]\nnom = 'Arc'\ndegats = '1d6'", 5, "armes[0].degats", ('"1d6"', "0 to")),
    "damage missing": ("[[armes]]\nnom = 'Arc'", 3, "armes[0].degats", ("is missing",)),
    "kind of weapon": (
        "[[armes]]\nnom = 'Arc'\ndegats = 1\ntype = 'arc'",
        6,
        "armes[0].type",
        ('"arc"', "one of distance, melee"),
    ),
    "a weapon twice": (
        "[[armes]]\nnom = 'Arc'\ndegats = 1\n[[armes]]\nnom = 'arc'\ndegats = 1",
        7,
        "armes[1].nom",
        ("arc",),
    ),
    "condition": ("[etat]\nconditions = ['surpris']", 4, "etat.conditions[0]", ('did you mean "surprise"',)),
    "weapon in hand": ("[etat]\narme_en_main = 'Arc'", 4, "etat.arme_en_main", ('"Arc"', "has none")),
    "Santé": ("sante.max = 5\n[etat]\nsante = 6", 5, "etat.sante", ("6", "0 to 5")),
    "Santé by rule": (
        "caracteristiques = { vig = 1, vol = 1 }\n[etat]\nsante = 6",
        5,
        "etat.sante",
        ("6", "0 to 5"),
    ),
}


@pytest.mark.parametrize(("text", "line", "key", "told"), WRONG.values(), ids=WRONG)
def test_mistake(dzcli: Any, sheet: Any, text: str, line: int, key: str, told: tuple[str, ...]) -> None:
    """A mistake is told with file, line, key, what was found and what was expected."""
    path = sheet("ana", HEAD + text)
    error = dzcli("round", path, status=3).err
    assert f"{path}:{line}: {key}" in error
    assert all(word in error for word in told)


MISSING = {
    "a characteristic": ("attack {} {} --stance balanced --target-stance balanced", "caracteristiques.for"),
    "stealth": ("surprise {} {}", "competences.discretion"),
    "Intuition": ("initiative {} {}", "competences.intuition"),
    "Santé": ("wound {} --damage 3", "sante.max"),
}


@pytest.mark.parametrize(("line", "key"), MISSING.values(), ids=MISSING)
def test_what_is_missing_is_named(dzcli: Any, sheet: Any, line: str, key: str) -> None:
    """A step names the key that it cannot do without."""
    path = sheet("ana", HEAD)
    error = dzcli(*line.format(path, path).split(), "--json", status=3).error
    assert (error["code"], key in error["message"]) == ("missing_key", True)


def test_a_lacking_combat_skill_is_the_characteristics_alone(step: Any, sheet: Any) -> None:
    """A sheet without Combat Mêlée fights with its characteristics, and the record says so."""
    path = sheet("ana", HEAD + "caracteristiques = { for = 2, hab = 1 }\n")
    result = step(f"attack {path} {path} --stance balanced --target-stance balanced --seed 1")
    assert result["tests"][0]["pool"]["number"] == 3
    assert any("Combat Mêlée" in warning for warning in result["warnings"])


@pytest.mark.parametrize("key", ["mov", "mou"])
def test_mou_is_another_name_of_mov(step: Any, sheet: Any, key: str) -> None:
    """MOV may be spelt as the published game has it."""
    path = sheet("ana", HEAD + f"caracteristiques = {{ {key} = 2 }}\n")
    assert step(f"test {path} mou --dice 4,1")["tests"][0]["pool"]["number"] == 2


def test_maximum_by_the_published_game(step: Any, sheet: Any) -> None:
    """Without a maximum of its own a sheet has 3 VIG and 2 VOL, which is said not to be in the text."""
    path = sheet("ana", HEAD + "caracteristiques = { vig = 2, vol = 1 }\n")
    result = step(f"wound {path} --damage 3")
    assert (result["wound"]["health_max"], result["wound"]["health"]) == (8, 5)
    assert any("the text does not say" in warning for warning in result["warnings"])


HANDS = {
    "the one marked": ([("Arc", "distance", False), ("Épée", "melee", True)], None, "melee"),
    "the first": ([("Arc", "distance", None), ("Épée", "melee", None)], None, "shot"),
    "a mark goes before the first": ([("Arc", "distance", None), ("Épée", "melee", True)], None, "melee"),
    "as the state says": ([("Arc", "distance", None), ("Épée", "melee", None)], "epee", "melee"),
}


@pytest.mark.parametrize(("weapons", "held", "kind"), HANDS.values(), ids=HANDS)
def test_the_weapon_in_hand_decides(
    dzcli: Any, fencer: Any, weapons: list[tuple[str, str, bool | None]], held: str | None, kind: str
) -> None:
    """Where nothing else is said, the weapon in hand tells a passe d'armes from a shot."""
    rows = [
        {"nom": name, "type": type_, "degats": 2} | ({} if hand is None else {"en_main": hand})
        for name, type_, hand in weapons
    ]
    etat = {} if held is None else {"arme_en_main": held}
    error = dzcli("attack", fencer("Ada", armes=rows, etat=etat), fencer("Bo"), "--json", status=2).error
    assert error["code"] == {"melee": "missing_stance", "shot": "missing_approach"}[kind]


def test_a_dropped_weapon_leaves_one_unarmed(step: Any, fencer: Any) -> None:
    """An empty hand is unarmed, whatever the sheet lists."""
    one = fencer("Ada", etat={"arme_en_main": ""})
    result = step(f"attack {one} {fencer('Bo')} --stance balanced --target-stance balanced --seed 1")
    assert (result["weapon"], result["tests"][0]["score"]) == (None, 6)


def test_names_of_shipped_sheets_are_unique() -> None:
    """A sheet that ships is meant by one name, whatever its system."""
    names = tables.shipped_names()
    assert len(names) == len(set(names))
    assert {"bretteuse", "reitre", "archere", "guetteur"} <= set(names)


@pytest.mark.parametrize("line", ["attack @bretteuse @koris", "attack @koris @bretteuse"])
def test_sheets_of_two_systems_are_refused(dzcli: Any, line: str) -> None:
    """A sheet of the duel does not fight one of another system."""
    assert dzcli(*line.split(), "--json", status=3).error["code"] == "two_systems"


def test_defend_is_refused(dzcli: Any) -> None:
    """The duel has no defence of its own; the refusal names what it has."""
    error = dzcli("defend", "@bretteuse", "--net", "3", "--json", status=5).error
    assert error["code"] == "no_such_step"
    assert "attack" in error["message"]
