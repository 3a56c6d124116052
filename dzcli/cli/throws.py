"""Which throw a command line asks for, and the results of a series."""

import os
from collections.abc import Callable, Iterable, Iterator
from typing import TextIO

from dzcli.cli.options import Common
from dzcli.dice.fault import DiceFault
from dzcli.dice.throw import Faces, FallingDice
from dzcli.fault import UsageFault
from dzcli.message import Message
from dzcli.result import Record
from dzcli.show.language import Language

SEED_BYTES = 4
"""Seeds that are drawn are short enough to be typed again."""


def results(
    common: Common, language: Language, resolve: Callable[[FallingDice], Iterable[Record]]
) -> Iterator[Record]:
    """What ``resolve`` makes of each throw that the options ask for, with its seed."""
    if common.dice is None and not common.ask:
        yield from _series(common, resolve)
        return
    throw = _told(common, language)
    # Nothing is shown before it is known that every die was used.
    records = list(resolve(throw))
    throw.finish()
    yield from records


def _told(common: Common, language: Language) -> FallingDice:
    """The throw of dice that a person tells: given ones, or asked for."""
    if common.dice is not None:
        from dzcli.dice.given import Given

        return Given(common.dice)
    from dzcli.dice.asked import Asked

    return Asked(Prompt(language))


def _series(common: Common, resolve: Callable[[FallingDice], Iterable[Record]]) -> Iterator[Record]:
    """The results of seeded throws.

    A block of results is drawn from its start, so that those before the first one wanted
    have to be resolved too, but are not given.
    """
    from dzcli.dice.random import Random, block_start

    seed = common.seed if common.seed is not None else int.from_bytes(os.urandom(SEED_BYTES))
    throw = Random(seed)
    first = common.index or 1
    for index in range(block_start(first), first + (common.times or 1)):
        throw.begin(index)
        for record in resolve(throw):
            if index >= first:
                record.seed, record.index = seed, index
                yield record


class Prompt:
    """Asks at the controlling terminal, which is not standard output nor standard input."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._terminal = _terminal()

    def __call__(self, faces: Faces, purpose: str, fault: DiceFault | None) -> str:
        """Ask for one die; say what was wrong with the last answer, if anything was."""
        from dzcli.dice.given import name

        if fault is not None:
            self._write(Message(WRONG, {"die": name(faces)}), "\n")
        from dzcli.show.words import PURPOSES

        what = self._language.template(PURPOSES.get(purpose, purpose))
        self._write(Message(ASK, {"die": name(faces), "purpose": what}), " ")
        answer = self._terminal.readline()
        if not answer:
            raise KeyboardInterrupt
        return answer.strip()

    def _write(self, message: Message, end: str) -> None:
        self._terminal.write(self._language.say(message) + end)
        self._terminal.flush()


class _Both:
    """A terminal opened once for reading and once for writing."""

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self.readline, self.write, self.flush = source.readline, sink.write, sink.flush


def _terminal() -> _Both:
    names = ("CONIN$", "CONOUT$") if os.name == "nt" else ("/dev/tty", "/dev/tty")
    try:
        return _Both(open(names[0], encoding="utf-8"), open(names[1], "w", encoding="utf-8"))
    except OSError:
        raise UsageFault("no_terminal", NO_TERMINAL) from None


ASK = "{die}, {purpose}:"
WRONG = "That is not a face of a {die}."
NO_TERMINAL = "--ask needs a terminal to ask at; give the dice with --dice."
