"""Fainting and dying, and the techniques that put them off (A-D10-18, A-D10-21, D10-T31, D10-T32)."""

from __future__ import annotations

from collections.abc import Callable

from dzcli.light import NamedTuple
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.d10 import words
from dzcli.systems.d10.blow.defence import DODGE, PARRY
from dzcli.systems.d10.techniques.named import Use, Uses
from dzcli.systems.d10.who import states
from dzcli.systems.d10.who.character import Fighter

FALLS: Choice[bool] = Choice(
    "seuil_zero", sous_zero=lambda points: points < 0, a_zero=lambda points: points <= 0
)
"""Whether one falls with so many points left (A-D10-18)."""
TAKEN: Choice[bool] = Choice(
    "encaissement",
    sans_esquive=lambda defended, absorbed: defended != DODGE,
    technique=lambda defended, absorbed: defended == PARRY or absorbed,
)
"""Whether a blow was an encaissement or a parade (A-D10-21)."""
BREATH, AGAINST_ALL = "dernier_souffle", "envers_et_contre_tout"

Degrees = Callable[[Use], int]
"""Rolls the test of a technique, or takes what was rolled."""


class Blow(NamedTuple):
    """How the blow was met that someone may fall by."""

    defended: str | None
    absorbed: bool


def check(victim: Fighter, blow: Blow, uses: Uses, degrees: Degrees, record: Record) -> None:
    """See whether someone dies or faints (A-D10-18, A-D10-21, D10-T31, D10-T32)."""
    if record.ask(FALLS, victim.health):
        if not _spared(AGAINST_ALL, -victim.health, victim, blow, uses, degrees, record):
            victim.enter(states.DEAD)
            record.say("l.151", words.DIES, name=victim.name, points=victim.health)
            return
        record.say("l.151", words.LIVES_ON, name=victim.name, points=victim.health)
    if victim.knows_fatigue and record.ask(FALLS, victim.fatigue) and not victim.has(states.UNCONSCIOUS):
        if _spared(BREATH, -victim.fatigue, victim, blow, uses, degrees, record):
            record.say("l.150", words.STAYS_CONSCIOUS, name=victim.name, points=victim.fatigue)
        else:
            _faint(victim, record)


def _spared(
    effect: str, lacking: int, victim: Fighter, blow: Blow, uses: Uses, degrees: Degrees, record: Record
) -> bool:
    """Whether the degrees of a technique exceed the points that are lacking (D10-T31, D10-T32)."""
    use = uses.get(effect)
    if use is None:
        return False
    if not record.ask(TAKEN, blow.defended, blow.absorbed):
        record.say(use.row.section, words.NOT_TAKEN, name=use.row.nom, ruling="encaissement")
        return False
    won = degrees(use)
    record.say(use.row.section, words.LACKING, name=use.row.nom, degrees=won, lacking=lacking)
    return won > lacking


def check_fatigue(fighter: Fighter, record: Record) -> None:
    """Faint where Dépasser la limite took the last of one's fatigue (D10-34, A-D10-18)."""
    pushed = fighter.etat.limite_depassee and not fighter.character.sheet.etat.limite_depassee
    if pushed and fighter.knows_fatigue and record.ask(FALLS, fighter.fatigue):
        _faint(fighter, record)


def end_of_grace(fighter: Fighter, record: Record) -> None:
    """A new round: whoever was kept up for one round only falls now (D10-T31, D10-T32)."""
    if fighter.has(states.DEAD):
        return
    etat = fighter.etat
    if etat.pv is not None and record.ask(FALLS, etat.pv):
        fighter.enter(states.DEAD)
        record.say("l.151", words.DIES, name=fighter.name, points=etat.pv)
        return
    awake = etat.fatigue is not None and not fighter.has(states.UNCONSCIOUS)
    if awake and record.ask(FALLS, etat.fatigue):
        _faint(fighter, record)


def _faint(fighter: Fighter, record: Record) -> None:
    fighter.enter(states.UNCONSCIOUS)
    record.say("l.150", words.FAINTS, name=fighter.name, points=fighter.fatigue)
