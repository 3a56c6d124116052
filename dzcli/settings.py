"""What a person has set once, in ``config.toml`` of their folder: language, rules, tables, colours, rolls.

An option goes before it, and so does a variable of the environment. Whoever reads the command line reads the
file (`dzcli.sheets.settings`) and puts in force what it says.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

FILE = "config.toml"


class File(NamedTuple):
    """A file or a folder that was set, and where."""

    path: str
    where: str


class Named(NamedTuple):
    """An expression that was set under a name, and where."""

    expression: str
    where: str


class Settings(NamedTuple):
    """What is set; without a file nothing is."""

    language: str | None = None
    colour: str | None = None
    rules: File | None = None
    tables: File | None = None
    rolls: Mapping[str, Named] = MappingProxyType({})


NONE = Settings()


class _InForce:
    settings = NONE


def use(settings: Settings) -> None:
    """Put settings in force."""
    _InForce.settings = settings


def in_force() -> Settings:
    """The settings in force."""
    return _InForce.settings
