"""The tables of the rules: every printed number and name, as data that can be read.

They are in ``tables/`` of a checkout and in ``dzcli/data/`` of an installed package.
"""

import functools
from pathlib import Path
from typing import Any

_PACKAGE = Path(__file__).parent


@functools.cache
def root() -> Path:
    """The folder that holds the tables."""
    installed = _PACKAGE / "data"
    return installed if installed.is_dir() else _PACKAGE.parent / "tables"


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
    return "\n" + (root() / system / f"{name}.toml").read_text(encoding="utf-8")


def files(system: str) -> list[str]:
    """The names of a system's table files, without their ending."""
    return sorted(path.stem for path in (root() / system).glob("*.toml"))


@functools.cache
def shipped_sheet(name: str) -> Path | None:
    """The file of a sheet that comes with dzcli, whatever system it belongs to, or None."""
    from dzcli.names import find

    if not name.replace("_", "").replace("-", "").isalnum():
        return None
    for folder in sorted(root().glob("*/sheets")):
        found = find(name, [path.stem for path in folder.glob("*.toml")])
        if found:
            return folder / f"{found}.toml"
    return None


def shipped_names() -> list[str]:
    """The names of the sheets that come with dzcli, without the ``@``."""
    return sorted(path.stem for path in root().glob("*/sheets/*.toml"))
