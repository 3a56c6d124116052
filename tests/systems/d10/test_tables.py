"""The tables of the text, against its own figures: weapons, thresholds, criticals."""

from typing import Any

import pytest

from dzcli.systems.d10 import book

WEAPONS = {
    "arc": ("l.54", "Arc", (0, 0), (6, 6), (6, 7), []),
    "arc_long": ("l.55", "Arc long", (0, 0), (6, 6), (7, 8), []),
    "arbalete": ("l.56", "Arbalète", (0, 0), (6, 6), (9, 10), ["recharge:2"]),
    "arc_de_force": ("l.57", "Arc de Force", (-2, -4), (6, 6), (3, 7), ["force"]),
    "pistolet": ("l.58", "Pistolet", (0, 0), (4, 4), (8, 10), []),
    "arme_automatique": ("l.59", "Arme automatique", (-2, -4), (6, 10), (16, 20), ["rafale"]),
}
"""The table of the text: line, name, precision, most réussites, damage, special rules."""


@pytest.mark.rules("D10-23")
def test_weapons() -> None:
    """Each weapon has the figures of its line."""
    rows = book.weapons().armes
    assert {
        id_: (row.section, row.nom, row.precision, row.reussites_max, row.degats, row.regles)
        for id_, row in rows.items()
    } == WEAPONS


@pytest.mark.rules("D10-24", "D10-25", "D10-26")
def test_special_rules() -> None:
    """Each special rule has its line, whether it takes a number, and the one that it has without."""
    found = {
        id_: (row.section, row.nom, row.x, row.defaut) for id_, row in book.weapons().regles_speciales.items()
    }
    assert found == {
        "recharge": ("l.63", "Recharge", True, 1),
        "rafale": ("l.64", "Rafale", True, None),
        "explosif": ("l.65", "Dégâts explosifs", True, None),
        "force": ("l.57", "Force", False, None),
    }
    assert book.weapons().regles_speciales["force"].au_dessus_de == 5


def test_numbers() -> None:
    """Thresholds, what a dodge doubles, the limit, criticals and the rest are those of the text."""
    table = book.combat()
    assert (table.de.faces, table.de.section) == (10, "l.33")
    thresholds = (table.seuils.tir, table.seuils.esquive, table.seuils.defense_tir)
    assert [(row.valeur, row.section) for row in thresholds] == [(6, "l.45"), (5, "l.91"), (8, "l.43")]
    assert (table.esquive.multiplie, table.esquive.fatigue, table.esquive.section) == (2, 2, "l.91")
    assert (table.limite.des, table.limite.fatigue, table.limite.section) == (1, 1, "l.99")
    critical = table.critique
    assert critical.part_du_de == 70
    assert (critical.moins_de_la_moitie, critical.plus_de_la_moitie, critical.totalite) == (150, 200, 300)
    assert critical.section == "l.105"
    assert (table.aggraves.duree, table.aggraves.section) == (2, "l.109")
    assert (table.nombres.pv_par_niveau, table.nombres.faces_regeneration) == (2, 6)


def test_names() -> None:
    """Characteristics and skills have their names and the lines that speak of them."""
    table = book.combat()
    named = {**table.caracteristiques, **table.competences}
    assert {id_: (row.nom, row.section) for id_, row in named.items()} == {
        "force": ("Force", "l.19"),
        "agilite": ("Agilité", "l.91"),
        "perception": ("Perception", "l.41"),
        "psy": ("Psy", "l.13"),
        "combat": ("Combat", "l.29"),
        "tir": ("Tir", "l.29"),
        "esquive": ("Esquive", "l.91"),
    }


@pytest.mark.rules("D10-36")
@pytest.mark.parametrize(("faces", "least"), [(6, 5), (8, 6), (10, 8), (12, 9), (20, 15)])
def test_the_least_critical_face(dzcli: Any, person: Any, faces: int, least: int) -> None:
    """A die is critical above 70 % of its faces: from 5 on a d6, 8 on a d10, 15 on a d20."""
    who = person(
        "Ana",
        systeme="d10",
        caracteristiques={"force": 5},
        competences={"combat": 1},
        armes=[{"nom": "Arme", "degats": 0, "faces": faces}],
    )
    outcomes = [
        dzcli("attack", who, "--dice", str(face), "--json").record["outcome"] for face in (least - 1, least)
    ]
    assert outcomes == ["success", "critical_success"]


@pytest.mark.rules("D10-22", "D10-23")
@pytest.mark.parametrize("id_", WEAPONS)
def test_a_weapon_of_the_table(dzcli: Any, person: Any, id_: str) -> None:
    """A weapon by its id has the figures of its row: the lowest where these are a range."""
    _, name, precision, most, damage, rules = WEAPONS[id_]
    who = person(
        "Ana",
        systeme="d10",
        caracteristiques={"force": 5, "perception": 10},
        competences={"tir": 10},
        armes=[{"id": id_, **({"regles": ["rafale:20"]} if rules == ["rafale"] else {})}],
    )
    dice = ",".join(["10"] * 10)
    record = dzcli("attack", who, "--rule", "critique_tir=non", "--dice", dice, "--json").record
    assert record["weapon"]["name"] == name
    assert record["pool"]["threshold"] == 6 - precision[0]
    assert record["pool"]["successes"] == most[0]
    assert record["damage"]["raw"] == most[0] * damage[0]


def test_tables_can_be_shown(dzcli: Any) -> None:
    """The command ``tables`` shows those of the system, and the questions with their answers."""
    names = dzcli("tables", "--system", "d10").out.split()
    assert len(names) == len(set(names)) == 13
    techniques = dzcli("tables", "techniques", "--system", "d10", "--json").record["rows"]
    assert len(techniques) == 36
    assert "Arme automatique" in dzcli("tables", "armes", "--system", "d10").out
    rows = dzcli("tables", "regles", "--system", "d10", "--json").record["rows"]
    assert len(rows) == 29
