"""Initiative: who acts first (7.3)."""

from typing import Any

from dzcli.dice.throws.ranking import Groups, by_rank
from dzcli.dice.throws.throw import Contest, Rolled, Throw
from dzcli.fault import UsageFault
from dzcli.message import message
from dzcli.step.record import Record
from dzcli.systems.dz import chapter
from dzcli.systems.dz.body import effort
from dzcli.systems.dz.rolls.outcome import weighed
from dzcli.systems.dz.rolls.roll import Ready, Trial
from dzcli.systems.dz.rolls.score import Score
from dzcli.systems.dz.turn import order_told, words
from dzcli.systems.dz.turn.line_up import LineUp, People, gather
from dzcli.systems.dz.turn.options import Initiative
from dzcli.systems.dz.turn.order import BONUS, LATER, Bonus, Order, arrange

SKILL = "mobilite"
SECTION = order_told.SECTION
MOST_ORDERED = 4
"""Of so many people the whole order matters; of more, where all throws are walked, who is first."""
NOBODY: People = frozenset()


def resolve(asked: Initiative, record: Record, throw: Throw) -> None:
    """Resolve initiative: everyone tests Mobilité, the highest margin acts first (DZ-INIT-02, DZ-INIT-04).

    Raises `UsageFault` for a name that nobody has, `RuleFault` for those who cannot act, `FileFault` for
    a sheet without Mobilité.
    """
    _check_options(asked)
    line_up = gather(asked, record)
    record.headline = message(words.HEAD_INITIATIVE, names=line_up.names)
    bonus = record.ask(BONUS, chapter.surprise().bonus_initiative) if line_up.favoured else Bonus()
    moved = line_up.favoured if bonus.places else NOBODY
    for fighter in line_up.fighters:
        if len(line_up.fighters) == 1 or fighter.suffers(effort.of_wound):
            effort.out_of_combat(fighter, asked.effort, record)
    few = len(line_up.fighters) <= MOST_ORDERED
    contest = throw.contest()
    for place in range(len(line_up.fighters)):
        _roll(place, line_up, bonus, few, contest, Trial(asked, record, throw))
    groups = contest.order(None if few else 2 if moved else 1)
    order = arrange(groups, line_up.surprised, moved)
    record.own = {
        "order": [line_up.names[one] for one in order.people],
        "ties": order.tied(line_up.names),
        "first": order.said_first(line_up.names),
    }
    if few:
        record.own["sequence"] = order.said(line_up.names)
        record.own["later"] = _later(order, groups, line_up, moved, record)
    else:
        record.explain(_later_of_many, order, line_up, moved, record)
    record.explain(order_told.tell, line_up, order, moved, record)
    carried = asked.from_.all_changes() if asked.from_ else []
    own = [change for fighter in line_up.fighters for change in fighter.changes()]
    record.changes = [*carried, *own]


def _check_options(asked: Initiative) -> None:
    """What bears on one roll would bear on which of several?"""
    given = {
        "--mod": asked.mods,
        "--score": asked.score is not None,
        "--advantage": asked.advantage,
        "--disadvantage": asked.disadvantage,
        "--speciality": asked.speciality,
        "--precision": asked.precision,
        "--at-limit": asked.at_limit,
    }
    option = next((name for name, value in given.items() if value), None)
    if len(asked.sheets) > 1 and option:
        raise UsageFault("one_sheet_only", words.ONE_SHEET, option=option)


def _roll(place: int, line_up: LineUp, bonus: Bonus, few: bool, contest: Contest, trial: Trial) -> None:
    """Someone's test of Mobilité, with the bonus of a won surprise (DZ-INIT-01, DZ-INIT-05).

    Margins come first, then Physique; where not the whole order matters, those who are Surpris are behind
    all others at once.
    """
    record, fighter = trial.record, line_up.fighters[place]
    favoured = place in line_up.favoured

    def won(score: Score) -> None:
        if favoured and bonus.score:
            rulings = trial.record.listed(BONUS.key)
            score.modify("surprise", message(words.WON_SURPRISE), bonus.score, SECTION, rulings)

    ready = trial.prepare(fighter, SKILL, whose=line_up.names[place], initiative=True, last=won)
    behind = not few and place in line_up.surprised
    moves = favoured and bool(bonus.places)

    def rank(face: int) -> tuple[bool, int, int, bool]:
        return not behind, ready.value - face, line_up.physique[place], moves

    rolled = contest.enter("initiative", by=rank, of=ready.dice, keep=ready.keep)
    record.explain(_note, ready, rolled, fighter.role, trial)


def _note(ready: Ready, rolled: Rolled[Any], who: str, trial: Trial) -> None:
    outcome, bending = weighed(rolled.face, ready.value, trial.record)
    for key in bending:
        trial.record.note(key)
    trial.note(ready, rolled, outcome, who, ready.value)


def _later(
    order: Order, groups: Groups, line_up: LineUp, moved: People, record: Record
) -> dict[str, Any] | None:
    """The order once those who were Surpris act like all others, if somebody is (DZ-INIT-06, AMB-17)."""
    if not line_up.surprised:
        return None
    found = record.ask(LATER, order, arrange(groups, NOBODY, moved))
    names = line_up.names
    return {
        "order": [names[one] for one in found.people],
        "ties": found.tied(names),
        "first": found.said_first(names),
        "sequence": found.said(names),
    }


def _later_of_many(order: Order, line_up: LineUp, moved: People, record: Record) -> None:
    """The same of many, whose whole order is known from their margins."""
    ranks = [
        (test.measured.margin, physique, place in moved)
        for place, (test, physique) in enumerate(zip(record.tests, line_up.physique, strict=True))
    ]
    record.own["later"] = _later(order, by_rank(ranks), line_up, moved, record)
