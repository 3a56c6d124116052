"""The damage of a blow: what the Système d10 puts into a record (D10-10, D10-14, D10-21)."""

from __future__ import annotations

from dzcli.step.record import Part
from dzcli.systems.d10.pool.critical import WHOLE
from dzcli.systems.d10.pool.fall import Fallen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


class Damage:
    """The damage of one blow, step by step; None where not yet known.

    ``hits`` is what each projectile does (one for a blow in melee), ``raw`` all together: the total of the
    attack; ``percent`` what a critical made of it, ``pending`` what it will make of what gets through.
    ``defence`` is what was opposed, ``nets`` what gets past it of each, ``net`` and ``final`` together.
    ``explosion`` is what those near the target take.
    """

    def __init__(
        self,
        formula: str,
        hits: Sequence[int],
        *,
        percent: int = WHOLE,
        pending: int = WHOLE,
        nets: Sequence[int] | None = None,
        explosion: int | None = None,
    ) -> None:
        self.formula = formula
        self.dice: list[int] = []
        self.hits = tuple(hits)
        self.percent = percent
        self.pending = pending
        self.explosion = explosion
        self.defence: int | None = None
        self.nets = None if nets is None else tuple(nets)
        self.final: int | None = None
        self.fatigue: int | None = None
        self.parts: list[Part] = []

    @property
    def raw(self) -> int:
        """The total of the attack."""
        return sum(self.hits)

    @property
    def net(self) -> int | None:
        """What gets through, all together."""
        return None if self.nets is None else sum(self.nets)

    def take_faces(self, fallen: Fallen[Any]) -> None:
        """Note the faces that count, for the record."""
        self.dice = fallen.faces

    def as_json(self) -> dict[str, Any]:
        """The damage as the record writes it: each part with what all came to up to it."""
        subtotal, parts = 0, []
        for part in self.parts:
            subtotal += part.value
            parts.append({"label": part.label, "value": part.value, "subtotal": subtotal})
        return {
            "formula": self.formula,
            "dice": self.dice,
            "raw": self.raw,
            "hits": self.hits,
            "percent": self.percent,
            "pending": self.pending,
            "explosion": self.explosion,
            "defence": self.defence,
            "nets": self.nets,
            "net": self.net,
            "final": self.final,
            "fatigue": self.fatigue,
            "parts": parts,
        }
