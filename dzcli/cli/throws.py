"""Which throw a command line asks for."""

import os
from collections.abc import Callable
from typing import TextIO

from dzcli.cli import streams
from dzcli.cli.options import Common
from dzcli.dice.fault import DiceFault
from dzcli.dice.throws.throw import Faces, FallingDice
from dzcli.fault import UsageFault
from dzcli.message import Message
from dzcli.show.language import Language
from dzcli.step.record import Record

SEED_BYTES = 4
"""Seeds that are drawn are short enough to be typed again."""

Resolve = Callable[[FallingDice], list[Record]]
"""Makes of a throw the records that a command line asks for, with their dice."""


def results(resolve: Resolve, common: Common, language: Language) -> list[Record]:
    """What ``resolve`` makes of the one throw that the options ask for, with its seed."""
    if common.dice is None and not common.ask:
        return _seeded(resolve, common)
    throw = _told(common, language)
    records = resolve(throw)
    # Nothing is shown before it is known that every die was used.
    throw.finish()
    return records


def seed_of(common: Common) -> int:
    """The seed that was asked for, or a new one."""
    return common.seed if common.seed is not None else int.from_bytes(os.urandom(SEED_BYTES))


def _told(common: Common, language: Language) -> FallingDice:
    """The throw of dice that a person tells: given ones, or asked for."""
    if common.dice is not None:
        from dzcli.dice.throws.given import Given

        return Given(common.dice)
    from dzcli.dice.throws.asked import Asked

    return Asked(Prompt(language))


def _seeded(resolve: Resolve, common: Common) -> list[Record]:
    """The result of an index of a seed.

    A block of results is drawn from its start, so that those before it have to be resolved
    too.
    """
    from dzcli.dice.throws.random import Random, block_start

    throw = Random(seed_of(common))
    wanted = common.index or 1
    records: list[Record] = []
    for index in range(block_start(wanted), wanted + 1):
        throw.begin(index)
        records = resolve(throw)
    for record in records:
        record.seed, record.index = throw.seed, wanted
    return records


class Prompt:
    """Asks at the controlling terminal, which is not standard output nor standard input."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._terminal = _terminal()

    def __call__(self, faces: Faces, purpose: str, fault: DiceFault | None) -> str:
        """Ask for one die; say what was wrong with the last answer, if anything was."""
        from dzcli.dice.throws.given import name

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
        return _Both(streams.open_terminal(names[0], "r"), streams.open_terminal(names[1], "w"))
    except OSError:
        raise UsageFault("no_terminal", NO_TERMINAL) from None


ASK = "{die}, {purpose}:"
WRONG = "That is not a face of a {die}."
NO_TERMINAL = "--ask needs a terminal to ask at; give the dice with --dice."
