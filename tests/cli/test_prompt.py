"""Decisions asked for at the terminal."""

import io

import pytest

from dzcli.cli import streams
from dzcli.cli.prompt import Prompt
from dzcli.dice.throws.asked import TakenBack
from dzcli.show.language import Language

ANSWERS = {"damage": "one more damage die", "abs": "ignore 2 points of Abs", "undone": "undo the blow"}


class Terminal:
    """A terminal at which is typed what was written before."""

    def __init__(self, monkeypatch, typed):
        self._streams = {"r": io.StringIO("".join(f"{line}\n" for line in typed)), "w": io.StringIO()}
        monkeypatch.setattr(streams, "open_terminal", lambda name, mode: self._streams[mode])
        self.prompt = Prompt(Language("en"), {"critical": "the critical hit"})

    @property
    def shown(self):
        """What was shown."""
        return self._streams["w"].getvalue()

    def choose(self, default="damage"):
        """What is chosen."""
        return self.prompt.choice("critical", ANSWERS, default)


@pytest.mark.parametrize(
    "typed, key",
    [
        ("1", "damage"),
        ("2", "abs"),
        ("abs", "abs"),
        ("IGNORE", "abs"),
        ("one more", "damage"),
        ("dam", "damage"),
        ("", "damage"),
        ("u", "undone"),
        ("3", "undone"),
        (" 2 ", "abs"),
    ],
)
def test_answers(monkeypatch, typed, key):
    """An answer is its number, its words, what these begin with, or Enter for the default."""
    assert Terminal(monkeypatch, [typed]).choose() == key


@pytest.mark.parametrize("wrong", ["4", "0", "x", "12", "\ufffd", "-", "what"])
def test_asked_again(monkeypatch, wrong):
    """What is none of the answers is asked again."""
    terminal = Terminal(monkeypatch, [wrong, "2"])
    assert terminal.choose() == "abs"
    assert terminal.shown.count("ignore 2 points of Abs") == 2
    assert f'"{wrong}"' in terminal.shown


def test_what_is_shown(monkeypatch):
    """The answers are shown with their numbers, what they are for and the default."""
    terminal = Terminal(monkeypatch, [""])
    assert terminal.choose("abs") == "abs"
    assert "1. one more damage die" in terminal.shown
    assert "the critical hit" in terminal.shown
    assert "(Enter: 2)" in terminal.shown


@pytest.mark.parametrize("typed", ["<", "undo", "annuler", "UNDO"])
def test_taken_back(monkeypatch, typed):
    """The answer before can be taken back."""
    with pytest.raises(TakenBack):
        Terminal(monkeypatch, [typed]).choose()


def test_help(monkeypatch):
    """A question mark tells how to answer, and that the last answer can be taken back."""
    terminal = Terminal(monkeypatch, ["?", "1"])
    assert terminal.choose() == "damage"
    assert "< takes the last answer back" in terminal.shown


def test_end_of_input(monkeypatch):
    """The end of the input gives up."""
    with pytest.raises(KeyboardInterrupt):
        Terminal(monkeypatch, []).choose()
