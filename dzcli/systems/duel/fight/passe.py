"""A passe d'armes: one opposed roll of two sheets, each in a stance (l.8 to l.51, l.77 to l.82)."""

from dzcli.dice.throws.throw import Throw
from dzcli.fault import UsageFault
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.duel import book, words
from dzcli.systems.duel.fight import exchange, opposed, stances
from dzcli.systems.duel.fight.damage import TECHNIQUE, Bonus, Damage, deal
from dzcli.systems.duel.fight.exchange import Exchange
from dzcli.systems.duel.fight.opposed import ACTOR, TARGET
from dzcli.systems.duel.fight.sides import Side, Sides, named_weapon, names, weapon_json
from dzcli.systems.duel.fight.stances import AGGRESSIVE, BRUTAL, NO_STANCE, Taken
from dzcli.systems.duel.options import STANCES, Attack
from dzcli.systems.duel.rolls.roll import TIE, Roll
from dzcli.systems.duel.who.character import MELEE, Weapon

PURPOSES = {ACTOR: "duel", TARGET: "duel_target"}
BOTH = "both"
BOTH_UNARMED = Choice("deux_desarmes", sans_effet=lambda: False, les_deux=lambda: True)
"""Whether being unarmed makes it harder against someone unarmed too (A-DUEL-14)."""
TIED = Choice(
    "egalite",
    aucun_effet=lambda one, other: False,
    degats_arme=lambda one, other: {one, other} <= {AGGRESSIVE, BRUTAL},
)
"""Whether both sides suffer on a tie (A-DUEL-3)."""
IN_SKIRMISH = Choice("escarmouche_postures", postures=lambda: True, opposition_simple=lambda: False)
"""Whether stances are taken in a skirmish (A-DUEL-18)."""

Weapons = dict[str, Weapon | None]
Stances = dict[str, Taken]


def resolve(asked: Attack, sides: Sides, record: Record, throw: Throw) -> None:
    """Resolve a passe d'armes: both roll at once, whoever has more successes wins (l.4; DUEL-03, DUEL-42).

    Raises `UsageFault` where a stance is missing or a weapon is none for it, `FileFault` for what a
    sheet lacks.
    """
    weapons = _weapons(asked, sides)
    taken = _stances(asked, record)
    rolls = {role: _roll(sides.of(role), taken[role], record) for role in (ACTOR, TARGET)}
    _handicap(weapons, rolls, record)
    for role, roll in rolls.items():
        roll.settle(sides.of(role).given, record, fight=True)
    one, other = (roll.throw(PURPOSES[role], role, throw, record) for role, roll in rolls.items())
    winner = opposed.ahead(one, other)
    opposed.settle(one, other, winner)
    record.own["weapon"] = weapon_json(weapons[ACTOR], rolls[ACTOR].skill)
    found = Exchange(MELEE, winner, exchange.excess(one, other), stances=_named(taken))
    if winner == TIE:
        found, suffered = found._replace(then="passe"), _tie(taken, weapons, sides, record)
    else:
        found, suffered = _victory(found, taken, weapons, sides, record)
    exchange.conclude(found, sides, suffered, record)
    _headline(found, suffered, sides, record)


def _weapons(asked: Attack, sides: Sides) -> Weapons:
    """What each side fights with; None for bare hands."""
    found = {ACTOR: _weapon(sides.actor, asked.weapon), TARGET: _weapon(sides.target, asked.target_weapon)}
    return {role: None if asked.unarmed in (role, BOTH) else weapon for role, weapon in found.items()}


def _weapon(side: Side, name: str | None) -> Weapon | None:
    weapon = named_weapon(side.fighter, name)
    if weapon is None:
        return side.fighter.weapon(MELEE)
    if weapon.kind != MELEE:
        raise UsageFault("not_a_melee_weapon", words.NOT_FOR_MELEE, weapon=weapon.name)
    return weapon


def _stances(asked: Attack, record: Record) -> Stances:
    """The stance of each side, chosen anew in each passe d'armes (l.11, l.23; DUEL-05, A-DUEL-18).

    Raises `UsageFault` where one is missing.
    """
    chosen = {ACTOR: asked.stance, TARGET: asked.target_stance}
    if asked.skirmish and not record.ask(IN_SKIRMISH):
        chosen = dict.fromkeys(chosen)
    elif None in chosen.values():
        option = "--stance" if asked.stance is None else "--target-stance"
        raise UsageFault("missing_stance", words.NO_STANCE, option=option, names=", ".join(STANCES))
    return {role: stances.taken(name) for role, name in chosen.items()}


def _named(taken: Stances) -> dict[str, str] | None:
    """The stances as the record has them; None where none was taken."""
    found = {role: stance.name for role, stance in taken.items()}
    return None if NO_STANCE in found.values() else found


def _roll(side: Side, stance: Taken, record: Record) -> Roll:
    """The roll of Combat Mêlée, with the characteristics of the stance (l.13, l.24; DUEL-06)."""
    row = book.rolls().jets["duel"]
    roll = Roll.of(side.fighter, row, side.given, record, stance.row.caracteristiques)
    roll.told = stances.told(stance)
    stances.bring(stance, roll)
    return roll


def _handicap(weapons: Weapons, rolls: dict[str, Roll], record: Record) -> None:
    """The unarmed have a higher SS, the armed fight as ever (l.80, l.81).

    DUEL-28, DUEL-29, DUEL-30, A-DUEL-14.
    """
    bare = [role for role, weapon in weapons.items() if weapon is None]
    if len(bare) == len(weapons) and not record.ask(BOTH_UNARMED):
        return
    row = book.rolls().desarme
    for role in bare:
        rolls[role].threshold.modify("desarme", message(words.UNARMED), row.ss, row.section)


def _tie(taken: Stances, weapons: Weapons, sides: Sides, record: Record) -> dict[str, Damage]:
    """Nobody wins, and another passe d'armes follows (l.22; DUEL-10, A-DUEL-3)."""
    record.say("l.22", words.NOBODY_WINS)
    if not record.ask(TIED, taken[ACTOR].name, taken[TARGET].name):
        return {}
    record.say("l.22", words.BOTH_SUFFER, ruling="egalite")
    found = {}
    for role, by in ((TARGET, ACTOR), (ACTOR, TARGET)):
        found[role] = deal(weapons[by], Bonus(0, 0, "l.22"), sides.of(role).fighter, record)
    return found


def _victory(
    found: Exchange, taken: Stances, weapons: Weapons, sides: Sides, record: Record
) -> tuple[Exchange, dict[str, Damage]]:
    """The winner strikes: weapon, stance and techniques (l.15 to l.20; DUEL-08, DUEL-16, A-DUEL-20)."""
    winner, loser = found.winner, TARGET if found.winner == ACTOR else ACTOR
    stance, lost_in = taken[winner], taken[loser]
    victim = sides.of(loser).fighter
    record.say("l.15", words.WINS, name=sides.of(winner).fighter.name, excess=found.excess)
    more = stances.given_away(lost_in)
    if more:
        lost = lost_in.row
        record.say(lost.section_defaite, words.GIVEN_AWAY, name=victim.name, stance=lost.nom, value=more)
    bonus = Bonus(
        stances.coefficient(stance, lost_in, record),
        found.excess + more,
        stance.row.section_degats,
        record.ask(TECHNIQUE, sides.of(winner).technique, stance.only_weapon),
    )
    found = found._replace(counted=bonus.successes, coefficient=bonus.coefficient)
    return found, {loser: deal(weapons[winner], bonus, victim, record)}


def _headline(found: Exchange, suffered: dict[str, Damage], sides: Sides, record: Record) -> None:
    if found.winner == TIE:
        record.headline = message(words.HEAD_BOTH if suffered else words.HEAD_TIE, **names(sides))
        return
    winner, loser = sides.of(found.winner).fighter, sides.other(found.winner).fighter
    damage = suffered[loser.role].net
    record.headline = message(words.HEAD_WINS, winner=winner.name, loser=loser.name, damage=damage)
