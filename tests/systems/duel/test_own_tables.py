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


@pytest.mark.parametrize(
    "file, row, path",
    [
        ("postures", f"[postures.opportuniste]{STANCE}", "postures.opportuniste.caracteristiques[1]"),
        ("postures", f"[sans_posture]{STANCE}", "sans_posture.caracteristiques[1]"),
        ("jets", f"[jets.tir]{ROLL}", "jets.tir.caracteristiques[0]"),
    ],
)
def test_a_characteristic_that_is_none(dzcli, tmp_path, file, row, path):
    """A row that names a characteristic which there is not is refused, with its place."""
    (tmp_path / "duel").mkdir()
    (tmp_path / "duel" / f"{file}.toml").write_text(row, encoding="utf-8")
    told = dzcli(*ATTACK, "--tables", str(tmp_path), status=3).err
    assert f'{path}: found "x", expected one of for, hab, ' in told
