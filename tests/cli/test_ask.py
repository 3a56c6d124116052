"""--ask, driven through a pseudo-terminal."""

import json
import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")
fcntl = pytest.importorskip("fcntl")


class Asked:
    """A dzcli that asks at a terminal of its own, with its standard output in a pipe."""

    def __init__(self, words, folder, stdin=subprocess.DEVNULL, **environment):
        # Its own side stays open here too: a terminal that nobody holds open hangs up.
        self.terminal, self.side = pty.openpty()

        def own_terminal():
            os.setsid()
            fcntl.ioctl(self.side, termios.TIOCSCTTY, 0)

        self.process = subprocess.Popen(
            [sys.executable, "-m", "dzcli", *words],
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
            env={**os.environ, "DZCLI_LANG": "en", **environment},
            preexec_fn=own_terminal,
        )
        self.shown = ""
        self._passed = 0

    def until(self, text):
        """Read the terminal until it shows a text after the one that was waited for before."""
        deadline = time.monotonic() + 20
        while text not in self.shown[self._passed :]:
            ready = select.select([self.terminal], [], [], max(0, deadline - time.monotonic()))[0]
            assert ready, self.shown
            self.shown += os.read(self.terminal, 4096).decode(errors="replace")
        self._passed = self.shown.index(text, self._passed) + len(text)

    def type(self, text):
        """Type at the terminal."""
        os.write(self.terminal, text.encode())

    def answer(self, die, text):
        """Wait to be asked for a die, and type an answer."""
        self.until(f"{die}, ")
        self.type(text + "\n")

    def end(self):
        """The exit status, standard output and standard error, once it has ended."""
        out, err = self.process.communicate(timeout=20)
        while select.select([self.terminal], [], [], 0)[0]:
            self.shown += os.read(self.terminal, 4096).decode(errors="replace")
        os.close(self.side)
        os.close(self.terminal)
        return self.process.returncode, out.decode(), err.decode()


@pytest.fixture
def ask(tmp_path):
    """Start a dzcli that asks."""
    started = []

    def start(*words, **more):
        started.append(Asked([*words, "--ask"], tmp_path, **more))
        return started[-1]

    yield start
    for one in started:
        if one.process.poll() is None:
            one.process.kill()
            one.end()


def test_asked(ask):
    """Each die is asked for at the terminal by its purpose; only the result is on standard output."""
    asked = ask("attack", "@koris", "@garde", "--json")
    asked.answer("d100", "53")
    asked.answer("d10", "7")
    status, out, err = asked.end()
    assert (status, err) == (0, "")
    record = json.loads(out)
    assert [die["value"] for die in record["dice"]] == [53, 7]
    assert record["seed"] is None
    assert "attack" in asked.shown
    assert "d100" in asked.shown


def test_asked_in_plain_letters(ask):
    """A terminal that cannot show accents is asked in plain letters."""
    asked = ask("wound", "@garde", "--final", "50", DZCLI_LANG="fr", PYTHONIOENCODING="ascii")
    asked.until("d100, le jet d'Endurance a 0 Sante :")
    asked.type("30\n")
    status, out, err = asked.end()
    assert (status, err) == (0, "")
    assert out.isascii()
    assert asked.shown.isascii()


def test_same_as_told(ask, dzcli):
    """Dice asked for and dice told give the same record."""
    asked = ask("attack", "@koris", "@garde", "--json")
    asked.answer("d100", "60+0")
    asked.answer("d10", "0")
    told = dzcli("attack", "@koris", "@garde", "--json", "--dice", "60,10").out
    assert asked.end()[1] == told


def test_the_whole_exchange(ask):
    """With --through the dice of every step are asked for, and what came of them is told on the way."""
    asked = ask("attack", "@koris", "@garde", "--through", "defend", "-q")
    asked.answer("d100", "53")
    asked.answer("d10", "7")
    asked.until("8 damage after armour")
    asked.answer("d100", "30")
    assert asked.end()[:2] == (0, "4\n")


def test_wrong_answers(ask):
    """After an answer that is no face of the die it is asked for again."""
    asked = ask("roll", "1d6", "-q")
    for wrong in ("7", "x", "", "0", "é"):
        asked.answer("d6", wrong)
    asked.answer("d6", " 4 ")
    assert asked.end() == (0, "4\n", "")


def test_several_at_once(ask):
    """The dice of one pool may be typed at once; the prompt says which of how many is asked for."""
    asked = ask("roll", "4d6kh3 + 1d8", "-q")
    asked.until("d6, the roll (die 1 of 4): ")
    asked.type("?\n")
    asked.until("Several dice may be typed at once")
    asked.until("d6, the roll (die 1 of 4): ")
    asked.type("3 4\n")
    asked.until("d6, the roll (die 3 of 4): ")
    asked.type("1,6 7\n")
    asked.until("at most 2 here")
    asked.until("(die 3 of 4): ")
    asked.type("6;1\n")
    asked.until("d8, the roll: ")
    asked.type("8\n")
    assert asked.end() == (0, "21\n", "")


@pytest.mark.parametrize("back", ["<", "u", "undo", "annuler", "U"])
def test_taken_back(ask, back):
    """The last answer can be taken back; the rule goes on from the answers before it."""
    asked = ask("attack", "@koris", "@garde", "--json")
    asked.answer("d100", back)
    asked.until("no answer before")
    asked.answer("d100", "99")
    asked.until("the complication, your choice")
    asked.type("\n")
    status, out, _ = asked.end()
    assert (status, json.loads(out)["outcome"]) == (0, "critical_failure")

    asked = ask("attack", "@koris", "@garde", "--json")
    asked.answer("d100", "23")
    asked.answer("d10", back)
    asked.answer("d100", "53")
    asked.answer("d10", "7")
    status, out, err = asked.end()
    assert (status, err) == (0, "")
    assert [die["value"] for die in json.loads(out)["dice"]] == [53, 7]


def test_what_it_led_to(ask):
    """What came of a die is told before the next one is asked for, and not told again."""
    asked = ask("attack", "@koris", "@garde", "-q")
    asked.until("= 65")
    asked.answer("d100", "23")
    asked.until("Roll 23 against Score 65: success")
    asked.answer("d10", "<")
    asked.answer("d100", "53")
    asked.until("Roll 53 against Score 65: success")
    asked.answer("d10", "7")
    assert asked.end() == (0, "8\n", "")
    assert asked.shown.count("= 65") == 1


def test_a_decision(ask):
    """A critical hit asks for what it gives; that can be taken back too."""
    asked = ask("attack", "@koris", "@garde", "--json")
    asked.answer("d100", "22")
    asked.until("1d10 more damage")
    asked.until("the critical success, your choice (Enter: 1):")
    asked.type("2\n")
    asked.answer("d10", "<")
    asked.until("your choice")
    asked.type("ignore\n")
    asked.answer("d10", "7")
    status, out, err = asked.end()
    assert (status, err) == (0, "")
    assert json.loads(out)["damage"]["critical"] == "abs"


@pytest.mark.parametrize(("answer", "raw"), [("2", 12), ("invoke", 16)])
def test_a_decision_after_a_die(ask, answer, raw):
    """What is decided only where a die shows it is asked for then, and what it leads to after it."""
    asked = ask("attack", "@acolyte", "@cultiste", "--json")
    asked.answer("d100", "32")
    asked.answer("d10", "10")
    asked.until("the fureur du juste, your choice (Enter: 1):")
    asked.type(f"{answer}\n")
    if answer == "invoke":
        asked.answer("d100", "40")
        asked.answer("d10", "4")
    status, out, err = asked.end()
    assert (status, err) == (0, "")
    assert json.loads(out)["damage"]["raw"] == raw


def test_help(ask):
    """A question mark tells how to answer, and asks again."""
    asked = ask("test", "@koris", "escrime", "-q")
    asked.answer("d100", "?")
    asked.until("60+5")
    asked.until("takes the last answer back")
    asked.answer("d100", "53")
    assert asked.end() == (0, "success\n", "")


def test_bytes_that_are_no_text(ask):
    """Bytes that are no text are no face, and the die is asked for again."""
    asked = ask("roll", "1d6", "-q")
    asked.until("d6, ")
    os.write(asked.terminal, b"\xff\xfe4\n")
    asked.answer("d6", "4")
    assert asked.end() == (0, "4\n", "")


def test_record_from_a_pipe(ask, dzcli, tmp_path):
    """The terminal is asked even if standard input is a pipe with the record."""
    attack = tmp_path / "attack.json"
    attack.write_text(dzcli("attack", "@koris", "@garde", "--dice", "53,7", "--json").out, encoding="utf-8")
    with open(attack, "rb") as stdin:
        asked = ask("defend", "@garde", "--from", "-", "-q", stdin=stdin)
        asked.answer("d100", "30")
        assert asked.end() == (0, "4\n", "")


def test_language(ask):
    """It is asked in the language of the reader."""
    asked = ask("attack", "@koris", "-q", DZCLI_LANG="fr")
    asked.answer("d100", "99")
    asked.until("au choix du MJ")
    asked.type("1\n")
    assert asked.end()[0] == 0
    assert "attack" not in asked.shown


@pytest.mark.parametrize("key, status", [("\x03", 130), ("\x04", 130)], ids=["interrupt", "end of file"])
def test_given_up(ask, key, status):
    """Interrupting the question, or ending the input, ends with 130 and shows nothing."""
    asked = ask("attack", "@koris")
    asked.until("d100, ")
    asked.type(key)
    assert asked.end() == (status, "", "")


def test_sheet_that_changes_while_asked(ask, sheet, tmp_path):
    """A sheet that changes while one is asked for a die is refused, and keeps the change."""
    path = Path(sheet("garde"))
    asked = ask("defend", "garde.toml", "--net", "5", "--write")
    asked.until("d100, ")
    path.write_bytes(path.read_bytes().replace(b"sante = 18", b"sante = 11"))
    asked.type("30\n")
    status, out, err = asked.end()
    assert (status, out) == (6, "")
    assert "garde.toml" in err
    assert "sante = 11" in path.read_text(encoding="utf-8")
    assert "reaction" not in path.read_text(encoding="utf-8")


def test_no_terminal(tmp_path):
    """Without a terminal --ask is a usage error that names --dice."""
    done = subprocess.run(
        [sys.executable, "-m", "dzcli", "roll", "1d6", "--ask"],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        cwd=tmp_path,
        start_new_session=True,
        timeout=20,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"--dice" in done.stderr
