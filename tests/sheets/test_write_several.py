"""Several sheets written at once: all or none; where that cannot be had the truth, and a way to finish."""

import errno
import json
import os
import signal
import subprocess
import sys

import pytest

WOUND = ("wound", "garde.toml", "--from", "attack.json", "--write")
SHEETS = ("koris.toml", "garde.toml")


@pytest.fixture
def said(exchange):
    """Which of the two sheets, that of Koris and the guard's, have their new content."""
    old = {name: (exchange / name).read_bytes() for name in SHEETS}
    new = {
        "koris.toml": old["koris.toml"].replace(b'["destabilise"]', b"[]"),
        "garde.toml": old["garde.toml"].replace(b"sante = 18\nstress = 0", b"sante = 10\nstress = 1"),
    }

    def look():
        found = {name: (exchange / name).read_bytes() for name in SHEETS}
        assert all(found[name] in (old[name], new[name]) for name in SHEETS), found
        return [name for name in SHEETS if found[name] == new[name]]

    return look


@pytest.fixture
def left(exchange):
    """What is in the folder that was not there before."""
    before = set(exchange.iterdir())
    return lambda: set(exchange.iterdir()) - before


@pytest.fixture
def failing():
    """Let a function of the system fail at some of its calls, counted from 1; ``failing.end()`` ends that."""
    patch = pytest.MonkeyPatch()

    def fail(name, calls, number=errno.EIO):
        real, count = getattr(os, name), []

        def call(*args, **kwargs):
            count.append(1)
            if len(count) in calls:
                raise OSError(number, "injected")
            return real(*args, **kwargs)

        patch.setattr(os, name, call)

    fail.end = patch.undo
    yield fail
    patch.undo()


def test_both_written(dzcli, said, left):
    """Both are written, and nothing is left beside them."""
    dzcli(*WOUND)
    assert said() == [*SHEETS]
    assert left() == set()


@pytest.mark.parametrize(
    ("name", "calls", "named"),
    [("fsync", [1], 0), ("fsync", [2], 1), ("chmod", [2], 1), ("fsync", [3], 0), ("replace", [2], 0)],
)
def test_a_failure_before_the_first(dzcli, said, left, failing, name, calls, named):
    """A disk that fails before a sheet is replaced leaves both, and the message names the one it was for."""
    failing(name, calls)
    error = dzcli(*WOUND, "--json", status=3).error
    assert error["message"].startswith(f"{SHEETS[named]}: cannot be written (the disk fails)")
    assert "nothing was written" in error["message"]
    assert said() == []
    assert left() == set()


def test_the_second_fails(dzcli, said, left, failing):
    """Where the second cannot be replaced the first is put back: the message names the second."""
    failing("replace", [3])
    error = dzcli(*WOUND, "--json", status=3).error
    assert error["message"] == "garde.toml: cannot be written (the disk fails); nothing was written."
    assert "written" not in error
    assert said() == []
    assert left() == set()
    dzcli(*WOUND)
    assert said() == [*SHEETS]


def test_the_second_fails_and_the_first_stays(dzcli, said, left, failing):
    """Where the first cannot be put back either, both are named truly; the same again finishes it."""
    failing("replace", range(3, 100))
    error = dzcli(*WOUND, "--json", status=3).error
    assert error["message"] == (
        "garde.toml: cannot be written (the disk fails); run the same command again to finish. "
        "Already written: koris.toml."
    )
    assert error["written"] == ["koris.toml"]
    assert said() == ["koris.toml"]
    failing.end()
    dzcli(*WOUND)
    assert said() == [*SHEETS]
    assert left() == set()


def test_an_editor_saves_the_second(dzcli, exchange, said, monkeypatch):
    """A sheet that is saved by an editor at the last moment keeps that, and the first is put back."""
    real, count = os.replace, []

    def replace(source, target):
        real(source, target)
        count.append(target)
        if len(count) == 2:
            with open("garde.toml", "a", encoding="utf-8") as sheet:
                sheet.write("# une note\n")

    koris = (exchange / "koris.toml").read_bytes()
    monkeypatch.setattr(os, "replace", replace)
    error = dzcli(*WOUND, "--json", status=6).error
    assert "garde.toml is not the sheet" in error["message"]
    assert (exchange / "koris.toml").read_bytes() == koris
    text = (exchange / "garde.toml").read_text(encoding="utf-8")
    assert text.endswith("# une note\n")
    assert "sante = 18" in text


def test_an_editor_saves_the_only_one(dzcli, exchange, monkeypatch):
    """A sheet that an editor saves while its new content is made is not overwritten."""
    real = os.fsync

    def fsync(descriptor):
        real(descriptor)
        with open("garde.toml", "a", encoding="utf-8") as sheet:
            sheet.write("# une note\n")

    monkeypatch.setattr(os, "fsync", fsync)
    dzcli("wound", "garde.toml", "--final", "3", "--write", status=6)
    text = (exchange / "garde.toml").read_text(encoding="utf-8")
    assert text.endswith("# une note\n")
    assert "sante = 18" in text


STOPPED_AT = """
import os, signal, sys
name, call, number = sys.argv[1].split(":")
real, count = getattr(os, name), []
def stopped(*args, **kwargs):
    count.append(1)
    if len(count) == int(call):
        os.kill(os.getpid(), int(number))
    return real(*args, **kwargs)
setattr(os, name, stopped)
sys.argv[1:] = sys.argv[2:]
from dzcli.__main__ import main
main()
"""

posix = pytest.mark.skipif(sys.platform == "win32", reason="signals are those of POSIX")


def stopped(number, name, call, *words):
    """Run a command that gets a signal at a call of a function of the system."""
    run = [sys.executable, "-c", STOPPED_AT, f"{name}:{call}:{int(number)}", *words]
    return subprocess.run(run, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False)


@posix
@pytest.mark.parametrize(("number", "status"), [("SIGINT", 130), ("SIGTERM", 143), ("SIGHUP", 129)])
@pytest.mark.parametrize("call", [1, 2, 3])
def test_stopped_while_replacing(said, left, number, status, call):
    """An interruption waits until all sheets are replaced; then it is said that they were."""
    ended = stopped(getattr(signal, number), "replace", call, *WOUND)
    # The first call is for the note of the sheets that are to be replaced.
    written = [] if call == 1 else [*SHEETS]
    assert said() == written
    assert (ended.returncode, ended.stdout) == (status, "")
    assert ended.stderr == ("dzcli: Already written: koris.toml, garde.toml.\n" if written else "")
    assert left() == set()


@posix
@pytest.mark.parametrize("call", [1, 2, 3])
@pytest.mark.parametrize(("number", "status"), [("SIGINT", 130), ("SIGTERM", 143)])
def test_stopped_before(said, left, number, status, call):
    """An interruption while contents are made leaves nothing, in silence."""
    ended = stopped(getattr(signal, number), "fsync", call, *WOUND)
    assert (ended.returncode, ended.stdout, ended.stderr) == (status, "", "")
    assert said() == []
    assert left() == set()


@posix
@pytest.mark.parametrize("call", [1, 2, 3])
def test_stopped_while_cleaning_up(said, left, call):
    """An interruption while what helped to write is removed leaves none of it, and the truth is told."""
    ended = stopped(signal.SIGINT, "unlink", call, *WOUND)
    # The first call is before the sheets are replaced.
    written = [] if call == 1 else [*SHEETS]
    assert (ended.returncode, ended.stdout) == (130, "")
    assert ended.stderr == ("dzcli: Already written: koris.toml, garde.toml.\n" if written else "")
    assert said() == written
    assert left() == set()


@posix
def test_killed_between_two(dzcli, said, left):
    """Killed between two sheets: the same command again finishes what was begun."""
    assert stopped(signal.SIGKILL, "replace", 3, *WOUND).returncode == -signal.SIGKILL
    assert said() == ["koris.toml"]
    assert left() != set()
    record = dzcli(*WOUND, "--json").record
    assert record["wound"]["health"] == 10
    assert all(change["written"] for change in record["changes"])
    assert said() == [*SHEETS]
    assert left() == set()


@posix
@pytest.mark.parametrize("call", [1, 2])
def test_killed_then_another_write(dzcli, exchange, left, call):
    """What a kill left is removed by the next write in the folder, of whichever sheet."""
    stopped(signal.SIGKILL, "replace", call, *WOUND)
    assert left() != set()
    dzcli("wound", "koris.toml", "--final", "1", "--write")
    assert left() == set()


@posix
@pytest.mark.parametrize(("command", "after"), [("apply", [*SHEETS]), ("undo", [])])
@pytest.mark.parametrize("name", SHEETS)
def test_killed_between_two_without_a_record(dzcli, said, left, tmp_path, monkeypatch, command, after, name):
    """Any other write of the sheets tells what was written and what was not; either way out is there."""
    assert stopped(signal.SIGKILL, "replace", 3, *WOUND).returncode == -signal.SIGKILL
    (tmp_path / "attack.json").unlink()
    error = dzcli("wound", name, "--final", "1", "--write", "--json", status=6).error
    assert error["code"] == "unfinished_write"
    assert "written: koris.toml; not written: garde.toml." in error["message"]
    assert said() == ["koris.toml"]
    words = error["message"].partition(f"dzcli sheet {command} ")[2].split('"')[1]
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    dzcli("sheet", command, words)
    monkeypatch.chdir(tmp_path)
    assert said() == after
    assert left() == {tmp_path / "elsewhere"}
    dzcli("wound", name, "--final", "1", "--write")


@posix
def test_killed_between_two_folders(dzcli, exchange, said):
    """Whichever of the folders is written in next, it is told."""
    (exchange / "other").mkdir()
    (exchange / "garde.toml").rename(exchange / "other" / "garde.toml")
    words = (
        "attack",
        "koris.toml",
        "other/garde.toml",
        "--dice",
        "53,20,7,95",
        "--through",
        "wound",
        "--write",
    )
    assert stopped(signal.SIGKILL, "replace", 4, *words).returncode == -signal.SIGKILL
    for sheet in ("koris.toml", "other/garde.toml"):
        error = dzcli("wound", sheet, "--final", "1", "--write", "--json", status=6).error
        assert "written: koris.toml; not written: other/garde.toml." in error["message"]
    dzcli("sheet", "apply", error["message"].split('"')[1])
    for folder in (exchange, exchange / "other"):
        assert not [path for path in folder.iterdir() if path.name.startswith(".dzcli")]


@posix
def test_killed_between_two_and_changed_by_hand(dzcli, said, left, exchange):
    """What was cut short is over once somebody has changed the sheets themselves."""
    stopped(signal.SIGKILL, "replace", 3, *WOUND)
    with (exchange / "koris.toml").open("a", encoding="utf-8") as sheet:
        sheet.write("# une note\n")
    dzcli("wound", "garde.toml", "--final", "1", "--write")
    assert left() == set()


@posix
@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"unfinished": {"x": 1, "y": ["a", "b"], "z": ["a", "b", 1]}}', "[" * 9_000]
)
def test_a_note_that_is_none(dzcli, exchange, left, text):
    """A note that is broken is in nobody's way."""
    (exchange / ".dzcli-note-0123.tmp").write_text(text, encoding="utf-8")
    dzcli("wound", "garde.toml", "--final", "1", "--write")
    assert not [path for path in exchange.iterdir() if path.name.startswith(".dzcli")]


@posix
@pytest.mark.parametrize("command", ["apply", "undo"])
def test_killed_between_two_of_one_result(dzcli, exchange, said, left, command):
    """A result that is applied or taken back is finished by the same command again."""
    whole = dzcli("wound", "garde.toml", "--from", "attack.json", "--json").out
    (exchange / "wound.json").write_text(whole, encoding="utf-8")
    words = ("sheet", "apply", "wound.json")
    if command == "undo":
        (exchange / "wound.json").write_text(dzcli(*words, "--json").out, encoding="utf-8")
        words = ("sheet", "undo", "wound.json")
    before = said()
    assert stopped(signal.SIGKILL, "replace", 3, *words).returncode == -signal.SIGKILL
    assert len(said()) == 1
    dzcli(*words)
    assert said() == [name for name in SHEETS if name not in before]
    assert left() - {exchange / "wound.json"} == set()


@posix
@pytest.mark.parametrize("name", SHEETS)
def test_killed_while_taking_back(dzcli, ended, exchange, said, left, name):
    """What was not taken back whole is told by any other write, and by a check; its note finishes it."""
    (exchange / "wound.json").write_text(dzcli(*WOUND, "--json").out, encoding="utf-8")
    assert stopped(signal.SIGKILL, "replace", 3, "sheet", "undo", "wound.json").returncode == -signal.SIGKILL
    (exchange / "wound.json").unlink()
    (stays,) = said()
    (back,) = {*SHEETS} - {stays}
    error = dzcli("wound", name, "--final", "1", "--write", "--json", status=6).error
    assert error["code"] == "unfinished_write"
    assert f"taken back: {back}; not yet: {stays}." in error["message"]
    assert f"not yet: {stays}." in ended("sheet", "check", name).out
    dzcli("sheet", "undo", error["message"].split('"')[1])
    assert said() == []
    assert left() == set()


@posix
@pytest.mark.parametrize("name", SHEETS)
def test_a_check_after_a_kill(dzcli, ended, said, left, name):
    """A check tells that a write was cut short, of either sheet, until it is finished."""
    assert stopped(signal.SIGKILL, "replace", 3, *WOUND).returncode == -signal.SIGKILL
    ran = ended("sheet", "check", name, "--json")
    checked = json.loads(ran.out)
    assert (ran.status, checked["correct"]) == (3, False)
    (mistake,) = checked["mistakes"]
    assert mistake["code"] == "unfinished_write"
    assert "written: koris.toml; not written: garde.toml." in mistake["message"]
    dzcli("sheet", "apply", mistake["message"].split('"')[1])
    assert said() == [*SHEETS]
    assert dzcli("sheet", "check", name).out == f"{name}: no mistake.\n"
