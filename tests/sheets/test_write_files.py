"""What --write does to files: whole or not at all, the right one, and as it was but for its content."""

import os
import stat
import sys
from pathlib import Path

import pytest

from dzcli.sheets import lock

HIT = ("--final", "5", "--write")


@pytest.fixture
def garde(sheet):
    """A guard's sheet, with 18 Santé."""
    return Path(sheet("garde"))


def health(path: Path) -> str:
    """The line of a sheet that holds its Santé."""
    return next(line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("sante"))


def alone(path: Path) -> bool:
    """Whether nothing but sheets is in the folder."""
    return all(other.suffix == ".toml" and not other.name.startswith(".") for other in path.parent.iterdir())


def test_written(dzcli, garde):
    """The change is in the file, the record says so, and nothing else is left in the folder."""
    record = dzcli("wound", str(garde), *HIT, "--json").record
    assert health(garde) == "sante = 13"
    assert [change["written"] for change in record["changes"]] == [True]
    assert alone(garde)


def test_not_written_without_the_option(dzcli, garde):
    """Without --write the file stays as it was, and the record says that nothing was written."""
    before = garde.read_bytes()
    record = dzcli("wound", str(garde), "--final", "5", "--json").record
    assert [change["written"] for change in record["changes"]] == [False]
    assert garde.read_bytes() == before


def test_new_fingerprint(dzcli, garde):
    """The record of a step that wrote holds the fingerprint of the sheet as it is now."""
    record = dzcli("wound", str(garde), *HIT, "--json").record
    again = dzcli("wound", str(garde), "--final", "1", "--json").record
    assert record["target"]["fingerprint"] == again["target"]["fingerprint"]
    assert record["sheets"][str(garde)] == again["target"]["fingerprint"]


def test_nothing_to_write(dzcli, garde):
    """A step that changes nothing leaves the file alone."""
    before = garde.stat()
    dzcli("wound", str(garde), "--final", "0", "--harmless", "--write")
    after = garde.stat()
    assert (before.st_ino, before.st_mtime_ns) == (after.st_ino, after.st_mtime_ns)


@pytest.mark.skipif(sys.platform == "win32", reason="modes are those of POSIX")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o755])
def test_mode(dzcli, garde, mode):
    """The file keeps its mode."""
    garde.chmod(mode)
    dzcli("wound", str(garde), *HIT)
    assert stat.S_IMODE(garde.stat().st_mode) == mode


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_symbolic_link(dzcli, garde, tmp_path):
    """A symbolic link is followed: it stays a link, and the file behind it changes."""
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "lien.toml"
    link.symlink_to(garde)
    dzcli("wound", str(link), *HIT)
    assert link.is_symlink()
    assert health(garde) == "sante = 13"
    assert list((tmp_path / "elsewhere").iterdir()) == [link]


def test_changed_meanwhile(dzcli, garde, monkeypatch):
    """A sheet that changes between reading and writing is refused, and keeps the other's change."""
    folders = lock.folders

    def late(paths, waiting):
        garde.write_bytes(garde.read_bytes().replace(b"sante = 18", b"sante = 17"))
        return folders(paths, waiting)

    monkeypatch.setattr(lock, "folders", late)
    error = dzcli("wound", str(garde), *HIT, "--json", status=6).error
    assert str(garde) in error["message"]
    assert health(garde) == "sante = 17"
    assert alone(garde)


def test_vanished_meanwhile(dzcli, garde, monkeypatch):
    """A sheet that is gone when it is to be written is exit 3, and does not come back."""
    folders = lock.folders

    def late(paths, waiting):
        garde.unlink()
        return folders(paths, waiting)

    monkeypatch.setattr(lock, "folders", late)
    dzcli("wound", str(garde), *HIT, status=3)
    assert not garde.exists()


@pytest.mark.parametrize("name", ["replace", "fsync", "chmod"])
def test_failure_while_writing(dzcli, garde, monkeypatch, name):
    """A disk that fails while the sheet is written leaves it whole and nothing beside it."""

    def fail(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    before = garde.read_bytes()
    monkeypatch.setattr(os, name, fail)
    error = dzcli("wound", str(garde), *HIT, "--json", status=3).error
    assert str(garde) in error["message"]
    assert garde.read_bytes() == before
    assert alone(garde)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_folder_that_may_not_be_written(dzcli, garde):
    """A folder that may not be written in is exit 3."""
    garde.parent.chmod(0o555)
    try:
        dzcli("wound", str(garde), *HIT, status=3)
    finally:
        garde.parent.chmod(0o755)


@pytest.mark.parametrize("label", ["-", "@garde"])
def test_sheet_without_a_file(dzcli, sheet, label):
    """--write on standard input or on a shipped sheet is a usage error."""
    text = Path(sheet("garde")).read_text(encoding="utf-8")
    error = dzcli("wound", label, *HIT, "--json", stdin=text, status=2).error
    assert label in error["message"]


def test_every_sheet_named(dzcli, exchange):
    """--write applies the changes of the steps before too, to every sheet they name."""
    record = dzcli("wound", "garde.toml", "--from", "attack.json", "--write", "--json").record
    assert all(change["written"] for change in record["changes"])
    assert {change["sheet"] for change in record["changes"]} == {"koris.toml", "garde.toml"}
    assert "destabilise" not in (exchange / "koris.toml").read_text(encoding="utf-8").split("[etat]")[1]
    assert health(exchange / "garde.toml") == "sante = 10"


@pytest.mark.parametrize("changed", ["koris.toml", "garde.toml"])
def test_all_sheets_or_none(dzcli, exchange, changed):
    """If one of several sheets is not the one the result was made on, none is written."""
    (exchange / changed).write_bytes((exchange / changed).read_bytes() + b"# une note\n")
    before = [(exchange / name).read_bytes() for name in ("koris.toml", "garde.toml")]
    error = dzcli("wound", "garde.toml", "--from", "attack.json", "--write", "--json", status=6).error
    assert changed in error["message"]
    assert [(exchange / name).read_bytes() for name in ("koris.toml", "garde.toml")] == before


@pytest.mark.parametrize("attacker", ["koris.toml", "@koris"])
def test_same_blow_twice(dzcli, exchange, attacker):
    """A blow is not written twice: the sheet is no longer the one the record was made on."""
    attack = dzcli(
        "attack", attacker, "garde.toml", "--dice", "53,20,7"[: 7 if attacker[0] == "k" else 4], "--json"
    )
    words = ("wound", "garde.toml", "--from", "-", "--write", "--json")
    dzcli(*words, stdin=attack.out)
    before = (exchange / "garde.toml").read_bytes()
    dzcli(*words, stdin=attack.out, status=6)
    assert (exchange / "garde.toml").read_bytes() == before


@pytest.mark.parametrize("other", ["./garde.toml", "../{folder}/garde.toml", "{path}", "lien.toml"])
def test_one_sheet_under_two_names(dzcli, exchange, other):
    """Changes to one file under two names are all written."""
    (exchange / "lien.toml").symlink_to("garde.toml")
    name = other.format(folder=exchange.name, path=exchange / "garde.toml")
    defence = dzcli("defend", name, "--from", "attack.json", "--dice", "30", "--json").out
    (exchange / "defend.json").write_text(defence, encoding="utf-8")
    dzcli("wound", "garde.toml", "--from", "defend.json", "--write")
    text = (exchange / "garde.toml").read_text(encoding="utf-8")
    assert "sante = 14" in text
    assert "reaction_depensee = true" in text


def test_read_by_tomllib_and_utf8(dzcli, garde):
    """A sheet with accents stays UTF-8."""
    dzcli("wound", str(garde), *HIT)
    assert "Épée" in garde.read_bytes().decode("utf-8")


def test_text_says_written(dzcli, garde):
    """In the text form a change that was written is told apart from one that was not."""
    unwritten = dzcli("wound", str(garde), "--final", "5").out
    assert dzcli("wound", str(garde), *HIT).out != unwritten
