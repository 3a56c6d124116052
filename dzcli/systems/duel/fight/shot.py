"""Shots at someone who sees them coming: against a target without a ranged weapon, or another shooter.

Lines 75 and 83 to 93 of the text.
"""

from dzcli.dice.throws.throw import Throw
from dzcli.fault import FileFault, RuleFault, UsageFault
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.duel import book, words
from dzcli.systems.duel.fight import exchange, opposed
from dzcli.systems.duel.fight.damage import Bonus, Damage, deal
from dzcli.systems.duel.fight.exchange import Exchange
from dzcli.systems.duel.fight.opposed import ACTOR, TARGET
from dzcli.systems.duel.fight.sides import Side, Sides, named_weapon, weapon_json
from dzcli.systems.duel.fight.sides import names as names_of
from dzcli.systems.duel.options import APPROACHES, Attack
from dzcli.systems.duel.rolls import distance
from dzcli.systems.duel.rolls.roll import TIE, Roll
from dzcli.systems.duel.who.character import COVER, RANGED, Weapon

CHARGE = "charge"
SHOT, SYMMETRIC = "shot", "symmetric"
PURPOSES = {ACTOR: "shot", TARGET: "approach"}
SHOOTS = "tir"
RESOLVES = Choice("tir_symetrique", refus=lambda: False, opposition=lambda: True)
"""Whether two shooters can be resolved, whose section the text lacks (A-DUEL-12)."""
DOES = Choice(
    "tir_degats",
    arme=lambda excess: Bonus(0, 0, "l.93"),
    arme_et_excedent=lambda excess: Bonus(1, excess, "l.93"),
    aucun=lambda excess: None,
)
"""What is added to the weapon damage of a shooter who wins; None: no damage at all (A-DUEL-11)."""


def resolve(asked: Attack, sides: Sides, record: Record, throw: Throw) -> None:
    """Resolve a shot at someone who is aware of it (l.84; DUEL-31, DUEL-45).

    Raises `RuleFault` at a target under cover, and where two shooters face each other; `UsageFault` where the
    approach or the distance is missing.
    """
    weapon = ranged_weapon(sides.actor, asked.weapon)
    record.own["weapon"] = weapon_json(weapon, str(book.rolls().jets[SHOOTS].competence))
    check_seen(sides.target)
    found = Exchange(SHOT, TIE, 0, distance=asked.distance)
    if asked.distance is not None:
        found = found._replace(zone=tell_zone(asked.distance, record))
    theirs = _weapon_of_target(sides.target, asked)
    if asked.approach is None and theirs is not None:
        _symmetric(found._replace(kind=SYMMETRIC), weapon, theirs, sides, record, throw)
        return
    if theirs is not None:
        record.warn(words.HAS_RANGED, name=sides.target.fighter.name, weapon=theirs.name)
    _asymmetric(found, weapon, asked, sides, record, throw)


def ranged_weapon(side: Side, name: str | None) -> Weapon:
    """The weapon that somebody shoots with.

    Raises `UsageFault` for one that does not shoot, `FileFault` for a sheet without one.
    """
    weapon = named_weapon(side.fighter, name) or side.fighter.weapon(RANGED)
    if weapon is None:
        file = side.fighter.character.document.label
        raise FileFault("no_ranged_weapon", words.NO_RANGED_WEAPON, file=file)
    if weapon.kind != RANGED:
        raise UsageFault("not_a_ranged_weapon", words.NOT_RANGED, weapon=weapon.name)
    return weapon


def check_seen(side: Side) -> None:
    """Raise `RuleFault` for a target under cover from attacks at a distance (l.110; DUEL-47)."""
    if side.fighter.has(COVER) or side.given.says(COVER):
        raise RuleFault(
            "under_cover",
            book.skirmish().conditions[COVER].section,
            words.UNDER_COVER,
            name=side.fighter.name,
        )


def tell_zone(metres: int, record: Record) -> str:
    """Tell the zone that the target is in, and warn where it is generally too far (l.114 to l.120.

    DUEL-56).
    """
    row = distance.zone(metres, record)
    record.say(row.section, words.ZONE, metres=metres, zone=row.nom, text=book.told(row), ruling="bornes")
    if row.jusqu_a is None:
        record.warn(words.OUT_OF_RANGE, metres=metres)
    return row.nom


def _weapon_of_target(side: Side, asked: Attack) -> Weapon | None:
    """The ranged weapon that the target has in hand, if any."""
    if asked.unarmed in (TARGET, "both"):
        return None
    held = named_weapon(side.fighter, asked.target_weapon) or side.fighter.in_hand
    return held if held is not None and held.kind == RANGED else None


def _asymmetric(
    found: Exchange, weapon: Weapon, asked: Attack, sides: Sides, record: Record, throw: Throw
) -> None:
    """The shooter against a target that flees or charges, as it chose before the roll (l.83 to l.93).

    DUEL-32, DUEL-33, A-DUEL-9, A-DUEL-11.
    """
    if asked.approach is None or asked.distance is None:
        option = "--approach" if asked.approach is None else "--distance"
        raise UsageFault("missing_approach", words.NO_APPROACH, option=option)
    rows = book.rolls().jets
    row = rows[APPROACHES[asked.approach][0]]
    shot = Roll.of(sides.actor.fighter, rows[SHOOTS], sides.actor.given, record)
    evasion = Roll.of(sides.target.fighter, row, sides.target.given, record)
    distance.weigh(row, asked.distance, evasion.threshold, record)
    winner = _contest(shot, evasion, sides, record, throw)
    found = found._replace(
        winner=winner, excess=exchange.excess(*record.tests), approach=asked.approach, then="distance"
    )
    suffered: dict[str, Damage] = {}
    names = names_of(sides)
    if winner == ACTOR:
        found, suffered = _hit(found, weapon, sides, record)
    elif winner == TARGET and asked.approach == CHARGE:
        found = found._replace(then="duel")
        record.say("l.93", words.CHARGED, **names)
        record.headline = message(words.HEAD_CHARGED, **names)
    else:
        record.say("l.93", words.FLED if winner == TARGET else words.NO_CHANGE, **names)
        record.headline = message(words.HEAD_FLED if winner == TARGET else words.HEAD_NO_CHANGE, **names)
    exchange.conclude(found, sides, suffered, record)


def _contest(one: Roll, other: Roll, sides: Sides, record: Record, throw: Throw) -> str:
    """Both rolls, the shooter's first, and who wins."""
    one.settle(sides.actor.given, record, fight=True)
    other.settle(sides.target.given, record, fight=True)
    tests = (
        one.throw(PURPOSES[ACTOR], ACTOR, throw, record),
        other.throw(PURPOSES[TARGET], TARGET, throw, record),
    )
    winner = opposed.contest(*tests, record)
    opposed.settle(*tests, winner)
    return winner


def _hit(found: Exchange, weapon: Weapon, sides: Sides, record: Record) -> tuple[Exchange, dict[str, Damage]]:
    """What a shooter does who wins (A-DUEL-11)."""
    names = names_of(sides)
    record.say("l.93", words.WINS, name=names["actor"], excess=found.excess)
    bonus = record.ask(DOES, found.excess)
    if bonus is None:
        record.say("l.93", words.HELD_BACK, ruling="tir_degats", **names)
        record.headline = message(words.HEAD_HELD_BACK, **names)
        return found, {}
    bonus = bonus._replace(technique=sides.actor.technique)
    damage = deal(weapon, bonus, sides.target.fighter, record)
    record.headline = message(words.HEAD_SHOT, **names, damage=damage.net)
    found = found._replace(counted=bonus.successes, coefficient=bonus.coefficient)
    return found, {TARGET: damage}


def _symmetric(
    found: Exchange, weapon: Weapon, theirs: Weapon, sides: Sides, record: Record, throw: Throw
) -> None:
    """Two shooters: the text sends to a section that it does not have (l.75; DUEL-26, A-DUEL-12).

    Raises `RuleFault`, unless a house rule resolves it.
    """
    if not record.ask(RESOLVES):
        names = names_of(sides)
        raise RuleFault("symmetric_shots", "l.75", words.SYMMETRIC, **names)
    rows = book.rolls().jets
    rolls = [Roll.of(side.fighter, rows[SHOOTS], side.given, record) for side in sides]
    winner = _contest(rolls[0], rolls[1], sides, record, throw)
    found = found._replace(winner=winner, excess=exchange.excess(*record.tests), then="distance")
    suffered: dict[str, Damage] = {}
    if winner == TIE:
        record.say("l.75", words.NOBODY_WINS)
        names = names_of(sides)
        record.headline = message(words.HEAD_TIE, **names)
    else:
        loser = sides.other(winner).fighter
        record.say("l.75", words.WINS, name=sides.of(winner).fighter.name, excess=found.excess)
        used = weapon if winner == ACTOR else theirs
        bonus = Bonus(0, 0, "l.75", sides.of(winner).technique)
        suffered = {loser.role: deal(used, bonus, loser, record)}
        damage = suffered[loser.role].net
        values = {"winner": sides.of(winner).fighter.name, "loser": loser.name, "damage": damage}
        record.headline = message(words.HEAD_WINS, **values)
    exchange.conclude(found, sides, suffered, record)
