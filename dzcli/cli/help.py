"""The help pages: plain text as wide as the terminal, all of it in the reader's language.

Typer knows what a command takes; only its way of telling it is replaced. Loaded only where Typer is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from dzcli.cli import page
from dzcli.cli.page import EXAMPLES, INDENT, section
from dzcli.cli.topics import TOPICS
from dzcli.light import NamedTuple
from dzcli.show.folding import folded
from dzcli.step.options import BLOW, GROUPS, OUTPUT

Say = Callable[[str], str]
"""Puts a text into the reader's language."""

ELLIPSIS = "..."


class Kinds(NamedTuple):
    """The classes that Typer makes commands of."""

    command: type[TyperCommand]
    group: type[TyperGroup]


def kinds(say: Say, examples: Iterable[str] = ()) -> Kinds:
    """Commands whose help is ours, in the language of ``say``, and ends with examples."""

    class Helped:
        def get_help(self, ctx: Any) -> str:
            lines = list(_page(self, ctx, say))
            if examples:
                lines += ["", say(EXAMPLES), *(f"{'':{INDENT}}{line}" for line in examples)]
            return "\n".join(lines)

        def get_help_option(self, ctx: Any) -> TyperOption:
            return _help_option(list(ctx.help_option_names))

    class Command(Helped, TyperCommand):
        pass

    class Group(Helped, TyperGroup):
        pass

    return Kinds(Command, Group)


def _help_option(flags: list[str]) -> TyperOption:
    def show(context: Any, option: Any, value: bool) -> None:
        if value and not context.resilient_parsing:
            page.show(context.get_help().split("\n"))
            context.exit()

    return TyperOption(
        param_decls=flags,
        is_flag=True,
        is_eager=True,
        expose_value=False,
        help=HELP,
        callback=show,
        rich_help_panel=GROUPS[OUTPUT],
    )


def _page(command: Any, ctx: Any, say: Say) -> Iterator[str]:
    """The lines of a page: usage, what the command is for, and what it takes."""
    width = page.width()
    parameters = command.get_params(ctx)
    arguments = [one for one in parameters if isinstance(one, TyperArgument)]
    commands = getattr(command, "commands", {})
    ends = [say(COMMAND)] if commands else [_metavar(one, say, in_usage=True) for one in arguments]
    yield from folded(" ".join([say(USAGE), ctx.command_path, say(OPTIONAL), *ends]), width)
    yield from ("", *folded(command.help or "", width))
    yield from section(say(ARGUMENTS), [(_metavar(one, say), _text(one, say)) for one in arguments], width)
    options = [one for one in parameters if isinstance(one, TyperOption)]
    for heading, group in {OPTIONS: options}.items() if commands else _grouped(options):
        yield from section(say(heading), [(_flags(one, say), _text(one, say)) for one in group], width)
    yield from section(say(COMMANDS), [(name, one.help) for name, one in commands.items()], width)
    if commands and ctx.parent is None:
        yield from section(say(ABOUT_TOPICS), [(name, say(about)) for name, about in TOPICS.items()], width)
    if command.epilog:
        yield from ("", *folded(command.epilog, width))


def _grouped(options: Iterable[TyperOption]) -> Iterable[tuple[str, list[TyperOption]]]:
    """The options under their headings: those of a group in the order of the groups.

    What only one system has comes after what is said of the roll and of the blow.
    """
    found: dict[str, list[TyperOption]] = {}
    for option in options:
        found.setdefault(option.rich_help_panel or OPTIONS, []).append(option)
    groups = list(GROUPS.values())
    others = groups.index(GROUPS[BLOW]) + 0.5
    return sorted(found.items(), key=lambda pair: groups.index(pair[0]) if pair[0] in groups else others)


def _metavar(argument: TyperArgument, say: Say, *, in_usage: bool = False) -> str:
    name = say(argument.metavar or str(argument.name))
    if in_usage and argument.nargs != 1:
        name = f"{name.removesuffix(ELLIPSIS)}{ELLIPSIS}"
    return f"[{name}]" if in_usage and not argument.required else name


def _flags(option: TyperOption, say: Say) -> str:
    flags = ", ".join(sorted(option.opts, key=len))
    return flags if option.is_flag else f"{flags} {say(option.metavar or VALUE)}"


def _text(parameter: TyperArgument | TyperOption, say: Say) -> str:
    return marked(say(parameter.help or ""), parameter.required, say)


def marked(text: str, required: bool, say: Say) -> str:
    """The help of a parameter, which says so if it has to be given."""
    return f"{text} {say(REQUIRED)}" if required else text


USAGE = "Usage:"
OPTIONAL = "[OPTIONS]"
COMMAND = "COMMAND [ARGUMENTS]"
ARGUMENTS = "Arguments:"
OPTIONS = "Options:"
COMMANDS = "Commands:"
ABOUT_TOPICS = "Pages of dzcli help TOPIC:"
VALUE = "VALUE"
REQUIRED = "(required)"
HELP = "Show this help and exit."
