"""Someone in a fight: a sheet with what the rules derive from it."""

from __future__ import annotations

from functools import cached_property

from dzcli.fault import FileFault
from dzcli.names import find
from dzcli.sheets.document import Document
from dzcli.step.record import Person
from dzcli.step.someone import Someone
from dzcli.systems.dz import chapter, faults, rows, words
from dzcli.systems.dz.who import gear, states
from dzcli.systems.dz.who.sheet import Blessure, Competence, Etat, Sheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Character:
    """A checked sheet and the document it came from. Nothing here changes during a step."""

    def __init__(self, document: Document, sheet: Sheet) -> None:
        self.document = document
        self.sheet = sheet
        self.name = sheet.nom
        self.person = Person(sheet.nom, document)
        self.skills: dict[str, int | Competence] = {
            chapter.skill_id(key): value for key, value in sheet.competences.items()
        }

    @cached_property
    def weapons(self) -> list[gear.Weapon]:
        """The weapons in the order of the sheet."""
        return [gear.weapon(arme) for arme in self.sheet.armes]

    @cached_property
    def armour(self) -> gear.Armour:
        """What is worn."""
        return gear.armour(self.sheet.armure)

    @cached_property
    def shield(self) -> gear.Shield | None:
        """What is carried."""
        return gear.shield(self.sheet.bouclier)

    @cached_property
    def health_by_rule(self) -> int | None:
        """Santé maximum by the rule."""
        return health_by_rule(self.sheet)

    @property
    def health_max(self) -> int:
        """Santé maximum: the sheet's own, else by the rule. `FileFault` if neither is known."""
        maximum = self.sheet.sante_max or self.health_by_rule
        if maximum is None:
            raise self.missing("attributs.physique", faults.FOR_HEALTH)
        return maximum

    def missing(self, key: str, purpose: str) -> FileFault:
        """The fault of a key that a step cannot do without."""
        return FileFault(
            "missing_key", faults.MISSING_KEY, file=self.document.label, key=key, purpose=words.term(purpose)
        )


def health_by_rule(sheet: Sheet) -> int | None:
    """Santé maximum: 10 and a fifth of Physique, rounded down; None without Physique (7.8; DZ-HP-01)."""
    physique = sheet.attributs.physique
    row = chapter.body().sante
    return None if physique is None else row.base + physique // row.par_physique


class Fighter(Someone):
    """A character in one step, and its ``[etat]`` as the step leaves it.

    ``role`` is who it is in the record: actor, target, ally, or the name of a group.
    """

    character: Character
    etat: Etat

    @property
    def health(self) -> int:
        """Santé left; a sheet that does not say is unhurt."""
        return self.character.health_max if self.etat.sante is None else self.etat.sante

    @property
    def malmene(self) -> bool:
        """At half of the maximum (rounded down) or less (7.8; DZ-HP-02); derived, never stored."""
        return self.etat.sante is not None and self.etat.sante <= self.malmene_at

    @property
    def malmene_at(self) -> int:
        """The Santé at which one is Malmené: half of the maximum, rounded down (7.8; DZ-HP-02)."""
        return self.character.health_max // chapter.body().sante.malmene_part

    @property
    def stress_gained(self) -> int:
        """How much more Stress there is than on the sheet."""
        return self.etat.stress - self.character.sheet.etat.stress

    @property
    def down(self) -> bool:
        """Hors de combat: at 0 Santé (7.8; DZ-WND-01)."""
        return self.etat.sante == 0

    def has(self, state: str) -> bool:
        """Whether a state is noted on the sheet."""
        return bool(self.etat.etats) and find(state, self.etat.etats) is not None

    def enter(self, state: str) -> None:
        """Note a state, once."""
        if not self.has(state):
            self.etat.etats = [*self.etat.etats, state]

    def leave(self, *states: str) -> None:
        """Strike states out."""
        if self.etat.etats:
            gone = {name for state in states if (name := find(state, self.etat.etats))}
            self.etat.etats = [name for name in self.etat.etats if name not in gone]

    def wake(self) -> None:
        """Be unconscious no longer, of whatever it was (7.8, 7.13)."""
        self.leave(states.UNCONSCIOUS)
        self.etat.assomme = False

    def end_aim(self) -> None:
        """The aim is over, spent or lost, and with it that it was taken in the round before (7.5)."""
        self.etat.visee = self.etat.visee_prete = False

    def injury(self, number: int) -> Blessure | None:
        """The serious wound of that row of table 7.8.1, if suffered."""
        return next((wound for wound in self.etat.blessures if wound.id == number), None)

    def suffers(self, holds: Callable[[rows.InjuryRow], object]) -> rows.InjuryRow | None:
        """The row of table 7.8.1 whose penalty is felt and of which something holds, if there is one."""
        rows = (chapter.injury(wound.id) for wound in self.etat.blessures if not wound.malus_retire)
        return next((row for row in rows if holds(row)), None)

    @property
    def haemorrhage(self) -> Blessure | None:
        """The haemorrhage that still bleeds: not stabilised, and with rounds left to live (7.8).

        Of several on the sheet it is the one that kills first.
        """
        bleeding = [wound for wound in self.etat.blessures if wound.bleeds]
        return min(bleeding, key=lambda wound: wound.left, default=None)

    @property
    def in_hand(self) -> gear.Weapon | None:
        """The weapon held, the first of them (7.5)."""
        return next(iter(self.held), None)

    @property
    def held(self) -> list[gear.Weapon]:
        """The weapons held: as ``[etat]`` says, else those marked, else the first of the sheet (7.5)."""
        weapons, armes = self.character.weapons, self.character.sheet.armes
        held = self.etat.arme_en_main
        if held is not None:
            name = find(held, [weapon.name for weapon in weapons]) if held else None
            return [weapon for weapon in weapons if weapon.name == name][:1]
        marked = [weapon for weapon, arme in zip(weapons, armes, strict=True) if arme.en_main]
        return marked or [
            weapon for weapon, arme in zip(weapons[:1], armes, strict=False) if arme.en_main is None
        ]

    def _plain(self, key: str, value: Any) -> Any:
        """A value of ``[etat]`` as TOML holds it; a sheet silent on Santé is at its maximum."""
        if key == "sante" and value is None and self.etat.sante is not None:
            return self.character.health_max
        if key == "blessures":
            return [injury_row(wound) for wound in value]
        return value


def injury_row(wound: Blessure) -> dict[str, Any]:
    """A serious wound as the sheet writes it."""
    row: dict[str, Any] = {"id": wound.id}
    if wound.rounds is not None:
        row["rounds"] = wound.rounds
    if wound.stabilisee:
        row["stabilisee"] = True
    if wound.malus_retire:
        row["malus_retire"] = True
    return row
