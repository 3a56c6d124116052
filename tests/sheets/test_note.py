"""The note of a write that was cut short: what stands in it, and when it counts."""

import json
import os

import pytest

from dzcli.fault import StaleSheet
from dzcli.sheets.change import Change
from dzcli.sheets.document import fingerprint
from dzcli.sheets.save import Known, Progress, write
from dzcli.sheets.unfinished import KEY, MOST_KB, UNDOING, Replaced, Unfinished, cut_short, is_live

OLD, NEW = b"a = 1\n", b"a = 2\n"
CHANGE = Change("actor", "one.toml", "etat.a", 1, 2)


@pytest.fixture
def sheets(tmp_path):
    """Two sheets that are to be replaced, the first of which already is."""
    paths = [tmp_path / "one.toml", tmp_path / "two.toml"]
    paths[0].write_bytes(NEW)
    paths[1].write_bytes(OLD)
    return [Replaced(path.name, path, OLD, NEW) for path in paths]


@pytest.fixture
def noted(tmp_path, sheets):
    """The note of the write of the two sheets, for a result."""

    def run(result=dict, **how):
        unfinished = Unfinished([(sheets[0].path, CHANGE)], [tmp_path], result, **how)
        (place,) = unfinished.places(sheets)
        unfinished.note(sheets, [place])
        return place

    return run


def test_one_sheet_needs_none(tmp_path, monkeypatch):
    """A write of one sheet is whole or is none, and notes nothing."""
    noted = []
    monkeypatch.setattr(Unfinished, "note", lambda *about: noted.append(about))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "one.toml").write_text("[etat]\na = 1\n", encoding="utf-8")
    known = {"one.toml": Known([fingerprint(b"[etat]\na = 1\n")])}
    write([CHANGE], known, lambda document: None, Progress(print))
    assert (tmp_path / "one.toml").read_text(encoding="utf-8") == "[etat]\na = 2\n"
    assert noted == []


def test_what_stands_in_it(noted, sheets):
    """A note has the result with the paths of its sheets wherever sheets are named, and nowhere else."""
    one, two = (str(sheet.path) for sheet in sheets)
    result = {
        "sheet": "one.toml",
        "name": "one.toml",
        "all": [{"sheet": "two.toml"}, 3],
        "two.toml": {"sheet": 5},
    }
    told = json.loads(noted(lambda: result).read_bytes())
    assert told.pop(KEY) == {
        one: ["one.toml", fingerprint(OLD), fingerprint(NEW)],
        two: ["two.toml", fingerprint(OLD), fingerprint(NEW)],
    }
    assert told == {"sheet": one, "name": "one.toml", "all": [{"sheet": two}, 3], two: {"sheet": 5}}


def test_taking_back(noted):
    """A note of a result that is taken back says so."""
    assert json.loads(noted(lambda: {"a": 1}, undoing=True).read_bytes())[UNDOING] is True


def test_result_that_is_too_large(noted):
    """A result that is larger than a note may be is left out of it; one that is as large is not."""
    empty = len(noted(lambda: {"a": ""}).read_bytes())
    room = MOST_KB * 1024 - empty
    assert len(noted(lambda: {"a": "x" * room}).read_bytes()) == MOST_KB * 1024
    assert list(json.loads(noted(lambda: {"a": "x" * (room + 1)}).read_bytes())) == [KEY]


def test_begun(noted, tmp_path, sheets):
    """The same changes asked for again know what the sheets become; others do not."""
    noted()
    again = Unfinished([(sheets[0].path, CHANGE)], [tmp_path], None)
    assert again.begun == {str(sheet.path): fingerprint(NEW) for sheet in sheets}
    other = Unfinished([(sheets[0].path, CHANGE._replace(after=3))], [tmp_path], None)
    assert other.begun == {}


def test_cut_short(noted, sheets):
    """Whoever writes one of the sheets is told which were written; who writes others is not."""
    note = noted(lambda: {"a": 1})
    (told,) = cut_short([sheets[1].path], [note])
    assert told.values == {"note": str(note), "written": "one.toml", "waiting": "two.toml"}
    assert list(cut_short([note.with_name("three.toml")], [note])) == []
    assert list(cut_short([sheets[1].path], [noted()])) == []


@pytest.mark.parametrize("one, two, live", [
    (NEW, OLD, True),
    (OLD, NEW, True),
    (OLD, OLD, False),
    (NEW, NEW, False),
    (NEW, b"other", False),
    (b"other", OLD, False),
])  # fmt: skip
def test_live(noted, sheets, one, two, live):
    """A note counts as long as one of its sheets was written and another can still be."""
    note = noted(lambda: {"a": 1})
    sheets[0].path.write_bytes(one)
    sheets[1].path.write_bytes(two)
    assert is_live(note) is live


@pytest.mark.parametrize("change", [
    lambda told: [],
    lambda told: {"a": 1},
    lambda told: {KEY: []},
    lambda told: {KEY: {path: what[:2] for path, what in told[KEY].items()}},
    lambda told: {KEY: {path: [1, 2, 3] for path in told[KEY]}},
    lambda told: {KEY: dict.fromkeys(told[KEY], "abc")},
])  # fmt: skip
def test_no_note(noted, change):
    """What is not written as a note is none, whatever its name is."""
    note = noted(lambda: {"a": 1})
    assert is_live(note)
    note.write_text(json.dumps(change(json.loads(note.read_bytes()))), encoding="utf-8")
    assert not is_live(note)


def test_other_names(noted):
    """A file by the name of no note is none, whatever it says."""
    note = noted(lambda: {"a": 1})
    assert not is_live(note.rename(note.with_name(".dzcli-other.tmp")))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with a name")
@pytest.mark.parametrize("which", ["note", "sheet"])
def test_pipes(noted, sheets, which):
    """A pipe by the name of a note, or of a sheet in it, is not read: nobody may be writing to it."""
    note = noted(lambda: {"a": 1})
    path = note if which == "note" else sheets[1].path
    path.unlink()
    os.mkfifo(path)
    assert not is_live(note)


def test_file_under_two_names(tmp_path, monkeypatch):
    """Of a file that is called two names, and was changed, the first that was asked for is told."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.toml").write_text("[etat]\na = 1\n", encoding="utf-8")
    changes = [CHANGE._replace(sheet=name) for name in ("a.toml", "./a.toml")]
    known = {one.sheet: Known(["another"]) for one in changes}
    with pytest.raises(StaleSheet) as caught:
        write(changes, known, lambda document: None, Progress(print))
    assert "a.toml" in caught.value.message.values.values()
