"""Signs that would do harm, wherever they stand, harm on no way out.

A name or a label may hold what clears a terminal, turns letters round or forges a line.
"""

import io
import json
import re

import pytest

from dzcli.cli import streams

HARM = "\x1b[2J\x07\x7f\x9b2J\u202e\u2066\u200f\u061c\u2028\x85\r\ndzcli: forged"
"""Escapes, DEL, C1, signs that turn letters round, line ends of every kind."""
SEEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
IN_TOML = json.dumps(f"Ana{HARM}", ensure_ascii=True)
NUMBERS = """
attributs.physique = 40
resistances = { endurance = 40, vigilance = 40 }
competences = { escrime = 60, mobilite = 40 }
"""
FORGED = re.compile(r"^dzcli: forged", re.MULTILINE)


@pytest.fixture
def ana(sheet):
    """A sheet whose name and whose weapon's name do harm."""
    weapon = f"[[armes]]\nnom = {IN_TOML}\ntype = 'epee'\ndegats = '1d10'\n"
    return sheet("ana", f"nom = {IN_TOML}\n{NUMBERS}{weapon}")


STEPS = {
    "test": ("test", "ANA", "escrime", "--dice", "53"),
    "attack": ("attack", "ANA", "@garde", "--dice", "53,7"),
    "defend": ("defend", "ANA", "--net", "4", "--no-roll"),
    "wound": ("wound", "ANA", "--final", "3"),
    "through": ("attack", "@koris", "ANA", "--through", "wound", "--seed", "3"),
    "initiative": ("initiative", "ANA", "@garde", "--dice", "53,54"),
    "label": ("test", "ANA", "escrime", "-m", f"x{HARM}=5", "--dice", "53"),
    "complication": ("attack", "ANA", "--complication", f"text:{HARM}", "--dice", "100"),
    "dice": ("roll", f"2d6[a{HARM.replace(']', '').replace('[', '')}]", "--seed", "1"),
    "comment": ("roll", f"2d6 # {HARM}", "--seed", "1"),
}
ODDS = {
    "test": ("test", "ANA", "escrime", "--odds"),
    "attack": ("attack", "ANA", "@garde", "--odds"),
    "initiative": ("initiative", "ANA", "@garde", "--odds"),
    "label": ("test", "ANA", "escrime", "-m", f"x{HARM}=5", "--odds"),
}
WRONG = {
    "system": ("test", "BAD", "escrime"),
    "skill": ("test", "ANA", f"skill{HARM}"),
    "weapon": ("attack", "ANA", "--weapon", f"lance{HARM}"),
    "modifier": ("test", "ANA", "escrime", "-m", HARM),
    "command": (f"command{HARM}",),
    "option": ("test", "ANA", "escrime", f"--opt{HARM}"),
    "argument": ("test", "ANA", "escrime", f"more{HARM}"),
    "file": ("test", f"file{HARM}", "escrime"),
    "shipped": ("test", f"@koris{HARM}", "escrime"),
    "record": ("wound", "ANA", "--from", f"file{HARM}"),
    "expression": ("roll", f"2d6 {HARM}"),
    "dice": ("roll", "2d6", f"--dice=3,{HARM}"),
    "number": ("roll", "2d6", f"--seed={HARM}"),
    "choice": ("heal", "ANA", f"--mode={HARM}"),
    "rule": ("test", "ANA", "escrime", f"--rule={HARM}=x"),
    "rules": ("test", "ANA", "escrime", f"--rules=file{HARM}"),
    "language": (f"--lang={HARM}",),
    "table": ("tables", HARM),
    "help": ("help", HARM),
}
FORMS = {"text": (), "json": ("--json",), "quiet": ("-q",), "french": ("--lang", "fr")}


@pytest.fixture
def words(ana, sheet):
    """The words of a command line with the paths of the sheets in them."""
    bad = sheet("bad", f'systeme = {json.dumps("x" + HARM)}\nnom = "Ana"\n')

    def filled(line, form):
        return [*({"ANA": ana, "BAD": bad}.get(word, word) for word in line), *FORMS[form]]

    return filled


def harmless(text):
    """Nothing in the text does harm, and no line of it is forged."""
    assert not SEEN.search(text), repr(SEEN.search(text))
    assert not FORGED.search(text)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", STEPS)
def test_a_result(dzcli, words, name, form):
    """A result: its headline, its lines, its notes and its one value."""
    harmless(dzcli(*words(STEPS[name], form)).out)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", ODDS)
def test_odds(dzcli, words, name, form):
    """Odds: their title, what they are about, their rows and their notes."""
    harmless(dzcli(*words(ODDS[name], form)).out)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", ["test", "attack", "initiative", "label", "dice", "comment"])
def test_a_series(dzcli, words, name, form):
    """A series of results, in every form of it."""
    line = [word for word in STEPS[name] if word not in ("--seed", "1")]
    line = line[: line.index("--dice")] if "--dice" in line else line
    harmless(dzcli(*words(line, form), "--times", "3", "--seed", "1").out)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", WRONG)
def test_an_error(dzcli, words, name, form):
    """An error, whatever was wrong: one sentence, and no line of another's making."""
    ran = dzcli(*words(WRONG[name], form), status=None)
    assert ran.status in (2, 3, 4)
    harmless(ran.err)


def test_a_faulty_line_of_a_sheet(dzcli, sheet):
    """A line of a sheet that is no TOML is shown without what does harm in it."""
    path = sheet("bad", "nom = x\x1b[2J\x7f\x9b\u202e\n")
    harmless(dzcli("test", path, "escrime", status=3).err)


def test_house_rules(dzcli, tmp_path):
    """The file of a house rule is told without what does harm in its name."""
    path = tmp_path / "house\x1b[2J\u202e.toml"
    try:
        path.write_text("un = 'critique'\n", encoding="utf-8")
    except OSError:
        pytest.skip("the system does not allow this name")
    for form in FORMS.values():
        ran = dzcli(
            "tables", "regles", f"--rules={path}", *(word for word in form if word != "-q"), status=None
        )
        harmless(ran.out + ran.err)


def test_a_history(dzcli, words, go_on):
    """The steps before it, of a record that another program wrote."""
    record = dzcli(*words(STEPS["attack"], "json")).record
    record["headline"] = f"struck{HARM}"
    for line in record["lines"]:
        line["text"] = f"line{HARM}"
    record["lines"][0]["rule"] = HARM
    for form in ((), ("--json",)):
        harmless(dzcli("wound", "@garde", "--from", "-", *form, stdin=json.dumps(record)).out)


def test_json_means_what_it_meant(dzcli, words):
    """JSON holds the name as the sheet has it: escapes keep it whole."""
    ran = dzcli(*words(STEPS["test"], "json"))
    assert ran.record["actor"]["name"] == f"Ana{HARM}"
    assert "\\u009b" in ran.out


def test_on_a_terminal(dzcli, words, monkeypatch):
    """In colours, the only escapes are those of the colours."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")
    shown = dzcli(*words(STEPS["attack"], "text")).out
    harmless(re.sub(r"\x1b\[[0-9;]*m", "", shown))


def test_what_is_kept(dzcli, sheet):
    """Letters of every script, accents and unbreakable spaces are no harm."""
    name = "Élise « Œil » 王 Ωmega ١٢"
    path = sheet("elise", f'nom = "{name}"\n[competences]\nescrime = 60\n')
    assert name in dzcli("test", path, "escrime", "--odds").out


def test_questions(dzcli, words, monkeypatch):
    """Questions at a terminal: what a die is for, the lines before them, and a wrong answer said again."""
    typed, shown = io.StringIO(f"face{HARM[:-14]}\n53\n7\n"), io.StringIO()
    monkeypatch.setattr(streams, "open_terminal", lambda name, mode: {"r": typed, "w": shown}[mode])
    dzcli(*words(STEPS["attack"][:3], "text"), "--ask", "-m", f"x{HARM}=5")
    harmless(shown.getvalue())
    assert "face\ufffd" in shown.getvalue()


COMMANDS = {
    "show": ("sheet", "show", "ANA"),
    "check": ("sheet", "check", "ANA"),
    "check a wrong one": ("sheet", "check", "BAD"),
    "set": ("sheet", "set", "ANA", "--diff", "stress=1"),
    "set wrongly": ("sheet", "set", "ANA", f"stress{HARM}=1{HARM}"),
    "list": ("list", "weapons", "ANA"),
    "list wrongly": ("list", HARM),
    "new": ("sheet", "new", f"a{HARM}"),
    "apply": ("sheet", "apply", f"file{HARM}"),
    "schema": ("sheet", "schema", HARM),
    "completion": ("completion", HARM),
}


@pytest.mark.parametrize("form", ["text", "json", "french"])
@pytest.mark.parametrize("name", COMMANDS)
def test_commands(ended, words, tmp_path, monkeypatch, name, form):
    """Commands that are no steps: what they show and what they refuse."""
    monkeypatch.chdir(tmp_path)
    ran = ended(*words(COMMANDS[name], form))
    assert ran.status in (0, 2, 3)
    harmless(ran.out + ran.err)


@pytest.mark.parametrize("form", ["text", "json", "french"])
def test_tables_of_ones_own(dzcli, tmp_path, form):
    """Names in tables of one's own, shown as a table and where they act."""
    folder = tmp_path / "dz"
    folder.mkdir()
    row = f"[armures]\ngambison = {{ nom = {IN_TOML}, abs = 1, rigide = false, section = '7.7' }}\n"
    (folder / "combat.toml").write_text(row, encoding="utf-8")
    own = ("--tables", str(tmp_path), *FORMS[form])
    for line in (("tables", "armures"), ("attack", "@koris", "@garde", "--dice", "53,7")):
        shown = dzcli(*line, *own).out
        harmless(shown)
        assert "Ana" in shown
