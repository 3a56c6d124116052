"""From the text of the command line to typed options: numbers, choices, what goes together."""

from __future__ import annotations

from dzcli.cli.request import Request
from dzcli.fault import UsageFault
from dzcli.light import TypeVar
from dzcli.message import Message
from dzcli.step.options import Argument, Option, describe

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

O = TypeVar("O")  # noqa: E741


def build(options: type[O], request: Request, read: Mapping[str, Any]) -> O:
    """The options of a step from what was given.

    ``read`` holds what files were read for, by field. Raises `UsageFault` for a number
    that is none or out of range, and a word that is no choice.
    """
    found: dict[str, Any] = dict(read)
    given = iter(request.arguments)
    for name, description in describe(options).items():
        value = next(given, None) if isinstance(description, Argument) else request.given(description)
        if name in read or value in (None, []):
            _check_there(description, name in read)
        elif isinstance(description, Argument):
            found[name] = tuple(map(_text, value)) if isinstance(value, list) else _text(str(value))
        else:
            found[name] = _value(description, value)
    return options(**found)


def _check_there(description: Option | Argument, there: bool) -> None:
    carried = isinstance(description, Argument) and description.carried is not None
    if there or not (description.required or carried):
        return
    flag = description.name if isinstance(description, Option) else description.metavar
    choices = ", ".join(description.choices) if isinstance(description, Option) else ""
    template = MISSING_CHOICE if choices else MISSING
    raise UsageFault("missing_option", template, option=Message(flag, {}), names=choices)


def _value(option: Option, value: Any) -> Any:
    if option.bare:
        return True
    words = [_text(word) for word in value]
    if option.repeats:
        return tuple(words)
    if option.low is not None:
        return _number(words[-1], option)
    return chosen(words[-1], option.name, option.choices) if option.choices else words[-1]


def _text(word: str) -> str:
    """A word of the command line as text; bytes that are no letters become U+FFFD."""
    if word.isascii():
        return word
    from dzcli.sheets.document import printable

    return printable(word)


def _number(text: str, option: Option) -> int:
    plain = text.strip().replace("\u2212", "-")
    low, high = option.low or 0, option.high or 0
    values = {"option": option.name, "text": text, "low": low, "high": high}
    digits = plain.removeprefix("-").removeprefix("+")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 30:
        raise UsageFault("not_a_number", NOT_A_NUMBER, **values)
    if not low <= int(plain) <= high:
        raise UsageFault("out_of_range", NOT_A_NUMBER, **values)
    return int(plain)


def chosen(text: str, option: str, choices: Mapping[str, Sequence[str]]) -> str:
    """The word of the record that was meant: by itself, by another word for it, or by its beginning."""
    from dzcli.names import hint, named

    found = named(text, {name: (name, *others) for name, others in choices.items()})
    if found is None:
        told = hint(text, list(choices))
        raise UsageFault("bad_choice", NOT_A_CHOICE, option=option, text=text, hint=told)
    return found


NOT_A_NUMBER = '{option}: "{text}" is not a whole number from {low} to {high}.'
NOT_A_CHOICE = '{option}: "{text}" is not one of its values; {hint}'
MISSING = "{option} is missing."
MISSING_CHOICE = "{option} is missing; give one of {names}."
