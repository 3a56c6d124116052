"""A plain command line read from the descriptions, without Typer: scripts run such lines in loops.

It answers with the very request that Typer would make, or not at all: whatever is out of the ordinary (help,
an unknown or shortened flag, a missing value, a word too many) is left to Typer. It judges no value.
"""

from __future__ import annotations

from dzcli.cli import concerned
from dzcli.cli.commands import COMMANDS
from dzcli.cli.request import Request, Value
from dzcli.cli.shared import classes, grouped
from dzcli.step.options import Option, arguments

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

LEFT_TO_TYPER = ("-h", "--help", "-V", "--version")


class _NotPlain(Exception):
    """Something that Typer has to say more about."""


def read(words: list[str], step: str) -> Request | None:
    """The request of a plain command line whose command is ``step``; None if it is not plain.

    It is read with the options of one system, that of its sheets if these tell: others are not loaded.
    """
    if any(word in LEFT_TO_TYPER for word in words):
        return None
    if step in COMMANDS:
        return _tried(words, step, [COMMANDS[step].options], None)
    for system in concerned.likely(words, step):
        found = _tried(words, step, classes(system.steps[step], system.steps), system.name)
        if found is not None:
            return found
    return None


def _tried(words: list[str], step: str, owners: list[type], system: str | None) -> Request | None:
    try:
        placed, options = _read(_after(iter(words), step), owners)
        return Request(step, _arguments(placed, owners[0]), options, system)
    except _NotPlain:
        return None


def _after(words: Iterator[str], step: str) -> Iterator[str]:
    """The words after the command, which may be of two words; before it only the language may stand."""
    first, *others = step.split()
    for word in words:
        if word == first:
            if any(next(words, None) != other for other in others):
                raise _NotPlain
            return words
        if word == "--lang":
            next(words, None)
        elif not word.startswith("--lang="):
            raise _NotPlain
    raise _NotPlain


def _read(words: Iterator[str], owners: list[type]) -> tuple[list[str], dict[str, Value]]:
    """The words that are no options, and the options."""
    known = {flag: (flags, option) for flags, option in grouped(owners).items() for flag in flags}
    placed: list[str] = []
    options: dict[str, Value] = {}
    for word in words:
        if word == "--":
            placed.extend(words)
        elif not word.startswith("-") or word == "-":
            placed.append(word)
        else:
            _take(word, words, known, options)
    return placed, options


def _take(
    word: str,
    words: Iterator[str],
    known: dict[str, tuple[tuple[str, ...], Option]],
    options: dict[str, Value],
) -> None:
    """Read an option and its value, under the flag that it was first given by: in another system the others
    may be options of their own."""
    flag, joined, value = word.partition("=")
    if flag not in known or (joined and not flag.startswith("--")):
        raise _NotPlain
    together, option = known[flag]
    key = next((other for other in together if other in options), flag)
    if option.bare:
        if joined:
            raise _NotPlain
        options[key] = True
        return
    given = value if joined else next(words, None)
    if given is None:
        raise _NotPlain
    before = options.setdefault(key, [])
    assert isinstance(before, list)
    before.append(given)


def _arguments(placed: list[str], owner: type) -> tuple[str | list[str] | None, ...]:
    """The words that are no options, each at its place."""
    found: list[str | list[str] | None] = []
    rest = list(placed)
    for argument in arguments(owner).values():
        if argument.repeats:
            if argument.required and not rest:
                raise _NotPlain
            found.append(rest or None)
            rest = []
        elif rest:
            found.append(rest.pop(0))
        elif argument.required:
            raise _NotPlain
        else:
            found.append(None)
    if rest:
        raise _NotPlain
    return tuple(found)
