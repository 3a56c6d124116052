"""A test of a characteristic or a skill (l.65)."""

from dzcli.dice.throws.throw import Throw
from dzcli.message import message
from dzcli.names import named, unknown
from dzcli.step.record import Record
from dzcli.step.rows import spellings
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.options import Test
from dzcli.systems.d100.rolls import modifiers, roll
from dzcli.systems.d100.rolls.roll import FAILURE, SUCCESS
from dzcli.systems.d100.rolls.threshold import Threshold
from dzcli.systems.d100.who.character import Character, Fighter

PURPOSE = "test"


def resolve(asked: Test, record: Record, throw: Throw) -> None:
    """Resolve a test: at or under the modified value it succeeds (l.65; D100-20, D100-22).

    Raises `UsageFault` for a name that is no characteristic or skill, `FileFault` naming what the sheet
    lacks.
    """
    fighter = Fighter(asked.sheet, "actor")
    record.actor = asked.sheet.person
    given = modifiers.read(asked.mods, record)
    threshold = _threshold(asked.sheet, asked.skill, asked.score)
    modifiers.apply(given, threshold, None, record)
    threshold.settle(fighter.name, record)
    success = roll.under(PURPOSE, threshold, "actor", fighter.name, throw, record)
    record.outcome, record.success = (SUCCESS if success else FAILURE), success
    outcome = message(words.OUTCOMES[record.outcome])
    record.headline = message(words.HEAD_TEST, name=fighter.name, label=threshold.label, outcome=outcome)


def _threshold(character: Character, name: str, score: int | None) -> Threshold:
    """The characteristic or the skill that a name means; the sheet may have skills of its own."""
    rows = book.base().caracteristiques
    known_names = {**spellings(rows), **{key: (key,) for key in character.sheet.competences}}
    known_names |= {
        row.test: (row.test,) for row in book.base().reactions.values() if row.test not in known_names
    }
    found = named(name, known_names)
    if found is None:
        raise unknown(name, words.UNKNOWN_SKILL, sorted(known_names), "unknown_skill")
    label = rows[found].nom if found in rows else found.replace("_", " ").capitalize()
    if score is not None:
        return Threshold(found, label, score, "l.65", words.VALUE_GIVEN)
    return Threshold(found, label, character.tested(found), "l.65")
