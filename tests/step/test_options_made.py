"""Options and arguments as steps describe them: what each kind of them is."""

from typing import Any

import pytest

from dzcli.step import options
from dzcli.step.options import BLOW, DICE, RECORD, ROLE, ROLL, SHEET, Argument, Option, Options

OPTION: dict[str, Any] = {
    "flags": ("-x", "--xyz"),
    "help": "What for.",
    "metavar": None,
    "names": None,
    "default": None,
    "repeats": False,
    "required": False,
    "by_hand": False,
    "bare": False,
    "choices": {},
    "low": None,
    "high": None,
    "excludes": (),
    "group": ROLL,
}
"""All that an option says, where nothing is said of it."""
WORDS = {"choices": ("a", "b")}
CHOICES = {"choices": {"a": (), "b": ()}}
OTHERS = {"excludes": "--one --two", "group": DICE}
EXCLUDES = {"excludes": ("--one", "--two"), "group": DICE}
# What makes it, what is said of it, and what it says but for what goes without saying.
MADE = {
    "flag": (options.flag, {}, {"bare": True, "default": False}),
    "flag by hand": (
        options.flag,
        {"by_hand": True, **OTHERS},
        {"bare": True, "default": False, "by_hand": True, **EXCLUDES},
    ),
    "number": (options.number, {"low": 2, "high": 5}, {"metavar": "N", "low": 2, "high": 5}),
    "number that excludes": (
        options.number,
        {"low": 2, "high": 5, "metavar": "M", **OTHERS},
        {"metavar": "M", "low": 2, "high": 5, **EXCLUDES},
    ),
    "count": (options.count, {"high": 5}, {"metavar": "N", "low": 0, "high": 5, "default": 0}),
    "count that excludes": (
        options.count,
        {"high": 5, "metavar": "M", **OTHERS},
        {"metavar": "M", "low": 0, "high": 5, "default": 0, **EXCLUDES},
    ),
    "word": (options.word, {}, {}),
    "one of some words": (
        options.word,
        {"metavar": "W", **WORDS, **OTHERS},
        {"metavar": "W", **CHOICES, **EXCLUDES},
    ),
    "choice": (options.choice, WORDS, {"required": True, **CHOICES}),
    "choice with a default": (
        options.choice,
        {"default": "a", "group": DICE, "choices": {"a": ("x",)}},
        {"default": "a", "group": DICE, "choices": {"a": ("x",)}},
    ),
    "many": (options.many, {"metavar": "W"}, {"metavar": "W", "repeats": True, "default": ()}),
    "many that exclude": (
        options.many,
        {"metavar": "W", **OTHERS},
        {"metavar": "W", "repeats": True, "default": (), **EXCLUDES},
    ),
    "sheet": (options.sheet, {}, {"metavar": "SHEET", "names": SHEET}),
    "sheet that excludes": (
        options.sheet,
        {"metavar": "S", **OTHERS},
        {"metavar": "S", "names": SHEET, **EXCLUDES},
    ),
    "sheets": (options.sheets, {}, {"metavar": "SHEET", "names": SHEET, "repeats": True, "default": ()}),
    "sheets of a group": (
        options.sheets,
        {"metavar": "S", "group": DICE},
        {"metavar": "S", "names": SHEET, "repeats": True, "default": (), "group": DICE},
    ),
    "record": (options.record, {}, {"metavar": "R", "names": RECORD, "group": BLOW}),
    "record of a group": (
        options.record,
        {"metavar": "S", "group": DICE},
        {"metavar": "S", "names": RECORD, "group": DICE},
    ),
    "role": (options.role, WORDS, {"names": ROLE, "group": BLOW, **CHOICES}),
    "role of a group": (options.role, {"group": DICE, **WORDS}, {"names": ROLE, "group": DICE, **CHOICES}),
}


@pytest.mark.parametrize("make, said, found", MADE.values(), ids=MADE)
def test_option(make, said, found):
    """Each kind of option says what it takes, and its default is what a step has of it without a value."""
    option = make("-x --xyz", "What for.", **said)
    assert vars(option) == {**OPTION, **found}
    assert option.name == "--xyz"


ARGUMENTS = [
    ({}, {"names": None, "default": None, "repeats": False, "required": True, "carried": None}),
    (
        {"names": SHEET, "required": False},
        {"names": SHEET, "default": None, "repeats": False, "required": False, "carried": None},
    ),
    (
        {"repeats": True},
        {"names": None, "default": (), "repeats": True, "required": True, "carried": None},
    ),
    (
        {"carried": "target"},
        {"names": None, "default": None, "repeats": False, "required": False, "carried": "target"},
    ),
]


@pytest.mark.parametrize("said, found", ARGUMENTS)
def test_argument(said, found):
    """An argument has to be given unless it is said that it may be left out, or a record has it."""
    made = options.argument("WHO", "Whose.", **said)
    assert isinstance(made, Argument)
    assert vars(made) == {"metavar": "WHO", "help": "Whose.", **found}


class Base(Options):
    """Options that others have too."""

    deep = options.flag("--deep", "How deep.")
    who = options.argument("WHO", "Whose.")


class More(Base):
    """One more, and one that is described anew."""

    wide = options.number("-w --wide", "How wide.", low=1, high=3)
    deep = options.flag("--deep", "Deeper.")


def test_described():
    """Options of a class are those of its bases first; each is described where it was last."""
    assert list(options.describe(More)) == ["deep", "who", "wide"]
    assert list(options.arguments(More)) == ["who"]
    found = options.by_flag([Base, More])
    assert {flag: one.help for flag, one in found.items()} == {
        "--deep": "How deep.",
        "-w": "How wide.",
        "--wide": "How wide.",
    }
    assert isinstance(found["-w"], Option)


def test_values():
    """A step has the values that were given, and of the others the defaults."""
    asked = More(wide=2)
    assert (asked.wide, asked.deep, asked.who) == (2, False, None)
    assert repr(asked) == "More(wide=2)"
