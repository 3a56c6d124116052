"""A wrong document made good enough to be looked at further. Loaded only when one is wrong."""

from contextlib import suppress
from copy import deepcopy
from typing import Any

from msgspec import inspect

from dzcli.sheets.mistake import Mistake, Path

ANY_TEXT = "…"


def mended(data: dict[str, Any], found: list[Mistake], type_: Any) -> dict[str, Any]:
    """A copy of the data in which nothing of what was found is wrong any more.

    What the type does not need is left out; what it needs, and what has a place in a list, is any value
    that fits.
    """
    kept = deepcopy(data)
    # From the end: what is inside of something comes before it.
    for mistake in reversed(found):
        if mistake.path:
            with suppress(KeyError, IndexError, TypeError):
                _mend(kept, mistake.path, inspect.type_info(type_))
    return kept


def _mend(holder: Any, path: Path, type_: Any) -> None:
    """Put right what is at the end of a path."""
    step, *rest = path
    type_ = _bare(type_, holder)
    inner = _inner(type_, step)
    if rest:
        _mend(holder[step], tuple(rest), inner)
    elif isinstance(holder, list) or _required(type_, step):
        holder[step] = _fitting(inner)
    else:
        del holder[step]


def _bare(type_: Any, value: Any) -> Any:
    """The type that a value was meant for, of a union that which holds others."""
    if isinstance(type_, inspect.Metadata):
        return _bare(type_.type, value)
    if isinstance(type_, inspect.UnionType):
        wanted = inspect.ListType if isinstance(value, list) else inspect.StructType | inspect.DictType
        return next((one for one in type_.types if isinstance(one, wanted)), type_)
    return type_


def _inner(type_: Any, step: str | int) -> Any:
    """The type of what a step of a path leads to; None for a key that there is not."""
    if isinstance(type_, inspect.ListType):
        return type_.item_type
    if isinstance(type_, inspect.DictType):
        return type_.value_type
    return next((field.type for field in getattr(type_, "fields", ()) if field.encode_name == step), None)


def _required(type_: Any, step: str | int) -> bool:
    return any(field.required and field.encode_name == step for field in getattr(type_, "fields", ()))


def _fitting(type_: Any) -> Any:
    """Any value that fits a type; the first of its examples if it has some."""
    if isinstance(type_, inspect.Metadata):
        examples = (type_.extra_json_schema or {}).get("examples")
        return examples[0] if examples else _fitting(type_.type)
    if isinstance(type_, inspect.UnionType):
        return _fitting(type_.types[0])
    if isinstance(type_, inspect.LiteralType):
        return type_.values[0]
    if isinstance(type_, inspect.IntType):
        return type_.ge if type_.ge is not None else min(0, type_.le or 0)
    if isinstance(type_, inspect.StrType):
        return ANY_TEXT * max(1, type_.min_length or 0)
    if isinstance(type_, inspect.StructType):
        return {field.encode_name: _fitting(field.type) for field in type_.fields if field.required}
    empty: dict[type, Any] = {inspect.BoolType: False, inspect.ListType: [], inspect.DictType: {}}
    return empty.get(type(type_))
