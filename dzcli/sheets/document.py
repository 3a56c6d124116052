"""Find a sheet and read it: a file, standard input, or one that ships with dzcli."""

from __future__ import annotations

import os
import tomllib
from functools import cached_property
from importlib import import_module

from dzcli import tables
from dzcli.fault import FileFault, UsageFault
from dzcli.light import suppress
from dzcli.message import Message
from dzcli.sheets import contents
from dzcli.sheets.extent import beyond

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path
    from typing import Any

STDIN = contents.STDIN
BOM = "\ufeff"
MOST_KB = 128
"""A larger file is no sheet, nor one of house rules."""


class Document:
    """A TOML file as it was read: what it is called, its bytes, and what they say.

    ``label`` is the name given on the command line; ``file`` is None for what has no
    file of its own to write to (standard input, a shipped sheet).
    """

    def __init__(self, label: str, file: str | None, content: bytes) -> None:
        self.label = printable(label)
        self.file = file
        self.content = content
        self.text = _decode(self.label, content)
        self.data = _parse(self.label, self.text)

    @cached_property
    def path(self) -> Path | None:
        """The file as a path."""
        from pathlib import Path

        return None if self.file is None else Path(self.file)

    @cached_property
    def fingerprint(self) -> str:
        """A digest of the bytes: two sheets with the same one are the same sheet."""
        return fingerprint(self.content)

    @cached_property
    def _layout(self) -> Any:
        from dzcli.sheets.layout import Layout

        return Layout(self.text)

    def is_file(self, label: str) -> bool:
        """Whether another label names the same file."""
        return label == self.label or (self.file is not None and is_file(label, self.file))

    def line_of(self, path: Iterable[str | int]) -> int:
        """The line (from 1) where a key stands, or the nearest thing around it."""
        return int(self._layout.line_of(tuple(path)))


def fingerprint(content: bytes) -> str:
    """The digest of a sheet's bytes as results give it."""
    return "sha256:" + _sha256(content)


def _sha256(content: bytes) -> str:
    """The digest by Python itself: that of OpenSSL takes longer to load than to work out."""
    for module in ("_sha2", "_sha256", "hashlib"):  # of Python 3.12 and later, of 3.11, of any
        with suppress(ImportError):
            found: str = import_module(module).sha256(content).hexdigest()
            return found
    raise ImportError("hashlib")


def printable(text: str) -> str:
    """A command-line word that can be printed: bytes that are no UTF-8 become U+FFFD."""
    return text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def read(label: str, *, pipes: bool = True) -> Document:
    """Read the sheet that ``label`` names: a path, ``-``, or ``@name``; without ``pipes`` none with a name.

    Raises `FileFault` if there is no such file or it is not TOML, `UsageFault` for an
    unknown ``@name``.
    """
    return Document(*source(label, pipes=pipes))


def source(label: str, *, pipes: bool = True) -> tuple[str, str | None, bytes]:
    """What a sheet is called, its file if it has one of its own, and its content; raises as `read`."""
    if label.startswith("@"):
        return _shipped(label)
    try:
        return label, None if label == STDIN else label, content_of(label, pipes=pipes)
    except (OSError, ValueError) as error:
        raise cannot_read(label, error) from None


def content_of(label: str, *, pipes: bool = True) -> bytes:
    """The bytes of a file or of standard input (``-``), if they may be those of a sheet."""
    return contents.read(label, MOST_KB, pipes=pipes)


def is_file(label: str, path: str | Path) -> bool:
    """Whether a sheet's name means a file, however either is spelt."""
    if label == STDIN or label.startswith("@"):
        return False
    try:
        return os.path.samefile(label, path)
    except (OSError, ValueError):
        return False


def cannot_read(label: str, error: Exception, template: str | None = None) -> FileFault:
    """The fault that tells why a file could not be read; ``template`` says what to do."""
    return FileFault(
        "cannot_read", template or CANNOT_READ, file=printable(label) or NO_NAME, reason=reason_of(error)
    )


def no_file(label: str) -> UsageFault:
    """The fault of a sheet that is to be written and has no file of its own."""
    return UsageFault("cannot_write", STDIN_HAS_NO_FILE if label == STDIN else SHIPPED_ONLY, sheet=label)


def reason_of(error: Exception) -> Message:
    """Why the system would not read or write."""
    from dzcli.sheets.reasons import of_system

    return of_system(error)


def _shipped(label: str) -> tuple[str, None, bytes]:
    shipped = tables.shipped_sheet(label[1:])
    if shipped is None:
        from dzcli.names import hint

        known = [f"@{name}" for name in tables.shipped_names()]
        raise FileFault("unknown_shipped_sheet", UNKNOWN_SHIPPED, name=label, hint=hint(label, known))
    return f"@{shipped.name}", None, content_of(shipped.path)


def _decode(label: str, content: bytes) -> str:
    try:
        return content.decode("utf-8").removeprefix(BOM)
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise FileFault("not_utf8", NOT_UTF8, file=label, line=line) from None


def _parse(label: str, text: str) -> dict[str, Any]:
    too_much = beyond(text)
    if too_much is not None:
        from dzcli.sheets.toml_mistake import NOT_TOML

        line, what = too_much
        raise FileFault("not_toml", NOT_TOML, file=label, line=line, what=what)
    try:
        return tomllib.loads(text)
    except ValueError as first:
        reason = str(first)
    plain = plain_minus(text)
    if plain != text:
        try:
            return tomllib.loads(plain)
        except ValueError as second:
            reason = str(second)
    from dzcli.sheets.toml_mistake import toml_mistake

    raise toml_mistake(label, text, reason)


def plain_minus(text: str) -> str:
    """The text with the typographic minus of a number written as TOML wants it.

    The sign U+2212 comes along when a number is copied from a rulebook. In texts and
    comments it stays.
    """
    import re

    from dzcli.sheets.layout import STRING_OR_COMMENT

    signs = re.compile(f"{STRING_OR_COMMENT}|\u2212(?=[0-9])", re.DOTALL)
    return signs.sub(lambda found: "-" if found[0] == "\u2212" else found[0], text)


NO_NAME = '""'
CANNOT_READ = "{file}: cannot be read ({reason}); give the path of a TOML sheet, - or @name."
SHIPPED_ONLY = "{sheet} ships with dzcli and cannot be written; copy it first."
STDIN_HAS_NO_FILE = "--write: standard input (-) has no file to write to; give the sheet's own file."
UNKNOWN_SHIPPED = "No sheet called {name} ships with dzcli; {hint}"
NOT_UTF8 = "{file}:{line}: not UTF-8 text; save the sheet as UTF-8."
