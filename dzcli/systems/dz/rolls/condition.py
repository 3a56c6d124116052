"""What someone's condition does to a Score: armour, Malmené, serious wounds, states.

Sections 7.2, 7.6, 7.7, 7.8 and 7.10.
"""

from __future__ import annotations

from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.dz import chapter, words
from dzcli.systems.dz.rolls.score import RESISTANCE, SKILL, Reason, Score
from dzcli.systems.dz.rows import InjuryRow
from dzcli.systems.dz.who.character import Fighter
from dzcli.systems.dz.who.sheet import Competence
from dzcli.systems.dz.who.wounds import felt

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

MALMENE_ON = Choice(
    "malmene_portee",
    liste=lambda listed, physical: listed,
    physique=lambda listed, physical: listed or physical,
)
"""Whether Malmené bears on a test (AMB-60)."""
PRECISE: Choice[bool] = Choice(
    "precision_portee",
    tirs=lambda told, shot, explosive: told or shot,
    annoncee=lambda told, shot, explosive: told,
    comme_malmene=lambda told, shot, explosive: told or shot or explosive,
)
"""Whether a test is an action of precision: as told, a shot, one that Malmené bears on (AMB-68)."""
HURTS = Choice("douleur_portee", competences=lambda resistance: not resistance, tous=lambda resistance: True)
"""Whether the pain of wound 7 bears on a test (AMB-45, AMB-68)."""
ARMOUR_ON_INITIATIVE = Choice("malus_armure_initiative", true=lambda: True, false=lambda: False)
"""Whether armour hinders initiative (AMB-24)."""


def weigh(
    fighter: Fighter,
    score: Score,
    record: Record,
    *,
    precision: bool,
    shot: bool = False,
    analysis: bool = False,
    at_limit: bool,
    initiative: bool,
    side: str,
) -> None:
    """Apply to ``score`` all that the fighter's condition does to it.

    ``precision``: an action of precision (wound 2); ``shot``: from a distance; ``analysis``: one of Analyse
    (wound 4); ``at_limit``: an action at the limit of someone Malmené (DZ-HP-03, AMB-68); ``initiative``: it
    is for the order of a fight; ``side``: how the options of whoever rolls begin.
    """
    _armour(fighter, score, record, initiative)
    _malmene(fighter, score, record, at_limit)
    for wound in felt(fighter, record):
        row = chapter.injury(wound.id)
        if row.portee is not None:
            _penalty(row, row.portee, score, record, (precision, shot), side)
        if row.desavantage and (score.skill in row.desavantage or analysis):
            score.disadvantages.append(Reason(message("{label}", label=row.nom), row.section))


def _armour(fighter: Fighter, score: Score, record: Record, initiative: bool) -> None:
    """What armour takes from Mobilité and Discrétion (7.7; DZ-ARM-02, AMB-24)."""
    armour = fighter.character.armour
    penalty = armour.penalties.get(score.skill, 0)
    if not penalty:
        return
    rulings = record.decided(ARMOUR_ON_INITIATIVE) if initiative else ()
    skill = fighter.character.skills.get(score.skill)
    if isinstance(skill, Competence) and skill.malus_armure_inclus:
        why = message(words.ARMOUR_INCLUDED)
        score.leave_out("armure", armour.name, penalty, "7.7", why)
    elif initiative and not record.ask(ARMOUR_ON_INITIATIVE):
        score.leave_out(
            "armure", armour.name, penalty, "7.7", message(words.ARMOUR_NOT_ON_INITIATIVE), rulings
        )
    else:
        score.modify("armure", armour.name, penalty, "7.7", rulings)


def _malmene(fighter: Fighter, score: Score, record: Record, at_limit: bool) -> None:
    """Malmené takes 10 from Mobilité, Infiltration and combat (7.8; DZ-HP-03, AMB-45, AMB-60)."""
    if not fighter.malmene:
        if at_limit:
            record.warn(words.NOT_MALMENE, name=fighter.name)
        return
    row, skill = chapter.combat().imposes["malmene"], chapter.tests().competences.get(score.skill)
    listed = score.kind == SKILL and skill is not None and skill.malmene
    physical = score.attribute == "physique"
    rulings = record.decided(MALMENE_ON, listed, physical)
    if record.ask(MALMENE_ON, listed, physical):
        score.impose("malmene", row, rulings)
    else:
        why = message(words.NOT_EXPLOSIVE)
        score.leave_out("malmene", row.nom, row.valeur, row.section, why, rulings)
    if at_limit:
        score.disadvantages.append(Reason(message(words.AT_LIMIT), "7.8"))


def _penalty(
    row: InjuryRow, scope: str, score: Score, record: Record, manner: tuple[bool, bool], side: str
) -> None:
    """What a serious wound takes from a test (table 7.8.1; DZ-WND-03, AMB-68)."""
    id_ = f"blessure_{row.id}"
    touched, rulings = _touched(scope, score, record, *manner)
    if touched:
        score.modify(id_, row.nom, row.valeur, row.section, rulings)
    else:
        why = (
            words.NOT_PRECISE
            if score.kind == RESISTANCE and scope == "precision"
            else words.WOUND_SCOPE[scope]
        )
        score.leave_out(
            id_, row.nom, row.valeur, row.section, message(why, option=f"--{side}precision"), rulings
        )


def _touched(
    scope: str, score: Score, record: Record, precision: bool, shot: bool
) -> tuple[bool, Sequence[str]]:
    """Whether a wound's number bears on this test, and the rulings by which it does or not (table 7.8.1)."""
    if scope == "mobilite":
        return score.skill == "mobilite", ()
    if scope == "competences":
        resistance = score.kind == RESISTANCE
        return record.ask(HURTS, resistance), record.decided(HURTS, resistance)
    skill = chapter.tests().competences.get(score.skill) if score.kind == SKILL else None
    facts = (precision, shot or (skill is not None and skill.tir), skill is not None and skill.malmene)
    return record.ask(PRECISE, *facts), record.decided(PRECISE, *facts)


def note_analysis(fighter: Fighter, skill: str, told: bool, record: Record) -> None:
    """Say to someone with a head injury that nobody said whether this is a test of Analyse (AMB-68)."""
    for wound in felt(fighter, record):
        row = chapter.injury(wound.id)
        if row.desavantage and not told and skill not in row.desavantage:
            record.warn(words.ANALYSIS_HINT, name=fighter.name, wound=row.nom)
            return
