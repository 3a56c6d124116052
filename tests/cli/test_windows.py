"""What is otherwise on Windows, as far as it can be seen elsewhere."""

import codecs
import errno
import json

import pytest

from dzcli.cli import main as entry
from dzcli.cli import progress, streams
from dzcli.cli.progress import Progress
from dzcli.show.language import Language

ATTACK = ("attack", "@koris", "@garde", "--dice", "53,7", "--json")


def test_json_in_a_pipe(dzcli, monkeypatch):
    """JSON into a pipe is ASCII: shells there take its bytes for letters of their own."""
    monkeypatch.setattr(streams, "WINDOWS", False)
    plain = dzcli(*ATTACK)
    monkeypatch.setattr(streams, "WINDOWS", True)
    piped = dzcli(*ATTACK)
    assert not plain.out.isascii()
    assert piped.out.isascii()
    assert piped.record == plain.record


def test_json_error_in_a_pipe(dzcli, monkeypatch):
    """So is an error as JSON."""
    monkeypatch.setattr(streams, "WINDOWS", True)
    ran = dzcli("test", "@koris", "éscrîme à l'épée", "--json", status=2)
    assert ran.err.isascii()
    assert "épée" in ran.error["message"]


@pytest.mark.parametrize(
    "encoded",
    [
        lambda text: codecs.BOM_UTF8 + text.encode(),
        lambda text: codecs.BOM_UTF16_LE + text.encode("utf-16-le"),
        lambda text: codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
    ],
    ids=["UTF-8", "UTF-16 LE", "UTF-16 BE"],
)
def test_record_as_powershell_saves_it(dzcli, tmp_path, encoded):
    """A record in UTF-16, or with a byte-order mark, is read."""
    path = tmp_path / "attack.json"
    path.write_bytes(encoded(dzcli(*ATTACK).out))
    assert dzcli("defend", "@garde", "--from", str(path), "--no-roll", "-q").out == "8\n"


def test_half_a_letter_is_no_record(dzcli, tmp_path):
    """UTF-16 that is cut in the middle of a letter is exit 3."""
    path = tmp_path / "attack.json"
    path.write_bytes(codecs.BOM_UTF16_LE + "{}".encode("utf-16-le") + b"x")
    dzcli("defend", "@garde", "--from", str(path), status=3)


@pytest.fixture
def nobody_reads(monkeypatch):
    """Let writing results fail as Windows has it where nobody reads a pipe."""

    def fail(lines, *more):
        raise OSError(errno.EINVAL, "injected")

    monkeypatch.setattr(streams, "write", fail)


def test_closed_pipe(ended, nobody_reads, monkeypatch):
    """A pipe that nobody reads is an invalid argument there: silent, 141."""
    monkeypatch.setattr(entry, "WINDOWS", True)
    assert ended("roll", "1d6") == (141, "", "")


def test_invalid_argument_elsewhere(ended, nobody_reads, monkeypatch):
    """Elsewhere that is a result which cannot be written."""
    monkeypatch.setattr(entry, "WINDOWS", False)
    assert ended("roll", "1d6").status == 3


class Watched:
    """A standard error that somebody watches."""

    def __init__(self):
        self.text = ""

    def write(self, text):
        self.text += text

    def flush(self):
        """Nothing waits."""

    def isatty(self):
        """Somebody does."""
        return True


def test_progress_without_escape_codes(monkeypatch):
    """How far a series is needs no escape codes: blanks cover what stood there, to the last letter."""
    watched = Watched()
    monkeypatch.setattr("sys.stderr", watched)
    monkeypatch.setattr(progress, "PATIENCE", 0)
    monkeypatch.setattr(progress, "EVERY", 0)
    for _ in Progress(2000, Language("en")).over(range(2000)):
        pass
    assert "\x1b" not in watched.text
    assert "1024 of 2000 results" in watched.text
    shown = ""
    for part in watched.text.split("\r")[1:]:
        shown = part + shown[len(part) :]
    assert shown.strip() == ""


def test_text_that_is_json_all_the_same(dzcli, monkeypatch):
    """Tables as JSON are ASCII in a pipe too."""
    monkeypatch.setattr(streams, "WINDOWS", True)
    ran = dzcli("tables", "rangs", "--json")
    assert ran.out.isascii()
    assert json.loads(ran.out)
