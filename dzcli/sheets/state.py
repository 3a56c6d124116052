"""``[etat]`` as a step sees it and leaves it, whatever the system."""

from __future__ import annotations

from dzcli.sheets.change import Change

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

TABLE = "etat"


def laid_over(data: dict[str, Any], carried: Iterable[Change]) -> dict[str, Any]:
    """A document's data with changes laid over its ``[etat]``; the data itself stays as it was."""
    laid = {change.path.split(".", 1)[1]: change.after for change in carried if not change.written}
    if not laid:
        return data
    state = data.get(TABLE, {})
    return {**data, TABLE: {**state, **laid}} if isinstance(state, dict) else data


def changed(who: str, label: str, before: Any, after: Any, plain: Callable[[str, Any], Any]) -> list[Change]:
    """What differs between two ``[etat]`` of one kind of struct, one value each.

    ``who`` is the role and ``label`` the name of the sheet; ``plain`` makes of a key and its value what
    TOML holds.
    """
    if before == after:
        return []
    found = []
    for key in before.__struct_fields__:
        old, new = getattr(before, key), getattr(after, key)
        if old == new:
            continue
        old, new = plain(key, old), plain(key, new)
        if old != new:
            found.append(Change(who, label, f"{TABLE}.{key}", old, new))
    return found
