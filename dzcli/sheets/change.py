"""A change of one value of a sheet."""

from __future__ import annotations

from dzcli.light import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Change(NamedTuple):
    """One value of a sheet's ``[etat]`` that a step would change.

    ``who`` is the role of whoever's sheet it is; ``sheet`` the name it was read by; ``path`` such as
    ``etat.sante``; ``before`` None for what the sheet did not hold.
    """

    who: str
    sheet: str
    path: str
    before: Any
    after: Any
    written: bool = False

    def as_json(self) -> dict[str, Any]:
        """The change as the record writes it."""
        return {
            "who": self.who,
            "sheet": self.sheet,
            "path": self.path,
            "from": self.before,
            "to": self.after,
            "written": self.written,
        }
