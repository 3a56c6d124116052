"""Aiming: +10 to the next attack, or one -10 cancelled (7.5)."""

from __future__ import annotations

from dzcli.fault import RuleFault, UsageFault
from dzcli.light import NamedTuple
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.dz import chapter, faults, words
from dzcli.systems.dz.options import Attack
from dzcli.systems.dz.rolls.modifiers import NamedModifier
from dzcli.systems.dz.rolls.score import Score
from dzcli.systems.dz.rows import Circumstance
from dzcli.systems.dz.who import gear
from dzcli.systems.dz.who.character import Fighter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

ADD, CANCEL = "add", "cancel"
AIM = "visee"
ON_THE_RUN = "tireur_en_mouvement"

SITUATION = ("", "tir_melee", "assommer")
"""What takes 10 besides the table: one's own modifier, into the melee, to knock out (7.5, 7.12, 7.13)."""
CANCELS: Choice[int | None] = Choice(
    "visee_annule",
    tous=lambda table, situation, everything: everything,
    situation=lambda table, situation, everything: situation,
    table=lambda table, situation, everything: table,
)
"""Which -10 aiming cancels, by its place among the modifiers of the Score (AMB-31)."""
HELPS = Choice("visee_distance_seulement", false=lambda melee: True, true=lambda melee: not melee)
"""Whether aiming helps an attack (AMB-26)."""


class Aimed(NamedTuple):
    """What aiming does for this attack: ``how``, and the modifier of the table it cancels if any.

    ``value`` is what it adds; ``idle`` why it was taken and does not help this attack; ``rulings`` are those
    by which it helps or does not.
    """

    how: str | None
    value: int
    cancelled: NamedModifier | None = None
    idle: str | None = None
    rulings: Sequence[str] = ()


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
        raise UsageFault("same_modifier", faults.SAME_MODIFIER, name=told[0].label)
    how = asked.aim or (ADD if attacker.etat.visee or told else None)
    for one in told:
        named.remove(one)
    worth = told[0].value if told else _row().valeur
    if how is None:
        return Aimed(None, worth)
    attacker.end_aim()
    if any(one.id == ON_THE_RUN for one in named):
        return Aimed(None, worth, idle=words.AIM_LOST_MOVING)
    rulings = record.decided(HELPS, weapon.kind == gear.MELEE)
    if not record.ask(HELPS, weapon.kind == gear.MELEE):
        return Aimed(None, worth, idle=words.AIM_FOR_SHOTS, rulings=rulings)
    if how == ADD:
        return Aimed(ADD, worth, rulings=rulings)
    cancelled = next((one for one in named if one.counts and one.value == -worth), None)
    return Aimed(CANCEL, worth, cancelled, rulings=rulings)


def add(aimed: Aimed, score: Score, record: Record) -> None:
    """Add the aim to the Score, or cancel a -10 of it; `RuleFault` if there is none to cancel."""
    row = _row()
    if aimed.how == ADD:
        score.modify(AIM, row.nom, aimed.value, row.section, aimed.rulings)
    elif aimed.idle:
        score.leave_out(AIM, row.nom, aimed.value, row.section, message(aimed.idle), aimed.rulings)
    elif aimed.how == CANCEL and aimed.cancelled is None:
        _cancel(score, record)


def _cancel(score: Score, record: Record) -> None:
    """Cancel a -10 that is not one of the table (7.5; DZ-ATK-05, AMB-31)."""
    row, found = _row(), score.modifiers
    tens = [place for place, one in enumerate(found) if one.applied and one.value == -row.valeur]
    situation = [place for place in tens if found[place].id in SITUATION]
    firsts = [next(iter(places), None) for places in ([], situation, [*situation, *tens])]
    place = record.ask(CANCELS, *firsts)
    if place is None:
        raise RuleFault("nothing_to_cancel", row.section, words.NOTHING_TO_CANCEL)
    score.of_modifiers[place] = [*score.of_modifiers[place], *record.decided(CANCELS, *firsts)]
    found[place] = found[place]._replace(applied=False, why=message(words.CANCELLED_BY_AIM))
