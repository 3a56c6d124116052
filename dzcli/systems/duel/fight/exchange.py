"""What an exchange came to, in the record: who won, by how much, what it does to whom."""

from __future__ import annotations

from dzcli.fault import FileFault
from dzcli.light import NamedTuple
from dzcli.step.record import Due, Record, Test
from dzcli.systems.duel.fight.damage import Damage
from dzcli.systems.duel.fight.opposed import ACTOR, TARGET
from dzcli.systems.duel.fight.sides import Sides
from dzcli.systems.duel.rolls.roll import FAILURE, SUCCESS, TIE
from dzcli.systems.duel.who.character import Fighter

GOES_ON = ("passe", "duel", "unarmed", "symmetric", "asymmetric")
"""What an exchange may lead to that is another attack."""


class Exchange(NamedTuple):
    """Two opposed rolls: who won, by how much, and what the fight goes on as (``then``).

    ``excess`` are the winner's successes beyond the other's, ``counted`` those that count for damage,
    ``coefficient`` the damage for each of them.
    """

    kind: str
    winner: str
    excess: int
    counted: int = 0
    coefficient: int = 0
    then: str | None = None
    stances: dict[str, str] | None = None
    approach: str | None = None
    distance: int | None = None
    zone: str | None = None


def excess(one: Test, other: Test) -> int:
    """The successes by which one side is ahead of the other."""
    return abs(int(one.measured.successes - other.measured.successes))


def conclude(exchange: Exchange, sides: Sides, suffered: dict[str, Damage], record: Record) -> None:
    """Put what an exchange came to into the record, and what the rules ask for next.

    DUEL-03, DUEL-07.
    """
    one, other = record.tests[:2]
    record.outcome = {ACTOR: SUCCESS, TARGET: FAILURE}.get(exchange.winner, TIE)
    record.success = exchange.winner == ACTOR
    record.own["hit"] = TARGET in suffered
    first = suffered.get(TARGET) or suffered.get(ACTOR)
    record.own["damage"] = first
    record.own["damage_back"] = suffered.get(ACTOR) if TARGET in suffered else None
    record.own["duel"] = {
        **exchange._asdict(),
        "successes": {ACTOR: one.measured.successes, TARGET: other.measured.successes},
        "dealt": suffered[TARGET].net if TARGET in suffered else 0,
        "suffered": suffered[ACTOR].net if ACTOR in suffered else 0,
        "health": {side.fighter.role: known_health(side.fighter) for side in sides},
    }
    record.due += [Due("wound", role) for role in (TARGET, ACTOR) if role in suffered]
    if exchange.then in GOES_ON:
        record.due.append(Due("attack", ACTOR))
    for side in sides:
        record.changes += side.fighter.changes()


def known_health(fighter: Fighter) -> int | None:
    """The Santé somebody has left, or None where the sheet does not say."""
    try:
        return fighter.health
    except FileFault:
        return None
