"""Someone in a duel or a skirmish: a sheet, and what the rules make of it."""

from __future__ import annotations

from dzcli import tables
from dzcli.fault import FileFault
from dzcli.light import NamedTuple
from dzcli.message import message
from dzcli.names import pick
from dzcli.sheets.document import Document
from dzcli.step.record import Person
from dzcli.step.rows import id_of
from dzcli.step.someone import Someone
from dzcli.systems.duel import book, words
from dzcli.systems.duel.who.sheet import Etat, Sheet

MELEE, RANGED = "melee", "ranged"
SURPRISE, COVER, PREPARED = "surprise", "a_couvert", "prepare"
"""Conditions that rules speak of by name."""


class Weapon(NamedTuple):
    """A weapon ready to strike with; ``damage`` is a fixed number (DUEL-08)."""

    name: str
    kind: str
    damage: int


class Character:
    """A checked sheet and the document it came from. Nothing here changes during a step."""

    def __init__(self, document: Document, sheet: Sheet) -> None:
        self.document = document
        self.sheet = sheet
        self.name = sheet.nom
        self.person = Person(sheet.nom, document)
        self.skills = {skill_id(key): dice for key, dice in sheet.competences.items()}
        self.weapons = [
            Weapon(arme.nom, MELEE if arme.type == "melee" else RANGED, arme.degats) for arme in sheet.armes
        ]

    @property
    def health_max(self) -> int:
        """Santé maximum: the sheet's own, else as the published game has it.

        `FileFault` if neither is known.
        """
        maximum = self.sheet.sante.max or health_by_rule(self.sheet)
        if maximum is None:
            raise self.missing("sante.max", words.FOR_HEALTH)
        return maximum

    def characteristic(self, key: str) -> int:
        """Dice of a characteristic; `FileFault` naming the key where the sheet lacks it (A-DUEL-21)."""
        own = self.sheet.caracteristiques
        value: int | None = getattr(own, "for_" if key == "for" else key)
        if value is None and key == "mov":
            value = own.mou
        if value is None:
            raise self.missing(f"caracteristiques.{key}", words.FOR_ROLL)
        return value

    def skill(self, key: str) -> int:
        """Dice of a skill; `FileFault` naming the key where the sheet lacks it."""
        if key not in self.skills:
            raise self.missing(f"competences.{key}", words.FOR_ROLL)
        return self.skills[key]

    def missing(self, key: str, purpose: str) -> FileFault:
        """The fault of a key that a step cannot do without."""
        values = {"file": self.document.label, "key": key, "purpose": message(purpose)}
        return FileFault("missing_key", words.MISSING_KEY, **values)


def health_by_rule(sheet: Sheet) -> int | None:
    """Santé maximum from VIG and VOL, as the published game has it; None without them (A-DUEL-22)."""
    own, row = sheet.caracteristiques, book.rolls().sante
    if own.vig is None or own.vol is None:
        return None
    return row.vig * own.vig + row.vol * own.vol or None


@tables.cached
def skill_id(name: str) -> str:
    """The id of the skill that a name means: one of the text's, or the name as it is."""
    return id_of(name, book.rolls().competences) or name


class Fighter(Someone):
    """A character in one step, and its ``[etat]`` as the step leaves it.

    ``role`` is who it is in the record: actor, target, or the name of a group.
    """

    character: Character
    etat: Etat

    @property
    def health(self) -> int:
        """Santé left; a sheet that does not say is unhurt."""
        return self.character.health_max if self.etat.sante is None else self.etat.sante

    @property
    def conditions(self) -> list[str]:
        """The conditions noted on the sheet, by their ids."""
        if not self.etat.conditions:
            return []
        known = book.skirmish().conditions
        return [found for name in self.etat.conditions if (found := id_of(name, known))]

    def has(self, condition: str) -> bool:
        """Whether a condition is noted."""
        return condition in self.conditions

    def enter(self, condition: str) -> None:
        """Note a condition, once."""
        if not self.has(condition):
            self.etat.conditions = [*self.etat.conditions, condition]

    def leave(self, condition: str) -> None:
        """Strike a condition out."""
        known = book.skirmish().conditions
        self.etat.conditions = [name for name in self.etat.conditions if id_of(name, known) != condition]

    def weapon(self, kind: str) -> Weapon | None:
        """The weapon of a kind that is used: the one in hand if it is of that kind, else the first.

        None where there is none, or the hands are known to be empty.
        """
        held = self.in_hand
        if held is not None and held.kind == kind:
            return held
        if self.etat.arme_en_main == "":
            return None
        return next((weapon for weapon in self.character.weapons if weapon.kind == kind), None)

    @property
    def in_hand(self) -> Weapon | None:
        """The weapon held: as ``[etat]`` says, else the one marked, else the first."""
        weapons, held = self.character.weapons, self.etat.arme_en_main
        if held is not None:
            name = pick(held, [weapon.name for weapon in weapons]) if held else None
            return next((weapon for weapon in weapons if weapon.name == name), None)
        armes = self.character.sheet.armes
        for weapon, arme in zip(weapons, armes, strict=True):
            if arme.en_main:
                return weapon
        return weapons[0] if weapons and armes[0].en_main is None else None

    def _plain(self, key: str, value: object) -> object:
        """A value of ``[etat]`` as TOML holds it; a sheet silent on Santé is at its maximum."""
        return self.character.health_max if key == "sante" and value is None else value
