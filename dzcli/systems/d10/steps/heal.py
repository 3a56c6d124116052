"""Points that come back: Régénération, or what the game master gives."""

from dzcli.dice.throws.throw import Pool, Throw
from dzcli.fault import UsageFault
from dzcli.message import Message, message
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.d10 import book, faults, words
from dzcli.systems.d10.body import fall
from dzcli.systems.d10.options import Heal
from dzcli.systems.d10.pool import degrees
from dzcli.systems.d10.techniques import named
from dzcli.systems.d10.techniques.named import Use, Uses
from dzcli.systems.d10.who import states
from dzcli.systems.d10.who.able import check_alive
from dzcli.systems.d10.who.character import Fighter

GRAVELY: Choice[int] = Choice("aggraves", duree=lambda points: points, moitie=lambda points: points // 2)
"""The points that come back to someone with blessures aggravées (A-D10-20)."""

BY_HAND = "l.109"
"""The line that speaks of recovering, by whatever means."""


def resolve(asked: Heal, record: Record, throw: Throw) -> None:
    """Give points back (D10-38, D10-T35, D10-T36).

    Raises `UsageFault` where nothing tells how many, `RuleFault` for the dead.
    """
    patient = Fighter(asked.patient, "target")
    record.target = asked.patient.person
    check_alive(patient)
    before, rested = patient.health, asked.fatigue is not None
    uses = named.read(asked.techniques, patient, record)
    degrees.check_used(asked.degrees, uses)
    use = uses.get("regeneration_meta") or uses.get("regeneration")
    if use is None and asked.amount is None and not rested:
        raise UsageFault("no_healing", faults.NO_HEALING)
    if use is not None:
        _restore(patient, _regenerated(use, asked, record, throw), use.row.section, record)
    if asked.amount is not None or rested:
        record.say(BY_HAND, words.NOT_IN_TEXT)
    if asked.amount is not None:
        _restore(patient, asked.amount, BY_HAND, record)
    if asked.fatigue is not None:
        _rest(patient, asked.fatigue, record)
    record.success = patient.health > before or rested
    record.own["healing"] = _figures(patient, before, uses)
    record.changes = patient.changes()
    record.headline = _headline(patient, before)


def _regenerated(use: Use, asked: Heal, record: Record, throw: Throw) -> int:
    """The points of a Régénération: degrees of its test, or X dice (D10-T35, D10-T36)."""
    if use.row.effet == "regeneration":
        return degrees.of(use, asked.degrees, record, throw)
    total = throw.total(Pool("regeneration", use.x, book.combat().nombres.faces_regeneration))

    def tell() -> None:
        record.say(use.row.section, words.REGENERATED, dice=list(total.parts[0][1]), points=total.value)

    record.explain(tell)
    return total.value


def _restore(patient: Fighter, points: int, section: str, record: Record) -> None:
    """Give points de vie back, up to the maximum; blessures aggravées take longer (D10-38, A-D10-20)."""
    before, most = patient.health, patient.character.health_max
    if patient.grave or patient.etat.degats_aggraves:
        record.say(
            "l.109",
            words.GRAVE_HEALING,
            name=patient.name,
            duration=book.combat().aggraves.duree,
            ruling="aggraves",
        )
        points = record.ask(GRAVELY, points)
    patient.etat.pv = min(most, before + points)
    patient.etat.degats_aggraves = min(patient.etat.degats_aggraves, most - patient.etat.pv)
    template = words.HEALED_TO_MAX if before + points > most else words.HEALED
    record.say(section, template, name=patient.name, before=before, points=points, after=patient.health)


def _rest(patient: Fighter, points: int, record: Record) -> None:
    """Give points of fatigue back; whoever has enough of them comes to (A-D10-18)."""
    before = patient.fatigue
    most = patient.character.fatigue_max
    patient.etat.fatigue = min(most, before + points)
    template = words.RESTED_TO_MAX if before + points > most else words.RESTED
    record.say("l.21", template, name=patient.name, before=before, points=points, after=patient.fatigue)
    if patient.has(states.UNCONSCIOUS) and not record.ask(fall.FALLS, patient.fatigue):
        patient.leave(states.UNCONSCIOUS)
        record.say("l.150", words.COMES_TO, name=patient.name)


def _headline(patient: Fighter, before: int) -> Message:
    """Points de vie before and after; those of fatigue where nothing else changed."""
    values = {"name": patient.name, "health": patient.health, "max": patient.character.health_max}
    tired = patient.character.sheet.etat.fatigue
    if patient.health == before and tired is not None and patient.fatigue != tired:
        most = patient.character.fatigue_max
        return message(
            words.HEAD_REST, **{**values, "before": tired, "fatigue": patient.fatigue, "max": most}
        )
    return message(words.HEAD_HEAL, before=before, **values)


def _figures(patient: Fighter, before: int, uses: Uses) -> dict[str, object]:
    return {
        "mode": "regeneration" if uses.get("regeneration") or uses.get("regeneration_meta") else None,
        "healed": patient.health - before,
        "health_before": before,
        "health": patient.health,
        "health_max": patient.character.health_max,
        "fatigue": patient.fatigue if patient.knows_fatigue else None,
        "fatigue_max": patient.character.sheet.fatigue.max,
        "grave": patient.grave,
    }
