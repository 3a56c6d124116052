"""The damage of a blow, and the ally it may have hit: what the record holds of them (7.7, 7.12)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from dzcli.light import NamedTuple
from dzcli.step.record import Part

Text = Annotated[str, msgspec.Meta(max_length=4096)]


class Wielded(msgspec.Struct, frozen=True):
    """The weapon that struck, and the skill it was used with."""

    name: Text
    skill: Text
    kind: Annotated[str, msgspec.Meta(pattern="^(melee|ranged)$")]
    traits: tuple[Text, ...] = ()


class Damage:
    """The damage of one blow on one target, step by step; None where not yet known.

    ``weapon`` is the weapon's own dice; ``common`` the dice that do not depend on who is
    hit; ``raw`` all damage before armour, with the die of Brisant and what Tranchant adds;
    ``abs`` the armour's points and ``ignored`` how many of them the blow passes by; ``before_floor``
    what is left before it is kept from going below 0; ``net`` after armour; ``final``
    after the defence.
    """

    def __init__(
        self,
        formula: str,
        *,
        weapon: int | None = None,
        common: int | None = None,
        raw: int | None = None,
        abs: int | None = None,
        ignored: int | None = None,
        net: int | None = None,
        final: int | None = None,
        lethal: bool = True,
        critical: str | None = None,
    ) -> None:
        self.formula = formula
        self.dice: list[int] = []
        self.weapon = weapon
        self.common = common
        self.raw = raw
        self.abs = abs
        self.ignored = ignored
        self.before_floor: int | None = None
        self.net = net
        self.final = final
        self.lethal = lethal
        self.critical = critical
        self.parts: list[Part] = []

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
            "common": self.common,
            "raw": self.raw,
            "abs": self.abs,
            "ignored": self.ignored,
            "before_floor": self.before_floor,
            "net": self.net,
            "final": self.final,
            "lethal": self.lethal,
            "critical": self.critical,
            "parts": parts,
        }


class Ally(NamedTuple):
    """The ally near the target of a shot: the roll above which it is hit, and what hits it."""

    threshold: int | None
    hit: bool
    damage: Damage | None

    @property
    def suffers(self) -> int | None:
        """The damage after armour, 0 for an ally who is not hit; None where it was not thrown for."""
        return 0 if self.damage is None else self.damage.net

    def as_json(self) -> dict[str, Any]:
        """The ally as the record writes it, after who it is."""
        return self._asdict()
