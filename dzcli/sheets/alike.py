"""Which items of a list are those of another, and values as a sheet should hold them after a change."""

from typing import Any


def matched(old: list[Any], wanted: list[Any]) -> tuple[dict[int, Any] | None, list[Any]]:
    """Which items of a list stay (and what they become), and which are added at its end.

    None for the first if the lists differ in another way.
    """
    kept: dict[int, Any] = {}
    known = [_what(item) for item in old]
    position = 0
    for number, value in enumerate(wanted):
        what = _what(value)
        while position < len(old) and known[position] != what:
            position += 1
        if position == len(old):
            new = wanted[number:]
            return (None, []) if not set(known).isdisjoint(map(_what, new)) else (kept, new)
        kept[position] = value
        position += 1
    return kept, []


def merged(found: Any, before: Any, after: Any) -> Any:
    """What a sheet that holds ``found`` should hold after a change, and nothing else changed.

    ``before`` and ``after`` leave out what goes without saying (a truth value that is false), and have names
    as the rules spell them. Where the change says nothing, the sheet stays as it is.
    """
    if after == before:
        return found
    if isinstance(found, dict) and isinstance(before, dict) and isinstance(after, dict):
        stays = {key: value for key, value in found.items() if key in after or key not in before}
        return stays | {key: merged(found.get(key), before.get(key), value) for key, value in after.items()}
    if _are_lists(found, before, after) and len(found) == len(before):
        kept, new = matched(before, after)
        if kept is not None:
            return [merged(found[place], before[place], value) for place, value in kept.items()] + new
    return after


def _are_lists(*values: Any) -> bool:
    return all(isinstance(value, list) for value in values)


def _what(value: Any) -> tuple[bool, str]:
    """What tells an item of a list from others, however it has changed: of a table its id."""
    return (True, repr(value.get("id"))) if isinstance(value, dict) else (False, repr(value))
