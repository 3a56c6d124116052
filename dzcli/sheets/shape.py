"""The shape of a sheet: what stands at each of its keys, read from the type that its reader checks."""

import functools
from collections.abc import Iterator
from typing import Any

from msgspec import inspect


def bare(type_: Any) -> Any:
    """A type without what is written about it, and without None; of several the one that holds others."""
    if isinstance(type_, inspect.Metadata):
        return bare(type_.type)
    if isinstance(type_, inspect.UnionType):
        some = [one for one in type_.types if not isinstance(one, inspect.NoneType)]
        holding = [one for one in some if isinstance(one, inspect.StructType | inspect.DictType)]
        return bare((holding or some)[0])
    return type_


@functools.cache
def keys(type_: type) -> dict[str, Any]:
    """What stands at each path of a sheet; no places in lists, and ``*`` for any key of a table."""
    return dict(_keys(inspect.type_info(type_), ""))


def _keys(type_: Any, path: str) -> Iterator[tuple[str, Any]]:
    shape = bare(type_)
    if isinstance(shape, inspect.StructType):
        for field in shape.fields:
            inner = f"{path}.{field.encode_name}".lstrip(".")
            yield inner, bare(field.type)
            yield from _keys(field.type, inner)
    elif isinstance(shape, inspect.DictType):
        yield f"{path}.*", bare(shape.value_type)
        yield from _keys(shape.value_type, f"{path}.*")
    elif isinstance(shape, inspect.ListType):
        yield from _keys(shape.item_type, path)
