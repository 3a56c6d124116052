"""Someone in a step: a character of any system, and its ``[etat]`` as the step leaves it."""

from __future__ import annotations

from msgspec.structs import replace

from dzcli.light import TypeVar
from dzcli.sheets.change import Change
from dzcli.sheets.state import changed
from dzcli.step.record import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

S = TypeVar("S", bound="Someone")


class Someone:
    """A character in one step, and its ``[etat]`` as the step leaves it.

    ``role`` is who it is in the record: actor, target, one of several, or the name of a group. What a
    character and its sheet are is its system's own.
    """

    character: Any
    etat: Any

    def __init__(self, character: Any, role: str) -> None:
        self.character = character
        self.role = role
        self.name: str = character.name
        self.etat = replace(character.sheet.etat)

    def changes(self) -> list[Change]:
        """What the step would change on the sheet, one value each."""
        label, before = self.character.document.label, self.character.sheet.etat
        return changed(self.role, label, before, self.etat, self._plain)

    def _plain(self, key: str, value: Any) -> Any:
        """A value of ``[etat]`` as TOML holds it."""
        return value


def enlist(
    sheets: Iterable[Any], record: Record, kind: Callable[[Any, str], S], role: str = "fighter"
) -> list[S]:
    """The people of several sheets, in their order, each in the record under a role of their own."""
    found = [kind(sheet, f"{role} {place}") for place, sheet in enumerate(sheets, 1)]
    record.people.update((one.role, one.character.person) for one in found)
    return found


def numbered(people: Sequence[Someone]) -> list[str]:
    """The names of people; those who share one are numbered."""
    plain = [one.name for one in people]
    return [
        f"{name} {plain[: place + 1].count(name)}" if plain.count(name) > 1 else name
        for place, name in enumerate(plain)
    ]
