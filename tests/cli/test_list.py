"""The command list: names one a line, for scripts and completions."""

import pytest

from dzcli import systems


def test_kinds(dzcli):
    """Each kind of thing has its names, one a line."""
    assert "@koris\n@melete\n" in dzcli("list", "sheets").out
    assert "escrime\n" in dzcli("list", "skills").out
    assert "arbalete\n" in dzcli("list", "weapons").out
    assert "couvert_leger\n" in dzcli("list", "modifiers").out
    assert "au_sol\n" in dzcli("list", "states").out
    assert "score_min\n" in dzcli("list", "rules").out
    assert "there are sheets, skills" in dzcli("list", "zzz", status=2).err


@pytest.mark.parametrize("system", systems.NAMES)
@pytest.mark.parametrize("kind", ["sheets", *systems.KINDS, "rules"])
def test_every_system(dzcli, system, kind):
    """Every system lists what it has, once; as JSON too."""
    names = dzcli("list", kind, "--system", system).out.split("\n")[:-1]
    assert len(set(names)) == len(names)
    assert dzcli("list", kind, "--system", system, "--json").record == {
        "system": system,
        "kind": kind,
        "names": names,
    }
    if kind in ("sheets", "skills", "rules"):
        assert names


def test_of_a_sheet(tmp_path, dzcli):
    """Of a sheet there are its own weapons and what it can be tested with; its states come first."""
    assert dzcli("list", "weapons", "@koris").out == "Épée longue\nMarteau de guerre\nHallebarde\n"
    skills = dzcli("list", "skills", "@acolyte").out.split()
    for skill in skills:
        dzcli("test", "@acolyte", skill, "--seed", "1")
    assert "archerie" not in dzcli("list", "skills", "@koris").out
    assert dzcli("list", "sheets", "@acolyte").out == "@acolyte\n@colosse\n@cultiste\n"
    path = tmp_path / "a.toml"
    dzcli("sheet", "new", str(path), "--from", "@garde")
    path.write_text(path.read_text("utf-8").replace("[etat]", '[etat]\netats = ["Au sol"]'), "utf-8")
    assert dzcli("list", "states", str(path)).out.startswith("au_sol\n")
    assert dzcli("list", "states", str(path)).out.count("au_sol") == 1


def test_sheet_or_system(dzcli):
    """A sheet says of which system it is; both at once are refused."""
    assert "SHEET and --system" in dzcli("list", "skills", "@koris", "--system", "d20", status=2).err


def test_own_names(tmp_path, dzcli):
    """Names of one's own tables are listed with the others."""
    (tmp_path / "dz").mkdir()
    text = "[modificateurs]\nboue = { nom = 'Boue', valeur = -15, compte = true }\n"
    (tmp_path / "dz" / "combat.toml").write_text(text, "utf-8")
    assert "boue\n" in dzcli("list", "modifiers", "--tables", str(tmp_path)).out
    assert "boue\n" not in dzcli("list", "modifiers").out
