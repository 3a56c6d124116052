"""Someone in a fight: a sheet with what the rules derive from it."""

from __future__ import annotations

from functools import cached_property

from dzcli.fault import FileFault
from dzcli.names import find, pick
from dzcli.sheets.document import Document
from dzcli.step.record import Person
from dzcli.step.someone import Someone
from dzcli.systems.d10 import book, faults, words
from dzcli.systems.d10.who import gear
from dzcli.systems.d10.who.sheet import Etat, Sheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

SUPERNATURAL = "f_ag_surnaturelle"


class Character:
    """A checked sheet and the document it came from. Nothing here changes during a step."""

    def __init__(self, document: Document, sheet: Sheet) -> None:
        self.document = document
        self.sheet = sheet
        self.name = sheet.nom
        self.person = Person(sheet.nom, document)
        self.characteristics = _keyed(sheet.caracteristiques, book.names_of(book.combat().caracteristiques))
        self.skills = _keyed(sheet.competences, book.names_of(book.combat().competences))
        self.techniques = _keyed(sheet.techniques, book.technique_names()) if sheet.techniques else {}
        self._dice: dict[str, int] = {}

    @cached_property
    def weapons(self) -> list[gear.Weapon]:
        """The weapons in the order of the sheet."""
        return [gear.weapon(arme) for arme in self.sheet.armes]

    @property
    def armour(self) -> int:
        """What the armour takes from damage (D10-13)."""
        return self.sheet.armure.valeur

    @property
    def health_max(self) -> int:
        """Points de vie at most: those of the sheet, two for each level of Endurance surnaturelle (D10-T07).

        Raises `FileFault` where the sheet does not say.
        """
        maximum = self.sheet.pv.max
        if maximum is None:
            raise self.missing("pv.max", faults.FOR_HEALTH)
        return maximum + book.combat().nombres.pv_par_niveau * self.level("endurance_surnaturelle")

    @property
    def fatigue_max(self) -> int:
        """Points de Fatigue at most; raises `FileFault` where the sheet does not say."""
        if self.sheet.fatigue.max is None:
            raise self.missing("fatigue.max", faults.FOR_FATIGUE)
        return self.sheet.fatigue.max

    def level(self, technique: str) -> int:
        """The level of a technique, by the name that a sheet has for it; 0 without it (D10-39)."""
        return self.techniques.get(technique, 0)

    def characteristic(self, name: str) -> int:
        """The value of a characteristic; raises `FileFault` where the sheet does not have it."""
        if name not in self.characteristics:
            raise self.missing(f"caracteristiques.{name}", faults.FOR_CHARACTERISTIC)
        return self.characteristics[name]

    def dice(self, name: str) -> int:
        """The dice of a characteristic, with those of F/Ag Surnaturelle (D10-06, D10-T06)."""
        found = self._dice.get(name)
        if found is None:
            found = self._dice[name] = self.characteristic(name) + self.supernatural(name)
        return found

    def supernatural(self, name: str) -> int:
        """The dice of F/Ag Surnaturelle, of that characteristic alone (D10-T06)."""
        variants = book.techniques()[SUPERNATURAL].variantes
        return sum(self.level(key) for key, of in variants.items() if of == name)

    def skill(self, name: str) -> int:
        """The value of a skill; raises `FileFault` where the sheet does not have it."""
        found = find(name, self.skills)
        if found is None:
            raise self.missing(f"competences.{name}", faults.FOR_SKILL)
        return self.skills[found]

    @property
    def dodge(self) -> int:
        """The most dice of a dodge: the skill, or the technique of that name; 0 without (D10-30, D10-T02)."""
        return max(self.skills.get(gear.ESQUIVE, 0), self.level(gear.ESQUIVE))

    def missing(self, key: str, purpose: str) -> FileFault:
        """The fault of a key that a step cannot do without."""
        return FileFault(
            "missing_key", faults.MISSING_KEY, file=self.document.label, key=key, purpose=words.term(purpose)
        )


def _keyed(values: Mapping[str, int], spellings: Mapping[str, tuple[str, ...]]) -> dict[str, int]:
    """Values of a sheet by the ids of what is known by name; others keep the sheet's own."""
    return {
        next((id_ for id_, names in spellings.items() if find(key, names)), key): value
        for key, value in values.items()
    }


class Fighter(Someone):
    """A character in one step, and its ``[etat]`` as the step leaves it.

    ``role`` is who it is in the record: actor or target, or the name of a group.
    """

    character: Character
    etat: Etat

    @property
    def health(self) -> int:
        """Points de vie left; a sheet that does not say is unhurt."""
        return self.character.health_max if self.etat.pv is None else self.etat.pv

    @property
    def fatigue(self) -> int:
        """Points de Fatigue left; a sheet that does not say is rested."""
        return self.character.fatigue_max if self.etat.fatigue is None else self.etat.fatigue

    @property
    def turn(self) -> str:
        """The characteristic chosen for this turn, by its id; nothing before it is."""
        held, rows = self.etat.caracteristique, book.combat().caracteristiques
        if not held or held in rows:
            return held
        return next((id_ for id_, names in book.names_of(rows).items() if find(held, names)), held)

    @property
    def grave(self) -> bool:
        """In the last column of points de vie: blessures aggravées (D10-38, A-D10-19).

        Derived, never stored.
        """
        column = self.character.sheet.pv.colonne
        return column is not None and self.health <= column

    def has(self, state: str) -> bool:
        """Whether a state is noted on the sheet."""
        return bool(self.etat.etats) and find(state, self.etat.etats) is not None

    def was(self, state: str) -> bool:
        """Whether a state was noted before the step."""
        return find(state, self.character.sheet.etat.etats) is not None

    def enter(self, state: str) -> None:
        """Note a state that is not noted yet."""
        self.etat.etats = [*self.etat.etats, state]

    def leave(self, state: str) -> None:
        """Strike a state out."""
        name = find(state, self.etat.etats)
        self.etat.etats = [one for one in self.etat.etats if one != name]

    @property
    def knows_fatigue(self) -> bool:
        """Whether the sheet tells of fatigue at all."""
        return self.etat.fatigue is not None or self.character.sheet.fatigue.max is not None

    def tire(self, points: int) -> None:
        """Take points of fatigue; a sheet that says nothing of any loses none."""
        if self.knows_fatigue:
            self.etat.fatigue = self.fatigue - points

    @property
    def in_hand(self) -> gear.Weapon | None:
        """The weapon held: as ``[etat]`` says, else the one marked, else the first."""
        weapons = self.character.weapons
        held = self.etat.arme_en_main
        if held is not None:
            name = pick(held, [weapon.name for weapon in weapons]) if held else None
            return next((weapon for weapon in weapons if weapon.name == name), None)
        marked = (
            weapon for weapon, arme in zip(weapons, self.character.sheet.armes, strict=True) if arme.en_main
        )
        return next(marked, weapons[0] if weapons else None)

    def _plain(self, key: str, value: object) -> object:
        """A value of ``[etat]`` as TOML has it; a sheet silent on points is at its maximum."""
        if value is None and key == "pv":
            return self.character.health_max
        return self.character.fatigue_max if value is None and key == "fatigue" else value
