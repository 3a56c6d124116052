"""The weapons of a sheet, looked up in the table (D10-10, D10-11, D10-22, D10-23)."""

from __future__ import annotations

from dzcli.light import NamedTuple
from dzcli.names import find
from dzcli.step.questions import Choice
from dzcli.systems.d10 import book
from dzcli.systems.d10.who.sheet import Arme

MELEE, RANGED = "melee", "ranged"
FORCE, AGILITE, PERCEPTION = "force", "agilite", "perception"
COMBAT, TIR, ESQUIVE = "combat", "tir", "esquive"
RECHARGE, RAFALE, EXPLOSIF, BOW_OF_FORCE = "recharge", "rafale", "explosif", "force"

Range = tuple[int, int]
NO_LIMIT = 100
"""The most réussites of a weapon that does not say."""


class Drawn(NamedTuple):
    """A number of a weapon that is drawn between two at each shot."""

    low: int
    high: int


UNSAID: Choice[int | Drawn] = Choice(
    "plage",
    basse=lambda low, high, drawn: low,
    haute=lambda low, high, drawn: high,
    hasard=lambda low, high, drawn: Drawn(low, high) if drawn else low,
)
"""What a weapon has inside the range of the table where its sheet gives nothing (A-D10-12).

Precision and réussites are those of the weapon, and are not drawn.
"""


class Weapon(NamedTuple):
    """A weapon ready to strike or shoot with.

    ``damage``, ``precision`` and ``most`` (the most réussites) are a number, or the range of the table.
    ``rules`` has the number of each special rule.
    """

    name: str
    kind: str
    skill: str
    characteristic: str
    damage: int | Range
    faces: int
    nature: str | None
    precision: int | Range
    most: int | Range
    defence_threshold: int
    rules: dict[str, int]


def weapon(arme: Arme) -> Weapon:
    """The weapon that an entry of ``[[armes]]`` describes (D10-11, D10-18, D10-22, D10-23)."""
    table = book.weapons()
    row = table.armes[book.key_of(arme.id, table.armes)] if arme.id is not None else None
    ranged = row is not None or arme.type == "distance"
    threshold = book.combat().seuils.defense_tir.valeur
    return Weapon(
        name=arme.nom or (row.nom if row else ""),
        kind=RANGED if ranged else MELEE,
        skill=arme.competence or (TIR if ranged else COMBAT),
        characteristic=_characteristic(arme, PERCEPTION if ranged else FORCE),
        damage=_own(arme.degats, row.degats if row else None, 0),
        faces=arme.faces or book.combat().de.faces,
        nature=arme.nature,
        precision=_own(arme.precision, row.precision if row else None, 0),
        most=_own(arme.reussites_max, row.reussites_max if row else None, NO_LIMIT),
        defence_threshold=threshold if arme.seuil_defense is None else arme.seuil_defense,
        rules=rules([*(row.regles if row else ()), *arme.regles]),
    )


def _characteristic(arme: Arme, usual: str) -> str:
    """The id of the characteristic that a weapon is used with."""
    if arme.caracteristique is None:
        return usual
    rows = book.names_of(book.combat().caracteristiques)
    found = (id_ for id_, names in rows.items() if find(arme.caracteristique, names))
    return next(found, arme.caracteristique)


def _own(given: int | None, range_: Range | None, without: int) -> int | Range:
    """A number of the sheet, else the range of the table (A-D10-12)."""
    if given is not None:
        return given
    if range_ is None:
        return without
    return range_[0] if range_[0] == range_[1] else range_


def rules(texts: list[str]) -> dict[str, int]:
    """Special rules such as ``recharge:2`` by their ids; the last number of a rule counts."""
    found: dict[str, int] = {}
    table = book.weapons().regles_speciales
    for text in texts:
        name, _, number = text.partition(":")
        id_ = book.key_of(name, table)
        found[id_] = int(number or table[id_].defaut or 0)
    return found
