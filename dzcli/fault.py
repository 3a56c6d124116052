"""What can go wrong, as typed facts. One place (`dzcli.cli.report`) turns them into words.

Each kind has the exit status that scripts can tell it by. What is wrong with dice or with
an expression is told by `dzcli.dice.fault`.
"""

from __future__ import annotations

from dzcli.message import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Fault(Exception):
    """Something that ends the command: a stable ``code`` for scripts, a message for people."""

    exit = 1

    def __init__(self, code: str, template: str, **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.message = Message(template, values)


class UsageFault(Fault):
    """The command line is wrong."""

    exit = 2


class FileFault(Fault):
    """A file is wrong: a sheet, a table, a record."""

    exit = 3


class RuleFault(Fault):
    """The rules forbid this step; ``section`` is where they say so."""

    exit = 5

    def __init__(self, code: str, section: str, template: str, **values: Any) -> None:
        super().__init__(code, template, **values)
        self.section = section


class OwnFault(Fault):
    """A fault of dzcli itself."""

    exit = 70


class StaleSheet(Fault):
    """A sheet is not the one the result was made on; nothing was written."""

    exit = 6
