"""Tables of one's own over those of the duel."""

import pytest

ATTACK = ("attack", "@bretteuse", "@reitre", "--stance", "opportunist", "--target-stance", "brutal")
STANCE = """
nom = "x"
caracteristiques = ["hab", "x"]
degats = 2
section = "maison"
section_degats = "maison"
"""
ROLL = """
nom = "x"
caracteristiques = ["x"]
ss = 2
section = "maison"
"""
OTHER_STANCE = STANCE.replace('"x"]', '"for"]') + "contre = { brutale = 3, brutal = 3 }\n"
OTHER_ROLL = ROLL.replace('"x"]', '"hab"]')


@pytest.mark.parametrize(
    ("file", "row", "told"),
    [
        ("postures", f"[postures.opportuniste]{STANCE}", 'opportuniste.caracteristiques[1]: found "x"'),
        ("postures", f"[sans_posture]{STANCE}", 'sans_posture.caracteristiques[1]: found "x"'),
        ("postures", f"[postures.opportuniste]{OTHER_STANCE}", 'opportuniste.contre.brutal: found "brutal"'),
        ("jets", f"[jets.tir]{ROLL}competence = 'discretion'", 'jets.tir.caracteristiques[0]: found "x"'),
        ("jets", f"[jets.tir]{OTHER_ROLL}competence = 'tir'", 'jets.tir.competence: found "tir"'),
        ("jets", f"[jets.tir]{OTHER_ROLL}", 'jets.tir.competence: found ""'),
        ("jets", f"[jets.test]{OTHER_ROLL}competence = 'tir'", 'jets.test.competence: found "tir"'),
    ],
)
def test_a_name_that_is_none(dzcli, tmp_path, file, row, told):
    """A row that names a characteristic, skill or stance which there is not is refused, with its place."""
    (tmp_path / "duel").mkdir()
    (tmp_path / "duel" / f"{file}.toml").write_text(row, encoding="utf-8")
    assert f"{told}, expected one of " in dzcli(*ATTACK, "--tables", str(tmp_path), status=3).err


def test_a_test_needs_no_skill(dzcli, tmp_path):
    """The row of tests of one's own is without a skill, as that which ships is."""
    (tmp_path / "duel").mkdir()
    row = OTHER_ROLL.replace("ss = 2", "ss = 6")
    (tmp_path / "duel" / "jets.toml").write_text(f"[jets.test]{row}", encoding="utf-8")
    words = ("test", "@bretteuse", "hab", "--dice", "6,5,5,1", "--json", "--tables", str(tmp_path))
    assert dzcli(*words).record["duel"]["successes"] == 1
