"""Find every place where a document does not fit a type. Loaded only when one does not."""

import re
from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from dzcli.message import Message, Plural, message
from dzcli.names import nearest
from dzcli.sheets.mistake import A_LIST, A_TABLE, Mistake, Path, one_of, shown

_PYTHON: dict[type, type] = {
    inspect.IntType: int,
    inspect.StrType: str,
    inspect.BoolType: bool,
    inspect.StructType: dict,
    inspect.DictType: dict,
    inspect.ListType: list,
    inspect.VarTupleType: list,
    inspect.TupleType: list,
    inspect.NoneType: type(None),
}

_LISTS = (inspect.ListType, inspect.VarTupleType, inspect.TupleType)


def mistakes(data: Any, type_: Any) -> Iterator[Mistake]:
    """Every mistake of ``data``, in the order of the type's fields."""
    yield from _walk(data, inspect.type_info(type_), ())


def _walk(value: Any, type_: Any, path: Path) -> Iterator[Mistake]:
    if isinstance(type_, inspect.Metadata):
        told = (type_.extra or {}).get("expected")
        for mistake in _walk(value, type_.type, path):
            if told and mistake.path == path:
                yield mistake._replace(expected=message(told))
            else:
                yield mistake
    elif isinstance(type_, inspect.UnionType):
        yield from _walk(value, _member(value, type_), path)
    elif isinstance(type_, inspect.StructType) and isinstance(value, dict):
        yield from _struct(value, type_, path)
    elif isinstance(type_, inspect.DictType) and isinstance(value, dict):
        for key, item in value.items():
            yield from _walk(item, type_.value_type, (*path, key))
    elif isinstance(value, list) and isinstance(type_, _LISTS):
        yield from _items(value, type_, path)
    elif not _fits(value, type_):
        yield Mistake(path, shown(value), expected(type_))


def _items(value: list[Any], type_: Any, path: Path) -> Iterator[Mistake]:
    """The mistakes of a list: of one of a fixed number of values, each of a type of its own."""
    if not isinstance(type_, inspect.TupleType):
        types = [type_.item_type] * len(value)
    else:
        types = list(type_.item_types)
        if len(value) != len(types):
            yield Mistake(path, message(VALUES, number=len(value)), message(VALUES, number=len(types)))
    for index, (item, inner) in enumerate(zip(value, types, strict=False)):
        yield from _walk(item, inner, (*path, index))


def _member(value: Any, union: inspect.UnionType) -> Any:
    """The member of a union that a value was most likely meant for."""
    members = [member for member in union.types if not isinstance(member, inspect.NoneType)]
    for member in members:
        bare = member.type if isinstance(member, inspect.Metadata) else member
        if type(value) is _PYTHON.get(type(bare)):
            return member
    return members[0]


def _struct(value: dict[str, Any], type_: inspect.StructType, path: Path) -> Iterator[Mistake]:
    fields = {field.encode_name: field for field in type_.fields}
    for key, item in value.items():
        if key in fields:
            yield from _walk(item, fields[key].type, (*path, key))
        else:
            yield Mistake((*path, key), message(UNKNOWN_KEY), one_of(fields), nearest(key, fields))
    for name, field in fields.items():
        if field.required and name not in value:
            yield Mistake((*path, name), None, expected(field.type))


def _fits(value: Any, type_: Any) -> bool:
    if isinstance(type_, inspect.LiteralType):
        return value in type_.values
    found: Any = type(value)
    if found is not _PYTHON.get(type(type_)):
        return False
    if isinstance(type_, inspect.IntType):
        low, high = type_.ge, type_.le
        return (low is None or value >= low) and (high is None or value <= high)
    return not isinstance(type_, inspect.StrType) or _readable(value, type_)


def _readable(value: str, type_: inspect.StrType) -> bool:
    # A long text is not held against a pattern: some would take for ever.
    if not (type_.min_length or 0) <= len(value) <= (type_.max_length or len(value)):
        return False
    return type_.pattern is None or re.search(type_.pattern, value) is not None


def expected(type_: Any) -> Message:
    """What a type asks for, in words."""
    if isinstance(type_, inspect.Metadata):
        told = (type_.extra or {}).get("expected")
        return message(told) if told else expected(type_.type)
    if isinstance(type_, inspect.UnionType):
        names = [expected(member) for member in type_.types if not isinstance(member, inspect.NoneType)]
        return names[0] if len(names) == 1 else message("{one} or {other}", one=names[0], other=names[1])
    if isinstance(type_, inspect.LiteralType):
        return one_of(map(str, type_.values))
    if isinstance(type_, inspect.IntType):
        return _number(type_)
    if isinstance(type_, inspect.StrType) and type_.min_length and type_.max_length:
        return message(TEXT_OF, low=type_.min_length, high=type_.max_length)
    return message(_WORDS.get(type(type_), A_TABLE))


def _number(type_: inspect.IntType) -> Message:
    if type_.ge is not None and type_.le is not None:
        return message(BETWEEN, low=type_.ge, high=type_.le)
    if type_.ge is not None:
        return message(AT_LEAST, low=type_.ge)
    return message(A_NUMBER)


A_NUMBER = "a whole number"
VALUES = Plural("{number} value", "{number} values", "number")
TEXT = "text"
TEXT_OF = "text of {low} to {high} characters"
TRUE_FALSE = "true or false"
BETWEEN = "a whole number from {low} to {high}"
AT_LEAST = "a whole number of {low} or more"
UNKNOWN_KEY = "an unknown key"

_WORDS: dict[type, str] = {
    inspect.StrType: TEXT,
    inspect.BoolType: TRUE_FALSE,
    inspect.ListType: A_LIST,
    inspect.VarTupleType: A_LIST,
    inspect.TupleType: A_LIST,
    inspect.DictType: A_TABLE,
    inspect.StructType: A_TABLE,
}
