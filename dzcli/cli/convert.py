"""From the text of the command line to typed options: numbers, choices, what goes together."""

from collections.abc import Mapping
from typing import Any, TypeVar

from dzcli.fault import UsageFault
from dzcli.names import find, hint
from dzcli.step.options import Option, describe, value_type

O = TypeVar("O")  # noqa: E741


def build(options: type[O], values: Mapping[str, Any], read: Mapping[str, Any]) -> O:
    """The options of a step from the values given.

    ``read`` holds what files were read for, by field. Raises `UsageFault` for a number
    that is none or out of range, a word that is no choice, and options that exclude one another.
    """
    described = describe(options)
    check_together(described, values)
    found: dict[str, Any] = {}
    for name, description in described.items():
        if name in read:
            found[name] = read[name]
        elif name in values:
            found[name] = _value(options, name, description, values[name])
        elif not hasattr(options, name):
            flag = description.name if isinstance(description, Option) else description.metavar
            raise _missing(flag, description)
    return options(**found)


def _missing(flag: str, description: Any) -> UsageFault:
    choices = ", ".join(getattr(description, "choices", ()))
    return UsageFault("missing_option", MISSING_CHOICE if choices else MISSING, option=flag, names=choices)


def check_together(described: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Raise `UsageFault` for two options that cannot be given together."""
    given = {
        flag: description.flags[0]
        for name, description in described.items()
        if isinstance(description, Option) and name in values
        for flag in description.flags
    }
    for name, description in described.items():
        if isinstance(description, Option) and name in values:
            for other in description.excludes:
                if other in given and given[other] != description.flags[0]:
                    raise UsageFault("options_exclude", EXCLUDE, one=description.name, other=other)


def _value(options: type, name: str, description: Any, value: Any) -> Any:
    kind = value_type(options, name)
    if getattr(kind, "__origin__", None) is tuple:
        return tuple(_text(one) for one in value)
    if kind is bool:
        return value
    value = _text(value)
    if not isinstance(description, Option):
        return value
    if description.low is not None:
        return _number(value, description)
    if description.choices:
        return _choice(value, description)
    return value


def _text(word: str) -> str:
    """A word of the command line as text; bytes that are no letters become U+FFFD."""
    if word.isascii():
        return word
    from dzcli.sheets.document import printable

    return printable(word)


def _number(text: str, description: Option) -> int:
    plain = text.strip().replace("\u2212", "-")
    low, high = description.low or 0, description.high or 0
    values = {"option": description.name, "text": text, "low": low, "high": high}
    digits = plain.removeprefix("-").removeprefix("+")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 30:
        raise UsageFault("not_a_number", NOT_A_NUMBER, **values)
    if not low <= int(plain) <= high:
        raise UsageFault("out_of_range", NOT_A_NUMBER, **values)
    return int(plain)


def _choice(text: str, description: Option) -> str:
    found = find(text, description.choices)
    if found is None:
        told = hint(text, description.choices)
        raise UsageFault("bad_choice", NOT_A_CHOICE, option=description.name, text=text, hint=told)
    return found


NOT_A_NUMBER = '{option}: "{text}" is not a whole number from {low} to {high}.'
NOT_A_CHOICE = '{option}: "{text}" is not one of its values; {hint}'
EXCLUDE = "{one} and {other} cannot be given together."
MISSING = "{option} is missing."
MISSING_CHOICE = "{option} is missing; give one of {names}."
