"""The page of a command: ``dzcli-attack(1)``."""

from collections.abc import Iterator
from datetime import date

from dzcli import systems
from dzcli.cli.commands import COMMANDS
from dzcli.cli.manual import mdoc
from dzcli.cli.shared import alone, differing, grouped, owners_of
from dzcli.step.options import GROUPS, Argument, Option, arguments

Differing = dict[str, dict[str, str]]


def page(name: str, day: date) -> Iterator[str]:
    """The lines of the page of a command."""
    owners = owners_of(name)
    taken = list(arguments(owners[0]).values())
    yield from mdoc.head(page_name(name), 1, about(name), day)
    yield ".Sh SYNOPSIS"
    yield f".Nm dzcli {name}"
    yield ".Op Ar OPTIONS"
    yield from map(_argument, taken)
    yield ".Sh DESCRIPTION"
    yield from mdoc.text(about(name))
    if taken:
        yield from mdoc.tagged((f".It Ar {mdoc.word(one.metavar)}", one.help) for one in taken)
    only, words = alone(name), differing(name)
    for group, heading in GROUPS.items():
        options = [(flags, one) for flags, one in grouped(owners).items() if one.group == group]
        if options:
            yield f".Ss {heading.removesuffix(':')}"
            yield from mdoc.tagged(
                (_flags(flags, one, words), _told(flags, one, only, words)) for flags, one in options
            )
    yield from mdoc.examples(_examples(name))
    yield from mdoc.see_also([("dzcli", 1), ("dzcli", 5)])


def page_name(name: str) -> str:
    """What the page of a command is called."""
    return f"dzcli-{name.replace(' ', '-')}"


def about(name: str) -> str:
    """What a command is for."""
    return COMMANDS[name].help if name in COMMANDS else systems.having(name)[0].steps[name].help


def _examples(name: str) -> list[str]:
    if name in COMMANDS:
        return list(COMMANDS[name].examples)
    return [example for system in systems.having(name) for example in system.steps[name].examples]


def _argument(argument: Argument) -> str:
    taken = f"Ar {mdoc.word(argument.metavar)}"
    return f".{taken}" if argument.required else f".Op {taken}"


def _flags(flags: tuple[str, ...], option: Option, words: Differing) -> str:
    """The head of an option: its flags, and what the value is called."""
    named = " , ".join(f"Fl {flag[1:]}" for flag in sorted(flags, key=len))
    value = option.metavar or ("" if flags[0] in words else "|".join(option.choices))
    return f".It {named}" if option.bare else f".It {named} Ar {mdoc.word(value or 'VALUE')}"


def _told(flags: tuple[str, ...], option: Option, only: dict[str, str], words: Differing) -> str:
    """The help of an option, with what else there is to know of it."""
    told = [option.help]
    if option.required:
        told.append("It has to be given.")
    told += [f"With {system}: {those}." for system, those in words.get(flags[0], {}).items()]
    if flags[0] in only:
        told.append(f"Only {only[flags[0]]} has it.")
    if option.excludes:
        told.append(f"Not with {', '.join(option.excludes)}.")
    return " ".join(told)
