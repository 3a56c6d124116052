"""Someone in a fight: a sheet, and what the rules make of it."""

from __future__ import annotations

from dzcli.dice.throws.throw import Pool
from dzcli.fault import FileFault
from dzcli.light import NamedTuple
from dzcli.message import Message, message
from dzcli.names import find, pick
from dzcli.sheets.document import Document
from dzcli.step.record import Person
from dzcli.step.someone import Someone
from dzcli.systems.d20 import words
from dzcli.systems.d20.who.sheet import Arme, Etat, Sheet

MELEE, RANGED = "melee", "ranged"
DAMAGE = "damage"


class Weapon(NamedTuple):
    """A weapon ready to strike and to parry with; ``suited``: it is made for parrying."""

    name: str
    kind: str
    fixed: int
    dice: Pool | None
    parry: int
    suited: bool
    hands: int
    off_hand: bool

    @property
    def formula(self) -> str:
        """Its damage as people write it."""
        if self.dice is None:
            return str(self.fixed)
        return f"{self.dice}+{self.fixed}" if self.fixed else str(self.dice)


class Shield(NamedTuple):
    """A shield and its parry points."""

    name: str | Message
    parry: int


class Character:
    """A checked sheet and the document it came from. Nothing here changes during a step."""

    def __init__(self, document: Document, sheet: Sheet) -> None:
        self.document = document
        self.sheet = sheet
        self.name = sheet.nom
        self.person = Person(sheet.nom, document)
        self.skills = sheet.competences
        self.weapons = [_weapon(arme) for arme in sheet.armes]

    @property
    def pv_max(self) -> int:
        """PV maximum; `FileFault` where the sheet does not say."""
        if self.sheet.pv.max is None:
            raise self.missing("pv.max", words.FOR_PV)
        return self.sheet.pv.max

    def characteristic(self, key: str) -> int:
        """A characteristic; `FileFault` naming the key where the sheet lacks it."""
        value: int | None = getattr(self.sheet.caracteristiques, "for_" if key == "for" else key)
        if value is None:
            raise self.missing(f"caracteristiques.{key}", words.FOR_STEP)
        return value

    def protection(self, zone: str) -> int:
        """Points of armour of a zone."""
        points: int = getattr(self.sheet.protection, zone)
        return points

    def missing(self, key: str, purpose: str) -> FileFault:
        """The fault of a key that a step cannot do without."""
        values = {"file": self.document.label, "key": key, "purpose": message(purpose)}
        return FileFault("missing_key", words.MISSING_KEY, **values)


def _weapon(arme: Arme) -> Weapon:
    return Weapon(
        name=arme.nom,
        kind=MELEE if arme.type == "melee" else RANGED,
        fixed=arme.degats_fixe,
        dice=_pool(arme.degats_des),
        parry=arme.parade,
        suited=arme.parade_adaptee,
        hands=arme.mains,
        off_hand=arme.main_faible,
    )


def _pool(text: str | None) -> Pool | None:
    """The random part of a weapon's damage; the text was checked against its pattern."""
    if text is None:
        return None
    count, _, faces = text.partition("d")
    return Pool(DAMAGE, int(count or 1), int(faces))


class Fighter(Someone):
    """A character in one step, and its ``[etat]`` as the step leaves it.

    ``role`` is who it is in the record: actor, target, or one of several.
    """

    character: Character
    etat: Etat

    @property
    def pv(self) -> int:
        """PV left; a sheet that does not say is unhurt."""
        return self.character.pv_max if self.etat.pv is None else self.etat.pv

    @property
    def known_pv(self) -> int | None:
        """PV left, or None where the sheet says neither those nor their maximum."""
        return self.character.sheet.pv.max if self.etat.pv is None else self.etat.pv

    @property
    def in_hand(self) -> Weapon | None:
        """The weapon of the better hand: as ``[etat]`` says, else the one marked, else the first."""
        weapons, held = self.character.weapons, self.etat.arme_en_main
        if held is not None:
            name = pick(held, [weapon.name for weapon in weapons]) if held else None
            return next((weapon for weapon in weapons if weapon.name == name), None)
        pairs = list(zip(weapons, self.character.sheet.armes, strict=True))
        marked = [weapon for weapon, arme in pairs if arme.en_main and not weapon.off_hand]
        free = [weapon for weapon, arme in pairs if arme.en_main is None and not weapon.off_hand]
        return next(iter([*marked, *free]), None)

    @property
    def in_off_hand(self) -> Weapon | None:
        """The weapon that the off hand holds, or None."""
        return next((weapon for weapon in self.character.weapons if weapon.off_hand), None)

    @property
    def shield(self) -> Shield | None:
        """The shield that is held, or None."""
        own = self.character.sheet.bouclier
        if own is None or not own.en_main:
            return None
        return Shield(own.nom or message(words.SHIELD), own.parade)

    def is_damaged(self, weapon: Weapon) -> bool:
        """Whether a weapon is noted as damaged."""
        return find(weapon.name, self.etat.armes_abimees) is not None

    def damage_weapon(self, weapon: Weapon) -> None:
        """Note a weapon as damaged, once."""
        if not self.is_damaged(weapon):
            self.etat.armes_abimees = [*self.etat.armes_abimees, weapon.name]

    def _plain(self, key: str, value: object) -> object:
        """A value of ``[etat]`` as TOML holds it; a sheet silent on PV is at its maximum."""
        return self.character.pv_max if key == "pv" and value is None else value
