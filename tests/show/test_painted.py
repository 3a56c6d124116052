"""What a terminal is given: which text in which style, and which code for it."""

import io
import sys

import pytest

from dzcli import settings
from dzcli.show import paint, terminal
from dzcli.show.text import Row


class Written:
    """A terminal that keeps what it is given."""

    def __init__(self, width, encoding="utf-8"):
        self.width, self.encoding = width, encoding
        self.lines = []

    def line(self, pieces):
        self.lines.append(list(pieces))


class Result:
    """As much of a record as a terminal looks at."""

    def __init__(self, success):
        self.success = success


@pytest.fixture
def shown(monkeypatch):
    """What a terminal is given for some rows of a record."""

    def run(rows, success=None, width=40, encoding="utf-8"):
        written = Written(width, encoding)
        monkeypatch.setattr(terminal, "console", lambda: written)
        monkeypatch.setattr(terminal, "rows", lambda record, language: rows)
        terminal.Terminal().show(Result(success), None)
        return written.lines

    return run


@pytest.mark.parametrize(
    "success, style", [(True, "bold green"), (False, "bold red"), (None, "bold")], ids=str
)
def test_headlines(shown, success, style):
    """The headline of the record has the colour of its success; those of steps before are bold."""
    rows = [Row("headline", "", "Before"), Row("headline", "", "Then"), Row("headline", "", "Now")]
    assert shown(rows, success) == [[("Before", "bold")], [("Then", "bold")], [("Now", style)]]


def test_rows(shown):
    """Of a line the section has a colour; any other row has one for all of it, its margin as wide as any."""
    rows = [
        Row("headline", "", "Now"),
        Row("line", "4.2", "A line that is much too long for it."),
        Row("warning", "Note", "Beware."),
        Row("line", "12.10", ""),
        Row("dice", "", "5"),
    ]
    assert shown(rows, width=28) == [
        [("Now", "bold")],
        [("  4.2    ", "blue"), ("A line that is much", "")],
        [("         ", "blue"), ("too long for it.", "")],
        [("  Note   Beware.", "yellow")],
        [("  12.10", "blue"), ("", "")],
        [("         5", "dim")],
    ]


@pytest.mark.parametrize(
    "width, first", [(1, "A line that is"), (23, "A line that is"), (26, "A line that is so")]
)
def test_narrow(shown, width, first):
    """Beside the margin at least sixteen columns are for the text."""
    rows = [Row("headline", "", "N"), Row("line", "4.2.1", "A line that is so long.")]
    assert shown(rows, width=width)[1][1] == (first, "")


def test_headline_is_folded(shown):
    """A headline wider than the terminal goes on, on a line of its own."""
    assert shown([Row("headline", "", "One two")], True, width=4) == [
        [("One", "bold green")],
        [("two", "bold green")],
    ]


CODED = [
    ("bold green", "x", "\x1b[1;32mx\x1b[0m", "\x1b[1mx\x1b[0m"),
    ("yellow", "x", "\x1b[33mx\x1b[0m", "x"),
    ("dim", "x", "\x1b[2mx\x1b[0m", "\x1b[2mx\x1b[0m"),
    ("", "x", "x", "x"),
    ("bold", "", "", ""),
]


@pytest.mark.parametrize("style, text, coloured, plain", CODED)
@pytest.mark.parametrize("refused", [False, True], ids=["coloured", "plain"])
def test_codes(monkeypatch, style, text, coloured, plain, refused):
    """Each style has its code; without colours what is bold or dim is left; a text of no style is bare."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.setenv("NO_COLOR", "1" if refused else "")
    paint.console().line([(text, style)])
    assert sys.stdout.getvalue() == (plain if refused else coloured) + "\n"


# FORCE_COLOR, NO_COLOR, what is set, and whether colours are asked for.
FORCED = [
    ("1", "", None, True),
    ("true", "1", "never", True),
    ("0", "", "always", False),
    ("False", "", "always", False),
    ("", "", None, None),
    ("", "", "always", True),
    ("", "", "never", False),
    ("", "1", "always", None),
]


@pytest.mark.parametrize("force, no, colour, wanted", FORCED)
def test_forced(monkeypatch, force, no, colour, wanted):
    """FORCE_COLOR comes before all else; what is set counts where NO_COLOR is not there."""
    monkeypatch.setenv("FORCE_COLOR", force)
    monkeypatch.setenv("NO_COLOR", no)
    monkeypatch.setattr(paint.settings, "in_force", lambda: settings.Settings(colour=colour))
    assert paint.forced() is wanted


@pytest.fixture
def of_windows(monkeypatch):
    """What a console of Windows is given for some pieces of a line, and how wide it is."""

    def run(pieces, force="1", no="", width="30"):
        out = io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True)
        monkeypatch.setenv("FORCE_COLOR", force)
        monkeypatch.setenv("NO_COLOR", no)
        monkeypatch.setenv("COLUMNS", width)
        monkeypatch.setenv("TERM", "xterm-256color")
        monkeypatch.setattr(sys, "stdout", out)
        console = paint._Rich()
        console.line(pieces)
        return out.buffer.getvalue().decode(), console

    return run


# Pieces with their styles, and what is printed where colours are asked for, and where they are refused.
OF_WINDOWS = [
    ([("Now", "bold green")], "\x1b[1;32mNow\x1b[0m", "Now"),
    ([("  4.2", "blue"), (" so", "")], "\x1b[34m  4.2\x1b[0m so", "  4.2 so"),
    ([("[bold]12[/] :warning: 'x'", "")], "[bold]12[/] :warning: 'x'", "[bold]12[/] :warning: 'x'"),
    ([("long " * 20, "")], "long " * 20, "long " * 20),
]


@pytest.mark.parametrize("pieces, coloured, plain", OF_WINDOWS)
def test_console_of_windows(of_windows, pieces, coloured, plain):
    """Each piece has its colour and nothing else is made of it; a long line is left to the console."""
    assert of_windows(pieces)[0] == coloured + "\n"
    assert of_windows(pieces, force="0")[0] == plain + "\n"


def test_width_of_a_console_of_windows(of_windows):
    """It tells how wide it is, and which letters it has."""
    console = of_windows([])[1]
    assert (console.width, console.encoding) == (30, "utf-8")
