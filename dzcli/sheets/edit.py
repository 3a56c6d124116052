"""Change values of ``[etat]`` in the text of a sheet and leave every other byte as it was.

Edits are made where the values stand. (tomlkit, made for this, moves the comment above the
next table, and loses its way in arrays with comments and in tables out of order.)
"""

import tomllib
from collections.abc import Iterable
from typing import Any

from dzcli.fault import FileFault
from dzcli.sheets.alike import merged
from dzcli.sheets.change import Change
from dzcli.sheets.document import BOM, plain_minus
from dzcli.sheets.edit_state import Editor

TABLE = "etat"


def edited(label: str, content: bytes, changes: list[Change]) -> bytes:
    """The content of a sheet with changes made to its ``[etat]``; a value that becomes None is taken out.

    Raises `FileFault` if the text could not be edited without changing something else.
    """
    text = content.decode("utf-8")
    mark = BOM if text.startswith(BOM) else ""
    before = text.removeprefix(BOM)
    data = tomllib.loads(plain_minus(before))
    old = data.get(TABLE, {})
    wanted = _wanted(old, changes)
    editor = Editor(before)
    editor.set_table((TABLE,), old, wanted)
    after = editor.edits.made()
    try:
        _check(after, {**data, TABLE: wanted})
    except ValueError:
        raise FileFault("cannot_edit", CANNOT_EDIT, file=label) from None
    return (mark + after).encode("utf-8")


def _wanted(old: dict[str, Any], changes: Iterable[Change]) -> dict[str, Any]:
    """What ``[etat]`` should say: the changes of each value are one, from the first to the last."""
    wanted = dict(old)
    first: dict[str, Any] = {}
    for change in changes:
        key = change.path.split(".", 1)[1]
        before = first.setdefault(key, change.before)
        wanted[key] = merged(old.get(key), before, change.after)
    # TOML has no word for nothing.
    return {key: value for key, value in wanted.items() if value is not None}


def _check(after: str, expected: dict[str, Any]) -> None:
    """Read the result again: it must say what the sheet said, but for the changes."""
    found = tomllib.loads(plain_minus(after))
    if _without_empty(found) != _without_empty(expected):
        raise ValueError


def _without_empty(data: dict[str, Any]) -> dict[str, Any]:
    """The data without empty lists in ``[etat]``: rows of tables that lost the last one are gone."""
    return {**data, TABLE: {key: value for key, value in data.get(TABLE, {}).items() if value != []}}


CANNOT_EDIT = "{file}: cannot be edited without changing more than [etat]; nothing was written."
