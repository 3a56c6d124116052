"""The tables of the rules: every printed number and name, as data that can be read.

They are in ``tables/`` of a checkout and in ``dzcli/data/`` of an installed package.
"""

import functools
import os
from typing import Any, NamedTuple

_PACKAGE = os.path.dirname(__file__)
_ENDING = ".toml"
_SHEETS = "sheets"


@functools.cache
def root() -> str:
    """The folder that holds the tables."""
    installed = os.path.join(_PACKAGE, "data")
    return installed if os.path.isdir(installed) else os.path.join(os.path.dirname(_PACKAGE), "tables")


@functools.cache
def load(system: str, name: str) -> dict[str, Any]:
    """The table file ``name`` of a system, parsed."""
    return _parse(_text(system, name))


@functools.cache
def one(system: str, name: str, key: str) -> dict[str, Any]:
    """One table of a file by its header, the only one that is parsed.

    A file of many is slow to read whole.
    """
    text = _text(system, name)
    start = text.index(f"\n[{key}]\n") + 1
    end = text.find("\n[", start)
    found: dict[str, Any] = _parse(text[start : end if end >= 0 else None])[key]
    return found


def _parse(text: str) -> dict[str, Any]:
    import tomllib

    return tomllib.loads(text)


@functools.cache
def _text(system: str, name: str) -> str:
    with open(os.path.join(root(), system, name + _ENDING), encoding="utf-8") as file:
        return "\n" + file.read()


def files(system: str) -> list[str]:
    """The names of a system's table files, without their ending."""
    folder = os.path.join(root(), system)
    return _named(folder) if os.path.isdir(folder) else []


class Shipped(NamedTuple):
    """A sheet that comes with dzcli: its name, the system it is of, its file, which it stands for."""

    name: str
    system: str
    path: str

    def __fspath__(self) -> str:
        """The file."""
        return self.path


@functools.cache
def shipped_sheet(name: str) -> Shipped | None:
    """The sheet that comes with dzcli under a name, whatever system it belongs to, or None."""
    from dzcli.names import find

    if not name.replace("_", "").replace("-", "").isalnum():
        return None
    for system, folder in _sheet_folders():
        found = find(name, _named(folder))
        if found:
            return Shipped(found, system, os.path.join(folder, found + _ENDING))
    return None


def shipped_names() -> list[str]:
    """The names of the sheets that come with dzcli, without the ``@``."""
    return sorted(name for _, folder in _sheet_folders() for name in _named(folder))


def _sheet_folders() -> list[tuple[str, str]]:
    """The systems that have sheets that ship, each with their folder."""
    folders = [(system, os.path.join(root(), system, _SHEETS)) for system in sorted(os.listdir(root()))]
    return [(system, folder) for system, folder in folders if os.path.isdir(folder)]


def _named(folder: str) -> list[str]:
    """The names of the TOML files of a folder, without their ending."""
    return sorted(name.removesuffix(_ENDING) for name in os.listdir(folder) if name.endswith(_ENDING))
