"""Change values of ``[etat]`` in the text of a sheet and leave every other byte as it was."""

import tomllib
from collections.abc import Mapping, MutableSequence
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from dzcli.fault import FileFault
from dzcli.result import Change
from dzcli.sheets.document import BOM

TABLE = "etat"


def edited(label: str, content: bytes, changes: list[Change]) -> bytes:
    """The content of a sheet with changes made to its ``[etat]``.

    Raises `FileFault` if the text cannot be edited without changing something else.
    """
    text = content.decode("utf-8")
    mark = BOM if text.startswith(BOM) else ""
    body = text.removeprefix(BOM)
    try:
        document = tomlkit.parse(body)
        if tomlkit.dumps(document) != body:
            raise FileFault("cannot_edit", CANNOT_EDIT, file=label)
        for change in changes:
            _set(document, change.path.split(".", 1)[1], change.after)
        result = _line_ends(body, tomlkit.dumps(document))
        _check(label, body, result, changes)
    except (TOMLKitError, tomllib.TOMLDecodeError):
        raise FileFault("cannot_edit", CANNOT_EDIT, file=label) from None
    return (mark + result).encode("utf-8")


def _set(document: Any, key: str, value: Any) -> None:
    if TABLE not in document:
        document[TABLE] = tomlkit.table()
    etat = document[TABLE]
    if isinstance(value, list) and isinstance(etat.get(key), MutableSequence):
        _align(etat[key], value)
    else:
        etat[key] = _item(value)


def _item(value: Any) -> Any:
    """A value as tomlkit holds it; a list of tables is written inline."""
    if not isinstance(value, list):
        return value
    items = tomlkit.array()
    for item in value:
        items.append(_inline(item))
    return items


def _inline(value: Any) -> Any:
    if not isinstance(value, Mapping):
        return value
    table = tomlkit.inline_table()
    table.update(value)
    return table


def _align(items: MutableSequence[Any], wanted: list[Any]) -> None:
    """Make a list hold what is wanted, touching only the items that differ."""
    in_tables = not isinstance(items, tomlkit.items.Array)
    for position, value in enumerate(wanted):
        if position == len(items):
            items.append(value if in_tables else _inline(value))
        elif items[position] != value:
            if isinstance(items[position], Mapping) and isinstance(value, Mapping):
                _align_table(items[position], value)
            else:
                items[position] = value
    while len(items) > len(wanted):
        del items[len(items) - 1]


def _align_table(table: Any, wanted: Mapping[str, Any]) -> None:
    for key in [key for key in table if key not in wanted]:
        del table[key]
    for key, value in wanted.items():
        if table.get(key) != value:
            table[key] = value


def _line_ends(before: str, after: str) -> str:
    """Give new lines the ends that the file's lines have."""
    if "\r\n" in before and "\n" not in before.replace("\r\n", ""):
        return after.replace("\r\n", "\n").replace("\n", "\r\n")
    return after


def _check(label: str, before: str, after: str, changes: list[Change]) -> None:
    """Read the result again: it must say what the sheet said, but for the changes."""
    expected = tomllib.loads(before)
    table = expected.setdefault(TABLE, {})
    for change in changes:
        table[change.path.split(".", 1)[1]] = change.after
    if tomllib.loads(after) != expected:
        raise FileFault("cannot_edit", CANNOT_EDIT, file=label)


CANNOT_EDIT = (
    "{file}: cannot be edited without changing more than [etat]; nothing was written. "
    "Is a number written with a typographic minus?"
)
