"""The standard streams: what is written follows what they can show; JSON is the same for any of them.

Text that a stream cannot show becomes the nearest plain letters. JSON is UTF-8, or ASCII with escapes where a
stream is not UTF-8, or is a pipe of Windows.
"""

from __future__ import annotations

import codecs
import errno
import io
import os
import sys

from dzcli.light import cast, suppress
from dzcli.show import neutral

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Literal, TextIO

UTF_8 = "utf-8"
WINDOWS = os.name == "nt"


def prepare() -> None:
    """Let no character that a stream cannot show end the program, nor a stream that is closed."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, _closed(name))
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=nearest(stream.encoding))


def _closed(name: str) -> TextIO:
    """What stands for a stream that is closed: nothing can be read from it, and output fails.

    Standard error is missed by nobody.
    """
    if name == "stdout":
        return io.TextIOWrapper(io.BufferedWriter(_NoOutput()), UTF_8)
    return cast("TextIO", open(os.devnull, "r+", encoding=UTF_8))


class _NoOutput(io.RawIOBase):
    """A file that every writing to fails, as to one that is closed."""

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def is_utf8(stream: TextIO) -> bool:
    """Whether every character can be written to a stream."""
    return codecs.lookup(stream.encoding).name.startswith(UTF_8)


def takes_json(stream: TextIO) -> bool:
    """Whether JSON can go out as UTF-8; shells of Windows take what a pipe brings for other letters."""
    return is_utf8(stream) and not (WINDOWS and not stream.isatty())


def nearest(encoding: str) -> str:
    """The error handler that writes the nearest letters of an encoding."""
    if codecs.lookup(encoding).name.startswith("utf"):
        return "replace"
    from dzcli.show.plain_letters import NEAREST

    return NEAREST


def open_terminal(name: str, mode: Literal["r", "w"]) -> TextIO:
    """Open the terminal that questions are asked at; it shows what standard error shows."""
    encoding = sys.stderr.encoding
    errors = "replace" if mode == "r" else nearest(encoding)
    return cast("TextIO", open(name, mode, encoding=encoding, errors=errors))


def write(lines: Iterable[str]) -> None:
    """Write lines of text to standard output; nothing in one does harm, nor breaks it."""
    out = sys.stdout
    text = "".join(f"{neutral.line(line)}\n" for line in lines)
    out.buffer.write(text.encode(out.encoding, nearest(out.encoding)))


def complain(lines: Iterable[str]) -> None:
    """Write lines of text to standard error, as harmless as those of `write`."""
    # Where nobody can be told, the exit status still tells.
    with suppress(OSError):
        sys.stderr.write("".join(f"{neutral.line(line)}\n" for line in lines))
        sys.stderr.flush()


def write_lines(lines: Iterable[bytes], as_json: bool) -> None:
    """Write lines of UTF-8, each with its line end, to standard output."""
    out = sys.stdout
    as_it_is = takes_json(out) if as_json else is_utf8(out)
    out.buffer.writelines(lines if as_it_is else _recoded(lines, out.encoding, as_json))


def _recoded(lines: Iterable[bytes], encoding: str, as_json: bool) -> Iterator[bytes]:
    for line in lines:
        text = line.decode(UTF_8)
        yield (ascii_json(text) if as_json else text).encode(encoding, nearest(encoding))


def ascii_json(text: str) -> str:
    """JSON with every character beyond ASCII escaped."""
    from dzcli.show.plain_letters import ESCAPED

    return text.encode("ascii", ESCAPED).decode("ascii")
