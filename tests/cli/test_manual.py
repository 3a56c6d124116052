"""The manual pages that a wheel has: one of every command, and nothing that mandoc finds fault with."""

import re
import shutil
import subprocess
from datetime import date
from pathlib import Path

import pytest

from dzcli import systems
from dzcli.cli.commands import COMMANDS
from dzcli.cli.manual.pages import pages
from dzcli.cli.shared import grouped, owners_of
from dzcli.sheets.shape import keys
from dzcli.show.language import Language

DAY = date(2026, 11, 30)
NAMES = [*systems.commands(), *COMMANDS]


@pytest.fixture(scope="module")
def manual():
    """Every page by its path."""
    return pages(DAY, Language("en"))


@pytest.fixture(scope="module")
def shown(manual, tmp_path_factory):
    """A page as a reader sees it, as plain text."""
    program = shutil.which("mandoc")
    if program is None:
        pytest.skip("needs mandoc")

    def show(path):
        ran = subprocess.run(
            [program, "-T", "utf8"], input=manual[path], capture_output=True, encoding="utf-8", check=True
        )
        return " ".join(re.sub(".\b", "", ran.stdout).split())

    return show


def test_every_command_has_a_page(manual):
    """There is a page of each command, one of dzcli and one of sheets."""
    found = {f"man1/dzcli-{name.replace(' ', '-')}.1" for name in NAMES}
    assert set(manual) == found | {"man1/dzcli.1", "man5/dzcli.5"}


def test_lint(manual, tmp_path):
    """Mandoc finds no fault with any page; that other pages are not installed is none."""
    program = shutil.which("mandoc")
    if program is None:
        pytest.skip("needs mandoc")
    for path, text in (manual | pages(DAY, Language("fr"))).items():
        (tmp_path / path.replace("/", "_")).write_text(text, encoding="utf-8")
    files = sorted(str(path) for path in tmp_path.iterdir())
    ran = subprocess.run([program, "-T", "lint", *files], capture_output=True, encoding="utf-8", check=False)
    assert [line for line in ran.stdout.splitlines() if "referenced manual not found" not in line] == []
    assert ran.stderr == ""


def test_references(manual):
    """A page refers to pages that there are."""
    for path, text in manual.items():
        for name, section in re.findall(r"^\.Xr (\S+) (\d)", text, re.MULTILINE):
            assert f"man{section}/{name}.{section}" in manual, path


ENTRIES = [
    ("attack", ".Nm dzcli attack\n.Op Ar OPTIONS\n.Ar ATTACKER\n.Op Ar TARGET\n.Sh DESCRIPTION\n"),
    ("attack", ".It Ar TARGET\nWho is attacked.\n.El\n.Ss The roll\n"),
    ("attack", ".It Fl -score Ar \\&N\nThe Score before modifiers, in place of the sheet's.\n.It"),
    (
        "attack",
        "that fits.\nOnly Directive Zéro has it.\nNot with \\-\\-score.\n.It",
    ),
    (
        "attack",
        ".It Fl -skirmish\nIn a skirmish: it is the attacker's action of the turn.\nOnly Duel has it.\n",
    ),
    ("attack", ".It Fl -crit Ar damage|abs\n"),
    ("attack", "\nNot with \\-\\-hit, \\-\\-through.\n"),
    (
        "attack",
        ".It Fl -through Ar VALUE\nGo on by itself to that step.\n"
        "With Directive Zéro, D100, Système d10, D20:\n"
        "defend, wound.\nWith Duel: wound.\n.It",
    ),
    ("initiative", ".Nm dzcli initiative\n.Op Ar OPTIONS\n.Ar SHEET ...\n"),
    ("roll", ".Op Ar EXPR ...\n.Sh DESCRIPTION\n"),
    ("heal", "\nIt has to be given.\n"),
]


def test_a_page_to_the_letter(manual):
    """The whole page of a command, as its file holds it."""
    expected = Path(__file__).with_name("dzcli-tables.1").read_text(encoding="utf-8")
    assert manual["man1/dzcli-tables.1"] == expected


@pytest.mark.parametrize(("name", "lines"), ENTRIES)
def test_an_entry_to_the_letter(manual, name, lines):
    """What a command takes, and of an option its value, its help, and with what it is given or not."""
    assert lines in manual[f"man1/dzcli-{name}.1"]


@pytest.mark.parametrize("name", NAMES)
def test_options(shown, name):
    """The page of a command shows each of its options, and examples."""
    page = shown(f"man1/dzcli-{name.replace(' ', '-')}.1")
    assert f"dzcli {name} [OPTIONS]" in page
    flags = [flag for together in grouped(owners_of(name)) for flag in together]
    assert [flag for flag in flags if not re.search(rf"(?<!\S){flag}[ ,]", page)] == []
    assert f"dzcli {name}" in page.partition("EXAMPLES")[2]


def test_sheets(shown):
    """The page of sheets shows the keys of every system's, with what they hold."""
    page = shown("man5/dzcli.5")
    for name in systems.NAMES:
        # Of a table whose keys are free, it is the table that is told.
        told = [path for path in keys(systems.get(name).sheets().type) if not path.endswith("*")]
        assert [path for path in told if f" {path} " not in page] == [], name
    assert "The four attributes, 1 to 100." in page


def test_overview(shown):
    """The page of dzcli tells its commands, notation, variables and exit statuses as they are typed."""
    page = shown("man1/dzcli.1")
    for part in (
        "dzcli [OPTIONS] COMMAND",
        "4d6kh3",
        "DZCLI_RULES",
        "70 A fault",
        "--lang",
        "--rule KEY=VALUE",
    ):
        assert part in page, part


def test_same_day_same_pages(manual):
    """The pages of a day are the same whenever they are drawn, and begin with it."""
    assert pages(DAY, Language("en")) == manual
    assert all(text.startswith(".Dd November 30, 2026\n") for text in manual.values())


def test_in_french(manual):
    """Each page is in French too, where readers of French find it."""
    french = pages(DAY, Language("fr"))
    assert set(french) == {f"fr/{path}" for path in manual}
    page = french["fr/man1/dzcli-attack.1"]
    assert "Une attaque" in page and "Not with" not in page and "May repeat" not in page
    assert "Avant la commande" in french["fr/man1/dzcli.1"]
    assert "Les quatre attributs" in french["fr/man5/dzcli.5"]
