"""What a person has set once, in ``config.toml`` of their folder: language, rules, tables, colours, rolls.

An option goes before it, and so does a variable of the environment. Whoever reads the command line reads the
file (`dzcli.sheets.settings`) and puts in force what it says.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

FILE = "config.toml"


class Set:
    """Something that was set, a file or an expression, and where."""

    def __init__(self, value: str, where: str) -> None:
        self.value = value
        self.where = where


class Settings:
    """What is set; without a file nothing is."""

    def __init__(
        self,
        language: str | None = None,
        colour: str | None = None,
        rules: Set | None = None,
        tables: Set | None = None,
        rolls: Mapping[str, Set] | None = None,
    ) -> None:
        self.language = language
        self.colour = colour
        self.rules = rules
        self.tables = tables
        self.rolls = rolls or {}


NONE = Settings()


class _InForce:
    settings = NONE


def use(settings: Settings) -> None:
    """Put settings in force."""
    _InForce.settings = settings


def in_force() -> Settings:
    """The settings in force."""
    return _InForce.settings
