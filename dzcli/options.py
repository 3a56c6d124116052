"""What an option and an argument of a step are, as data.

A step's options are a dataclass whose fields carry one of these descriptions. The command
line, its help and the checks of its values are all drawn from them; nothing is written twice.
"""

from dataclasses import dataclass
from typing import Any

SHEET = "sheet"
RECORD = "record"


@dataclass(frozen=True, slots=True)
class Option:
    """An option: its flags and help, and which values it takes.

    ``choices`` are the words it may be; ``low`` and ``high`` bound a number; ``names`` says
    that the value names a file: `SHEET` or `RECORD`; ``excludes`` are flags that cannot be
    given with it.
    """

    flags: tuple[str, ...]
    help: str
    metavar: str | None = None
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    names: str | None = None
    excludes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Argument:
    """A positional argument; its field's default says whether it may be left out."""

    metavar: str
    help: str
    names: str | None = None


def describe(options: type) -> dict[str, Option | Argument]:
    """The description of each field of an options class, those of its bases first."""
    found: dict[str, Option | Argument] = {}
    for owner in reversed(options.__mro__):
        for name, annotation in vars(owner).get("__annotations__", {}).items():
            for extra in getattr(annotation, "__metadata__", ()):
                if isinstance(extra, Option | Argument):
                    found[name] = extra
    return found


def value_type(options: type, name: str) -> Any:
    """The bare type of a field: ``bool``, ``int``, ``str``, or a tuple for one that may repeat."""
    for owner in options.__mro__:
        annotation = vars(owner).get("__annotations__", {}).get(name)
        if annotation is not None:
            return getattr(annotation, "__origin__", annotation)
    raise KeyError(name)
