"""A record on a terminal: folded to its width, at blanks that may be broken at."""

import re

import pytest

CODES = re.compile(r"\x1b\[[0-9;]*m")
RUNS = {
    "attack": ("attack", "@koris", "@garde", "--dice", "53,7", "-m", "couvert_leger"),
    "wound": ("wound", "@garde", "--final", "30", "--dice", "99,4"),
    "surprise": ("surprise", "@senna", "@garde", "--dice", "10,90"),
    "exchange": ("attack", "@koris", "@garde", "--through", "wound", "--dice", "53,7,30"),
    "roll": ("roll", "20d6", "--seed", "1"),
}


@pytest.fixture
def lines(program):
    """The lines of a result on a terminal of some width, without their colours."""

    def run(width, *words, **environment):
        shown = program(*words, FORCE_COLOR="1", TERM="xterm", COLUMNS=str(width), **environment).out
        assert CODES.search(shown)
        return CODES.sub("", shown).splitlines()

    return run


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [30, 38, 45, 80])
@pytest.mark.parametrize("words", RUNS.values(), ids=RUNS)
def test_folded(lines, words, width, lang):
    """No line of words is wider than the terminal, ends in a blank or begins with a sign."""
    shown = lines(width, *words, "--lang", lang)
    assert max(len(line) for line in shown if len(line.split()) > 2) <= width
    assert all(line == line.rstrip() for line in shown)
    assert not any(re.match(r"\s*[:;?!%»]", line) for line in shown)


@pytest.mark.parametrize("words", RUNS.values(), ids=RUNS)
def test_wide(lines, dzcli, words):
    """A wide terminal shows what a pipe is given."""
    assert lines(300, *words) == dzcli(*words).out.splitlines()


def test_letters_of_the_terminal(lines, dzcli):
    """A terminal of other letters is folded by what it shows: an arrow in ASCII takes two columns."""
    words = ("wound", "@garde", "--final", "5")
    headline = dzcli(*words).out.splitlines()[0]
    assert headline == "Garde: Santé 18 → 13/18."
    first, second, *_ = lines(len(headline), *words, PYTHONIOENCODING="ascii")
    assert (first, second) == ("Garde: Sante 18 ->", "13/18.")


def test_wide_word(lines, sheet):
    """A word wider than the terminal is not cut."""
    sheet("ana", f'nom = "{"a" * 60}"\n[attributs]\nphysique = 50\n')
    assert "a" * 60 in lines(30, "wound", "ana.toml", "--final", "3")[0]
