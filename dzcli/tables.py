"""The tables of the rules: every printed number and name, as data that can be read.

They are in ``tables/`` of a checkout and in ``dzcli/data/`` of an installed package. One's own may be laid
over them with `lay`; whatever was made of the tables before is forgotten then.
"""

from __future__ import annotations

import functools
import os

from dzcli.light import NamedTuple, cast

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any, ClassVar, ParamSpec, Protocol, TypeVar

    P = ParamSpec("P")
    T = TypeVar("T")

_PACKAGE = os.path.dirname(__file__)
_ENDING = ".toml"
_SHEETS = "sheets"
QUESTIONS = "regles"
"""The file that holds the questions that the rules leave open."""


if TYPE_CHECKING:

    class Overlay(Protocol):
        """Tables of one's own, over those that ship."""

        def laid_over(self, system: str, name: str, shipped: dict[str, Any]) -> dict[str, Any]:
            """A file as it ships, with the rows of one's own; raises `FileFault` for what cannot be in it."""

        def read(
            self,
            system: str,
            name: str,
            data: dict[str, Any],
            shape: type[T],
            further: Callable[[T], Iterable[Any]] | None,
        ) -> T:
            """The data of a file as a type; raises `FileFault` with the place of each mistake."""

        def place(self, system: str, name: str, row: tuple[str | int, ...]) -> str | None:
            """The file and line of a row (its table, its key or number), or None if it is not one's own."""

        def added(self, system: str) -> list[str]:
            """The names of files of one's own for a system that none ships by."""

        def used(self, system: str, name: str | None) -> list[dict[str, str]]:
            """The files of one's own laid over those of a system, or of one name, the weakest first.

            Each has its ``file`` and ``fingerprint``.
            """

        def alone(self) -> list[str]:
            """The files in force of which some table has no shipped row left."""


class _Laid:
    over: Overlay | None = None
    forget: ClassVar[list[Callable[[], object]]] = []


def lay(over: Overlay | None) -> None:
    """Lay tables of one's own over those that ship, in place of any before; None: none."""
    if over is None and _Laid.over is None:
        return
    _Laid.over = over
    for forget in _Laid.forget:
        forget()


def own(system: str, name: str | None = None) -> list[dict[str, str]]:
    """The files of one's own that are in force for the rules of a system, or those of one name."""
    return [] if _Laid.over is None else _Laid.over.used(system, name)


def added(system: str) -> list[str]:
    """The names of files of one's own that stand beside those of a system: random tables."""
    return [] if _Laid.over is None else _Laid.over.added(system)


def alone() -> list[str]:
    """The files of one's own in force that leave no shipped row in some table."""
    return [] if _Laid.over is None else _Laid.over.alone()


def place(system: str, name: str, row: tuple[str | int, ...]) -> str:
    """The file that a row comes from: of one's own its path and line, of one that ships its name."""
    found = None if _Laid.over is None else _Laid.over.place(system, name, row)
    return found or f"{system}/{name}{_ENDING}"


def cached(reader: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function makes of the tables, until others are laid."""
    found = functools.cache(reader)
    _Laid.forget.append(found.cache_clear)
    return cast("Callable[P, T]", found)


@functools.cache
def root() -> str:
    """The folder that holds the tables."""
    for folder in (os.path.join(_PACKAGE, "data"), os.path.join(os.path.dirname(_PACKAGE), "tables")):
        if os.path.isdir(folder):
            return folder
    from dzcli.package import unpacked

    return unpacked("data")


def shipped(system: str, name: str) -> dict[str, Any]:
    """The table file ``name`` of a system as it ships, parsed."""
    return _parse(_text(system, name))


@cached
def load(system: str, name: str) -> dict[str, Any]:
    """The table file ``name`` of a system, with the rows of one's own."""
    found = {} if name in added(system) else shipped(system, name)
    return found if _Laid.over is None else _Laid.over.laid_over(system, name, found)


def read(system: str, name: str, shape: type[T], further: Callable[[T], Iterable[Any]] | None = None) -> T:
    """A table file as a type; ``further`` finds mistakes in rows of one's own that the type cannot say.

    Raises `FileFault` for rows of one's own that are wrong.
    """
    data = load(system, name)
    if _Laid.over is not None:
        return _Laid.over.read(system, name, data, shape, further)
    from msgspec import convert

    return convert(data, shape)


@functools.cache
def one(system: str, name: str, key: str) -> dict[str, Any]:
    """One table of a file by its header, the only one that is parsed.

    A file of many is slow to read whole.
    """
    text = _text(system, name)
    start = text.index(f"\n[{key}]\n") + 1
    found: dict[str, Any] = _parse(text[start:].partition("\n[")[0])[key]
    return found


def _parse(text: str) -> dict[str, Any]:
    import tomllib

    return tomllib.loads(text)


@functools.cache
def _text(system: str, name: str) -> str:
    with open(os.path.join(root(), system, name + _ENDING), encoding="utf-8") as file:
        return "\n" + file.read()


def has_rows(table: dict[str, Any]) -> bool:
    """Whether a table is one of rows, each under its key, and not of single values."""
    return all(isinstance(row, dict) for row in table.values())


def files(system: str) -> list[str]:
    """The names of a system's table files, without their ending; those of one's own last."""
    return [*shipped_files(system), *added(system)]


def shipped_files(system: str) -> list[str]:
    """The names of the table files that ship for a system."""
    folder = os.path.join(root(), system)
    return named(folder) if os.path.isdir(folder) else []


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
        found = find(name, named(folder))
        if found:
            return Shipped(found, system, os.path.join(folder, found + _ENDING))
    return None


def shipped_names(system: str | None = None) -> list[str]:
    """The names of the sheets that come with dzcli, without the ``@``; of one system if it is given."""
    folders = [folder for name, folder in _sheet_folders() if system in (None, name)]
    return sorted(name for folder in folders for name in named(folder))


def _sheet_folders() -> list[tuple[str, str]]:
    """The systems that have sheets that ship, each with their folder."""
    folders = [(system, os.path.join(root(), system, _SHEETS)) for system in sorted(os.listdir(root()))]
    return [(system, folder) for system, folder in folders if os.path.isdir(folder)]


def named(folder: str) -> list[str]:
    """The names of the TOML files of a folder, without their ending."""
    return sorted(name.removesuffix(_ENDING) for name in os.listdir(folder) if name.endswith(_ENDING))
