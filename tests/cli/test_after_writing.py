"""Results that cannot be shown after a sheet was written: it is said that it was."""

import json
import os
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(
    sys.platform == "win32" or not os.path.exists("/dev/full"), reason="needs /dev/full and a shell"
)

WOUND = "dzcli wound garde.toml --final 5 --write"
WRITTEN = "Already written: garde.toml."


@pytest.fixture
def written(shell, sheet):
    """Run a line of shell that wounds the guard; the sheet must have been written."""
    path = Path(sheet("garde"))

    def run(line):
        done = shell(line)
        assert "sante = 13" in path.read_text(encoding="utf-8")
        return done

    return run


@pytest.mark.parametrize(
    ("streams", "reason"),
    [(">/dev/full", "no space left on the disk"), (">&-", "the stream is closed")],
)
def test_output_that_fails(written, streams, reason):
    """A full disk or a closed stream is exit 3, and the message says that the sheet was written."""
    done = written(f"{WOUND} {streams}")
    assert done.returncode == 3
    assert done.stderr == f"dzcli: The result cannot be written ({reason}). {WRITTEN}\n"


def test_as_json(written):
    """With --json the error names the sheets that were written."""
    done = written(f"{WOUND} --json >/dev/full")
    error = json.loads(done.stderr)["error"]
    assert (error["exit"], error["written"]) == (3, ["garde.toml"])
    assert error["message"].endswith(WRITTEN)


def test_reader_gone(written):
    """A reader of the pipe that went away keeps its status, and hears what was written."""
    done = written(f"({WOUND}; echo $? >status) | true; cat status")
    assert done.stdout == "141\n"
    assert done.stderr == f"dzcli: {WRITTEN}\n"


def test_nobody_hears(written):
    """Where standard error fails too the status is the same."""
    assert written(f"{WOUND} >/dev/full 2>/dev/full").returncode == 3


def test_set_by_hand(shell, sheet):
    """Commands of sheets say it too."""
    path = Path(sheet("garde"))
    done = shell("dzcli sheet set garde.toml sante=3 >/dev/full")
    assert "sante = 3" in path.read_text(encoding="utf-8")
    assert (done.returncode, done.stderr.endswith(f"{WRITTEN}\n")) == (3, True)


def test_nothing_was_written(shell, sheet):
    """Without --write nothing is said of writing."""
    sheet("garde")
    assert "written:" not in shell("dzcli wound garde.toml --final 5 >/dev/full").stderr
