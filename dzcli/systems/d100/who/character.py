"""Someone in a fight of D100: a sheet, and what the rules make of it."""

from __future__ import annotations

import re

from dzcli.dice.throws.throw import Pool
from dzcli.fault import FileFault
from dzcli.light import NamedTuple
from dzcli.message import message
from dzcli.names import find, pick
from dzcli.sheets.document import Document
from dzcli.step.record import Person
from dzcli.step.rows import id_of
from dzcli.step.someone import Someone
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.who.sheet import DICE, Arme, Etat, Sheet

MELEE, RANGED = "melee", "ranged"


class Weapon(NamedTuple):
    """A weapon ready to strike with; ``range`` in metres, None where the sheet has none."""

    name: str
    kind: str
    dice: Pool
    range: int | None
    parry: int
    penetration: int

    @property
    def characteristic(self) -> str:
        """What an attack with it tests (l.59)."""
        return "cc" if self.kind == MELEE else "ct"


def weapon(arme: Arme) -> Weapon:
    """The weapon that an entry of ``[[armes]]`` describes (l.59, l.74)."""
    kind = MELEE if arme.type == "melee" else RANGED
    return Weapon(arme.nom, kind, dice_of(arme.degats), arme.portee, arme.parade, arme.penetration)


def dice_of(text: str) -> Pool:
    """A weapon's damage such as ``1d10+2``; the text was checked against its pattern."""
    found = re.match(DICE, text)
    assert found
    plus = re.sub(r"\s", "", found["plus"] or "0").replace("\u2212", "-").replace("\u2013", "-")
    return Pool("damage", int(found["number"] or 1), int(found["faces"]), int(plus))


class Character:
    """A checked sheet and the document it came from. Nothing here changes during a step."""

    def __init__(self, document: Document, sheet: Sheet) -> None:
        self.document = document
        self.sheet = sheet
        self.name = sheet.nom
        self.person = Person(sheet.nom, document)
        self.weapons = [weapon(arme) for arme in sheet.armes]

    @property
    def health_max(self) -> int:
        """The points of Blessures of someone unhurt; `FileFault` where the sheet does not say."""
        if self.sheet.blessures.max is None:
            raise self.missing("blessures.max", words.FOR_HEALTH)
        return self.sheet.blessures.max

    def characteristic(self, key: str) -> int:
        """The value of a characteristic; `FileFault` naming the key where the sheet lacks it."""
        value: int | None = getattr(self.sheet.caracteristiques, key)
        if value is None:
            raise self.missing(f"caracteristiques.{key}", words.FOR_STEP)
        return value

    def bonus(self, key: str) -> int:
        """The bonus of a characteristic: its tens (l.20, l.74, l.81; D100-05, D100-26, D100-29)."""
        return self.characteristic(key) // book.base().bonus.diviseur

    def skill(self, name: str) -> int | None:
        """The value of a skill, or None where the sheet does not have it."""
        key = find(name, self.sheet.competences)
        return None if key is None else self.sheet.competences[key]

    def tested(self, key: str) -> int:
        """The value of a characteristic or a skill; `FileFault` naming the key where the sheet lacks it."""
        if key in book.base().caracteristiques:
            return self.characteristic(key)
        value = self.skill(key)
        if value is None:
            raise self.missing(f"competences.{key}", words.FOR_STEP)
        return value

    def armour(self, zone: str) -> int:
        """Points of armour on a part of the body (l.81)."""
        points: int = getattr(self.sheet.armure, zone, 0)  # no sheet has a place of one's own
        return points

    def missing(self, key: str, purpose: str) -> FileFault:
        """The fault of a key that a step cannot do without."""
        values = {"file": self.document.label, "key": key, "purpose": message(purpose)}
        return FileFault("missing_key", words.MISSING_KEY, **values)


class Fighter(Someone):
    """A character in one step, and its ``[etat]`` as the step leaves it.

    ``role`` is who it is in the record: actor, target, or the name of a group.
    """

    character: Character
    etat: Etat

    @property
    def health(self) -> int:
        """Points of Blessures left; a sheet that does not say is unhurt."""
        return self.character.health_max if self.etat.blessures is None else self.etat.blessures

    @property
    def effects(self) -> list[str]:
        """What lasts until the round ends, by the ids of the actions that brought it."""
        if not self.etat.effets:
            return []
        known = book.actions()
        return [found for name in self.etat.effets if (found := id_of(name, known))]

    def end_effects(self, ended: set[str]) -> None:
        """Strike effects out."""
        if not ended:
            return
        known = book.actions()
        self.etat.effets = [name for name in self.etat.effets if id_of(name, known) not in ended]

    @property
    def in_hand(self) -> Weapon | None:
        """The weapon held: as ``[etat]`` says, else the one marked, else the first."""
        weapons, held = self.character.weapons, self.etat.arme_en_main
        if held is not None:
            name = pick(held, [one.name for one in weapons]) if held else None
            return next((one for one in weapons if one.name == name), None)
        marked = zip(weapons, self.character.sheet.armes, strict=True)
        return next((one for one, arme in marked if arme.en_main), weapons[0] if weapons else None)

    def _plain(self, key: str, value: object) -> object:
        """A value of ``[etat]`` as TOML holds it; a sheet silent on Blessures is unhurt."""
        return self.character.health_max if key == "blessures" and value is None else value
