"""What a person sets once: language, house rules, tables, colours, and rolls by name."""

from pathlib import Path

import pytest


@pytest.fixture
def setting(monkeypatch, tmp_path):
    """Write what is set; its file."""

    def write(text: str) -> Path:
        file = tmp_path / "dzcli" / "config.toml"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
        return file

    return write


def test_language(monkeypatch, dzcli, setting):
    """The language that is set goes before the locale; the environment and the option before it."""
    setting('language = "fr"\n')
    monkeypatch.setenv("LC_ALL", "C")
    words = ("test", "@koris", "escrime", "--dice", "20")
    assert "r\u00e9ussite" in dzcli(*words, "--lang", "fr").out
    assert "success" in dzcli(*words).out, "DZCLI_LANG is en"
    monkeypatch.delenv("DZCLI_LANG")
    assert "r\u00e9ussite" in dzcli(*words).out
    assert "success" in dzcli(*words, "--lang", "en").out


def test_rules(monkeypatch, tmp_path, dzcli, setting):
    """House rules that are set count, those of the environment before them; the file is beside."""
    file = setting('rules = "mine.toml"\n')
    (file.parent / "mine.toml").write_text('un = "reussite_critique"\n', "utf-8")
    rolled = ("test", "@koris", "escrime", "--dice", "1", "-q")
    assert dzcli(*rolled).out == "critical_success\n"
    other = tmp_path / "other.toml"
    rows = {row["id"]: row for row in dzcli("tables", "regles", "--json").record["rows"]}
    assert rows["un"]["set_by"] == f"{file.parent / 'mine.toml'} ({file}:1)"
    answer = next(name for name in rows["un"]["answers"] if name != "reussite_critique")
    other.write_text(f'un = "{answer}"\n', "utf-8")
    monkeypatch.setenv("DZCLI_RULES", str(other))
    assert dzcli(*rolled).out != "critical_success\n"


def test_tables(monkeypatch, tmp_path, dzcli, setting):
    """Tables that are set lie over those that ship, and those of the environment over them."""
    row = "[armures]\ngambison = { nom = 'Gambison', abs = %d, rigide = false }\n"
    for name, abs in (("mine", 3), ("other", 5)):
        (tmp_path / "dzcli" / name / "dz").mkdir(parents=True)
        (tmp_path / "dzcli" / name / "dz" / "combat.toml").write_text(row % abs, "utf-8")
    file = setting('\ntables = "mine"\n')
    blow = ("attack", "@koris", "@garde", "--dice", "20,5", "-q")
    assert dzcli(*blow).out == "4\n"
    monkeypatch.setenv("DZCLI_TABLES", str(tmp_path / "dzcli" / "other"))
    assert dzcli(*blow).out == "2\n"
    setting('\ntables = "nowhere"\n')
    assert dzcli(*blow, status=3).err.startswith(f"dzcli: {file}:2: ")


@pytest.mark.parametrize("colour, variables, coloured", [
    ("always", {}, True),
    ("always", {"NO_COLOR": "1"}, False),
    ("never", {"FORCE_COLOR": "1"}, True),
    ("never", {}, False),
    ("auto", {}, False),
])  # fmt: skip
def test_colour(monkeypatch, dzcli, setting, colour, variables, coloured):
    """Colours that are set go before what standard output is; the environment goes before them."""
    setting(f'colour = "{colour}"\n')
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert ("\x1b[" in dzcli("test", "@koris", "escrime", "--dice", "20").out) is coloured


@pytest.mark.parametrize("text, line, told", [
    ('language = "de"', 1, 'language: found "de", expected one of en, fr'),
    ('\ncolor = "auto"', 2, 'did you mean "colour"?'),
    ("[rolls]\nsneak = 3", 2, "rolls.sneak: found 3, expected text"),
    ("language = ", 1, ""),
])  # fmt: skip
@pytest.mark.parametrize("words", ["roll d6", "test @koris escrime", "tables"])
def test_wrong(dzcli, setting, words, text, line, told):
    """What is set wrongly is told with its file and line, whatever is done."""
    file = setting(text)
    run = dzcli(*words.split(), status=3)
    assert run.err.startswith(f"dzcli: {file}:{line}:")
    assert told in run.err


ROLLS = """
[rolls]
sneak = "2d6+3"
force = "1d20+@attributs.physique"
d6 = "1d100"
bad = "2d6+"
"""


def test_rolls_by_name(dzcli, setting):
    """An expression is rolled by its name, in any spelling, and says which it was."""
    setting(ROLLS)
    assert dzcli("roll", "sneak", "--dice", "2,4").out.startswith("sneak: 2d6 [2, 4] + 3 = 9\n")
    assert dzcli("roll", "Sneak", "1d4", "--dice", "2,4,1", "-q").out == "9\n1\n"
    assert dzcli("roll", "sneak", "--odds", "--json").record["odds"]["total"]["mean"] == "10"
    assert len(dzcli("roll", "sneak", "--times", "5", "-q", "--seed", "1").out.splitlines()) == 5


def test_an_expression_is_no_name(dzcli, setting):
    """What is dice notation is never the name of something else."""
    setting(ROLLS)
    assert 'faces":6' in dzcli("roll", "d6", "--dice", "6", "--json").out
    assert dzcli("roll", "snek", status=2).err


def test_a_named_roll_that_is_wrong(dzcli, setting):
    """A name whose expression cannot be read is told with its file and line."""
    file = setting(ROLLS)
    assert dzcli("roll", "bad", status=3).err.startswith(f"dzcli: {file}:6: rolls.bad: ")


def test_values_of_a_sheet(dzcli, setting):
    """An expression takes numbers of a sheet, and the result says which, of whom, and where they stand."""
    setting(ROLLS)
    for words in (
        ("1d20+@attributs.physique", "@koris"),
        ("@koris", "force"),
        ("1d20+@Attributs.PHYSIQUE", "@koris"),
    ):
        assert dzcli("roll", *words, "--dice", "5", "-q").out == "50\n"
    record = dzcli("roll", "force", "@koris", "--dice", "5", "--json").record
    assert record["actor"]["name"] == "Koris"
    assert record["lines"][0]["text"] == "attributs.physique = 45 (@koris:9)"
    assert record["roll"]["expression"] == "1d20+45"
    assert list(record["sheets"]) == ["@koris"]
    assert (
        dzcli("roll", "1d20+@attributs.physique", "@koris", "--odds", "--json").record["odds"]["total"][
            "mean"
        ]
        == "111/2"
    )


def test_a_negative_value(tmp_path, dzcli):
    """A value below zero is taken as it is."""
    sheet = tmp_path / "a.toml"
    sheet.write_text('nom = "A"\nlow = -3\n', "utf-8")
    assert dzcli("roll", "1d6+@low", str(sheet), "--dice", "5", "-q").out == "2\n"
    assert dzcli("roll", "1d6-@low", str(sheet), "--dice", "5", "-q").out == "8\n"


@pytest.mark.parametrize("words, status, told", [
    ("1d20+@attributs.physique", 2, "takes values of a sheet; give one"),
    ("1d20+@attributs.physik @koris", 3, '@koris:8: attributs.physik is missing; did you mean "physique"?'),
    ("1d20+@attributs @koris", 3, "@koris:8: attributs: found a table, expected a whole number."),
    ("1d20+@nom @koris", 3, '@koris:5: nom: found "Koris", expected a whole number.'),
    ("1d20+@nom.x @koris", 3, "nom.x is missing; there is nothing in it."),
    ("1d6 @koris @garde", 2, "@koris and @garde: values are taken of one sheet"),
    ("@koris", 2, "EXPR... is missing"),
    ("1d6 nowhere.toml", 3, "nowhere.toml"),
])  # fmt: skip
def test_values_refused(dzcli, words, status, told):
    """A value that there is not, or that is no number, and a sheet too many or too few are told."""
    assert told in dzcli("roll", *words.split(), status=status).err
