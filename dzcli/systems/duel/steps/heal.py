"""Santé recovered: the text has no rule for it."""

from dzcli.dice.throws.throw import Throw
from dzcli.fault import UsageFault
from dzcli.message import message
from dzcli.step.record import Record
from dzcli.systems.duel import words
from dzcli.systems.duel.options import Heal
from dzcli.systems.duel.who import remarks
from dzcli.systems.duel.who.character import Fighter


def resolve(asked: Heal, record: Record, throw: Throw) -> None:
    """Give back as much Santé as was said, up to the maximum (A-DUEL-22).

    Raises `UsageFault` where nothing says how much.
    """
    if asked.amount is None:
        raise UsageFault("no_amount", words.NO_AMOUNT)
    patient = Fighter(asked.patient, "target")
    record.target = asked.patient.person
    remarks.on_maximum(patient, record)
    record.warn(words.NOT_IN_TEXT)
    before, maximum = patient.health, patient.character.health_max
    after = min(maximum, before + asked.amount)
    if after != before:
        patient.etat.sante = after
    record.success = True
    record.own["healing"] = {
        "mode": None,
        "healed": after - before,
        "health_before": before,
        "health": after,
        "health_max": maximum,
    }
    record.changes = patient.changes()
    values = {"name": patient.name, "before": before, "health": after, "max": maximum}
    record.headline = message(words.HEAD_HEALED, **values)
