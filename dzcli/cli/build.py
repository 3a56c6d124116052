"""The Typer application, built from the descriptions of the options.

Only the command that is called is built in full; the others are there by name, for the
help. Every value reaches us as text and is checked in one place, `dzcli.cli.convert`.
"""

import inspect
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import typer
from typer.main import get_command

from dzcli.cli.help import kinds
from dzcli.cli.options import ABOUT, HELP, SHEETS, Common, Global, Roll
from dzcli.step.options import Argument, Option, describe, value_type

CONTEXT = {"help_option_names": ["-h", "--help"]}
Say = Callable[[str], str]
"""Puts a help text into the reader's language."""


class Request(NamedTuple):
    """A command line that Typer understood: the step, and the values given, as text."""

    step: str
    values: dict[str, Any]


def parse(words: list[str], step: str | None, say: Say) -> Request | None:
    """Read a command line whose command is ``step``; None if it asked for help and got it.

    Raises Typer's own exceptions for what it does not understand.
    """
    command = get_command(_application(step, say))
    answer = command.main(args=words, prog_name="dzcli", standalone_mode=False)
    return answer if isinstance(answer, Request) else None


def classes(step: str) -> list[type]:
    """The options of a step, of every system that has it, and the shared ones."""
    if step == "roll":
        return [Roll, Common]
    from dzcli import systems

    own = [systems.get(name).options_of(step) for name in systems.NAMES]
    return [*(options for options in own if options), Common]


def _application(step: str | None, say: Say) -> typer.Typer:
    kind = kinds(say)
    app = typer.Typer(
        cls=kind.group,
        help=say(ABOUT),
        epilog=say(SHEETS),
        add_completion=False,
        rich_markup_mode=None,
        context_settings=CONTEXT,
        pretty_exceptions_enable=False,
    )
    # What may stand before the command was read before Typer was asked; it is here for the help.
    app.callback()(_function("", [Global], say))
    for name in HELP if step is None else [step]:
        app.command(
            name, cls=kind.command, help=say(HELP[name]), epilog=say(SHEETS), context_settings=CONTEXT
        )(_function(name, classes(name) if name == step else [], say))
    return app


def _function(step: str, options_classes: list[type], say: Say) -> Callable[..., Request]:
    """The function of a command: its signature is what Typer makes parameters of."""

    def answer(**values: Any) -> Request:
        return Request(
            step, {name: value for name, value in values.items() if value not in (None, False, [])}
        )

    parameters: dict[str, inspect.Parameter] = {}
    for options in options_classes:
        for name, description in describe(options).items():
            parameters.setdefault(name, _parameter(options, name, description, say))
    answer.__signature__ = inspect.Signature(list(parameters.values()))  # type: ignore[attr-defined]
    answer.__annotations__ = {name: parameter.annotation for name, parameter in parameters.items()}
    return answer


def _parameter(options: type, name: str, description: Option | Argument, say: Say) -> inspect.Parameter:
    kind = value_type(options, name)
    many = getattr(kind, "__origin__", None) is tuple
    bare: Any = bool if kind is bool else list[str] if many else str | None
    default: Any = False if kind is bool else [] if many else None
    extra: Any
    help_text = say(description.help)
    if isinstance(description, Argument):
        extra = typer.Argument(help=help_text, metavar=description.metavar, show_default=False)
        if not hasattr(options, name):
            bare, default = list[str] if many else str, inspect.Parameter.empty
    else:
        metavar = description.metavar or "|".join(description.choices) or None
        extra = typer.Option(*description.flags, help=help_text, metavar=metavar, show_default=False)
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[bare, extra]
    )
