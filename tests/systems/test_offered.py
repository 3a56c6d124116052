"""What each step of a system takes and tells: its arguments and options, its odds, what follows.

A file ``offered.toml`` of a system has a table for each step, in their order. An option stands with the
values that it takes, and with whatever is not so of most: its group, what it excludes, that it may repeat.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dzcli import systems
from dzcli.step.options import ROLL, Argument, Option, describe
from dzcli.step.step import Step

DATA = {
    path.parent.name: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted(Path(__file__).parent.glob("*/offered.toml"))
}


def told_of_option(option: Option) -> str:
    """The values that an option takes and its rules, in one line."""
    parts = list(_values(option))
    parts += ["repeats"] if option.repeats else []
    parts += ["required"] if option.required else []
    parts += ["by hand"] if option.by_hand else []
    parts += [f"a {option.names}"] if option.names else []
    parts += [f"else {option.default}"] if option.default not in (None, False, ()) else []
    parts += [f"not with {' '.join(option.excludes)}"] if option.excludes else []
    parts += [option.group] if option.group != ROLL else []
    return ", ".join(parts)


def _values(option: Option) -> Iterator[str]:
    if option.metavar:
        yield option.metavar
    if option.low is not None:
        yield f"{option.low} to {option.high}"
    if option.choices:
        yield " | ".join("/".join((word, *others)) for word, others in option.choices.items())


def told_of_argument(argument: Argument) -> str:
    """Whom or what an argument names, and whether it is needed."""
    parts = [f"a {argument.names}"] if argument.names else ["a word"]
    parts += ["required"] if argument.required else []
    parts += ["repeats"] if argument.repeats else []
    parts += [f"else the {argument.carried} of --from"] if argument.carried else []
    return ", ".join(parts)


def offered(step: Step) -> dict[str, Any]:
    """A step as its page has it."""
    found: dict[str, Any] = {
        "title": step.title,
        "quiet": list(step.quiet),
        "missing": step.missing,
        "reads": list(step.reads),
        "then": step.then,
        "prefix": None if step.prefix == step.name else step.prefix,
        "also": list(step.also),
        "rows": list(step.rows),
        "examples": list(step.examples),
        "odds": [_told(one) for one in step.odds],
        "options": dict(map(_named, describe(step.options).values())),
    }
    return {key: value for key, value in found.items() if value not in (None, [])}


def _named(one: Option | Argument) -> tuple[str, str]:
    if isinstance(one, Option):
        return " ".join(one.flags), told_of_option(one)
    return one.metavar, told_of_argument(one)


def _told(told: Any) -> str:
    """What is told of a step's odds: its path and label, and what is not so of most."""
    parts = [f"{told.path}: {told.label}", "a number" if told.number else "a word"]
    parts += [f"at {told.at}"] if told.at else []
    parts += [f"{told.missing} where there is none"] if told.missing is not None else []
    parts += ["optional"] if told.optional else []
    parts += [f"{value} is {word}" for value, word in told.words.items()]
    return ", ".join(parts)


@pytest.mark.parametrize("system", DATA)
def test_steps_come_in_their_order(system: str) -> None:
    """A system has the steps of its page, in the order of the help."""
    assert list(systems.get(system).steps) == list(DATA[system])


@pytest.mark.parametrize(
    ("system", "step"), [(system, step) for system, steps in DATA.items() for step in steps]
)
def test_a_step_offers_what_its_page_says(system: str, step: str) -> None:
    """Values, ranges, what excludes what, what odds and a quiet run tell, and which steps go on from it."""
    assert offered(systems.get(system).steps[step]) == DATA[system][step]
