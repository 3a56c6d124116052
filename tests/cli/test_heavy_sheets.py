"""Sheets of a hundred kilobytes, of every kind that costs: answered or refused at once, never a fault."""

from functools import partial

import pytest
from pace import in_time

SIZE = 100_000
MOST_SECONDS = 2.0
NAME = 'nom = "A"\n'
WEAPON = '[[armes]]\nnom = "x"\ntype = "epee"\ndegats = "1d10"\n'


def times(text, start=NAME, end=""):
    """As much of a text as makes a sheet of the size."""
    return start + text * ((SIZE - len(start) - len(end)) // len(text)) + end


def numbered(template, start=NAME, count=4000):
    """Lines that differ by a number."""
    return start + "".join(template.format(number) for number in range(count))


SHEETS = {
    "unknown keys": numbered("a{}=1\n", count=11_000),
    "unknown keys in quotes": numbered('"a{}"=1\n', count=9_000),
    "a long key": times("a", end="=1"),
    "weapons": times(WEAPON),
    "weapons that are wrong": times(WEAPON.replace("epee", "zzz").replace("1d10", "z")),
    "skills": numbered("a{}=1\n", NAME + "[competences]\n", 11_000),
    "skills as tables": numbered("[competences.a{}]\n"),
    "skills as dotted keys": numbered("competences.a{}.score=1\n"),
    "blanks in dice": times(" ", NAME + WEAPON[:-2], 'x"'),
    "blanks": times(" ", end="x"),
    "wounds": times("{id=4},", NAME + "[etat]\nblessures=[", "]"),
    "states": times('"surpris",', NAME + "[etat]\netats=[", "]"),
    "unknown states": times('"a",', NAME + "[etat]\netats=[", "]"),
    "traits": times('"brisant",', NAME + WEAPON + "traits=[", "]"),
    "a list": times("1,", NAME + "x=[", "]"),
    "lists in a list": times("[],", NAME + "x=[", "]"),
    "tables in a list": times("{a=1},", NAME + "x=[", "]"),
    "headings": times("[[a]]\n"),
    "one heading again": times("[a]\n"),
    "a dotted key": times("a.", end="a=1"),
    "a dotted heading": times("a.", NAME + "[", "a]"),
    "dotted keys": numbered(".".join(["a"] * 30) + ".b{}=1\n", count=1500),
    "dotted headings": numbered("[" + ".".join(["a"] * 30) + ".b{}]\nx=1\n", count=1400),
    "an open text": times('\\"', NAME + 'x="', "\n"),
    "open texts": times('x="\n'),
    "an open long text": times('"\n"', 'a="""'),
    "open long texts": times('"""'),
    "open plain texts": times("'''", "x="),
    "apostrophes": times("'"),
    "quotes": times('"'),
    "signs of minus": times("\u2212", "x="),
    "quotes of a word processor": times("\u00ab"),
    "comments": times("#\n"),
    "line ends": times("\r\n"),
    "carriage returns": times("\r"),
    "zeros": times("\0"),
    "a date": times("9", "x=1979-05-27T07:32:00."),
    "a fraction": times("9", "x=0."),
    "a hexadecimal number": times("F", "x=0x"),
    "a number with underscores": times("_1", "x=1"),
    "escapes": times("\\u0041", 'x="', '"'),
    "a text over many lines": times("\\\n", 'x="""', '"""'),
    "colons": times("a: "),
    "words": times("a ", NAME + WEAPON.replace("x", "a ", 1)[:18], '"'),
    "a system's name": times("x", 'systeme="', '"'),
    "a list for a system": times("1,", "systeme=[", "]"),
    "brackets": times("[", "x="),
    "brackets that close": "x=" + "[" * 480 + "]" * 480,
    "braces": times("{a=", "x="),
    "braces that close": "x=" + "{a=" * 325 + "1" + "}" * 325,
    "brackets and keys": "x=" + "[{a=" * 160 + "1" + "}]" * 160,
    "a state within states": "etat.sante" + ".a" * 480 + "=1",
    "a number for health": "[etat]\nsante=0x" + "F" * 5000,
}
STEPS = (
    ("wound", "SHEET", "--final", "1"),
    ("attack", "SHEET", "@garde", "--weapon", "zz", "--json"),
    ("sheet", "check", "SHEET"),
)


@pytest.mark.parametrize("name", SHEETS)
def test_a_heavy_sheet(ended, sheet, name):
    """It is read, or refused as a file that is wrong, in less than two seconds of the processor."""
    path = sheet("heavy", SHEETS[name])
    for step in STEPS:
        words = [path if word == "SHEET" else word for word in step]
        ran = in_time(MOST_SECONDS, partial(ended, *words))
        assert ran.status in (0, 2, 3), ran.err[:200]


@pytest.mark.parametrize("name", ["brackets that close", "a dotted key", "a hexadecimal number"])
def test_the_line_is_told(dzcli, sheet, name):
    """What is too deep, or too long a number, is told with its line."""
    path = sheet("heavy", NAME + "\n" + SHEETS[name].removeprefix(NAME))
    told = dzcli("wound", path, "--final", "1", status=3).err
    assert f"{path}:3: not valid TOML: " in told
    assert "nested too deeply" in told or "a number of more than 100 digits" in told


def test_what_is_deep_enough(dzcli, sheet):
    """Brackets within texts and comments are none; as many as a sheet may need are read."""
    lines = [
        f'nom = "{"[" * 60}"',
        "# " + "{" * 100 + ". " * 100,
        "competences = { escrime = { score = 40 } }",
    ]
    assert dzcli("test", sheet("deep", "\n".join(lines)), "escrime", "--dice", "40", "-q").out == "success\n"


@pytest.mark.parametrize("key", ["sante", "etats", "blessures", "etats+"])
@pytest.mark.parametrize(
    "value",
    [
        "[" * 1000,
        "[" * 400 + "]" * 400,
        "{a=" * 300,
        "{" + "a." * 40_000 + "a=1}",
        "0x" + "F" * 5000,
        '"""' * 20_000,
    ],
)
def test_a_heavy_value_set_by_hand(ended, sheet, key, value):
    """A value that is set by hand is no more than a sheet may hold."""
    ran = in_time(MOST_SECONDS, lambda: ended("sheet", "set", sheet("koris"), f"{key}={value}"))
    assert ran.status in (2, 3)
