"""A roll of characteristics and skills against an SS, and an SR (l.13, l.59, l.105, l.108)."""

from dzcli.dice.throws.throw import Throw
from dzcli.message import message
from dzcli.names import named, unknown
from dzcli.step.record import Record
from dzcli.step.rows import spellings
from dzcli.systems.duel import book, words
from dzcli.systems.duel.options import Test
from dzcli.systems.duel.rolls import given, threshold
from dzcli.systems.duel.rolls.given import Given
from dzcli.systems.duel.rolls.pool import DicePool
from dzcli.systems.duel.rolls.roll import SUCCESS, Roll
from dzcli.systems.duel.who.character import Fighter

PURPOSE = "test"


def resolve(asked: Test, record: Record, throw: Throw) -> None:
    """Resolve a test: enough dice that show the SS (l.13, l.59; DUEL-01, DUEL-43, DUEL-46).

    Raises `UsageFault` for a name that is no characteristic or skill, `FileFault` naming what the sheet
    lacks.
    """
    fighter = Fighter(asked.sheet, "actor")
    record.actor = asked.sheet.person
    said = given.of_actor(asked, record)
    names = [_meant(fighter, name) for name in asked.skill.split("+")]
    row = book.rolls().jets[book.TEST]
    roll = Roll(
        fighter, "+".join(names), _label(names), _pool(fighter, names, said), threshold.of_roll(row, said)
    )
    roll.settle(said, record, fight=False)
    sr = book.rolls().sr.valeur if asked.sr is None else asked.sr
    record.say(book.rolls().sr.section, words.SR, sr=sr)
    record.subject = message(words.SUBJECT, roll=roll.label, ss=roll.threshold.value, sr=sr)
    test = roll.throw(PURPOSE, "actor", throw, record, sr=sr)
    record.outcome, record.success = test.outcome, test.outcome == SUCCESS
    record.own["duel"] = {"successes": test.measured.successes, "sr": sr}
    record.changes = fighter.changes()
    record.headline = message(
        words.HEAD_TEST,
        name=fighter.name,
        roll=roll.label,
        outcome=message(words.OUTCOMES[test.outcome]),
        successes=test.measured.successes,
    )


def _meant(fighter: Fighter, name: str) -> str:
    """The characteristic or the skill that a name means; the sheet may have skills of its own."""
    rows = book.rolls()
    known_names = {**spellings(rows.caracteristiques), **spellings(rows.competences)}
    known_names |= {key: (key,) for key in fighter.character.skills if key not in known_names}
    found = named(name, known_names)
    if found is None:
        raise unknown(name, words.UNKNOWN_SKILL, sorted(known_names), "unknown_skill")
    return found


def _named(key: str) -> str:
    rows = book.rolls()
    row = rows.caracteristiques.get(key) or rows.competences.get(key)
    return row.nom if row else key.replace("_", " ").capitalize()


def _label(names: list[str]) -> str:
    return " + ".join(map(_named, names))


def _pool(fighter: Fighter, names: list[str], said: Given) -> DicePool:
    """The dice of all that was named."""
    pool = DicePool()
    if said.pool is not None:
        pool.add(message(words.GIVEN_POOL), said.pool)
    else:
        for key in names:
            characteristic = key in book.rolls().caracteristiques
            own = fighter.character
            pool.add(_named(key), own.characteristic(key) if characteristic else own.skill(key))
    if said.dice:
        pool.add(message(words.BONUS_DICE), said.dice)
    return pool
