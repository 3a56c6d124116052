"""Reasons that come from elsewhere, in the reader's language."""

import os

import pytest

from dzcli.sheets import reasons

WOUND = ("wound", "@garde", "--lang", "fr", "--from", "-")


def plain(text):
    """A message with ordinary spaces."""
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    "path, reason",
    [
        ("personne.toml", "fichier introuvable"),
        (".", "c'est un dossier"),
        ("x" * 5000, "le nom est trop long"),
        ("a\0b", "ce ne peut pas être un nom de fichier"),
    ],
)
def test_files(dzcli, path, reason):
    """Why a file cannot be read is told in French."""
    assert f"lecture impossible ({reason})" in plain(
        dzcli("wound", path, "--final", "1", "--lang", "fr", status=3).err
    )


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="needs rights that count")
def test_rights(dzcli, sheet):
    """A file that may not be read says so."""
    path = sheet("ana")
    os.chmod(path, 0)
    assert "accès refusé" in dzcli("wound", path, "--final", "1", "--lang", "fr", status=3).err


def test_other_errors():
    """An error of the system that has no words has its number, not the system's English."""
    told = reasons.of_system(OSError(9999, "Something odd"))
    assert (told.template, told.values) == (reasons.OTHER_ERROR, {"number": 9999})


@pytest.mark.parametrize(
    "record, reason",
    [
        ("{", "il s'arrête trop tôt"),
        ("nom = 3", "octet "),
        ("[" * 100_000, "trop de niveaux d'imbrication"),
    ],
)
def test_json(dzcli, record, reason):
    """Why a record is no JSON is told in French."""
    told = plain(dzcli(*WOUND, stdin=record, status=3).err)
    assert f"ce n'est pas du JSON ({reason}" in told


def test_records(dzcli, attack):
    """What is wrong in a record is told by its place, in French."""
    import json

    told = []
    for change in ({"step": 3}, {"damage": 3}, {"changes": None}):
        told.append(plain(dzcli(*WOUND, stdin=json.dumps({**attack, **change}), status=3).err))
    assert "ne permet pas de continuer : step : un nombre entier ; attendu : du texte." in told[0]
    assert "damage : un nombre entier ; attendu : une table." in told[1]
    assert "changes : rien ; attendu : une liste." in told[2]
    del attack["step"]
    assert "il manque step." in plain(dzcli(*WOUND, stdin=json.dumps(attack), status=3).err)


def test_command_line(dzcli):
    """What the command line reader refuses is told in French."""
    assert "--json ne prend pas de valeur" in dzcli("--lang", "fr", "roll", "--json=3", "1d6", status=2).err
    assert "--seed demande une valeur" in dzcli("--lang", "fr", "roll", "1d6", "--seed", status=2).err


@pytest.mark.parametrize(
    ("sheet", "left"),
    [("@melete", "PV 24"), ("@reitre", "Santé 16")],
)
def test_no_false_sum(dzcli, sheet, left):
    """Damage beyond what is left is told as kept at 0, and never as a difference that it is not."""
    assert f"{left} - 60, kept at 0." in dzcli("wound", sheet, "--final", "60").out
    exact = left.split()[-1]
    assert f"{left} - {exact} = 0." in dzcli("wound", sheet, "--final", exact).out


def test_no_name(dzcli):
    """A sheet without a name is shown as such in its sentence."""
    assert dzcli("test", "", "escrime", status=3).err.startswith('dzcli: "": cannot be read (')


def test_sheet_meant(dzcli):
    """Of the sheets that ship, the one that was perhaps meant is named; where none is near, all are."""
    near = dzcli("test", "@kors", "escrime", status=3).err
    assert near == 'dzcli: No sheet called @kors ships with dzcli; did you mean "@koris"?\n'
    assert "; there are @acolyte, " in dzcli("test", "@zzz", "escrime", status=3).err


def test_no_names(dzcli):
    """Where there is no name to choose from, that is said, and no empty list is told."""
    err = dzcli("test", "-", "tir", stdin='nom = "x"\nsysteme = "d10"\n', status=2).err
    assert err.endswith('called "tir"; there is none at all.\n')


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("heal @koris", "--mode is missing; give one of stabilize, first-aid, rest, night."),
        ("attack", "ATTACKER is missing; see dzcli attack --help."),
    ],
)
def test_what_is_missing(dzcli, words, told):
    """What has to be given and is not is named, with its values where there are few."""
    assert dzcli(*words.split(), status=2).err == f"dzcli: {told}\n"
