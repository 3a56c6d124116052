"""Standard streams that are a terminal, a closed file or a full disk, and interruptions."""

import os
import re
import signal
import subprocess
import sys
import time

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="streams and signals are those of POSIX")

ATTACK = "attack @koris @garde --dice 53,7"


@pytest.mark.parametrize(
    "words", ["roll 1d6", ATTACK, f"{ATTACK} --json", "--help", "--version", "roll 1d6 --times 9"]
)
def test_full_disk(shell, words):
    """A standard output that cannot be written to is told in a line, not a traceback, and is no success."""
    if not os.path.exists("/dev/full"):
        pytest.skip("needs /dev/full")
    done = shell(f"dzcli {words} > /dev/full")
    assert done.returncode not in (0, 1)
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) <= 1


@pytest.mark.parametrize(
    "words", ["roll 1d6", f"{ATTACK} --json", "--help", "--version", "roll 1d6 --times 9"]
)
def test_closed_output(shell, words):
    """A closed standard output is an error, told in one line: nobody saw the result."""
    done = shell(f"dzcli {words} >&-")
    assert done.returncode == 3
    assert done.stderr.count("\n") == 1
    assert "The result cannot be written (the stream is closed)." in done.stderr


@pytest.mark.parametrize("words", ["wound - --final 3", "defend @garde --from -"])
def test_closed_input(shell, words):
    """A closed standard input is a file that cannot be read: exit 3."""
    done = shell(f"dzcli {words} <&-")
    assert "Traceback" not in done.stderr
    assert done.returncode == 3


def test_closed_errors(shell):
    """With standard error closed an error shows nothing, on standard output least of all."""
    done = shell("dzcli attack nobody.toml 2>&-")
    assert (done.returncode, done.stdout) == (3, "")


FAILURES = [
    ("roll xyz", 2),
    ("attack nobody.toml", 3),
    ("roll 1d6 --dice 9", 4),
    ("attack nobody.toml --json", 3),
    ("frobnicate", 2),
]


@pytest.mark.parametrize("errors", ["2>/dev/full", "2>&-"])
@pytest.mark.parametrize(("words", "status"), FAILURES)
def test_errors_that_nobody_sees(shell, words, status, errors):
    """Where standard error is full or closed, the exit status still tells."""
    if not os.path.exists("/dev/full"):
        pytest.skip("needs /dev/full")
    done = shell(f"dzcli {words} {errors}")
    assert (done.returncode, done.stdout) == (status, "")


BREAKS = """
import sys
from dzcli.systems.dz.steps import test
from dzcli.fault import FileFault

whole, fallen = test.resolve, []

def resolve(*given):
    fallen.append(given)
    if len(fallen) > 2:
        raise FileFault("third", "third") if sys.argv[1] == "known" else KeyError("third")
    whole(*given)

test.resolve = resolve
sys.argv = ["dzcli", "test", "@koris", "escrime", "-q", "--seed", "1", "--times", "5"]
from dzcli.__main__ import main
main()
"""


@pytest.mark.parametrize("kind", ["known", "unforeseen"])
def test_results_before_an_error(kind):
    """Results that were ready before an error are shown, and before it."""
    run = [sys.executable, "-c", BREAKS, kind]
    both = subprocess.run(
        run, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60, check=False
    ).stdout.splitlines()
    assert len(both) == 3
    assert [line.startswith("dzcli: ") for line in both] == [False, False, True]


@pytest.mark.parametrize("words", ["roll 2d6", ATTACK])
def test_no_codes_in_a_pipe(shell, words):
    """What goes to a pipe has no escape codes, whatever the terminal could do."""
    done = shell(f"dzcli {words}", TERM="xterm-256color", COLORTERM="truecolor")
    assert "\x1b" not in done.stdout + done.stderr


def test_forced_colour(shell):
    """FORCE_COLOR colours a result in a pipe, without boxes; TERM=dumb does not."""
    coloured = shell(f"dzcli {ATTACK}", FORCE_COLOR="1", TERM="xterm").stdout
    assert "\x1b[" in coloured
    assert not re.search("[\u2500-\u257f]", coloured)
    assert "\x1b" not in shell(f"dzcli {ATTACK}", FORCE_COLOR="1", TERM="dumb").stdout


@pytest.mark.parametrize("value", ["", "0", "false"])
def test_colour_not_forced(shell, value):
    """FORCE_COLOR that says no forces nothing."""
    assert "\x1b" not in shell(f"dzcli {ATTACK}", FORCE_COLOR=value, TERM="xterm").stdout


@pytest.mark.parametrize("columns", ["0", "-1", "many", "1"])
def test_forced_colour_without_a_width(shell, columns):
    """FORCE_COLOR shows the whole result, however wide the terminal says it is."""
    out = shell(f"dzcli {ATTACK}", FORCE_COLOR="1", TERM="xterm", COLUMNS=columns).stdout
    assert re.sub(r"\x1b\[[0-9;]*m", "", out).split() == shell(f"dzcli {ATTACK}").stdout.split()


def test_no_colour(shell):
    """NO_COLOR takes the colours away, also where they are forced."""
    out = shell(f"dzcli {ATTACK}", NO_COLOR="1", FORCE_COLOR="1", TERM="xterm").stdout
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]", out)
    assert "\x1b" not in shell(f"dzcli {ATTACK}", NO_COLOR="1", TERM="xterm").stdout


def test_no_folding_in_a_pipe(shell):
    """Long lines are not folded in a pipe, however narrow the terminal."""
    wide = shell(f"dzcli {ATTACK} --json", COLUMNS="20").stdout
    assert wide.count("\n") == 1
    assert shell(f"dzcli {ATTACK}", COLUMNS="20").stdout == shell(f"dzcli {ATTACK}", COLUMNS="200").stdout


def test_json_and_quiet_are_never_coloured(shell):
    """What a script reads has no colours, even where they are forced."""
    for option in ("--json", "--quiet"):
        assert "\x1b" not in shell(f"dzcli {ATTACK} {option}", FORCE_COLOR="1", TERM="xterm").stdout


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of POSIX")
@pytest.mark.parametrize("form", ["--quiet", "--json"])
def test_interrupted(tmp_path, form):
    """A long series that is interrupted ends with 130, in silence, its lines whole."""
    with open(tmp_path / "out", "wb") as out:
        running = subprocess.Popen(
            [sys.executable, "-m", "dzcli", "attack", "@koris", "@garde", form, "--times", "1000000000"],
            stdout=out,
            stderr=subprocess.PIPE,
        )
        deadline = time.monotonic() + 30
        while (tmp_path / "out").stat().st_size == 0 and time.monotonic() < deadline:
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=30)
    assert (running.returncode, err) == (130, b"")
    assert (tmp_path / "out").read_bytes().endswith(b"\n")


EARLY = """
import sys

class Interrupting:
    wanted = sys.argv[1]

    def find_spec(self, name, path=None, target=None):
        if name == self.wanted:
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupting())
sys.argv = ["dzcli", "attack", "@koris", "@garde", "--json"]
from dzcli.__main__ import main
sys.exit(main())
"""


@pytest.mark.parametrize("module", ["dzcli.cli.main", "dzcli.cli.plain", "dzcli.cli.run", "msgspec"])
def test_interrupted_while_it_starts(module):
    """An interruption while modules are loaded ends with 130, in silence, too."""
    done = subprocess.run([sys.executable, "-c", EARLY, module], capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")
