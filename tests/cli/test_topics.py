"""``dzcli help TOPIC``: short reference pages, true to the program."""

import ast
import re
import shlex
from pathlib import Path

import pytest

import dzcli as package
from dzcli import fault, systems, tables
from dzcli.cli.report import WRONG_DICE
from dzcli.cli.topics import TOPICS, topic
from dzcli.cli.topics.dice import NOTATION
from dzcli.cli.topics.exit import SETTINGS, STATUSES, VARIABLES
from dzcli.cli.topics.tables import LAYING, SHAPES
from dzcli.settings import Settings

CHROME = r"\b(The|Sheets|Results|Dice|Exit|Examples|which|with)\b"


@pytest.mark.parametrize("name", TOPICS)
def test_topic(dzcli, name):
    """A topic has a page, told by the main help, in English and wholly in French, wherever --lang stands."""
    english = dzcli("help", name).out
    assert english.startswith(TOPICS[name])
    assert TOPICS[name] in " ".join(dzcli("--help").out.split())
    french = dzcli("--lang", "fr", "help", name).out
    assert french == dzcli("help", name, "--lang=fr").out
    assert "\nExemples\u00a0:\n" in french
    assert re.search(CHROME, french) is None


def test_keys_of_odds(dzcli):
    """The keys that odds have in the place of results are those that no result has."""
    page = dzcli("help", "json").out
    _, _, odds = page.partition("\nIn their place with --odds:\n")
    assert re.findall(r"^  (\S+) ", odds.partition("\n\n")[0], re.M) == ["odds", "branches", "about"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", TOPICS)
@pytest.mark.parametrize("width", [50, 100])
def test_topic_fits(dzcli, monkeypatch, name, lang, width):
    """A page is as wide as the terminal, with no trailing blanks; names and examples alone are not folded."""
    monkeypatch.setenv("COLUMNS", str(width))
    lines = dzcli("help", name, "--lang", lang).out.splitlines()
    assert max(len(line) for line in lines if not re.match(r"  \S", line)) <= width
    assert all(line == line.rstrip() for line in lines)


@pytest.mark.parametrize("words", [*(("help", name) for name in TOPICS), ("attack", "--help"), ("--help",)])
@pytest.mark.parametrize("columns", ["0", "1", "7"])
def test_no_room_at_all(dzcli, monkeypatch, words, columns):
    """A page is printed on the narrowest of terminals too, a word on a line."""
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert dzcli(*words).out


@pytest.mark.parametrize("name", TOPICS)
def test_examples(table, dzcli, name):
    """The examples of a page work as they are typed."""
    page = dzcli("help", name).out
    examples = topic(name).examples
    assert len(examples) >= 2
    for example in examples:
        assert f"\n  {example}\n" in page
        program, *words = shlex.split(example)
        assert program == "dzcli"
        assert dzcli(*words, status=None).status in (0, 1)


@pytest.mark.parametrize("expression", [one for row in NOTATION for one in re.split(r", (?![^(]*\))", row)])
def test_notation(dzcli, expression):
    """Everything that the page about dice says can be written is thrown."""
    assert dzcli("roll", "--", expression).out


def test_statuses():
    """The page about exit statuses tells every status that a fault has."""
    told = {int(number) for row in STATUSES for number in row.split(", ")}
    known = {kind.exit for kind in vars(fault).values() if isinstance(kind, type) and hasattr(kind, "exit")}
    assert known | {0, WRONG_DICE, 130, 141} <= told


def test_variables():
    """The page about exit statuses tells every variable that dzcli reads, and no other."""
    told = {name for row in VARIABLES for name in row.split(", ")}
    assert told == {name for path in Path(package.__file__).parent.rglob("*.py") for name in _read(path)}


POSIX = "POSIX"
"""The name of a locale, which is no variable."""


def _read(path: Path) -> set[str]:
    """The texts of a file that reads the environment which look like variables."""
    text = path.read_text(encoding="utf-8")
    if not any(word in text for word in ("environ", "VARIABLE = ", "variable: str")):
        return set()
    texts = {node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)}
    return {
        one
        for one in texts
        if isinstance(one, str) and re.fullmatch(r"[A-Z][A-Z_]{3,}", one) and one != POSIX
    }


def test_settings():
    """The page tells every key that config.toml may have, and no other."""
    assert {key.strip("[]") for key in SETTINGS} == set(vars(Settings()))


def test_sheets_and_questions(dzcli):
    """The pages name every sheet that ships, every system and every question that the rules leave open."""
    from dzcli.step.questions import read_all

    sheets, rules = dzcli("help", "sheets").out, dzcli("help", "rules").out
    assert all(f"@{name}" in sheets for name in tables.shipped_names())
    assert all(f"\n  {name} " in sheets for name in systems.NAMES)
    assert all(question.key in rules for name in systems.NAMES for question in read_all(name))


def test_tables(dzcli, tmp_path):
    """Tables of one's own that are written as the page says are laid over those that ship and rolled on."""
    (tmp_path / "dz").mkdir()
    only = next(line for line in LAYING if line.startswith("seulement"))
    (tmp_path / "dz" / "combat.toml").write_text(
        f'{only}\n[armures]\nbure = {{ nom = "Bure", abs = 1, rigide = false }}\n'
    )
    (tmp_path / "dz" / "campaign.toml").write_text("\n".join(SHAPES).replace("30", "100"))
    armours = dzcli("tables", "armures", "--tables", str(tmp_path)).out
    assert "Bure" in armours
    assert "Plaques" not in armours
    table, *_ = next(iter(SHAPES)).split(" = ")
    assert "Rien" in dzcli("roll", "--table", table, "--dice", "2", "--tables", str(tmp_path)).out
    assert "Pluie" in dzcli("roll", "--table", "meteo", "--dice", "100", "--tables", str(tmp_path)).out


def test_unknown_topic(dzcli):
    """A word near a topic is told which; any other, what there is."""
    assert '"dice"' in dzcli("help", "dicee", status=2).err
    assert "exit" in dzcli("help", "xyzzy", status=2).err


@pytest.mark.parametrize("name, told", [("dice", "--dice LISTE "), ("rules", "--rule CLÉ=VALEUR ")])
def test_values_in_french(dzcli, name, told):
    """What an option of a page takes is called in French what the help of its command calls it."""
    assert told in dzcli("--lang", "fr", "help", name).out
    assert "Notation:" not in dzcli("--lang", "fr", "help", name).out
