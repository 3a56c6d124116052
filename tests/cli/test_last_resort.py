"""What nobody foresaw: a fault of dzcli itself ends in one sentence, never in a traceback."""

import json
import subprocess
import sys
import textwrap

import pytest

from dzcli import __version__
from dzcli.step import step as loading
from dzcli.systems.dz.steps import test as testing

WORDS = ("test", "@koris", "escrime", "--dice", "53")


@pytest.fixture
def broken(monkeypatch):
    """A rule that goes wrong with the given exception."""

    def breaks(error):
        def resolve(*given):
            raise error

        monkeypatch.setattr(testing, "resolve", resolve)
        # A function is looked up once.
        monkeypatch.setattr(loading, "_loaded", {})

    return breaks


@pytest.mark.parametrize(
    "error",
    [
        KeyError("score"),
        ZeroDivisionError("by zero"),
        AssertionError(),
        RecursionError("deep"),
        MemoryError(),
    ],
)
def test_one_sentence(dzcli, broken, error):
    """It ends with 70, in one line that says what went wrong, where, and what to report."""
    broken(error)
    told = dzcli(*WORDS, status=70).err
    assert told.count("\n") == 1
    assert told.startswith(f"dzcli: A fault in dzcli {__version__} ({type(error).__name__}")
    assert "test_last_resort.py:" in told
    assert "please report it" in told


def test_as_json(dzcli, broken):
    """With --json it is one JSON object with a code of its own."""
    broken(KeyError("score"))
    error = dzcli(*WORDS, "--json", status=70).error
    assert (error["code"], error["exit"]) == ("own_fault", 70)
    assert "KeyError" in error["message"]


def test_in_french(dzcli, broken):
    """It is told in the reader's language."""
    broken(KeyError("score"))
    told = dzcli("--lang", "fr", *WORDS, status=70).err
    assert "KeyError" in told
    assert "report" not in told


def test_a_long_reason_is_cut(dzcli, broken):
    """A reason of many lines and letters is told short, without signs that move the cursor."""
    broken(ValueError("x\x1b[2J\n" * 1000))
    told = dzcli(*WORDS, status=70).err
    assert len(told) < 400
    assert "\x1b" not in told
    assert told.count("\n") == 1


def test_an_interruption_is_no_fault(dzcli, broken):
    """Whoever interrupts gets silence."""
    broken(KeyboardInterrupt())
    assert dzcli(*WORDS, status=130).err == ""


def test_results_before_it_stand(ended, monkeypatch):
    """Results of a series that came before it are shown all the same."""
    whole, fallen = testing.resolve, []

    def resolve(asked, record, throw):
        fallen.append(record)
        if len(fallen) > 2:
            raise KeyError("third")
        whole(asked, record, throw)

    monkeypatch.setattr(testing, "resolve", resolve)
    monkeypatch.setattr(loading, "_loaded", {})
    ran = ended("test", "@koris", "escrime", "--seed", "1", "--times", "5", "--json")
    assert ran.status == 70
    assert [json.loads(line)["index"] for line in ran.out.splitlines()] == [1, 2]
    assert json.loads(ran.err)["error"]["code"] == "own_fault"


def test_before_anything_is_read(tmp_path):
    """A fault outside of any rule ends the same way in the program itself."""
    code = """
        import sys
        from dzcli import systems
        def broken(name): raise LookupError("no such system")
        systems.get = broken
        from dzcli.__main__ import main
        sys.argv = ["dzcli", "test", "@koris", "escrime", "--json"]
        main()
    """
    run = [sys.executable, "-c", textwrap.dedent(code)]
    done = subprocess.run(run, capture_output=True, cwd=tmp_path, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (70, b"")
    assert json.loads(done.stderr)["error"]["code"] == "own_fault"
