"""The tables of the text, against its own figures: every row, with the line of the text that has it."""

from pathlib import Path
from typing import Any

import pytest

from dzcli.systems.d20 import book

TESTS = {
    "att": ("ATT", "att", "l.6"),
    "par": ("PAR", "par", "l.24"),
    "ini": ("INI", "ini", "l.10"),
    "for": ("FOR", "for", "l.63"),
    "end": ("END", "end", "l.63"),
    "esquive": ("Esquive", "ini", "l.86"),
}
"""Each test: its name, the characteristic it is under, its line."""

LOCATIONS = {
    "tete": ("Tête", 1, 2, "tete", "tete", None, "l.32"),
    "bras": ("Bras", 3, 7, "bras_gauche", "bras_droit", None, "l.33"),
    "jambes": ("Jambes", 8, 11, "jambe_gauche", "jambe_droite", None, "l.34"),
    "torse": ("Torse/Dos", 12, 20, "torse", "torse", "dos", "l.35"),
}
"""Each row: its name, its faces, the zone of an even and of an odd one, the zone to choose, its line."""

ZONES = {
    "tete": ("tête", None, "l.32"),
    "bras_gauche": ("bras gauche", "left", "l.37"),
    "bras_droit": ("bras droit", "right", "l.38"),
    "jambe_gauche": ("jambe gauche", "left", "l.37"),
    "jambe_droite": ("jambe droite", "right", "l.38"),
    "torse": ("torse", None, "l.35"),
    "dos": ("dos", None, "l.35"),
}

AIMS = {
    "tete": ("tête", -4, "tete", "l.45"),
    "bras": ("bras", -2, "bras_droit", "l.44"),
    "bras_gauche": ("bras gauche", -2, "bras_gauche", "l.44"),
    "bras_droit": ("bras droit", -2, "bras_droit", "l.44"),
    "jambes": ("jambe", -2, "jambe_droite", "l.44"),
    "jambe_gauche": ("jambe gauche", -2, "jambe_gauche", "l.44"),
    "jambe_droite": ("jambe droite", -2, "jambe_droite", "l.44"),
    "torse": ("torse", -2, "torse", "l.44"),
    "dos": ("dos", -2, "dos", "l.44"),
    "main": ("main", -4, "bras_droit", "l.45"),
    "main_gauche": ("main gauche", -4, "bras_gauche", "l.45"),
    "main_droite": ("main droite", -4, "bras_droit", "l.45"),
    "pied": ("pied", -4, "jambe_droite", "l.45"),
    "pied_gauche": ("pied gauche", -4, "jambe_gauche", "l.45"),
    "pied_droit": ("pied droit", -4, "jambe_droite", "l.45"),
    "petite_zone": ("petite zone", -4, "torse", "l.45"),
}
"""What may be aimed at: its name, what it takes from ATT, the zone that armour is of, its line."""

PRECISION = {
    "exacte": (1, 2, "l.56", "exactement l'endroit visé", "exactly the spot aimed at"),
    "moins_de_20_cm": (
        3, 7, "l.57", "à moins de 20 cm de l'endroit visé", "less than 20 cm from the spot aimed at",
    ),
    "moins_de_80_cm": (
        8, 11, "l.58", "à moins de 80 cm de l'endroit visé", "less than 80 cm from the spot aimed at",
    ),
    "plus_de_80_cm": (
        12, 20, "l.59", "à plus de 80 cm de l'endroit visé", "more than 80 cm from the spot aimed at",
    ),
}  # fmt: skip
"""Each row: its faces, its line, what it says in French and in English."""


@pytest.mark.rules("D20-01", "D20-02")
def test_tests() -> None:
    """Each test has its name, the characteristic that it is under, and its line."""
    rows = book.combat().jets
    assert {id_: (row.nom, row.caracteristique, row.section) for id_, row in rows.items()} == TESTS
    assert {id_: row.alias for id_, row in rows.items() if row.alias} == {"par": ("parade",)}


@pytest.mark.rules("D20-15", "D20-16")
def test_locations() -> None:
    """Each row of the location table has its faces and its zones."""
    rows = book.combat().localisation
    assert {
        id_: (row.nom, row.de, row.a, row.pair, row.impair, row.ou, row.section) for id_, row in rows.items()
    } == LOCATIONS


@pytest.mark.rules("D20-16")
def test_zones() -> None:
    """Each zone has its name; a limb its side, with the line of an even or an odd number."""
    assert {id_: (row.nom, row.cote, row.section) for id_, row in book.combat().zones.items()} == ZONES


@pytest.mark.rules("D20-18", "D20-19")
def test_aims() -> None:
    """What may be aimed at takes what the text says; a side or a place that is not said is marked as such."""
    rows = book.combat().visees
    assert {id_: (row.nom, row.malus, row.zone, row.section) for id_, row in rows.items()} == AIMS
    assert [id_ for id_, row in rows.items() if row.sans_cote] == ["bras", "jambes", "main", "pied"]
    assert [id_ for id_, row in rows.items() if row.sans_lieu] == ["petite_zone"]


@pytest.mark.rules("D20-22")
def test_precision() -> None:
    """Each row of the precision table has its faces and its words in both languages."""
    rows = book.combat().precision
    assert {
        id_: (row.de, row.a, row.section, row.texte["fr"], row.texte["en"]) for id_, row in rows.items()
    } == PRECISION
    assert [id_ for id_, row in rows.items() if row.loin] == ["moins_de_80_cm"]
    assert [id_ for id_, row in rows.items() if row.ailleurs] == ["plus_de_80_cm"]


@pytest.mark.rules("D20-05", "D20-14", "D20-20", "D20-24", "D20-28", "D20-29", "D20-33")
def test_numbers() -> None:
    """Coup Précis gives 1, 2 and 4; FOR counts twice; the rest is as its line says."""
    table = book.combat()
    assert {level: (row.bonus, row.section) for level, row in table.coup_precis.items()} == {
        "1": (1, "l.47"),
        "2": (2, "l.48"),
        "3": (4, "l.49"),
    }
    assert (table.de.faces, table.de.section) == (20, "l.6")
    assert (table.degats.facteur_for, table.degats.section) == (2, "l.63")
    assert (table.parade.facteur, table.parade.section) == (2, "l.26")
    quarters = table.trois_quarts
    assert (quarters.numerateur, quarters.denominateur, quarters.section) == (3, 4, "l.6")
    assert (table.main_faible["relance"].malus, table.main_faible["relance"].section) == (-4, "l.76")
    assert (table.main_faible["attaque"].malus, table.main_faible["attaque"].section) == (-4, "l.77")
    assert (table.esquive.diviseur, table.esquive.section) == (2, "l.83")


ARM = "[localisation]\nbras = { nom = 'Bras', de = %s, a = %s, pair = '%s', impair = '%s', section = 'l.33' }"
FAR = (
    "[precision]\nplus_de_80_cm = { de = 12, a = %s, section = 'l.59', texte = { fr = 'loin', en = 'far' } }"
)
AIM = "[visees]\ndos = { nom = 'dos', malus = -2, zone = '%s', section = 'l.44' }"
WRONG = {
    "a face that no row has": (ARM % (3, 6, "bras_gauche", "bras_droit"), "localisation", "7"),
    "a face of two rows": (ARM % (2, 7, "bras_gauche", "bras_droit"), "localisation", "2"),
    "a face beyond the die": (FAR % 21, "precision", "21"),
    "a zone of an even number": (ARM % (3, 7, "aile", "bras_droit"), "localisation.bras.pair", '"aile"'),
    "a zone of an odd number": (ARM % (3, 7, "bras_gauche", "aile"), "localisation.bras.impair", '"aile"'),
    "a zone that is aimed at": (AIM % "aile", "visees.dos.zone", '"aile"'),
}
"""Tables of one's own, where the mistake of each is and what is told of it."""


@pytest.mark.parametrize(("text", "where", "told"), WRONG.values(), ids=WRONG)
def test_a_table_of_ones_own_that_is_wrong(
    dzcli: Any, tmp_path: Path, text: str, where: str, told: str
) -> None:
    """Faces that no row has, or two, and zones that there are not are mistakes of a table."""
    (tmp_path / "d20").mkdir()
    (tmp_path / "d20" / "combat.toml").write_text(text, encoding="utf-8")
    line = ("attack", "@skaven", "@melete", "--seed", "1", "--tables", str(tmp_path))
    error = dzcli(*line, "--json", status=3).error
    assert where in error["message"]
    assert told in error["message"]
