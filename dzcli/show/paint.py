"""Coloured text on a terminal: by escape codes; on Windows, where a console may not know them, by Rich."""

import os
import sys
from collections.abc import Sequence
from typing import Protocol

from dzcli import settings
from dzcli.show.width import USUAL_WIDTH, of_terminal

CODES = {
    "": "",
    "bold": "1",
    "bold green": "1;32",
    "bold red": "1;31",
    "yellow": "33",
    "magenta": "35",
    "cyan": "36",
    "blue": "34",
    "dim": "2",
}
"""The code of each style, by the words that Rich knows it by."""
Pieces = Sequence[tuple[str, str]]
"""Texts with the style of each."""


class Console(Protocol):
    """Where coloured lines go."""

    @property
    def width(self) -> int:
        """How many columns a line may take."""

    @property
    def encoding(self) -> str:
        """The letters that it has."""

    def line(self, pieces: Pieces) -> None:
        """Print a line."""


def forced() -> bool | None:
    """Whether colours are asked for (True) or refused (False); None where nothing is said.

    ``FORCE_COLOR`` says so, else what the user has set, unless ``NO_COLOR`` is there.
    """
    said = os.environ.get("FORCE_COLOR", "").lower()
    if said:
        return said not in ("0", "false")
    if os.environ.get("NO_COLOR"):
        return None
    return {"always": True, "never": False}.get(settings.in_force().colour or "")


def _is_coloured() -> bool:
    return not os.environ.get("NO_COLOR") and forced() is not False


def console() -> Console:
    """The console that standard output is."""
    return _Rich() if sys.platform == "win32" else _Codes()


class _Codes:
    """A terminal that knows escape codes, as all but those of Windows do."""

    def __init__(self) -> None:
        self.width = of_terminal(USUAL_WIDTH)
        self.encoding = (sys.stdout.encoding or "utf-8").lower()
        self._coloured = _is_coloured()

    def line(self, pieces: Pieces) -> None:
        """Print a line."""
        sys.stdout.write("".join(self._painted(text, style) for text, style in pieces if text) + "\n")

    def _painted(self, text: str, style: str) -> str:
        code = CODES[style]
        if not self._coloured:  # what is bold or dim is no colour
            code = ";".join(part for part in code.split(";") if len(part) == 1)
        return f"\x1b[{code}m{text}\x1b[0m" if code else text


class _Rich:
    """Any console of Windows."""

    def __init__(self) -> None:
        from rich.console import Console as RichConsole

        self._console = RichConsole(
            highlight=False, markup=False, emoji=False, no_color=not _is_coloured(), force_terminal=forced()
        )
        self.width = self._console.width or USUAL_WIDTH
        self.encoding = self._console.encoding

    def line(self, pieces: Pieces) -> None:
        """Print a line."""
        from rich.text import Text

        text = Text.assemble(*((part, style) for part, style in pieces))
        self._console.print(text, no_wrap=True, overflow="ignore", crop=False)
