"""Surprise: the attackers' approach against the defenders' Surveillance (7.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from dzcli.dice.throws.throw import Throw
from dzcli.fault import FileFault, UsageFault
from dzcli.light import NamedTuple
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Due, Record, Test
from dzcli.systems.dz import chapter
from dzcli.systems.dz.body import effort
from dzcli.systems.dz.options import OTHER_SIDE, Surprise
from dzcli.systems.dz.rolls import opposed
from dzcli.systems.dz.rolls.opposed import ACTOR, OTHER, TIE, Side
from dzcli.systems.dz.rolls.outcome import CRITICAL_FAILURE, CRITICAL_SUCCESS
from dzcli.systems.dz.rolls.roll import Trial
from dzcli.systems.dz.turn import words
from dzcli.systems.dz.turn.order import BONUS, Bonus
from dzcli.systems.dz.who import remarks, states
from dzcli.systems.dz.who.able import check_alive, check_free
from dzcli.systems.dz.who.character import Character, Fighter

ATTACKERS, DEFENDERS = "attackers", "defenders"
WINNERS = {ACTOR: ATTACKERS, OTHER: DEFENDERS, TIE: TIE}
OUTCOMES = {ATTACKERS: "success", DEFENDERS: "failure", TIE: TIE}
MARGIN, CRITICAL = "margin", "critical"
"""What makes for surprise."""

Best = Callable[[Sequence[Fighter]], Fighter]


class Rolling(NamedTuple):
    """Who rolls: one of the attackers, and one or each of the defenders."""

    attacker: Fighter
    defenders: Sequence[Fighter]


WHO_ROLLS = Choice(
    "surprise_par",
    always=True,
    leader=lambda attackers, defenders, best_of, best_against: Rolling(attackers[0], defenders[:1]),
    meilleur=lambda attackers, defenders, best_of, best_against: Rolling(
        best_of(attackers), [best_against(defenders)]
    ),
    individuel=lambda attackers, defenders, best_of, best_against: Rolling(attackers[0], defenders),
)
"""Who rolls for a group (AMB-15)."""
SURPRISING = Choice(
    "surprise_critique",
    attaquant=lambda one, other: one == CRITICAL_SUCCESS,
    attaquant_ou_echec_defenseur=lambda one, other: one == CRITICAL_SUCCESS or other == CRITICAL_FAILURE,
    aucun=lambda one, other: False,
)
"""Whether the outcomes of both sides surprise, where the gap does not (AMB-16)."""


class Approach(msgspec.Struct):
    """What a surprise came to, as the record holds it.

    ``gap`` is that of the margins, the smallest where each defender rolls (None in odds); ``by`` what made
    for surprise; ``who`` the defenders who are Surpris; ``attackers`` those whose initiative it bears on.
    """

    gap: int | None
    winner: str
    surprised: bool
    by: str | None
    who: list[str]
    attackers: list[str]
    initiative_bonus: int
    initiative_places: int


class Watch(NamedTuple):
    """What came of one defender's roll."""

    defender: Fighter
    winner: str
    by: str | None


def resolve(asked: Surprise, record: Record, throw: Throw) -> None:
    """Resolve a surprise: who wins, and whether the defenders are Surpris (7.2).

    DZ-SURP-03, DZ-SURP-05, DZ-SURP-06. Raises `FileFault` naming the key of a skill that a sheet lacks,
    `RuleFault` if either side cannot act.
    """
    record.actor, record.target = asked.attacker.person, asked.defender.person
    attackers = _side(Fighter(asked.attacker, "actor"), ATTACKERS, asked.attackers)
    defenders = _side(Fighter(asked.defender, "target"), DEFENDERS, asked.defenders)
    for fighter in attackers:
        check_free(fighter)
    for fighter in defenders:
        check_alive(fighter)
    remarks.on_states(record, *attackers, *defenders)
    for place, fighter in enumerate((*attackers[1:], *defenders[1:])):
        record.people[f"other {place}"] = fighter.character.person
    ours = Trial(asked, record, throw)
    theirs = Trial(asked.other_side(), record, throw, side=OTHER_SIDE)
    row = chapter.surprise()
    skill = row.embuscade if asked.by == "ambush" else row.furtive
    rolling = _who_rolls(attackers, defenders, (ours, skill), (theirs, row.defenseurs), record)
    effort.out_of_combat(rolling.attacker, asked.effort, record, possible=False)
    for fighter in rolling.defenders:
        effort.out_of_combat(fighter, asked.target_effort, record, possible=False)
    first = opposed.first(ours, rolling.attacker, skill, ATTACKERS)
    watches = [_watch(defender, first, theirs) for defender in rolling.defenders]
    _conclude(watches, attackers, defenders, record)
    for fighter in (*attackers, *defenders):
        record.changes.extend(fighter.changes())


def _side(leader: Fighter, role: str, others: Sequence[Character]) -> list[Fighter]:
    """A side: its leader and the others, a file named twice once."""
    files = {leader.character.document.path}
    found = [leader]
    for other in others:
        if other.document.path is None or other.document.path not in files:
            found.append(Fighter(other, role))
        files.add(other.document.path)
    return found


def _who_rolls(
    attackers: list[Fighter],
    defenders: list[Fighter],
    ours: tuple[Trial, str],
    theirs: tuple[Trial, str],
    record: Record,
) -> Rolling:
    """Who rolls for each side (DZ-SURP-02, AMB-15)."""
    if len(attackers) == len(defenders) == 1:
        return Rolling(attackers[0], defenders)
    rolling = record.ask(WHO_ROLLS, attackers, defenders, _best(*ours), _best(*theirs))
    for fighter in (rolling.attacker, *rolling.defenders):
        if fighter not in (attackers[0], defenders[0]):
            record.say(chapter.surprise().section, words.ROLLS_FOR, name=fighter.name, ruling="surprise_par")
    return rolling


def _best(trial: Trial, skill: str) -> Best:
    """Finds whoever has the best Score; those whose sheet does not have it are left out."""

    def value(fighter: Fighter) -> float:
        try:
            return trial.prospect(fighter, skill)
        except (FileFault, UsageFault):
            return float("-inf")

    return lambda people: max(people, key=value)


def _watch(defender: Fighter, first: Test, trial: Trial) -> Watch:
    """A defender's roll; what matters of it is who wins, and what makes for surprise."""

    def judge(found: opposed.Verdict, attack: Side, defence: Side) -> tuple[str, str | None]:
        return WINNERS[found.winner], _surprised_by(found, attack, defence, trial.record)

    skill = chapter.surprise().defenseurs
    return Watch(defender, *opposed.second(trial, defender, skill, DEFENDERS, against=first, judge=judge))


def _surprised_by(found: opposed.Verdict, attack: Side, defence: Side, record: Record) -> str | None:
    """What makes a defender Surpris, if anything: a wide gap, or a critical (DZ-SURP-04, AMB-16)."""
    if found.winner != ACTOR:
        return None
    if found.gap >= chapter.surprise().seuil:
        return MARGIN
    return CRITICAL if record.ask(SURPRISING, attack.outcome, defence.outcome) else None


def _conclude(
    watches: list[Watch], attackers: list[Fighter], defenders: list[Fighter], record: Record
) -> None:
    """What came of it for both sides: one roll is that of the whole side (DZ-SURP-03, AMB-14)."""
    winners = {watch.winner for watch in watches}
    winner = next(side for side in (DEFENDERS, TIE, ATTACKERS) if side in winners)
    caught = [watch for watch in watches if watch.by]
    surprised = [watch.defender for watch in caught] if len(watches) > 1 else defenders if caught else []
    by = next((reason for reason in (MARGIN, CRITICAL) if any(one.by == reason for one in caught)), None)
    for fighter in surprised:
        fighter.enter(states.SURPRISED)
        fighter.etat.premier_jet_fait = False
    bonus = Bonus()
    if winner == ATTACKERS and len(surprised) < len(defenders):
        bonus = record.ask(BONUS, chapter.surprise().bonus_initiative)
    approach = Approach(
        gap=None,
        winner=winner,
        surprised=bool(surprised),
        by=by,
        who=[fighter.name for fighter in surprised],
        attackers=[fighter.name for fighter in attackers],
        initiative_bonus=bonus.score,
        initiative_places=bonus.places,
    )
    record.own["surprise"] = approach
    record.outcome, record.success = OUTCOMES[winner], by is not None
    record.due.append(Due("initiative", "actor"))
    record.explain(_tell_margins, approach, record)
    record.explain(_tell, approach, ", ".join(fighter.name for fighter in defenders), record)


def _tell_margins(approach: Approach, record: Record) -> None:
    first, *others = record.tests
    for other in others:
        gap = opposed.gap(first, other, record)
        approach.gap = gap if approach.gap is None else min(gap, approach.gap)
        values = {"one": first.measured.margin, "other": other.measured.margin, "gap": gap}
        rulings = opposed.shaping(first, other, record)
        record.say(chapter.surprise().section, words.MARGINS, ruling=rulings, **values)


def _tell(approach: Approach, defenders: str, record: Record) -> None:
    row = chapter.surprise()
    assert record.actor
    names = {"actor": record.actor.name, "target": ", ".join(approach.who) or defenders}
    if approach.by:
        failed = approach.by == CRITICAL and record.tests[0].outcome != CRITICAL_SUCCESS
        told = words.SURPRISED_BY_FAILURE if failed else words.SURPRISED_BY[approach.by]
        record.say(row.section, told, threshold=row.seuil, **names)
        record.say(row.section, words.SURPRIS_EFFECT)
        record.headline = message(words.HEAD_SURPRISED, **names)
    elif approach.winner != ATTACKERS:
        record.say(row.section, words.NO_SURPRISE)
        record.headline = message(words.HEAD_NO_SURPRISE, **names)
    if approach.initiative_bonus or approach.initiative_places:
        told = words.SURPRISE_BONUS if approach.initiative_bonus else words.SURPRISE_PLACE
        record.say(row.section, told, bonus=approach.initiative_bonus, ruling="bonus_surprise")
        if not approach.by:
            head = words.HEAD_SURPRISE_WON if approach.initiative_bonus else words.HEAD_SURPRISE_PLACE
            record.headline = message(head, **names, bonus=approach.initiative_bonus)
