"""Faults put into words: one sentence on standard error, and the exit status."""

from __future__ import annotations

import os
import sys

from dzcli import __version__
from dzcli.cli import streams
from dzcli.dice.fault import DiceFault, ExpressionFault
from dzcli.fault import Fault, FileFault, OwnFault, RuleFault, UsageFault
from dzcli.message import Message
from dzcli.show.language import Language
from dzcli.step.record import SCHEMA

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

WRONG_EXPRESSION = 2
WRONG_DICE = 4
MOST_TOLD = 200
"""So many characters of an error are told at most."""
ALIKE = 0.75
"""How much an option must look like another for a slip."""


class AfterWriting(Exception):
    """Something, ``cause``, ended the command after ``sheets`` had been written."""

    def __init__(self, sheets: Sequence[str], cause: BaseException) -> None:
        super().__init__(*sheets)
        self.sheets = sheets
        self.cause = cause


def show(
    fault: Fault | DiceFault | ExpressionFault, language: Language, as_json: bool, written: Sequence[str] = ()
) -> int:
    """Print a fault on standard error, with the sheets written before it, and return its exit status."""
    status = _status(fault)
    sentence = _sentence(fault, language)
    error: dict[str, Any] = {"code": fault.code, "message": sentence, "exit": status}
    if written:
        sentence = f"{sentence} {language.say(_written(written))}"
        error |= {"message": sentence, "written": list(written)}
    _tell("error", error, sentence, as_json)
    return status


def note(code: str, told: Message, language: Language, as_json: bool) -> None:
    """Print something worth knowing that is no fault on standard error."""
    sentence = language.say(told)
    _tell("note", {"code": code, "message": sentence}, sentence, as_json)


def note_written(sheets: Sequence[str], language: Language, as_json: bool) -> None:
    """Say that sheets were written, where there is nothing else to say."""
    note("written", _written(sheets), language, as_json)


def _written(sheets: Sequence[str]) -> Message:
    return Message(WRITTEN, {"sheets": ", ".join(sheets)})


def _tell(kind: str, values: dict[str, Any], sentence: str, as_json: bool) -> None:
    if as_json:
        from dzcli.show.json import written

        told = written({"dzcli": SCHEMA, kind: values}).decode()
        streams.complain([told if streams.takes_json(sys.stderr) else streams.ascii_json(told)])
    else:
        streams.complain(line.rstrip() for line in f"dzcli: {sentence}".split("\n"))


def _status(fault: Fault | DiceFault | ExpressionFault) -> int:
    if isinstance(fault, Fault):
        return fault.exit
    return WRONG_DICE if isinstance(fault, DiceFault) else WRONG_EXPRESSION


def _sentence(fault: Fault | DiceFault | ExpressionFault, language: Language) -> str:
    if isinstance(fault, RuleFault) and fault.section:
        return f"{language.say(fault.message)} ({fault.section})"
    if isinstance(fault, Fault):
        return language.say(fault.message)
    values = dict(fault.values)
    if "purpose" in values:
        purposes = fault.so_far.terms.purposes if isinstance(fault, DiceFault) and fault.so_far else {}
        values["purpose"] = Message(purposes.get(values["purpose"], values["purpose"]), {})
    sentence = language.say(Message(fault.message, values))
    if isinstance(fault, ExpressionFault):
        from dzcli.dice.notation.caret import caret

        return f"{sentence}\n{caret(fault)}"
    # Dice that can be wrong are only those given with the option; whoever is asked is asked again.
    sentence = language.say(Message(WRONG_DIE, {"sentence": sentence}))
    return "\n".join((sentence, *_so_far(fault, language)))


def _so_far(fault: DiceFault, language: Language) -> list[str]:
    """What had come of the dice before the one that is wrong: it says why no other was asked for."""
    record = fault.so_far
    if record is None:
        return []
    width = max((len(line.rule) for line in record.lines), default=0)
    return [f"  {line.rule:<{width}}  {language.say(line.message)}" for line in record.lines]


def unforeseen(error: BaseException) -> Fault:
    """What no one foresaw: tables of one's own that lack a row the rules name, or a fault of dzcli itself."""
    from dzcli import tables

    # A generator tells an end that comes too early as the cause of an error of its own.
    missed = error.__cause__ if isinstance(error, RuntimeError) else error
    if isinstance(missed, LookupError | StopIteration) and (files := tables.alone()):
        row = missed.args[0] if isinstance(missed, KeyError) else None
        template = MISSING_ROW if row is not None else MISSING_SOME_ROW
        return FileFault("missing_row", template, files=files, row=str(row))
    return own_fault(error)


def own_fault(error: BaseException) -> Fault:
    """A fault of dzcli itself: what it is and where, for whoever mends it."""
    from traceback import extract_tb

    frame = extract_tb(error.__traceback__)[-1]
    where = f"{os.path.basename(frame.filename)}:{frame.lineno}"
    reason = " ".join(f"{type(error).__name__}: {error}".split())[:MOST_TOLD]
    return OwnFault("own_fault", OWN_FAULT, version=__version__, where=where, reason=reason)


def misread(error: Any, step: str | None) -> UsageFault:
    """What Typer did not understand, as a fault of ours."""
    from dzcli.names import nearest

    kind = type(error).__name__
    asked = f"dzcli {step} --help" if step else "dzcli --help"
    if kind == "NoSuchOption":
        meant = nearest(error.option_name, error.possibilities or (), ALIKE) or ""
        template = NO_SUCH_OPTION_MEANT if meant else NO_SUCH_OPTION
        if error.option_name[1:2].isdigit():
            template = DASH_EXPRESSION if step == "roll" else DASH_VALUE
        return UsageFault("unknown_option", template, option=error.option_name, meant=meant, help=asked)
    if kind == "MissingParameter":
        name = Message(error.param.metavar or error.param.name, {})
        return UsageFault("missing_argument", MISSING_ARGUMENT, name=name, help=asked)
    if kind == "BadOptionUsage" and "take" in error.format_message():
        return UsageFault("option_value", NO_OPTION_VALUE, option=error.option_name, help=asked)
    if kind == "BadOptionUsage":
        return UsageFault("option_value", OPTION_VALUE, option=error.option_name, help=asked)
    import re

    extra = re.fullmatch(r"Got unexpected extra arguments? ?\(?s?\)? ?\((.*)\)", error.format_message())
    if extra:
        return UsageFault("unexpected_argument", EXTRA_ARGUMENT, words=extra[1], help=asked)
    return UsageFault("usage", OTHER, help=asked)


OWN_FAULT = "A fault in dzcli {version} ({reason}, at {where}); please report it with the command line and the sheets."
WRITTEN = "Already written: {sheets}."
UNKNOWN_COMMAND = 'There is no command "{word}"; there are {names}.'
UNKNOWN_COMMAND_MEANT = 'There is no command "{word}"; did you mean "{meant}"?'
MISSING_ROW = '{files}: no table has the row "{row}", which the rules need; add it, or take its table out of "seulement".'
MISSING_SOME_ROW = (
    '{files}: a table lacks a row that the rules need; add it, or take that table out of "seulement".'
)
CANNOT_WRITE = "The result cannot be written ({reason})."
BAD_LANGUAGE = '--lang: "{found}" is not one of its values; there are {names}.'
NO_SUCH_OPTION = "There is no option {option}; see {help}."
NO_SUCH_OPTION_MEANT = "There is no option {option}; did you mean {meant}?"
DASH_VALUE = "There is no option {option}; a value that begins with a dash follows an equals sign, as in: -m fatigue=-10."
DASH_EXPRESSION = "There is no option {option}; an expression that begins with a dash follows --, as in: dzcli roll -- -1d4."
MISSING_ARGUMENT = "{name} is missing; see {help}."
EXTRA_ARGUMENT = "Unexpected argument: {words}; see {help}."
OPTION_VALUE = "{option} needs a value, and only one; see {help}."
NO_OPTION_VALUE = "{option} takes no value; see {help}."
OTHER = "This command line cannot be understood; see {help}."
WRONG_DIE = "--dice: {sentence}"
