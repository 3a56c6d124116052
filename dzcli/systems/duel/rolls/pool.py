"""The dice of a roll: those of characteristics, of the skill, and what is added (l.24)."""

from dzcli.message import Message, message
from dzcli.step.questions import Choice
from dzcli.step.record import Part, Record
from dzcli.systems.duel import book, words
from dzcli.systems.duel.book import RollRow
from dzcli.systems.duel.rolls.given import Given
from dzcli.systems.duel.who.character import Fighter

SIZE: Choice[int] = Choice(
    "reserve",
    avec_competence=lambda characteristics, skill: characteristics + skill,
    sans_competence=lambda characteristics, skill: characteristics,
)
"""How many dice a combat roll has (A-DUEL-1, A-DUEL-13)."""


class DicePool:
    """The dice of a roll, and where they come from."""

    def __init__(self) -> None:
        self.parts: list[Part] = []

    def add(self, label: str | Message, dice: int) -> None:
        """Add dice, or take some away."""
        self.parts.append(Part(label, dice))

    @property
    def number(self) -> int:
        """How many dice are thrown."""
        return max(0, sum(part.value for part in self.parts))


def of_roll(
    fighter: Fighter, row: RollRow, characteristics: tuple[str, ...], given: Given, record: Record
) -> DicePool:
    """The pool of one of the rolls of the rules (l.24; DUEL-06).

    Raises `FileFault` naming what the sheet lacks; a skill for combat that it lacks is the
    characteristics alone.
    """
    pool = DicePool()
    if given.pool is not None:
        pool.add(message(words.GIVEN_POOL), given.pool)
    else:
        assert row.competence is not None  # the test alone has none
        skill = book.rolls().competences[row.competence]
        if skill.combat:
            _combat(fighter, row.competence, skill.nom, characteristics, pool, record)
        else:
            pool.add(skill.nom, fighter.character.skill(row.competence))
    if given.dice:
        pool.add(message(words.BONUS_DICE), given.dice)
    return pool


def _combat(
    fighter: Fighter,
    skill: str,
    label: str,
    characteristics: tuple[str, ...],
    pool: DicePool,
    record: Record,
) -> None:
    """Two characteristics and the skill (A-DUEL-1)."""
    names = book.rolls().caracteristiques
    for key in characteristics:
        pool.add(names[key].nom, fighter.character.characteristic(key))
    if skill not in fighter.character.skills:
        record.warn(words.NO_SKILL, name=fighter.name, skill=label)
        return
    before = pool.number
    added = record.ask(SIZE, before, fighter.character.skill(skill)) - before
    if added:
        pool.add(label, added)
