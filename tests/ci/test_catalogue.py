"""The tool that keeps the French catalogue, on a small package of its own."""

import gettext
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parent.parent.parent / ".ci" / "catalogue.py"
BLOW = "{name} hits the target and does {damage} damage."
DIES = "{name} dies."
FRENCH = {BLOW: "{name} touche la cible et fait {damage}\u00a0dégâts.", DIES: "{name} meurt."}


class Package:
    """A package that says some messages, and its catalogue."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.po = folder / "locale" / "fr" / "LC_MESSAGES" / f"{folder.name}.po"
        folder.mkdir()

    def says(self, *texts: str) -> None:
        """Make these the messages of the package."""
        lines = [f"TEXT_{place} = {text!r}\n" for place, text in enumerate(texts)]
        (self.folder / "words.py").write_text("".join(lines), encoding="utf-8")

    def run(self, command: str, status: int = 0) -> str:
        """Run a command of the tool; what it prints."""
        done = subprocess.run(
            [sys.executable, TOOL, command, self.folder],
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert (done.returncode, done.stderr) == (status, ""), done
        return done.stdout

    def translate(self, french: dict[str, str]) -> None:
        """Write the French of some messages that have none."""
        text = self.po.read_text(encoding="utf-8")
        for english, other in french.items():
            empty = f'msgid "{english}"\nmsgstr ""\n'
            assert empty in text
            text = text.replace(empty, f'msgid "{english}"\nmsgstr "{other}"\n')
        self.po.write_text(text, encoding="utf-8")

    def known(self, english: str) -> str:
        """What a reader of French is shown for a message."""
        folder = self.folder / "locale"
        return gettext.translation(self.folder.name, folder, languages=["fr"]).gettext(english)


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package whose two messages are in French and compiled."""
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    found = Package(tmp_path / "small")
    found.says(BLOW, DIES)
    found.run("update")
    found.translate(FRENCH)
    found.run("compile")
    return found


def test_new_messages(package):
    """A message without French is named by update and fails the check, until it is translated."""
    package.says(BLOW, DIES, "{name} runs.")
    assert package.run("update") == "to translate: '{name} runs.'\n"
    assert "not translated: '{name} runs.'" in package.run("check", status=1)
    package.translate({"{name} runs.": "{name} court."})
    package.run("compile")
    assert package.run("check") == "the catalogue is complete\n"
    assert package.known("{name} runs.") == "{name} court."


def test_nothing_to_do(package):
    """Update changes no byte of a catalogue that is in line, and says nothing."""
    before = package.po.read_bytes()
    assert package.run("update") == ""
    assert package.po.read_bytes() == before
    assert package.run("check") == "the catalogue is complete\n"


def test_reworded(package):
    """A reworded message keeps its French, marked; update names both wordings, the check fails."""
    worded = "{name} hits the target and deals {damage} damage."
    package.says(worded, DIES)
    (told,) = package.run("update").splitlines()
    assert told == f"look at again: {worded!r} (it was {BLOW!r}), {FRENCH[BLOW]!r}"
    assert (
        f'#, fuzzy, python-brace-format\nmsgid "{worded}"\nmsgstr "{FRENCH[BLOW]}"'
        in package.po.read_text(encoding="utf-8")
    )
    package.run("compile")
    assert "fuzzy" in package.run("check", status=1)


def test_reworded_is_not_shown(package):
    """What is marked is not compiled: until someone has looked at it the reader sees English."""
    worded = "{name} hits the target and deals {damage} damage."
    package.says(worded, DIES)
    package.run("update")
    package.run("compile")
    assert package.known(worded) == worded
    assert package.known(DIES) == FRENCH[DIES]


def test_mark_taken_away(package):
    """The mark stays over updates; once it is taken away the French counts, and update leaves it so."""
    worded = "{name} hits the target and deals {damage} damage."
    package.says(worded, DIES)
    package.run("update")
    assert "look at again" in package.run("update")
    text = package.po.read_text(encoding="utf-8")
    package.po.write_text(text.replace("#, fuzzy, ", "#, "), encoding="utf-8")
    assert package.run("update") == ""
    package.run("compile")
    assert package.run("check") == "the catalogue is complete\n"
    assert package.known(worded) == FRENCH[BLOW]


@pytest.mark.parametrize(
    "other", ["{name} heals.", "The target of {name} has {damage} Abs.", "{name}: {damage}."], ids=str
)
def test_unrelated(package, other):
    """A message that says another thing gets nobody's French, whatever its places; what goes is told."""
    package.says(BLOW, other)
    told = package.run("update").splitlines()
    assert sorted(told) == [f"no longer said: {DIES!r}, {FRENCH[DIES]!r}", f"to translate: {other!r}"]


def test_still_said(package):
    """French that is still in use is not taken for a new message that looks like its own."""
    package.says(BLOW, DIES, "{name} hits the target and deals {damage} damage.")
    assert package.run("update").startswith("to translate: ")


@pytest.mark.parametrize(
    "french, wanted",
    [
        ("Qui {name} : {name} ?", "Qui {name}\u00a0: {name}\u00a0?"),
        ("« {name} »", "«\u00a0{name}\u00a0»"),
        ("«{name}» !", "«\u00a0{name}\u00a0»\u00a0!"),
        ("{name} : 8 dégâts", "{name}\u00a0: 8\u00a0dégâts"),
        ("{name} 50 % ; oui", "{name} 50\u00a0%\u00a0; oui"),
        ("{name}:3: x\u202f: y", "{name}:3: x\u00a0: y"),
    ],
)
def test_spaces(package, french, wanted):
    """An ordinary space where French has an unbreakable one fails the check; update mends it."""
    package.says(BLOW, DIES, "{name} runs.")
    package.run("update")
    package.translate({"{name} runs.": french})
    package.run("compile")
    assert "an ordinary space" in package.run("check", status=1)
    package.run("update")
    package.run("compile")
    assert package.run("check") == "the catalogue is complete\n"
    assert package.known("{name} runs.") == wanted


def test_other_places(package):
    """A translation whose places are not those of its message fails the check."""
    package.says(BLOW, DIES, "{name} runs.")
    package.run("update")
    package.translate({"{name} runs.": "{nom} court."})
    package.run("compile")
    assert "other places" in package.run("check", status=1)


def test_stale(package):
    """A compiled file that is not of the catalogue fails the check."""
    text = package.po.read_text(encoding="utf-8")
    package.po.write_text(text.replace("meurt", "est mort"), encoding="utf-8")
    assert "small.mo is not what small.po compiles to" in package.run("check", status=1)


def test_header(package):
    """The catalogue has the header that the tools of gettext ask for: language, characters, plurals."""
    msgfmt = shutil.which("msgfmt")
    if msgfmt is not None:
        done = subprocess.run(
            [msgfmt, "--check", "--output-file=-", package.po], capture_output=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, b"")
    text = package.po.read_text(encoding="utf-8")
    for line in ("Language: fr", "charset=UTF-8", "Plural-Forms: nplurals=2"):
        assert line in text


def test_tables(package):
    """The French of a table is spaced by update, and nothing else in it; the check fails until then."""
    folder = package.folder.parent / "tables"
    folder.mkdir()
    table = folder / "regles.toml"
    table.write_text('a = { fr = "Qui ?", en = "Who ?" }  # note : yes\n', encoding="utf-8")
    assert "regles.toml" in package.run("check", status=1)
    package.run("update")
    assert package.run("check") == "the catalogue is complete\n"
    assert table.read_text(encoding="utf-8") == 'a = { fr = "Qui\u00a0?", en = "Who ?" }  # note : yes\n'
