"""A second system beside the others: its options, its steps and its keys are its own."""

import json

import pytest


def test_an_option_of_two_meanings(dzcli, billes, lili):
    """A flag that two systems spell alike does in each what that one says of it."""
    assert dzcli("wound", "@koris", "--damage", "7", "-q").out == "12\n"
    assert dzcli("wound", lili, "--damage", "3", "-q").out == "9\n"
    assert dzcli("wound", lili, "--damage", "3", "--brutal", "-q").out == "6\n"
    assert "0 to 3" in dzcli("wound", lili, "--damage", "7", status=2).err
    assert dzcli("attack", "@koris", "@garde", "--position", "engaged", "--dice", "70", "-q").out == "0\n"
    assert dzcli("attack", lili, "--position", "high", "--dice", "4", "-q").out == "hit\n"
    assert "high, low" in dzcli("attack", lili, "--position", "far", status=2).err


def test_another_name_of_an_option(dzcli, billes, lili):
    """Two names of one option are one where the system says so, and only there."""
    assert dzcli("wound", "@koris", "--final", "7", "-q").out == "12\n"
    assert "--final is not an option of Billes" in dzcli("wound", lili, "--final", "3", status=2).err
    assert "--marble is not an option of Directive" in dzcli("wound", "@koris", "--marble", "x", status=2).err


def test_options_that_exclude_one_another(dzcli, billes, lili):
    """What cannot be given together in one system can be in another."""
    assert dzcli("wound", lili, "--damage", "1", "--raw", "2", "--json").record["marbles"]["raw"] == 2
    assert "together" in dzcli("wound", "@koris", "--damage", "1", "--raw", "2", status=2).err


@pytest.mark.parametrize("step, words", [("test", ["escrime"]), ("heal", ["--mode", "rest"])])
def test_a_step_it_lacks(dzcli, billes, lili, step, words):
    """A step that a system has no rule for is refused with exit 5, and what it offers is told."""
    error = dzcli(step, lili, *words, "--json", status=5).error
    assert error["code"] == "no_such_step"
    assert error["message"] == f"Billes has no rule for {step}; it has attack, defend, wound."


def test_its_sheets(dzcli, billes, lili, tmp_path, monkeypatch):
    """A new sheet, the schema and the card are drawn from what the system says of its sheets."""
    monkeypatch.chdir(tmp_path)
    dzcli("sheet", "new", "Zoe", "--system", "billes")
    lines = (tmp_path / "zoe.toml").read_text(encoding="utf-8").split("\n")
    assert [line.split(" #")[0].rstrip() for line in lines if line] == [
        'nom = "Zoe"',
        "billes = 12",
        'systeme = "billes"',
    ]
    schema = json.loads(dzcli("sheet", "schema", "billes").out)
    assert schema["properties"]["billes"] == {"description": "How many marbles.", "type": "integer"}
    assert schema["required"] == ["nom", "billes"]
    assert dzcli("sheet", "show", "zoe.toml").out == (
        "Zoe (Billes)\nValues\n  Marbles  12\nAttacks\n  a shot  66.7%\n"
    )
    dzcli("sheet", "check", lili)


def test_two_systems_at_once(dzcli, billes, lili):
    """People of two systems cannot meet."""
    assert dzcli("attack", "@koris", lili, "--json", status=3).error["code"] == "two_systems"


def test_a_record_of_another_system(dzcli, billes, lili):
    """A record of one system is no record for a sheet of another."""
    shot = dzcli("attack", lili, lili, "--dice", "4", "--json").out
    assert (
        dzcli("wound", "@koris", "--from", "-", "--json", stdin=shot, status=3).error["code"]
        == "wrong_system"
    )


def test_its_keys_pass_through(dzcli, billes, lili):
    """What a step says in words of its own goes through a step that does not know them, untouched."""
    shot = dzcli("attack", lili, lili, "--position", "low", "--dice", "4", "--json").out
    assert json.loads(shot)["place"] == {"ring": 2, "hand": "low"}
    held = dzcli("defend", "--from", "-", "--dice", "5", "--json", stdin=shot).out
    assert json.loads(held)["place"] == {"ring": 2, "hand": "low"}
    lost = dzcli("wound", "--from", "-", "--json", stdin=held).record
    assert (lost["place"], lost["held"]) == ({"ring": 2, "hand": "low"}, False)
    assert lost["marbles"] == {"left": 12, "raw": None, "marble": None}
    assert [told["step"] for told in lost["history"]] == ["attack", "defend"]


def test_its_own_way_through(dzcli, billes, lili):
    """A step goes on by itself to the steps that follow it in its own system."""
    record = dzcli(
        "attack", lili, lili, "--through", "wound", "--wound-damage", "2", "--dice", "3", "--json"
    ).record
    assert (record["step"], record["marbles"]["left"]) == ("wound", 10)
    assert "--through" in dzcli("attack", lili, lili, "--through", "defend", status=2).err


def test_its_odds(dzcli, billes, lili, by_value):
    """Odds are told by what the system says of its steps, and carried along a pipe."""
    odds = dzcli("attack", lili, lili, "--odds", "--json").out
    assert by_value(json.loads(odds)["odds"]["outcome"]) == {"hit": "2/3", "out": "1/3"}
    assert dzcli("wound", "--from", "-", "--damage", "1", "--odds", "-q", stdin=odds).out == "11\n"


def test_its_words(dzcli, billes, lili):
    """Text is in the system's words; a role, a purpose or a title it has none for is told as it is."""
    told = dzcli("attack", lili, lili, "--dice", "1").out
    assert told.splitlines()[-2:] == ["  Next  Lili may hold.", "  Dice  1"]


def test_without_tables(dzcli, billes, lili):
    """A system that has no tables leaves no question open: none is listed, and none can be answered."""
    assert dzcli("tables", "--system", "billes", "--json").record["tables"] == []
    assert (
        dzcli("tables", "regles", "--system", "billes", "--json", status=2).error["code"] == "unknown_table"
    )
    error = dzcli("wound", lili, "--damage", "1", "--rule", "un=normal", "--json", status=2).error
    assert error["message"] == "--rule: this system leaves no question open."


def test_in_help(dzcli, billes):
    """The options of both systems are in the help of a step that both have."""
    told = dzcli("wound", "--help").out
    assert "--marble" in told
    assert "--bleed" in told
