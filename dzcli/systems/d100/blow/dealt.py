"""The damage of a blow: what the record holds of it (l.74 to l.81)."""

from __future__ import annotations

from dzcli.step.record import Part

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Damage:
    """The damage of one blow, step by step; None where not yet known.

    ``weapon`` are the weapon's dice and what goes with them, ``raw`` all damage before endurance and
    armour; ``soak`` the bonus of Endurance, ``abs`` the points of armour and ``ignored`` how many of them
    the weapon passes by; ``before_floor`` what is left before it is kept from going below 0; ``net`` after
    both; ``final`` after the reaction. ``hits`` is the damage before both of each other hit, where a burst
    hits more than once; what is left of them is part of ``net``.
    """

    def __init__(self, formula: str = "", *, raw: int | None = None, net: int | None = None) -> None:
        self.formula = formula
        self.dice: list[int] = []
        self.weapon: int | None = None
        self.raw = raw
        self.soak: int | None = None
        self.abs: int | None = None
        self.ignored: int | None = None
        self.before_floor: int | None = None
        self.net = net
        self.final: int | None = None
        self.hits: tuple[int, ...] = ()
        self.parts: list[Part] = []

    @property
    def left(self) -> int | None:
        """The damage as far as it is known: in the end, else after Endurance and armour, else before."""
        return next((one for one in (self.final, self.net, self.raw) if one is not None), None)

    @property
    def taken(self) -> int:
        """What Endurance and armour take from a hit."""
        return (self.soak or 0) + (self.abs or 0) - (self.ignored or 0)

    def as_json(self) -> dict[str, Any]:
        """The damage as the record writes it: each part with what all came to up to it."""
        subtotal, parts = 0, []
        for part in self.parts:
            subtotal += part.value
            parts.append({**part._asdict(), "subtotal": subtotal})
        return {
            "formula": self.formula,
            "dice": self.dice,
            "weapon": self.weapon,
            "raw": self.raw,
            "soak": self.soak,
            "abs": self.abs,
            "ignored": self.ignored,
            "before_floor": self.before_floor,
            "net": self.net,
            "final": self.final,
            "hits": list(self.hits),
            "parts": parts,
        }


class Fury:
    """The fureur du juste of a blow: which dice opened it, whether it was confirmed, what it added."""

    __slots__ = ("added", "confirmed", "dice", "invoked", "natural")

    def __init__(self) -> None:
        self.natural = 0
        self.invoked = False
        self.confirmed = False
        self.dice: list[int] = []
        self.added = 0

    def as_json(self) -> dict[str, Any]:
        """The fureur as the record writes it; ``natural`` counts the dice that opened it."""
        return {name: getattr(self, name) for name in ("natural", "invoked", "confirmed", "dice", "added")}
