"""Points of Blessures recovered: the text has no rule for it."""

from dzcli.dice.throws.throw import Throw
from dzcli.fault import UsageFault
from dzcli.message import message
from dzcli.step.record import Record
from dzcli.systems.d100 import words
from dzcli.systems.d100.options import Heal
from dzcli.systems.d100.who.character import Fighter


def resolve(asked: Heal, record: Record, throw: Throw) -> None:
    """Give back as many points of Blessures as was said, up to all of them (l.81).

    Critical damage stays unless somebody says how much of it goes. Raises `UsageFault` where nothing says
    how much.
    """
    if asked.amount is None and asked.criticals is None:
        raise UsageFault("no_amount", words.NO_AMOUNT)
    patient = Fighter(asked.patient, "target")
    record.target = asked.patient.person
    record.warn(words.NOT_IN_TEXT)
    before, maximum, critical = patient.health, patient.character.health_max, patient.etat.critiques
    after = min(maximum, before + (asked.amount or 0))
    if after != before:
        patient.etat.blessures = after
    patient.etat.critiques = max(0, critical - (asked.criticals or 0))
    record.success = True
    record.own["healing"] = {
        "mode": None,
        "healed": after - before,
        "health_before": before,
        "health": after,
        "health_max": maximum,
        "critical_before": critical,
        "critical": patient.etat.critiques,
    }
    record.changes = patient.changes()
    values = {"name": patient.name, "before": before, "health": after, "max": maximum}
    template = words.HEAD_HEALED_CRITICAL if critical else words.HEAD_HEALED
    record.headline = message(template, was=critical, critical=patient.etat.critiques, **values)
