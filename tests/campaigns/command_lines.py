"""Command lines made at random: each ends with a status of the table, soon, and in words that do no harm.

    python tests/campaigns/command_lines.py [--count 20000] [--seed S]

A step of any system with arguments that fit it, or hardly, and options of that step, of others, or of none.
"""

import contextlib
import os
import random
import tempfile
from pathlib import Path

from campaign import Figures, run
from examples import shipped
from grammar import Grammar
from inside import judged

from dzcli import systems, tables
from dzcli.cli.commands import COMMANDS
from dzcli.step.options import Argument, Option, describe

HARM = "\x1b[2J\x9b\u202e\r\n"
SHEETS = tuple(f"@{name}" for name in tables.shipped_names())
BY_SYSTEM = {
    name: tuple(f"@{path.stem}" for path in sorted(Path(tables.root(), name).glob("sheets/*.toml")))
    for name in systems.NAMES
}
NO_SHEETS = ("@nobody", "-", "", "nobody.toml", "/", "@", "/dev/null", "/dev/zero", f"{HARM}.toml", "\udc80")
TYPED = """
escrime endurance épée fatigue=-10 x= =5 couvert text:x brisant face torse melee 53,7 53,7,4,2 00 6+5 , -- -
{x} [kh1] sheets skills weapons modifiers states rules bash fish sheet record
"""
SET = "sante=5 stress=x etats+=surpris etats-=surpris etats=[] sante = x=1 sante=99999"
ASKED = "--json -q -e -w --odds --luck -h --spare-dice --lang=fr --lang -V -qe"
FIGURES = "0 1 2 5 12 -1 -10 100 1000 99999999999999999999 x 1.5 −3 ٣"
WORDS, SETTINGS, COMMON, NUMBERS = TYPED.split(), SET.split(), ASKED.split(), FIGURES.split()
SETTINGS += [f"sante={text}" for text in ("[" * 600, "{a=" * 300, "0x" + "F" * 5000, "[" * 400 + "]" * 400)]
WORDS += ["", HARM, "\udc80", "é" * 300, "a b", *systems.NAMES]
STEPS = [(system, step) for system in map(systems.get, systems.NAMES) for step in system.steps.values()]
OTHERS = ("rol", "help", "sheet", "schema", "sheet x", "", "--")
FILES = tuple(f"{name[1:]}.toml" for name in SHEETS)
"""The same sheets, as files that may be written."""
FLAGS = tuple(
    dict.fromkeys(
        option
        for _, step in STEPS
        for option in describe(step.options).values()
        if isinstance(option, Option)
    )
)
WAITS = "--ask"
"""This would wait for an answer, where the campaign runs at a terminal."""


def value(chance: random.Random, option: Option) -> str:
    """A value of an option: one that it may have, or any."""
    if option.choices and chance.random() < 0.7:
        return chance.choice([*option.choices])
    if option.low is not None and chance.random() < 0.8:
        return str(chance.randint(option.low, min(option.high or 0, option.low + 50)))
    return chance.choice(chance.choice((SHEETS, NO_SHEETS, NUMBERS, WORDS)))


def option(chance: random.Random, flags: tuple[Option, ...]) -> list[str]:
    """An option with its value, one without, or a word."""
    if chance.random() < 0.3:
        return [chance.choice(COMMON if chance.random() < 0.9 else WORDS)]
    if chance.random() < 0.15:
        number = chance.choice(NUMBERS)
        return [f"{chance.choice(('--seed', '--index', '--times'))}={number[:3]}", "-q"]
    found = chance.choice(flags)
    flag = chance.choice(found.flags)
    return [flag] if found.bare else [f"{flag}={value(chance, found)}" if flag.startswith("--") else flag]


def command(chance: random.Random) -> list[str]:
    """A command that is no step, with any words and with options that it has."""
    name = chance.choice((*COMMANDS, *COMMANDS, *OTHERS))
    line = [*name.split(), *chance.choices((*SHEETS, *FILES, *SETTINGS), k=chance.choice((0, 1, 1, 2)))]
    if chance.random() < 0.4:
        line += chance.choices((*NO_SHEETS, *WORDS, *COMMON), k=chance.choice((1, 1, 2)))
    if name in COMMANDS:
        flags = tuple(one for one in describe(COMMANDS[name].options).values() if isinstance(one, Option))
        for _ in range(chance.choice((0, 1, 2)) if flags else 0):
            line += option(chance, flags)
    return line


def words(chance: random.Random) -> list[str]:
    """A command line."""
    if chance.random() < 0.2:
        return command(chance)
    if chance.random() < 0.2:
        line = ["roll", *(Grammar(chance).expression() for _ in range(chance.choice((1, 1, 2))))]
        flags = FLAGS
    else:
        system, step = chance.choice(STEPS)
        line = [step.name]
        for argument in describe(step.options).values():
            if isinstance(argument, Argument) and chance.random() < 0.95:
                own = (
                    chance.choice((BY_SYSTEM[system.name], FILES))
                    if chance.random() < 0.95
                    else (*SHEETS, *NO_SHEETS)
                )
                line.append(chance.choice(own if argument.names else WORDS))
        own_flags = tuple(one for one in describe(step.options).values() if isinstance(one, Option))
        flags = own_flags if own_flags and chance.random() < 0.95 else FLAGS
    for _ in range(chance.choice((0, 1, 1, 2, 3, 5))):
        line += option(chance, flags)
    if chance.random() < 0.05:
        line.insert(chance.randrange(len(line)), chance.choice((*WORDS, *NO_SHEETS)))
    return line


def trial(chance: random.Random, figures: Figures) -> None:
    """Run a command line."""
    line = [word for word in words(chance) if not word.startswith(WAITS)]
    stdin = chance.choice((b"", b"nom = 'Ana'\n", b"{}", b"\xff"))
    judged(line, figures, stdin)


if __name__ == "__main__":
    # Whatever is written by chance is written here.
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        os.environ |= {"HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder}
        for name, file in zip(SHEETS, FILES, strict=True):
            Path(file).write_bytes(shipped(name))
        run("command_lines", trial, count=20_000)
