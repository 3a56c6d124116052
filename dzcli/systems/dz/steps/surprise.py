"""Surprise: the attackers' approach against the defenders' Surveillance (7.2)."""

from collections.abc import Callable

from dzcli.dice.throws.throw import Throw
from dzcli.message import message
from dzcli.step.record import Record, Test
from dzcli.systems.dz import chapter, words
from dzcli.systems.dz.chapter import SurpriseRow
from dzcli.systems.dz.options import Bearing, Surprise
from dzcli.systems.dz.rolls.outcome import CRITICAL_FAILURE, CRITICAL_SUCCESS, SUCCESSES
from dzcli.systems.dz.rolls.roll import Trial
from dzcli.systems.dz.rolls.score import Score
from dzcli.systems.dz.who import remarks, states
from dzcli.systems.dz.who.able import check_alive, check_free
from dzcli.systems.dz.who.character import Fighter

ATTACKERS, DEFENDERS, TIE = "attackers", "defenders", "tie"


def resolve(asked: Surprise, record: Record, throw: Throw) -> None:
    """Resolve a surprise: who wins, and whether the defenders are Surpris (7.2).

    DZ-SURP-03, DZ-SURP-05, DZ-SURP-06, AMB-14, AMB-15.

    Raises `FileFault` naming the key of a skill that a sheet lacks, `RuleFault` if either
    side cannot act.
    """
    attacker, defender = Fighter(asked.attacker, "actor"), Fighter(asked.defender, "target")
    others = [Fighter(other, DEFENDERS) for other in asked.defenders]
    record.actor = asked.attacker.person
    record.target = asked.defender.person
    for side in (attacker, *(Fighter(other, ATTACKERS) for other in asked.attackers)):
        check_free(side)
    for side in (defender, *others):
        check_alive(side)
    remarks.on_states(record, attacker, defender, *others)
    row = chapter.surprise()
    theirs = Bearing(mods=asked.target_mods, score=asked.target_score)
    trial, other = Trial(asked, record, throw), Trial(theirs, record, throw)
    first = _attackers_test(attacker, row, asked, trial)
    winner, by = _defenders_test(defender, first, row, other)
    _note_rulings(asked, record, winner, by)
    gap = record.tests[0].measured.margin - record.tests[1].measured.margin if throw.shows_faces else None
    names = ", ".join(side.name for side in (defender, *others))
    _explain(record, gap, winner, by, row, names)
    if by:
        for side in (defender, *others):
            side.enter(states.SURPRISED)
            side.etat.premier_jet_fait = False
    bonus = row.bonus_initiative if winner == ATTACKERS and not by else 0
    record.own["surprise"] = {
        "gap": gap,
        "winner": winner,
        "surprised": by is not None,
        "by": by,
        "initiative_bonus": bonus,
    }
    record.outcome = {ATTACKERS: "success", DEFENDERS: "failure", TIE: "tie"}[winner]
    record.success = winner == ATTACKERS
    for place, other in enumerate((*asked.attackers, *asked.defenders)):
        record.people[f"other {place}"] = other.person
    for fighter in (attacker, defender, *others):
        record.changes.extend(fighter.changes())


def _attackers_test(attacker: Fighter, row: SurpriseRow, asked: Surprise, trial: Trial) -> Test:
    """The attackers' roll; its margin is what matters of it, besides the outcome (DZ-SURP-02)."""

    def margin(score: Score) -> Callable[[int, str], int]:
        value = score.value
        return lambda face, _: value - face

    skill = row.embuscade if asked.by == "ambush" else row.furtive
    return trial.roll(attacker, skill, ATTACKERS, "actor", also=margin)


def _defenders_test(defender: Fighter, first: Test, row: SurpriseRow, trial: Trial) -> tuple[str, str | None]:
    """The defenders' roll; what matters of it is who wins, and what makes for surprise (DZ-ROLL-06)."""
    outcome, margin = first.rolled.result
    critical = outcome == CRITICAL_SUCCESS

    def verdict(score: Score) -> Callable[[int, str], tuple[str, str | None]]:
        value = score.value

        def judge(face: int, _: str) -> tuple[str, str | None]:
            gap = margin - (value - face)
            winner = ATTACKERS if gap > 0 else DEFENDERS if gap < 0 else TIE
            return winner, _surprised_by(winner, gap, critical, row)

        return judge

    second = trial.roll(defender, row.defenseurs, DEFENDERS, "target", also=verdict)
    found: tuple[str, str | None] = second.rolled.result[1]
    return found


def _surprised_by(winner: str, gap: int, critical: bool, row: SurpriseRow) -> str | None:
    """What makes the defenders Surpris, if anything: a wide margin, or a critical (DZ-SURP-04, AMB-16)."""
    if winner != ATTACKERS:
        return None
    if gap >= row.seuil:
        return "margin"
    return "critical" if critical else None


def _note_rulings(asked: Surprise, record: Record, winner: str, by: str | None) -> None:
    outcomes = [test.outcome for test in record.tests]
    if any(outcome in (CRITICAL_SUCCESS, CRITICAL_FAILURE) for outcome in outcomes):
        record.ruling("opposes_critiques")
    if not any(outcome in SUCCESSES for outcome in outcomes):
        record.ruling("opposes_deux_echecs")
    if by == "critical" or (winner == ATTACKERS and by is None and CRITICAL_FAILURE in outcomes[1:]):
        record.ruling("surprise_critique")
    if any(modifier.applied and modifier.value for test in record.tests for modifier in test.modifiers):
        record.ruling("marge")
    if asked.attackers or asked.defenders:
        record.ruling("surprise_par")
    if winner == ATTACKERS and by is None:
        record.ruling("bonus_surprise")


def _explain(
    record: Record, gap: int | None, winner: str, by: str | None, row: SurpriseRow, side: str
) -> None:
    assert record.actor and record.target
    if gap is not None:
        first, second = record.tests
        record.say(
            row.section, words.MARGINS, one=first.measured.margin, other=second.measured.margin, gap=gap
        )
    names = {"actor": record.actor.name, "target": side}
    if by:
        record.say(row.section, words.SURPRISED_BY[by], threshold=row.seuil, **names)
        record.say(row.section, words.SURPRIS_EFFECT)
        record.headline = message(words.HEAD_SURPRISED, **names)
    elif winner == ATTACKERS:
        record.say(row.section, words.SURPRISE_BONUS, bonus=row.bonus_initiative, ruling="bonus_surprise")
        record.headline = message(words.HEAD_SURPRISE_WON, **names, bonus=row.bonus_initiative)
    else:
        record.say(row.section, words.NO_SURPRISE)
        record.headline = message(words.HEAD_NO_SURPRISE, **names)
