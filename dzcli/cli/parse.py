"""The Typer application, built from the descriptions of the steps.

Only the command that is called is built in full; the others are there by name, for the
help. Every value reaches us as text and is checked in one place, `dzcli.cli.convert`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Annotated, Any

import typer
from typer.main import get_command

from dzcli import systems
from dzcli.cli.commands import ABOUT, COMMANDS, FAMILIES, SHEETS, first_names
from dzcli.cli.help import Kinds, kinds, marked
from dzcli.cli.options import Global
from dzcli.cli.request import Request
from dzcli.cli.shared import alone, differing, grouped, owners_of
from dzcli.light import NamedTuple
from dzcli.step.options import GROUPS, Argument, Option, arguments, describe

CONTEXT = {"help_option_names": ["-h", "--help"]}
Say = Callable[[str], str]
"""Puts a help text into the reader's language."""
OF_SYSTEM = "Only {system}:"
WORDS_OF = "With {system}: {words}."


def parse(words: list[str], step: str | None, say: Say) -> Request | None:
    """Read a command line whose command is ``step``; None if it asked for help and got it.

    Raises Typer's own exceptions for what it does not understand.
    """
    command = get_command(_application(step, say))
    answer = command.main(args=words, prog_name="dzcli", standalone_mode=False)
    return answer if isinstance(answer, Request) else None


def _application(step: str | None, say: Say) -> typer.Typer:
    kind = kinds(say)
    app = _group(kind, say(ABOUT), say(SHEETS))
    # What may stand before the command was read before Typer was asked; it is here for the help.
    app.callback()(_callback(say))
    for name in [*systems.commands(), *first_names()] if step is None else [step]:
        family, _, inner = name.partition(" ")
        if family not in FAMILIES:
            _add(app, name, name == step, say)
            continue
        members = _group(kind, say(FAMILIES[family]), None)
        app.add_typer(members, name=family)
        for command in COMMANDS:
            if command == name or (command.startswith(f"{family} ") and not inner):
                _add(members, command, command == step, say)
    return app


def _group(kind: Kinds, help: str, epilog: str | None) -> typer.Typer:
    return typer.Typer(
        cls=kind.group,
        help=help,
        epilog=epilog,
        add_completion=False,
        rich_markup_mode=None,
        context_settings=CONTEXT,
        pretty_exceptions_enable=False,
    )


def _add(app: typer.Typer, name: str, called: bool, say: Say) -> None:
    """Add a command; in full only if it is the one ``called``."""
    told = _told(name)
    app.command(
        name.split()[-1],
        cls=kinds(say, told.examples).command,
        help=say(told.help),
        epilog=say(SHEETS) if told.on_sheets else None,
        context_settings=CONTEXT,
    )(_command(name, told if called else told._replace(owners=[]), say))


def _callback(say: Say) -> Callable[..., None]:
    def nothing(**values: Any) -> None:
        """The options were read already."""

    _sign(nothing, {f"option_{n}": _option(one, one.flags, say) for n, one in enumerate(_options([Global]))})
    return nothing


class _Told(NamedTuple):
    """What a command is for, and the classes of its options: the first has its arguments.

    ``alone`` is the title of the system that has an option, by its flags, where only one of several has it;
    ``differing`` has the words of an option by systems, where they are not the same in all.
    """

    help: str
    owners: list[type]
    examples: list[str]
    on_sheets: bool
    alone: dict[str, str]
    differing: dict[str, dict[str, str]]


def _told(name: str) -> _Told:
    if name in COMMANDS:
        return _Told(COMMANDS[name].help, owners_of(name), list(COMMANDS[name].examples), False, {}, {})
    found = [(system.steps[name], system) for system in systems.having(name)]
    examples = [example for step, _ in found for example in step.examples]
    on_sheets = any(step.on_sheets for step, _ in found)
    return _Told(found[0][0].help, owners_of(name), examples, on_sheets, alone(name), differing(name))


def _command(name: str, told: _Told, say: Say) -> Callable[..., Request]:
    """The function of a command: its signature is what Typer makes parameters of."""
    owners = told.owners
    described = list(arguments(owners[0]).values()) if owners else []
    flags = grouped(owners)
    parameters = {f"argument_{place}": _argument(one, say) for place, one in enumerate(described)}
    parameters |= {
        f"option_{place}": _option(
            one, names, say, told.alone.get(names[0]), told.differing.get(names[0], {})
        )
        for place, (names, one) in enumerate(flags.items())
    }

    def answer(**values: Any) -> Request:
        given = tuple(values[f"argument_{place}"] for place in range(len(described)))
        options = {
            names[0]: values[f"option_{place}"]
            for place, names in enumerate(flags)
            if values[f"option_{place}"] not in (None, False, [])
        }
        return Request(name, given, options)

    _sign(answer, parameters)
    return answer


def _options(owners: Iterable[type]) -> list[Option]:
    return [one for owner in owners for one in describe(owner).values() if isinstance(one, Option)]


def _sign(function: Callable[..., Any], parameters: dict[str, inspect.Parameter]) -> None:
    found = [parameter.replace(name=name) for name, parameter in parameters.items()]
    function.__signature__ = inspect.Signature(found)  # type: ignore[attr-defined]
    function.__annotations__ = {one.name: one.annotation for one in found}


def _argument(description: Argument, say: Say) -> inspect.Parameter:
    many = description.repeats
    bare: Any = list[str] if many else str
    default: Any = inspect.Parameter.empty
    if not description.required:
        bare, default = (list[str] | None if many else str | None), None
    extra = typer.Argument(help=say(description.help), metavar=description.metavar, show_default=False)
    return _parameter(Annotated[bare, extra], default)


def _option(
    description: Option,
    flags: tuple[str, ...],
    say: Say,
    system: str | None = None,
    differing: Mapping[str, str] = MappingProxyType({}),
) -> inspect.Parameter:
    """An option as Typer has it; one that only one ``system`` has stands under its title.

    Where its words are not the same in all systems, they are told after its help and not before it.
    """
    metavar = description.metavar or (None if differing else "|".join(description.choices) or None)
    # Whether it is given is looked at later, with everything else about values.
    told = marked(say(description.help), description.required, say)
    told = " ".join([told, *(say(WORDS_OF).format(system=one, words=differing[one]) for one in differing)])
    heading = say(OF_SYSTEM).format(system=system) if system else GROUPS[description.group]
    extra = typer.Option(
        *flags,
        help=told,
        metavar=metavar,
        show_default=False,
        rich_help_panel=heading,
    )
    if description.bare:
        return _parameter(Annotated[bool, extra], False)
    return _parameter(Annotated[list[str], extra], [])


def _parameter(annotation: Any, default: Any) -> inspect.Parameter:
    return inspect.Parameter("_", inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
