"""The systems: each a folder of its own that knows nothing of the others.

A new system is a new folder here and in ``tables/``, and a line in `STEPS`.
"""

import importlib
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:
    from dzcli.sheets.change import Change
    from dzcli.sheets.document import Document
    from dzcli.sheets.kind import Kind
    from dzcli.step.card import Card
    from dzcli.step.questions import Rules
    from dzcli.step.record import Record, Terms
    from dzcli.step.step import Step

STEPS: dict[str, tuple[str, ...]] = {
    "notation": ("roll",),
    "dz": ("test", "attack", "defend", "surprise", "initiative", "wound", "heal", "control", "round", "act"),
    "duel": ("test", "attack", "surprise", "initiative", "wound", "heal", "round", "act"),
    "d100": ("test", "attack", "defend", "surprise", "initiative", "wound", "heal", "round", "act"),
    "d10": ("test", "attack", "defend", "initiative", "wound", "heal", "round"),
    "d20": ("test", "attack", "defend", "initiative", "wound", "heal", "round"),
}
"""Each system and its steps, in the order of the help; no system is loaded to know this."""
DEFAULT = "dz"
"""The system of a sheet that does not say."""
WITHOUT_SHEETS = ("notation",)
"""Systems that no sheet is of."""
NAMES = tuple(name for name in STEPS if name not in WITHOUT_SHEETS)
"""What a sheet's ``systeme`` may be."""


KINDS = ("skills", "weapons", "modifiers", "states")
"""What systems have names for: what is tested, fought with, named with ``-m``, and borne in ``[etat]``."""


class System(Protocol):
    """What a system offers."""

    name: str
    title: str
    label: str | None
    """What its records hold as ``system``."""
    steps: "Mapping[str, Step]"

    def terms(self) -> "Terms":
        """The system's own words."""

    def carry(self, record: "Record") -> dict[str, Any] | None:
        """What the next step of a pipeline reads of a record; None if no step goes on from it."""

    def names(self, kind: str) -> "Iterable[str]":
        """The names that its tables have for a kind of thing, one of `KINDS`; none where they have none."""

    def readers(self) -> "Iterable[Callable[[], object]]":
        """What reads its tables, each a file; raises `FileFault` for rows of one's own that are wrong."""

    def read_sheet(self, document: "Document", carried: "Iterable[Change]", rules: "Rules") -> Any:
        """A sheet checked, with the changes of earlier steps laid over it.

        ``rules`` are those in force: what a sheet may hold can depend on them.
        """

    def card(self, character: Any) -> "Card":
        """What is worth showing of a character that `read_sheet` made."""

    def sheets(self) -> "Kind":
        """What its sheets hold, in words: what new sheets and their schema are drawn from."""


def get(name: str) -> System:
    """The system of that name, one of `STEPS`."""
    return cast(System, importlib.import_module(f"dzcli.systems.{name}"))


def having(step: str) -> list[System]:
    """The systems that have a step, in their order; only these are loaded."""
    return [get(name) for name, steps in STEPS.items() if step in steps]


def commands() -> list[str]:
    """Every step of every system, once, in order."""
    return list(dict.fromkeys(step for steps in STEPS.values() for step in steps))
