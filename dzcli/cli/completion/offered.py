"""What may follow on a command line, by the descriptions: commands, their options, what each takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from dzcli import systems
from dzcli.cli.commands import COMMANDS, FAMILIES
from dzcli.cli.listing import KINDS, RANDOM_TABLES, TABLES
from dzcli.cli.options import Global
from dzcli.cli.shared import grouped, owners_of
from dzcli.cli.topics import TOPICS
from dzcli.light import NamedTuple
from dzcli.step.options import OUTPUT, RECORD, SHEET, Argument, Option, arguments, by_flag, flag
from dzcli.step.options import Options as Described

NOTHING, TEXT, WORDS, SHEETS, FILES, LISTED = "nothing", "text", "words", "sheets", "files", "list"
"""What may be given: nothing, what nobody foretells, one of some words, a sheet, a file, what a sheet has."""
LISTS = {
    "weapon": "weapons",
    "skill": "skills",
    "mod": "modifiers",
    "rule": "rules",
    "gain": "states",
    "lose": "states",
    "SKILL": "skills",
}
"""What ``dzcli list`` tells: by the last word of a flag, or by what the help calls an argument."""
NAMED = {SHEET: SHEETS, RECORD: FILES}
PLACEHOLDERS = {"SHEET": SHEETS, "EXPR": SHEETS, "FILE": FILES, "RESULT": FILES, "DIR": FILES}
SHELLS = ("bash", "zsh", "fish", "powershell")
FIXED = {"SYSTEM": systems.NAMES, "SHELL": SHELLS}
FIXED_ARGUMENTS = FIXED | {"KIND": KINDS}
"""What a value is, by what the help calls it."""
Say = Callable[[str], str]
"""Puts a text into the reader's language."""


class Value(NamedTuple):
    """What is offered for a value: its kind, of `WORDS` the words, and what the help calls it.

    Of what is `LISTED` the words are what ``dzcli list`` is asked for, and which argument is the sheet, or 0.
    """

    kind: str
    words: tuple[str, ...] = ()
    name: str = ""

    @property
    def written(self) -> str:
        """The value as the files of completions have it: ``words:add cancel``, ``list:weapons 1``."""
        return f"{self.kind}:{' '.join(self.words)}" if self.words else self.kind


class Flags(NamedTuple):
    """An option: all of its flags, those that cannot be given with it, its help and its value."""

    flags: tuple[str, ...]
    excludes: tuple[str, ...]
    help: str
    value: Value
    repeats: bool


class Offered(NamedTuple):
    """A command by its one or two words; the last of its arguments may be ``endless``."""

    name: str
    help: str
    options: tuple[Flags, ...]
    arguments: tuple[Value, ...]
    endless: bool = False


class Helping(Described):
    """What every command has."""

    help = flag("-h --help", "Show this help and exit.", group=OUTPUT)


def before(say: Say) -> tuple[Flags, ...]:
    """The options that may stand before the command."""
    return _options([Global, Helping], say)


def families(say: Say) -> Mapping[str, str]:
    """The first words of commands that are called by two, each with what they are about."""
    return {name: say(help) for name, help in FAMILIES.items()}


def commands(say: Say) -> list[Offered]:
    """Every command of every system, in the order of the help, and ``help`` itself."""
    found = [_command(name, say) for name in (*systems.commands(), *COMMANDS)]
    first = dict.fromkeys(one.name.split()[0] for one in found)
    return [*found, Offered("help", say(HELP), (), (Value(WORDS, (*first, *TOPICS)),))]


def _command(name: str, say: Say) -> Offered:
    owners = owners_of(name)
    help = COMMANDS[name].help if name in COMMANDS else systems.having(name)[0].steps[name].help
    taken = list(arguments(owners[0]).values())
    return Offered(
        name,
        say(help),
        _options([*owners, Helping], say),
        tuple(_value(one, say) for one in taken),
        any(one.repeats for one in taken),
    )


def _options(owners: Iterable[type], say: Say) -> tuple[Flags, ...]:
    owners = list(owners)
    return tuple(
        Flags(flags, option.excludes, say(option.help), _of_all(flags[0], owners, say), option.repeats)
        for flags, option in grouped(owners).items()
    )


def _of_all(flag: str, owners: list[type], say: Say) -> Value:
    """What an option takes in any of the systems: together their words, where each has some."""
    same = [found[flag] for owner in owners if flag in (found := by_flag([owner]))]
    values = [_value(one, say) for one in same]
    words = tuple(dict.fromkeys(word for value in values for word in value.words))
    return values[0]._replace(words=words) if values[0].kind == WORDS else values[0]


def _value(described: Option | Argument, say: Say) -> Value:
    placeholder = (described.metavar or "").removesuffix("...")
    name = say(described.metavar) if described.metavar else ""
    if isinstance(described, Option):
        if described.bare:
            return Value(NOTHING)
        if described.choices:
            return Value(WORDS, tuple(described.choices), name)
    fixed = (FIXED if isinstance(described, Option) else FIXED_ARGUMENTS).get(placeholder)
    if fixed is not None:
        return Value(WORDS, fixed, name)
    kind = NAMED.get(described.names or "") or PLACEHOLDERS.get(placeholder, TEXT)
    listed = _listed(described) if kind == TEXT else ()
    return Value(LISTED if listed else kind, listed, name)


def _listed(described: Option | Argument) -> tuple[str, ...]:
    """What ``dzcli list`` is asked for, and which argument is the sheet: of ``--target-skill`` the second."""
    if described.metavar == TABLE:
        return (TABLES if isinstance(described, Argument) else RANDOM_TABLES, NO_SHEET)
    words = [described.metavar] if isinstance(described, Argument) else described.name[2:].split("-")
    return (LISTS[words[-1]], str(min(len(words), 2))) if words[-1] in LISTS else ()


TABLE = "TABLE"
NO_SHEET = "0"
SHIPPED = "sheet that ships"
SHEET_FILES = "TOML files of sheets"
HELP = "Show the help of a command or of a topic."
