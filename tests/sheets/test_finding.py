"""Which sheet a word of the command line names, and what is said of a file that is no sheet."""

import os
import sys
from pathlib import Path

import pytest

STEP = ("--final", "1", "--json")


def test_path(dzcli, sheet):
    """A path names a file, and the record repeats the path as it was given."""
    path = sheet("garde")
    record = dzcli("wound", path, *STEP).record
    assert record["target"]["name"] == "Garde"
    assert record["target"]["sheet"] == path


def test_relative_path(dzcli, sheet, tmp_path, monkeypatch):
    """A relative path is looked up in the current folder."""
    sheet("garde")
    monkeypatch.chdir(tmp_path)
    assert dzcli("wound", "garde.toml", *STEP).record["target"]["sheet"] == "garde.toml"


def test_standard_input(dzcli, small):
    """A dash reads the sheet from standard input."""
    record = dzcli("wound", "-", *STEP, stdin=small).record
    assert (record["target"]["name"], record["target"]["sheet"]) == ("Ana", "-")


@pytest.mark.parametrize("name", ["@koris", "@KORIS", "@Koris", "@kóris", "@ko-ris"])
def test_shipped(dzcli, name):
    """A shipped sheet is found without regard to case, accents or hyphens."""
    record = dzcli("wound", name, *STEP).record
    assert (record["target"]["name"], record["target"]["sheet"]) == ("Koris", "@koris")


@pytest.mark.parametrize("name", ["koris", "senna", "garde", "brigand"])
def test_promised_sheets(dzcli, name):
    """The sheets that the manual names ship with dzcli, and are correct."""
    assert dzcli("wound", f"@{name}", *STEP).record["wound"]["health_before"] > 0


@pytest.mark.parametrize("name", ["@nobody", "@", "@koris.toml"])
def test_unknown_shipped(dzcli, name):
    """A sheet that does not ship is no file; the error lists those that do."""
    error = dzcli("wound", name, *STEP, status=3).error
    assert name in error["message"]
    assert "@koris" in error["message"]


def test_fingerprint_is_of_the_bytes(dzcli, sheet):
    """Two sheets with the same bytes have the same fingerprint; one more byte changes it."""
    one, other = sheet("garde"), sheet("copy", Path(sheet("garde")).read_text(encoding="utf-8"))
    marks = [dzcli("wound", path, *STEP).record["target"]["fingerprint"] for path in (one, other)]
    assert marks[0] == marks[1]
    Path(other).write_bytes(Path(other).read_bytes() + b"\n")
    assert dzcli("wound", other, *STEP).record["target"]["fingerprint"] != marks[0]


def test_missing_file(dzcli, tmp_path):
    """A file that is not there is exit 3 and is named."""
    path = str(tmp_path / "nobody.toml")
    assert path in dzcli("wound", path, *STEP, status=3).error["message"]


def test_folder(dzcli, tmp_path):
    """A folder is no sheet: exit 3, and it is named."""
    assert str(tmp_path) in dzcli("wound", str(tmp_path), *STEP, status=3).error["message"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_permission(dzcli, sheet):
    """A file that may not be read is exit 3."""
    path = sheet("garde")
    os.chmod(path, 0)
    assert path in dzcli("wound", path, *STEP, status=3).error["message"]


@pytest.mark.parametrize("word", ["", "a\0b", "x" * 5000, "no/such/folder/garde.toml"])
def test_names_no_file_can_have(dzcli, word):
    """A word that can name no file is exit 3."""
    assert dzcli("wound", word, *STEP, status=3).error["exit"] == 3


def test_not_utf8(load, small):
    """Bytes that are no UTF-8 are exit 3, with the line they stand on."""
    content = small.encode() + b'# ok\n[competences]\n"D\xe9fense" = 40\n'
    assert "ana.toml:7:" in load(content, status=3)["message"]


def test_utf16(load, small):
    """A sheet saved as UTF-16 is exit 3."""
    assert "UTF-8" in load(small.encode("utf-16"), status=3)["message"]


def test_not_toml(load):
    """A text that is no TOML is exit 3, with the file and the line."""
    message = load('nom = "Ana"\nphysique 50\n', status=3)["message"]
    assert "ana.toml" in message
    assert "ana.toml:2: not valid TOML: " in message


@pytest.mark.parametrize("text", ["a = " + "[" * 100_000, "a = " + "{b=" * 5000, "x = " + "9" * 10_000])
def test_hostile_toml(load, text):
    """Nesting without end and numbers without end are exit 3."""
    load(text, status=3)


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment", "\ufeff"])
def test_empty(mistakes, text):
    """An empty sheet lacks its name: exit 3, naming the key."""
    (told,) = mistakes(text)
    assert told.startswith("1: nom is missing (")


@pytest.mark.parametrize("value", ['"dx"', '""', "3", "[]", "{}", "true"])
def test_unknown_system(dzcli, tmp_path, value):
    """A system dzcli does not know is exit 3, with the line, and what there is."""
    path = tmp_path / "ana.toml"
    path.write_text(f'nom = "Ana"\nsysteme = {value}\n', encoding="utf-8")
    message = dzcli("wound", str(path), *STEP, status=3).error["message"]
    assert message.startswith(f"{path}:2: systeme: ")
    assert "dz" in message


@pytest.mark.skipif(sys.platform == "win32", reason="file names there are text")
def test_file_name_that_is_no_text(program, tmp_path, small):
    """A file whose name is no UTF-8 can be read, and its record is UTF-8 all the same."""
    name = os.fsdecode(b"gard\xe9.toml")
    try:
        (tmp_path / name).write_text(small, encoding="utf-8")
    except OSError:
        pytest.skip("the file system does not allow such a name")
    assert program("wound", name, *STEP).record["target"]["name"] == "Ana"
