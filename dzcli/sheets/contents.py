"""The bytes of a file or of standard input: of regular files and pipes only, and never more than a limit."""

from __future__ import annotations

import os
import stat
import sys

from dzcli.light import suppress
from dzcli.message import Message, message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

STDIN = "-"
BYTES_A_KB = 1024


class Unreadable(ValueError):
    """What is not read, and why."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.template)
        self.reason = reason


def read(label: str, most_kb: int, *, pipes: bool = True) -> bytes:
    """What the file of that path holds, or standard input (``-``), if it is no more than ``most_kb``.

    A pipe with a name is read only if ``pipes``: where nobody named it just now nobody may write to it, and
    there would be no end of waiting. Raises `Unreadable`, `OSError`, or `ValueError` for what can be the name
    of no file.
    """
    if label == STDIN:
        return _limited(sys.stdin.buffer, most_kb)
    status = os.stat(label)
    _check_kind(status)
    if not pipes and stat.S_ISFIFO(status.st_mode):
        raise Unreadable(message(PIPE))
    with open(label, "rb") as file:
        return _limited(file, most_kb)


def _limited(file: BinaryIO, most_kb: int) -> bytes:
    # What stands in for standard input where there is none may have no number.
    with suppress(AttributeError, OSError):
        number = file.fileno()
        if not os.isatty(number):
            _check_kind(os.fstat(number))
    content = file.read(most_kb * BYTES_A_KB + 1)
    if len(content) > most_kb * BYTES_A_KB:
        raise too_big(most_kb)
    return content


def too_big(most_kb: int) -> Unreadable:
    """That something is larger than what is read."""
    return Unreadable(message(TOO_BIG, most=most_kb))


def _check_kind(status: os.stat_result) -> None:
    """Refuse a device: it may never end. The one that holds nothing is none to fear."""
    if stat.S_ISBLK(status.st_mode) or (stat.S_ISCHR(status.st_mode) and not _is_nothing(status)):
        raise Unreadable(message(DEVICE))


def _is_nothing(status: os.stat_result) -> bool:
    try:
        return os.path.samestat(status, os.stat(os.devnull))
    except OSError:
        return False


TOO_BIG = "it is larger than {most} kB"
PIPE = "it is a named pipe"
DEVICE = "it is a device"
