"""Fields picked from a record by their dotted paths, as the reader of one line of JSON would name them."""

from collections.abc import Collection
from typing import Any

from dzcli.fault import UsageFault
from dzcli.step.step import Step

LONGEST_INDEX = 9
"""So many digits at most has the place of an item in a list."""


def split(fields: str) -> list[str]:
    """The paths of a list of fields."""
    return [path.strip() for path in fields.split(",")]


def picked(record: Any, paths: Collection[str], known: Collection[str] = ()) -> dict[str, Any]:
    """What a record's plain values hold at each path, by the path.

    A key may hold points itself (``odds.damage.net.mean``); of a list, each item's field is picked, or
    the item at a place (``dice.0.value``). What is under null is null, and so is one of the ``known`` paths
    that this record does not have. Raises `UsageFault` for any other.
    """
    return {path: at(record, path, known) for path in paths}


def at(record: Any, path: str, known: Collection[str] = ()) -> Any:
    """What a record's plain values hold at a path; see `picked`."""
    try:
        return _walked(record, path, "")
    except _Unknown as fault:
        if path in known:
            return None
        template = UNKNOWN if len(fault.names) > 1 else UNKNOWN_OF_ONE
        raise UsageFault("unknown_field", template, field=path, names=", ".join(fault.names)) from None


def known_of(step: Step) -> set[str]:
    """The paths that records of a step have where there is something to tell."""
    return {told.at or told.path for told in step.odds} | set(step.quiet)


class _Unknown(Exception):
    """A path that is not there; ``names`` are those there are where it ends."""

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self.names = names


def _walked(value: Any, path: str, way: str) -> Any:
    if value is None or (not path and way):
        return value
    if isinstance(value, list):
        return _in_list(value, path, way)
    names = value if isinstance(value, dict) else {}
    if path in names:
        return names[path]
    fitting = [name for name in names if path == name or path.startswith(f"{name}.")]
    if not fitting:
        raise _Unknown([f"{way}{name}" for name in names] or [way.removesuffix(".")])
    name = max(fitting, key=len)
    return _walked(value[name], path[len(name) + 1 :], f"{way}{name}.")


def _in_list(items: list[Any], path: str, way: str) -> Any:
    head, _, rest = path.partition(".")
    if head.isascii() and head.isdigit() and len(head) <= LONGEST_INDEX:
        place = int(head)
        return _walked(items[place], rest, f"{way}{head}.") if place < len(items) else None
    return [_walked(item, path, way) for item in items]


UNKNOWN = 'No field "{field}" here; the fields are {names}.'
UNKNOWN_OF_ONE = 'No field "{field}" here; there is only {names}.'
