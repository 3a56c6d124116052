"""The tables of the turn, reactions, durations and modes, as they are shown (7.4, 7.14)."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROWS = {
    "tour": ("attaquer", "viser", "se_desengager", "se_deplacer", "se_relever", "lacher"),
    "reactions": ("defense", "opportunite", "couvert"),
    "durees": ("recharger_arbalete", "recharger_mousquet", "stabiliser", "premiers_secours"),
    "mode": ("combat_important", "embuscade", "escarmouche", "nombreux_ennemis", "session_courte"),
}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("table", ROWS)
def test_rows_with_their_sections(dzcli: Any, table: str, language: str) -> None:
    """Each row stands under its id with a name in the reader's language and its section."""
    out = dzcli("tables", table, "--lang", language).out
    section = r"7\.14" if table == "mode" else r"7\.4"
    for row in ROWS[table]:
        assert re.search(rf"^{row}\s?: [^{{}}]+ \({section}\)$", out, re.MULTILINE), row
    assert "{" not in out


def test_names_follow_the_language(dzcli: Any) -> None:
    """What one does in a turn is told in French and in English."""
    assert "Se relever" in dzcli("tables", "tour", "--lang", "fr").out
    assert "Stand up" in dzcli("tables", "tour", "--lang", "en").out


@pytest.mark.parametrize(("written", "crossbow"), [("actions = 2, ", 2), ("", 1)])
def test_a_crossbow_that_takes_as_long_as_the_house_says(
    dzcli: Any, sheet: Any, tmp_path: Path, written: str, crossbow: int
) -> None:
    """A table of one's own is followed, of a crossbow only: two Actions, or one where it does not say."""
    folder = tmp_path / "house" / "dz"
    folder.mkdir(parents=True)
    words = '{ fr = "a", en = "a" }'
    row = f'{{ nom = {words}, {written}effet = {words}, section = "7.4" }}'
    (folder / "durees.toml").write_text(f"durees.recharger_arbalete = {row}\n", encoding="utf-8")
    for type_, actions in (("arbalete", crossbow), ("arc", 1)):
        who = sheet(type_, f'nom = "Ana"\narmes = [{{ nom = "Tir", type = "{type_}", degats = "1d10" }}]\n')
        record = dzcli("act", who, "--do", "reload", "--tables", str(folder.parent), "--json").record
        assert record["act"]["actions"] == actions


@pytest.mark.parametrize(
    ("numbers", "abs_", "net"),
    [
        ("malus = -1, malus_abs_min = 3", 0, 6),
        ("malus = -1, malus_abs_min = 3", 3, 2),
        ("bonus = 1, bonus_abs_max = 1", 0, 7),
        ("bonus = 1, bonus_abs_max = 1", 3, 3),
        ("bonus = 1", 1, 5),
    ],
)
def test_numbers_that_a_trait_leaves_out(
    dzcli: Any, koris: Any, dummy: Any, tmp_path: Path, numbers: str, abs_: int, net: int
) -> None:
    """What a row of Tranchant does not say is nothing."""
    (tmp_path / "dz").mkdir()
    row = f'tranchant = {{ nom = "Tranchant", {numbers}, section = "7.7" }}'
    (tmp_path / "dz" / "combat.toml").write_text(f"[traits]\n{row}\n", encoding="utf-8")
    blade = {"nom": "Sabre", "type": "epee", "degats": "1d10", "traits": ["tranchant"]}
    one, other = koris(armes=[blade]), dummy(armure={"nom": "Cuir", "abs": abs_})
    words = ("attack", one, other, "--hit", "--dice", "6", "--tables", str(tmp_path), "--json")
    assert dzcli(*words).record["damage"]["net"] == net


def test_perforant_that_a_house_gives_no_number(dzcli: Any, tmp_path: Path) -> None:
    """A trait of one's own table ignores no Abs where it does not say how much."""
    folder = tmp_path / "house" / "dz"
    folder.mkdir(parents=True)
    row = 'traits.perforant = { nom = "Perforant", section = "7.7" }\n'
    (folder / "combat.toml").write_text(row, encoding="utf-8")
    words = ("wound", "@garde", "--raw", "9", "--trait", "perforant", "--json")
    assert dzcli(*words).record["damage"]["ignored"] == 1
    assert dzcli(*words, "--tables", str(folder.parent)).record["damage"]["ignored"] == 0


MISTAKES = tomllib.loads(Path(__file__).with_name("house_tables.toml").read_text(encoding="utf-8"))["case"]


@pytest.mark.parametrize("case", MISTAKES, ids=lambda case: case["told"])
def test_tables_of_ones_own_that_are_wrong(dzcli: Any, tmp_path: Path, case: dict[str, str]) -> None:
    """What the turn or control could not go on from is a mistake in the file, told with its place."""
    (tmp_path / "dz").mkdir()
    (tmp_path / "dz" / f"{case['file']}.toml").write_text(case["text"].strip() + "\n", encoding="utf-8")
    assert case["told"] in dzcli(*case["step"].split(), "--tables", str(tmp_path), status=3).err
