"""sheet set: values of [etat] set by hand, and nothing else."""

import tomllib

import pytest


def state(folder):
    """The guard's [etat] as his file has it now."""
    return tomllib.loads((folder / "garde.toml").read_text(encoding="utf-8"))["etat"]


SET = {
    "a number": (["etat.sante=12"], {"sante": 12, "stress": 0}),
    "without the table": (["sante=12"], {"sante": 12, "stress": 0}),
    "several": (["sante=12", "stress=3"], {"sante": 12, "stress": 3}),
    "added to": (["stress+=2", "sante-=1"], {"sante": 17, "stress": 2}),
    "text without quotes": (["arme_en_main=Masse"], {"arme_en_main": "Masse"}),
    "a list": (['etats=["surpris"]'], {"etats": ["surpris"]}),
    "put into a list": (
        ["etats+=surpris", "etats+=au_sol", "etats+=surpris"],
        {"etats": ["surpris", "au_sol"]},
    ),
    "taken from a list": (["etats+=surpris", "etats-=SURPRIS"], {"etats": []}),
    "a truth value": (["visee=true"], {"visee": True}),
}


@pytest.mark.parametrize("words, wanted", SET.values(), ids=SET)
def test_set(dzcli, folder, words, wanted):
    """Values are set, added to or taken from, one after the other; the rest of the file stays."""
    before = (folder / "garde.toml").read_text(encoding="utf-8").split("[etat]")[0]
    record = dzcli("sheet", "set", "garde.toml", *words, "--json").record
    assert all(change["written"] for change in record["changes"])
    assert {key: state(folder)[key] for key in wanted} == wanted
    assert (folder / "garde.toml").read_text(encoding="utf-8").split("[etat]")[0] == before


REFUSED = {
    "too much": ("sante=99", 2, ["etat.sante", "0 to 18"]),
    "a key that there is not": ("sant=3", 2, ['"sante"', "nothing was written"]),
    "an accent in the key": ("santé=3", 2, ['"sante"']),
    "no value": ("sante", 2, ["KEY=VALUE"]),
    "outside of the state": ("attributs.physique=90", 2, ["[etat]"]),
    "a word for a number": ("sante=beaucoup", 2, ['"beaucoup"', "whole number"]),
    "a state that there is not": ("etats+=surpriz", 2, ['"surpris"']),
    "taken where it is not": ("etats-=surpris", 2, ["etats-=surpris"]),
    "added to nothing": ("couverture+=1", 2, ["couverture+=1"]),
}


@pytest.mark.parametrize("word, status, told", REFUSED.values(), ids=REFUSED)
def test_refused(dzcli, folder, word, status, told):
    """What the sheet may not hold is refused in words about the value, and the file stays as it is."""
    before = (folder / "garde.toml").read_bytes()
    message = dzcli("sheet", "set", "garde.toml", word, "--json", status=status).error["message"]
    assert all(part.casefold() in message.casefold() for part in told), message
    assert (folder / "garde.toml").read_bytes() == before


def test_house_rule(dzcli, folder):
    """A value that only a house rule allows can be set under that rule."""
    dzcli("sheet", "set", "garde.toml", "stress=12", status=2)
    dzcli("sheet", "set", "garde.toml", "stress=12", "--rule", "stress_max=0")
    assert state(folder)["stress"] == 12


def test_told(dzcli, folder):
    """As text it tells what changed, in the words of the game."""
    assert dzcli("sheet", "set", "garde.toml", "sante=12").out == (
        "Garde: set by hand.\n  Changes  Garde, Santé: 18 → 12 (written)\n"
    )


def test_taken_back(dzcli, folder):
    """What was set by hand can be taken back as a result can."""
    before = (folder / "garde.toml").read_bytes()
    done = dzcli("sheet", "set", "garde.toml", "sante=12", "etats+=surpris", "--json").out
    dzcli("sheet", "undo", "-", stdin=done)
    assert (folder / "garde.toml").read_bytes() == before


@pytest.mark.parametrize("name, status", [("@garde", 2), ("-", 2), ("personne.toml", 3)])
def test_no_file(dzcli, folder, name, status):
    """A sheet without a file of its own cannot be set."""
    dzcli("sheet", "set", name, "sante=12", stdin='nom = "A"\n[attributs]\nphysique = 50\n', status=status)


def test_as_it_was(dzcli, folder):
    """Where the sheet has a value already, nothing is said to be set."""
    before = (folder / "koris.toml").read_bytes()
    ran = dzcli("sheet", "set", "koris.toml", "stress=0")
    assert ran.out == "Koris: nothing changes, the sheet has it so already.\n"
    assert (folder / "koris.toml").read_bytes() == before
