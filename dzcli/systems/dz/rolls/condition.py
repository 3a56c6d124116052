"""What someone's condition does to a Score: armour, Malmené, serious wounds, states.

Sections 7.2, 7.6, 7.7, 7.8 and 7.10.
"""

from typing import Any

from dzcli import tables
from dzcli.message import message
from dzcli.step.record import Record
from dzcli.systems.dz import words
from dzcli.systems.dz.rolls.score import RESISTANCE, SKILL, Score, imposed, tests
from dzcli.systems.dz.who.character import Fighter
from dzcli.systems.dz.who.sheet import Competence


def weigh(
    fighter: Fighter,
    score: Score,
    record: Record,
    *,
    precision: bool = False,
    analysis: bool = False,
    at_limit: bool = False,
) -> None:
    """Apply to ``score`` all that the fighter's condition does to it.

    ``precision``: an action of precision (wound 2); ``analysis``: one of Analyse
    (wound 4); ``at_limit``: an action at the limit of someone Malmené.
    """
    _armour(fighter, score, record)
    _malmene(fighter, score, record, at_limit)
    for wound in fighter.etat.blessures:
        _wound(injury_table(wound.id), score, precision, analysis)


def injury_table(number: int) -> dict[str, Any]:
    """The row of table 7.8.1."""
    row: dict[str, Any] = tables.load("dz", "sante")["blessures"][number - 1]
    return row


def _armour(fighter: Fighter, score: Score, record: Record) -> None:
    armour = fighter.character.armour
    penalty = armour.penalties.get(score.skill, 0)
    if not penalty:
        return
    skill = fighter.character.skills.get(score.skill)
    if isinstance(skill, Competence) and skill.malus_armure_inclus:
        why = message(words.ARMOUR_INCLUDED)
        score.leave_out("armure", armour.name, penalty, "7.7", why)
    else:
        score.modify("armure", armour.name, penalty, "7.7")


def _malmene(fighter: Fighter, score: Score, record: Record, at_limit: bool) -> None:
    if not fighter.malmene:
        if at_limit:
            record.warn(words.NOT_MALMENE, name=fighter.name)
        return
    listed = score.kind == SKILL and tests()["competences"].get(score.skill, {}).get("malmene", False)
    if listed:
        score.impose("malmene")
    else:
        row = imposed("malmene")
        if score.attribute == "physique":
            record.ruling("malmene_portee")
        score.leave_out("malmene", row["nom"], row["valeur"], row["section"], message(words.NOT_EXPLOSIVE))
    if at_limit:
        score.disadvantages.append(message(words.AT_LIMIT))


def _wound(row: dict[str, Any], score: Score, precision: bool, analysis: bool) -> None:
    if "valeur" in row:
        id_ = f"blessure_{row['id']}"
        if _touched(row["portee"], score, precision):
            score.modify(id_, row["nom"], row["valeur"], row["section"])
        else:
            why = message(words.WOUND_SCOPE[row["portee"]])
            score.leave_out(id_, row["nom"], row["valeur"], row["section"], why)
    touched = row.get("desavantage", ())
    if touched and (score.skill in touched or analysis):
        score.disadvantages.append(message("{label}", label=row["nom"]))


def _touched(scope: str, score: Score, precision: bool) -> bool:
    """Whether a wound's number bears on this test (table 7.8.1)."""
    if scope == "precision":
        return precision or bool(tests()["competences"].get(score.skill, {}).get("tir"))
    if scope == "mobilite":
        return score.skill == "mobilite"
    return score.kind != RESISTANCE
