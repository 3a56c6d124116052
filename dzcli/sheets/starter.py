"""A new sheet: every key that its system knows, with what it is for; what can be left out is a comment."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import NODEFAULT, inspect

from dzcli.sheets.kind import NOTHING, Field, Kind, words
from dzcli.sheets.shape import bare, keys
from dzcli.toml import inline

COLUMN = 44
"""Where the comment after a value begins, if there is room."""
WIDTH = 100


def starter(
    kind: Kind, name: str, state: dict[str, str], say: Callable[[str], str], lists: str
) -> Iterator[str]:
    """The lines of a new sheet of someone called ``name``.

    ``say`` puts words into the reader's language; ``lists`` is what stands before the names that keys of a
    table may have.
    """
    yield from _Starter(kind, state, say, lists).table(inspect.type_info(kind.type), "", {"nom": name})


class _Starter:
    def __init__(self, kind: Kind, state: dict[str, str], say: Callable[[str], str], lists: str) -> None:
        self._kind = kind
        self._state = state
        self._say = say
        self._lists = lists

    def table(self, type_: Any, path: str, given: dict[str, Any]) -> Iterator[str]:
        """The lines of a table: its values, then the tables in it."""
        inner = []
        for field in type_.fields:
            place = f"{path}.{field.encode_name}".lstrip(".")
            if isinstance(bare(field.type), inspect.StructType | inspect.DictType) or _of_tables(field.type):
                inner.append((place, bare(field.type)))
            else:
                yield from self._value(place, field, given.get(place))
        for place, shape in inner:
            yield from self._inner(place, shape)

    def _value(self, path: str, field: Any, given: Any) -> Iterator[str]:
        """A line, or more: the key, a value and what it is for; a comment where a sheet need not have it."""
        known = self._kind.fields.get(path, NOTHING)
        start = given if given is not None else known.start
        shape = bare(field.type)
        if start is None and isinstance(shape, inspect.LiteralType) and len(shape.values) == 1:
            start = shape.values[0]
        value = _example(known, field, shape) if start is None else start
        line = f"{'# ' if start is None else ''}{field.encode_name} = {inline(value)}"
        told = self._told(path)
        beside = f"{line:<{COLUMN - 1}} # {told}" if told else line
        if len(beside) <= WIDTH:
            yield beside
        else:
            yield from folded(told, "# ")
            yield line

    def _inner(self, path: str, shape: Any) -> Iterator[str]:
        """A table under its heading; all of it a comment where none of it is in a new sheet."""
        tables = isinstance(shape, inspect.ListType)
        known = self._kind.fields.get(path, NOTHING)
        yield ""
        yield from folded(self._told(path), "# ")
        if isinstance(shape, inspect.DictType):
            yield from folded(f"{self._lists} {', '.join(known.names())}" if known.names else "", "# ")
            lines = [f"{key} = {inline(value)}" for key, value in (known.start or {}).items()]
        else:
            lines = list(self.table(bare(shape.item_type) if tables else shape, path, {}))
        head = f"[[{path}]]" if tables else f"[{path}]"
        used = known.start is not None or any(line and not line.startswith("#") for line in lines)
        yield head if used else f"# {head}"
        yield from lines

    def _told(self, path: str) -> str:
        text = words(self._kind, self._state, path)
        told = self._say(text) if text else ""
        names = self._kind.fields.get(path, NOTHING).names
        shape = keys(self._kind.type).get(path)
        if isinstance(shape, inspect.LiteralType) and len(shape.values) > 1:
            return f"{told} {' | '.join(map(str, shape.values))}"
        if names is not None and not isinstance(shape, inspect.DictType):
            return f"{told} {' | '.join(names())}"
        return told


def _of_tables(type_: Any) -> bool:
    shape = bare(type_)
    return isinstance(shape, inspect.ListType) and isinstance(bare(shape.item_type), inspect.StructType)


def _example(known: Field, field: Any, shape: Any) -> Any:
    """A value for a line that is a comment."""
    if known.example is not None:
        return known.example
    if known.names is not None and not isinstance(shape, inspect.ListType):
        return next(iter(known.names()))
    if field.default not in (NODEFAULT, None):
        return field.default
    if isinstance(shape, inspect.LiteralType):
        return shape.values[0]
    empty: dict[type, Any] = {inspect.BoolType: False, inspect.ListType: [], inspect.StrType: ""}
    return empty.get(type(shape), 0)


def folded(text: str, before: str) -> Iterable[str]:
    """A comment on as many lines as it takes."""
    import textwrap

    return textwrap.wrap(text, WIDTH, initial_indent=before, subsequent_indent=before)
