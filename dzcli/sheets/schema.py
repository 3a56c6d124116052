"""The JSON Schema (draft-07) of a system's sheets, for editors: types, ranges, names, and words for each key.

Names are written as the tables have them; the reader takes other spellings of them too.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import NODEFAULT, inspect

from dzcli.sheets.kind import NOTHING, Kind, words

DRAFT = "http://json-schema.org/draft-07/schema#"
Told = Callable[[str], str]
"""What an editor shows for words in English."""


def schema(
    kind: Kind, title: str, state: Mapping[str, str], told: Told, *, nulls: bool = False
) -> dict[str, Any]:
    """The schema of a kind of document; ``state`` is what results call the keys of ``[etat]``.

    ``nulls``: what may be nothing is written as null, as JSON can.
    """
    drawn = _Drawing(kind, state, told, nulls)
    root = drawn.of(inspect.type_info(kind.type), "")
    return {"$schema": DRAFT, "title": title, **root, "definitions": drawn.definitions}


class _Drawing:
    def __init__(self, kind: Kind, state: Mapping[str, str], told: Told, nulls: bool) -> None:
        self._nulls = nulls
        self._kind = kind
        self._state = state
        self._told = told
        self.definitions: dict[str, Any] = {}

    def of(self, type_: Any, path: str) -> dict[str, Any]:
        """What may stand at a path."""
        if isinstance(type_, inspect.Metadata):
            return {**self.of(type_.type, path), **_examples(type_)}
        if isinstance(type_, inspect.UnionType):
            kept = [one for one in type_.types if self._nulls or not isinstance(one, inspect.NoneType)]
            some = [self.of(one, path) for one in kept]
            return some[0] if len(some) == 1 else {"anyOf": some}
        if isinstance(type_, inspect.StructType):
            return self._table(type_, path)
        if isinstance(type_, inspect.DictType):
            return self._named(type_, path)
        if isinstance(type_, inspect.ListType):
            return {"type": "array", "items": self.of(type_.item_type, path)}
        if isinstance(type_, inspect.LiteralType):
            return {"enum": list(type_.values)}
        if isinstance(type_, inspect.StrType):
            return self._text(type_, path)
        return _plain(type_)

    def _table(self, type_: inspect.StructType, path: str) -> dict[str, Any]:
        """A table with keys of its own."""
        keys = {}
        for field in type_.fields:
            place = f"{path}.{field.encode_name}".lstrip(".")
            text = words(self._kind, self._state, place)
            said = {"description": self._told(text)} if text else {}
            default = field.default
            given = {"default": default} if default is not None and default is not NODEFAULT else {}
            keys[field.encode_name] = {**said, **self.of(field.type, place), **given}
        needed = [field.encode_name for field in type_.fields if field.required]
        return {
            "type": "object",
            "properties": keys,
            **({"required": needed} if needed else {}),
            **({"additionalProperties": False} if type_.forbid_unknown_fields else {}),
        }

    def _named(self, type_: inspect.DictType, path: str) -> dict[str, Any]:
        """A table whose keys are names."""
        known = self._kind.fields.get(path, NOTHING)
        value = self.of(type_.value_type, f"{path}.*")
        if known.names is None:
            return {"type": "object", "additionalProperties": value}
        self.definitions[path] = value
        shared = {"$ref": f"#/definitions/{path}"}
        return {
            "type": "object",
            "properties": dict.fromkeys(known.names(), shared),
            "additionalProperties": shared if known.others else False,
        }

    def _text(self, type_: inspect.StrType, path: str) -> dict[str, Any]:
        known = self._kind.fields.get(path, NOTHING)
        found: dict[str, Any] = {"type": "string"}
        for name, value in (("minLength", type_.min_length), ("maxLength", type_.max_length)):
            if value is not None:
                found[name] = value
        if type_.pattern is not None:
            found["pattern"] = _pattern(type_.pattern)
        if known.names is not None:
            names = {"enum": list(known.names())}
            return {"anyOf": [names, found]} if known.others else names
        return found


def _plain(type_: Any) -> dict[str, Any]:
    if isinstance(type_, inspect.AnyType):
        return {}
    if isinstance(type_, inspect.NoneType):
        return {"type": "null"}
    if isinstance(type_, inspect.BoolType):
        return {"type": "boolean"}
    limits = {"minimum": type_.ge, "maximum": type_.le}
    kind = "number" if isinstance(type_, inspect.FloatType) else "integer"
    return {"type": kind, **{name: value for name, value in limits.items() if value is not None}}


def _pattern(text: str) -> str:
    """A pattern of Python as JSON Schema writes it."""
    import re

    return re.sub(r"\(\?P<\w+>", "(?:", text).replace("\\Z", "$")


def _examples(type_: inspect.Metadata) -> dict[str, Any]:
    return {name: value for name, value in (type_.extra_json_schema or {}).items() if name == "examples"}
