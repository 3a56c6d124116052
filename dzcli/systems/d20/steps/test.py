"""A d20 under a characteristic (l.6, l.24, l.86)."""

from dzcli.dice.throws.throw import Throw
from dzcli.message import message
from dzcli.names import named, unknown
from dzcli.step.record import Record
from dzcli.systems.d20 import book, words
from dzcli.systems.d20.blow.dodge import under_ini
from dzcli.systems.d20.options import Test
from dzcli.systems.d20.rolls.roll import FAILURE, SUCCESS, roll
from dzcli.systems.d20.rolls.under import Under
from dzcli.systems.d20.who.character import Fighter

DODGE = "esquive"


def resolve(asked: Test, record: Record, throw: Throw) -> None:
    """Resolve a test: a d20 at or under the value (l.6; D20-01, D20-02, D20-33).

    Raises `UsageFault` for a name that is no characteristic, `FileFault` naming what the sheet lacks.
    """
    fighter = Fighter(asked.sheet, "actor")
    record.actor = asked.sheet.person
    rows = book.combat().jets
    key = named(asked.skill, {name: (name, row.nom, *row.alias) for name, row in rows.items()})
    if key is None:
        raise unknown(asked.skill, words.UNKNOWN_TEST, list(rows), "unknown_skill")
    under = under_ini(fighter, asked.score, record) if key == DODGE else _under(fighter, key, asked.score)
    under.add_named(asked.mods)
    record.subject = message(words.SUBJECT_TEST, test=under.label, value=under.value)
    under.tell(fighter.name, record)
    record.success = roll(under, "test", fighter, throw, record).success
    record.outcome = SUCCESS if record.success else FAILURE
    outcome = message(words.OUTCOMES[record.outcome])
    record.headline = message(words.HEAD_TEST, name=fighter.name, test=under.label, outcome=outcome)


def _under(fighter: Fighter, key: str, score: int | None) -> Under:
    row = book.combat().jets[key]
    base = fighter.character.characteristic(row.caracteristique) if score is None else score
    return Under(key, row.nom, base, row.section)
