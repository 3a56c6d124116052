"""What a system is to the rest of the house."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from dzcli.light import cast
from dzcli.step.step import Step, load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from dzcli.sheets.change import Change
    from dzcli.sheets.document import Document
    from dzcli.sheets.kind import Kind
    from dzcli.step.card import Card
    from dzcli.step.questions import Rules
    from dzcli.step.record import Record, Terms


class System:
    """A system: its name, its steps, and where in its package the rest is, loaded only when it is wanted.

    Each place is ``module:name``, the module seen from the package. ``title`` is what people call it,
    ``label`` what its records hold as ``system``; one that no sheet is of has none, only ``terms``.
    """

    def __init__(
        self,
        name: str,
        title: str,
        steps: Mapping[str, Step],
        *,
        terms: str = "words:TERMS",
        carry: str | None = None,
        names: str = "listed:names",
        readers: str | None = None,
        character: str | None = None,
        sheets: str = "who.fields:KIND",
        card: str = "who.card:card",
        columns: str = "columns:COLUMNS",
    ) -> None:
        self.name = name
        self.title = title
        self.steps = steps
        self.label = name if character else None
        self._places = {
            "terms": terms,
            "carry": carry,
            "names": names,
            "readers": readers,
            "character": character,
            "sheets": sheets,
            "card": card,
            "columns": columns,
        }

    def _load(self, what: str) -> Any:
        place = self._places[what]
        assert place is not None, f"{self.name} has no {what}"
        return load(f"dzcli.systems.{self.name}.{place}")

    def terms(self) -> Terms:
        """The system's own words."""
        return cast("Terms", self._load("terms"))

    def carry(self, record: Record) -> dict[str, Any] | None:
        """What the next step of a pipeline reads of a record; None if no step goes on from it."""
        if self._places["carry"] is None:
            return None
        found: dict[str, Any] | None = self._load("carry")(record)
        return found

    def names(self, kind: str) -> Iterable[str]:
        """The names that its tables have for a kind of thing, one of `dzcli.systems.KINDS`, or none."""
        return cast(Iterable[str], self._load("names")(kind)) if self.label else ()

    def columns(self) -> Mapping[str, str]:
        """What people call the columns of its tables, by their keys."""
        from dzcli.step.columns import COLUMNS

        return {**COLUMNS, **self._load("columns")} if self.label else COLUMNS

    def readers(self) -> Iterable[Callable[[], object]]:
        """What reads its tables, each a file; raises `FileFault` for rows of one's own that are wrong."""
        return cast(Iterable[Callable[[], object]], self._load("readers")) if self.label else ()

    def read_sheet(self, document: Document, carried: Iterable[Change], rules: Rules) -> Any:
        """A sheet checked, with the changes of earlier steps laid over it.

        ``rules`` are those in force: what a sheet may hold can depend on them.
        """
        return self._load("character")(document, carried, rules)

    def card(self, character: Any) -> Card:
        """What is worth showing of a character that `read_sheet` made."""
        return cast("Card", self._load("card")(character))

    def sheets(self) -> Kind:
        """What its sheets hold, in words: what new sheets and their schema are drawn from."""
        return cast("Kind", self._load("sheets"))
