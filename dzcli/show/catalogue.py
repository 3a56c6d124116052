"""The messages of a language, from its compiled catalogue.

The file is the one that ``gettext`` reads; that module takes longer to load than a short command
should, and reads every message to find a few. They are in the order of the English ones.
"""

from __future__ import annotations

import os
import re
import struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_FOLDER = os.path.join(os.path.dirname(os.path.dirname(__file__)), "locale")
_SPAN = struct.Struct("<2I")
"""How long a text is, and where it stands."""


class Catalogue:
    """Messages put into a language; those that it does not have stay English."""

    def __init__(self, code: str) -> None:
        self._content = b""
        self._form: Callable[[int], int] | None = None
        self._count = self._english = self._translated = 0
        try:
            self._content = _read(_FOLDER, code)
        except NotADirectoryError:
            from dzcli.package import unpacked

            self._content = _read(unpacked("locale"), code)
        except OSError:
            return
        self._count, self._english, self._translated = struct.unpack_from("<3I", self._content, 8)

    def __getitem__(self, english: str) -> str:
        """The message of an English one."""
        if not english:  # where the catalogue speaks of itself
            return english
        return self._found(english) or english

    def form(self, count: int) -> int:
        """Which of its forms the language takes for a count, from 0; where it says nothing, as in English."""
        if self._form is None:
            rule = re.search(r"plural=([^;\n]+)", self._found("") or "")
            # What reads such a rule is loaded by the first count that is told.
            from gettext import c2py

            self._form = c2py(rule[1] if rule else "n != 1")
        return int(self._form(count))

    def plural(self, one: str, many: str, count: int) -> str:
        """The message for a count of an English one in its two forms."""
        found = self._found(f"{one}\0{many}")
        if found is None:
            return one if count == 1 else many
        return found.split("\0")[self.form(count)]

    def _found(self, english: str) -> str | None:
        wanted, low, high = english.encode(), 0, self._count
        while low < high:
            middle = (low + high) // 2
            here = self._text(self._english, middle)
            if here == wanted:
                return self._text(self._translated, middle).decode()
            low, high = (middle + 1, high) if here < wanted else (low, middle)
        return None

    def _text(self, table: int, place: int) -> bytes:
        size, start = _SPAN.unpack_from(self._content, table + place * _SPAN.size)
        return self._content[start : start + size]


def _read(folder: str, code: str) -> bytes:
    with open(os.path.join(folder, code, "LC_MESSAGES", "dzcli.mo"), "rb") as file:
        return file.read()
