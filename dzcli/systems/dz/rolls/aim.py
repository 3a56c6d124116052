"""Aiming: +10 to the next attack, or one -10 cancelled (7.5)."""

from typing import NamedTuple

from dzcli.fault import UsageFault
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.dz import chapter, words
from dzcli.systems.dz.chapter import Circumstance
from dzcli.systems.dz.options import Attack
from dzcli.systems.dz.rolls.modifiers import NamedModifier
from dzcli.systems.dz.rolls.score import Score
from dzcli.systems.dz.who import gear
from dzcli.systems.dz.who.character import Fighter

ADD, CANCEL = "add", "cancel"
AIM = "visee"
ON_THE_RUN = "tireur_en_mouvement"

HELPS = Choice("visee_distance_seulement", false=lambda melee: True, true=lambda melee: not melee)
"""Whether aiming helps an attack (AMB-26)."""


class Aimed(NamedTuple):
    """What aiming does for this attack: ``how``, and the modifier it cancels if any.

    ``value`` is what it adds; ``idle`` why it was taken and does not help this attack.
    """

    how: str | None
    value: int
    cancelled: NamedModifier | None = None
    idle: str | None = None


def _row() -> Circumstance:
    return chapter.combat().modificateurs[AIM]


def spend(
    attacker: Fighter, asked: Attack, weapon: gear.Weapon, named: list[NamedModifier], record: Record
) -> Aimed:
    """Use up an aim that was taken: told by ``--aim``, by ``-m visee`` or by the sheet.

    Takes ``visee`` out of the modifiers ``named``. Whoever shoots on the run has lost the aim. Raises
    `UsageFault` if told twice (DZ-ATK-05, DZ-ATK-06, AMB-26, AMB-31).
    """
    told = [one for one in named if one.id == AIM]
    if told and asked.aim:
        raise UsageFault("same_modifier", words.SAME_MODIFIER, name=told[0].label)
    how = asked.aim or (ADD if attacker.etat.visee or told else None)
    for one in told:
        named.remove(one)
    worth = told[0].value if told else _row().valeur
    if how is None:
        return Aimed(None, worth)
    attacker.etat.visee = False
    if any(one.id == ON_THE_RUN for one in named):
        return Aimed(None, worth, idle=words.AIM_LOST_MOVING)
    if not record.ask(HELPS, weapon.kind == gear.MELEE):
        return Aimed(None, worth, idle=words.AIM_FOR_SHOTS)
    if how == ADD:
        return Aimed(ADD, worth)
    return Aimed(CANCEL, worth, next((one for one in named if one.counts and one.value == -worth), None))


def add(aimed: Aimed, score: Score, record: Record) -> None:
    """Add the aim to the Score, or note that it had nothing to cancel."""
    row = _row()
    if aimed.how == ADD:
        score.modify(AIM, row.nom, aimed.value, row.section)
    elif aimed.idle:
        score.leave_out(AIM, row.nom, aimed.value, row.section, message(aimed.idle))
    elif aimed.how == CANCEL and aimed.cancelled is None:
        score.leave_out(AIM, row.nom, row.valeur, row.section, message(words.NOTHING_TO_CANCEL))
        record.warn(words.AIM_WASTED)
