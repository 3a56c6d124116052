"""PV recovered: the text has no rule for it."""

from dzcli.dice.throws.throw import Throw
from dzcli.fault import UsageFault
from dzcli.message import message
from dzcli.step.record import Record
from dzcli.systems.d20 import words
from dzcli.systems.d20.options import Heal
from dzcli.systems.d20.who.character import Fighter


def resolve(asked: Heal, record: Record, throw: Throw) -> None:
    """Give back as many PV as was said, up to the maximum.

    Raises `UsageFault` where nothing says how many.
    """
    if asked.amount is None:
        raise UsageFault("no_amount", words.NO_AMOUNT)
    patient = Fighter(asked.patient, "target")
    record.target = asked.patient.person
    record.warn(words.NOT_IN_TEXT)
    before, maximum = patient.pv, patient.character.pv_max
    after = min(maximum, before + asked.amount)
    if after != before:
        patient.etat.pv = after
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
