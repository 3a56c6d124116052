"""One test of a skill, an attribute or a resistance (7.5)."""

from dzcli.dice.throws.throw import Throw
from dzcli.message import message
from dzcli.step.record import Record
from dzcli.systems.dz import words
from dzcli.systems.dz.body import effort, lasting
from dzcli.systems.dz.options import OneTest
from dzcli.systems.dz.rolls import condition
from dzcli.systems.dz.rolls.outcome import SUCCESSES, outcome_word
from dzcli.systems.dz.rolls.roll import Trial
from dzcli.systems.dz.rolls.score import RESISTANCE, SKILL, resolve_name
from dzcli.systems.dz.who import remarks
from dzcli.systems.dz.who.able import check_able, check_alive
from dzcli.systems.dz.who.character import Fighter


def resolve(asked: OneTest, record: Record, throw: Throw) -> None:
    """Resolve a test.

    Raises `UsageFault` for a name that is no skill, attribute or resistance, `FileFault`
    naming the key if the sheet lacks it, `RuleFault` for those who cannot act.
    """
    fighter = Fighter(asked.sheet, "actor")
    record.actor = asked.sheet.person
    remarks.on_states(record, fighter)
    kind, skill = resolve_name(fighter, asked.skill)
    if kind == RESISTANCE:
        check_alive(fighter)
    else:
        check_able(fighter)
    held = fighter.in_hand
    test = Trial(asked, record, throw).roll(
        fighter,
        asked.skill,
        "test",
        "actor",
        weapon=held.speciality if held and held.skill == skill else None,
        analysis=asked.analysis,
    )
    record.outcome, record.success = test.outcome, test.outcome in SUCCESSES
    effort.out_of_combat(fighter, asked.effort, record, possible=kind != RESISTANCE)
    lasting.be_observed(fighter, asked.observed, skill, record)
    if kind == SKILL:
        condition.note_analysis(fighter, skill, asked.analysis, record)
    record.own["stress_gained"] = fighter.stress_gained if asked.effort else None
    record.changes = fighter.changes()
    record.headline = message(
        words.HEAD_TEST, name=fighter.name, skill=test.label, outcome=outcome_word(test.outcome)
    )
