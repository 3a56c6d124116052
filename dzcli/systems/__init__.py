"""The systems: each a folder of its own that knows nothing of the others.

A new system is a new folder here and in ``tables/``, and its name in `NAMES`.
"""

import importlib
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:
    from dzcli.dice.throws.throw import Throw
    from dzcli.sheets.document import Document
    from dzcli.step.questions import Rules
    from dzcli.step.record import Change, Record

NAMES = ("dz",)
DEFAULT = "dz"


class System(Protocol):
    """What a system offers."""

    name: str
    title: str

    def options_of(self, step: str) -> type | None:
        """The options of a step (a dataclass of descriptions), or None without such a rule."""

    def resolver(self, step: str) -> "Callable[[Any, Rules, Throw], Record]":
        """The rule of a step: a function of its options, the house rules and a throw."""

    def rules(self) -> "Rules":
        """The rulings in force where the books are silent."""

    def carry(self, record: "Record") -> dict[str, Any] | None:
        """What the next step of a pipeline reads of a record; None if no step goes on from it."""

    def read_sheet(self, document: "Document", carried: "Iterable[Change]") -> Any:
        """A sheet checked, with the changes of earlier steps laid over it."""


def get(name: str) -> System:
    """The system of that name, one of `NAMES`."""
    return cast(System, importlib.import_module(f"dzcli.systems.{name}"))
