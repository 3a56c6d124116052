"""A mistake in a document, and how what was found there is named."""

from __future__ import annotations

from dzcli.light import NamedTuple
from dzcli.message import Message, message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

Path = tuple[str | int, ...]


class Mistake(NamedTuple):
    """One thing wrong in a document: where, what was found (None: it is missing), what was expected."""

    path: Path
    found: Message | None
    expected: Message
    suggestion: str | None = None


def shown(value: Any) -> Message:
    """How a value found in a document is named."""
    if isinstance(value, bool):
        return message("true" if value else "false")
    if isinstance(value, str):
        return message(QUOTED, text=value if len(value) <= 60 else value[:57] + "…")
    if isinstance(value, dict):
        return message(A_TABLE)
    if isinstance(value, list):
        return message(A_LIST)
    return message("{value}", value=str(value))


def one_of(names: Iterable[str]) -> Message:
    """What was expected where only a few words will do, or one, or none."""
    known = list(names)
    return message((NONE_OF, ONLY)[len(known)] if len(known) < 2 else ONE_OF, names=", ".join(known))


A_TABLE = "a table"
A_LIST = "a list"
ONE_OF = "one of {names}"
ONLY = "{names}"
NONE_OF = "nothing, for there is none"
QUOTED = '"{text}"'
