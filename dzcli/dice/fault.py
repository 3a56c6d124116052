"""What can be wrong with dice, as typed facts.

A fault holds a code, an English message with named places, and their values; whoever
shows it puts them together, in the language of the reader.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class DiceFault(Exception):
    """The dice given are not the dice asked for.

    ``code`` is one of ``missing_die``, ``too_many_dice``, ``face_not_on_die`` and
    ``not_a_die``; ``message`` is a template that ``values`` completes; ``so_far`` is what the caller
    had made of the dice before.
    """

    so_far: Any = None

    def __init__(self, code: str, message: str, **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.message = message
        self.values = values


class ExpressionFault(Exception):
    """An expression that cannot be read, or that is refused before a die is thrown.

    ``position`` is the offset of the character in ``text`` where the trouble is.
    """

    code = "bad_expression"

    def __init__(self, message: str, text: str, position: int, **values: Any) -> None:
        super().__init__(message)
        self.message = message
        self.text = text
        self.position = position
        self.values = values


class OddsFault(Exception):
    """Exact odds that there is no time for."""
