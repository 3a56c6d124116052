"""A test of a characteristic, a skill or a technique, whose rules the text does not give."""

from dzcli.dice.throws.throw import Pool, Throw
from dzcli.fault import UsageFault
from dzcli.message import message
from dzcli.names import hint, named
from dzcli.step.record import Part, Record
from dzcli.step.record import Test as Rolled
from dzcli.systems.d10 import book, faults, words
from dzcli.systems.d10.options import Test
from dzcli.systems.d10.pool.explained import Counts
from dzcli.systems.d10.pool.measures import Counting
from dzcli.systems.d10.who.able import check_able
from dzcli.systems.d10.who.character import Fighter


def resolve(asked: Test, record: Record, throw: Throw) -> None:
    """Throw as many dice as the value and count those above the threshold (D10-03, D10-04, A-D10-14).

    Neither a supernatural characteristic nor anything else of a fight bears on it (D10-T06). Raises
    `UsageFault` for a name that is none of the sheet's.
    """
    fighter = Fighter(asked.sheet, "actor")
    record.actor = asked.sheet.person
    check_able(fighter)
    key, label, value = _value(fighter, asked.skill)
    dice = value if asked.pool is None else asked.pool
    threshold = _threshold(asked)
    record.say("l.11", words.NOT_OF_TEXT)
    record.say("l.11", words.WHOLE_TURN)
    record.subject = message(words.SUBJECT_TEST, skill=label, dice=dice, threshold=threshold)
    pool = Pool("test", dice, book.combat().de.faces)
    folded = throw.fold(pool, 0, Counting(threshold))
    degrees = folded.result
    record.success = degrees > 0
    record.outcome = outcome = "success" if degrees else "failure"
    record.own["pool"] = {"invested": dice, "threshold": threshold, "successes": degrees}

    def tell() -> None:
        below = sum(face < threshold for face in folded.faces)
        record.say("l.45", words.TEST_DICE, dice=list(folded.faces), threshold=threshold, degrees=degrees)
        record.tests.append(
            Rolled(
                who="actor",
                skill=key,
                label=label,
                base=value,
                parts=[Part(label, value)],
                modifiers=[],
                score=threshold,
                rolled=folded,
                outcome=outcome,
                measured=Counts(threshold, degrees, below),
            )
        )

    record.explain(tell)
    record.headline = message(words.HEAD_TEST, name=fighter.name, skill=label, degrees=degrees)


def _threshold(asked: Test) -> int:
    """What each die has to be above: that of a shot or the one given, and the difficulty (A-D10-14)."""
    base = book.combat().seuils.tir.valeur if asked.threshold is None else asked.threshold
    return max(0, base + (asked.difficulty or 0))


def _value(fighter: Fighter, text: str) -> tuple[str, str, int]:
    """The skill, technique or characteristic that is meant: its key, what it is called, its value."""
    character = fighter.character
    spellings: dict[str, tuple[str, ...]]
    spellings = {key: (key,) for key in (*character.skills, *character.characteristics)}
    spellings |= {key: book.technique_names().get(key, (key,)) for key in character.techniques}
    name = named(text, spellings)
    if name is None:
        raise UsageFault("unknown_skill", faults.NO_SUCH_SKILL, name=text, hint=hint(text, list(spellings)))
    if name in character.skills:
        return name, book.skill_name(name), character.skills[name]
    if name in character.techniques:
        return name, book.row_of(name).nom, character.techniques[name]
    return name, book.characteristic_name(name), character.characteristics[name]
