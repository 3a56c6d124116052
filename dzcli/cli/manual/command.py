"""The page of a command: ``dzcli-attack(1)``."""

from collections.abc import Iterator
from datetime import date

from dzcli import systems
from dzcli.cli.commands import COMMANDS
from dzcli.cli.manual import mdoc
from dzcli.cli.manual import words as sentences
from dzcli.cli.manual.mdoc import Say
from dzcli.cli.shared import alone, differing, grouped, owners_of
from dzcli.step.options import GROUPS, Argument, Option, arguments

Differing = dict[str, dict[str, str]]


def page(name: str, day: date, say: Say) -> Iterator[str]:
    """The lines of the page of a command."""
    owners = owners_of(name)
    taken = list(arguments(owners[0]).values())
    yield from mdoc.head(page_name(name), 1, say(about(name)), day)
    yield ".Sh SYNOPSIS"
    yield f".Nm dzcli {name}"
    yield ".Op Ar OPTIONS"
    yield from (_argument(one, say) for one in taken)
    yield ".Sh DESCRIPTION"
    yield from mdoc.text(say(about(name)))
    if taken:
        yield from mdoc.tagged((f".It Ar {mdoc.word(say(one.metavar))}", say(one.help)) for one in taken)
    only, words = alone(name), differing(name)
    for group, heading in GROUPS.items():
        options = [(flags, one) for flags, one in grouped(owners).items() if one.group == group]
        if options:
            yield mdoc.subsection(say(heading))
            yield from mdoc.tagged(
                (_flags(flags, one, words, say), _told(flags, one, only, words, say))
                for flags, one in options
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


def _argument(argument: Argument, say: Say) -> str:
    name = mdoc.word(say(argument.metavar).removesuffix("..."))
    taken = f"Ar {name} ..." if argument.repeats else f"Ar {name}"
    return f".{taken}" if argument.required else f".Op {taken}"


def _flags(flags: tuple[str, ...], option: Option, words: Differing, say: Say) -> str:
    """The head of an option: its flags, and what the value is called."""
    named = " , ".join(f"Fl {flag[1:]}" for flag in sorted(flags, key=len))
    value = (option.metavar and say(option.metavar)) or (
        "" if flags[0] in words else "|".join(option.choices)
    )
    return f".It {named}" if option.bare else f".It {named} Ar {mdoc.word(value or say('VALUE'))}"


def _told(flags: tuple[str, ...], option: Option, only: dict[str, str], words: Differing, say: Say) -> str:
    """The help of an option, with what else there is to know of it."""
    told = [say(option.help)]
    if option.required:
        told.append(say(sentences.REQUIRED))
    told += [
        say(sentences.WITH).format(system=system, words=those)
        for system, those in words.get(flags[0], {}).items()
    ]
    if flags[0] in only:
        told.append(say(sentences.ONLY).format(system=only[flags[0]]))
    if option.excludes:
        told.append(say(sentences.APART).format(names=", ".join(option.excludes)))
    return " ".join(told)
