"""Every mistake of a sheet, where other readers stop at the first text that is no TOML.

A line that cannot be read is told and left out, as long as what follows can be trusted: a heading that is
wrong, or a bracket left open, would make mistakes of everything below it.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

from dzcli.fault import FileFault
from dzcli.sheets.check import BadSheet
from dzcli.sheets.document import Document, source
from dzcli.sheets.toml_mistake import COMMA_MISSING, LONGEST_LINE

_ONE_VALUE = re.compile(r"\s*([^\[\]{}#=:]+?)\s*[=:][^\[\]{}]*\Z")
"""A line that holds one key and one value, and opens nothing that goes on below."""
MOST_READ_AGAIN = 500_000
"""So many bytes are read again at most, each time without one more line."""


def every_mistake(label: str, check: Callable[[Document], object]) -> Iterator[FileFault]:
    """Every fault of a sheet; ``check`` reads it as one of its system and raises what is wrong.

    Raises `UsageFault` for a name that no sheet can have.
    """
    try:
        name, path, content = source(label)
    except FileFault as fault:
        yield fault
        return
    left_out: list[tuple[int, str]] = []
    while True:
        try:
            document = Document(name, path, content)
            break
        except FileFault as fault:
            yield fault
            line = fault.message.values.get("line")
            key = _only_key(content, line) if _can_go_on(fault) else None
            if line is None or key is None or len(left_out) * len(content) > MOST_READ_AGAIN:
                return
            left_out.append((_heading(content, line), key))
            content = _without(content, line)
    try:
        check(document)
    except BadSheet as bad:
        # What is missing may stand on a line that was left out.
        placed = [
            (line, one) for line, one in bad.placed if one.found or (line, one.path[-1]) not in left_out
        ]
        if placed:
            yield BadSheet(document.label, placed)
    except FileFault as fault:
        yield fault


def _can_go_on(fault: FileFault) -> bool:
    """Whether what cannot be read is a line, and not a bracket that was left open above it."""
    what = fault.message.values.get("what")
    return what is not None and what.template != COMMA_MISSING


def _heading(content: bytes, line: int) -> int:
    """The line of the heading that a line stands under; 1 if none."""
    lines = _lines(content)
    above = range(line - 1, 0, -1)
    return next((place for place in above if lines[place - 1].lstrip().startswith(b"[")), 1)


def _only_key(content: bytes, line: Any) -> str | None:
    """The key of a line that can be left out without changing what the others mean; else None."""
    text = _lines(content)[line - 1].decode("utf-8").rstrip("\r\n")
    found = _ONE_VALUE.match(text) if len(text) <= LONGEST_LINE else None
    return found[1] if found else None


def _without(content: bytes, line: int) -> bytes:
    """The content with an empty line in place of one."""
    lines = _lines(content)
    lines[line - 1] = b"\n"
    return b"".join(lines)


def _lines(content: bytes) -> list[bytes]:
    return [one + b"\n" for one in content.split(b"\n")]
