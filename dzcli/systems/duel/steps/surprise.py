"""Surprise: a strike at someone who noticed nothing, or an ambush (l.54 to l.76, l.97 to l.100)."""

from dzcli.dice.throws.throw import Throw
from dzcli.fault import UsageFault
from dzcli.message import message
from dzcli.step.record import Record
from dzcli.systems.duel import book, words
from dzcli.systems.duel.fight import able, ambush, exchange, opposed, shot, sides, strike
from dzcli.systems.duel.fight.exchange import Exchange
from dzcli.systems.duel.fight.opposed import ACTOR, TARGET
from dzcli.systems.duel.fight.sides import Side, Sides
from dzcli.systems.duel.fight.strike import Struck
from dzcli.systems.duel.options import Surprise
from dzcli.systems.duel.rolls import distance, given
from dzcli.systems.duel.rolls.given import Given
from dzcli.systems.duel.rolls.roll import TIE, Roll
from dzcli.systems.duel.who.character import MELEE, RANGED, Fighter, Weapon

SURPRISE = "surprise"
WINNERS = {ACTOR: "attackers", TARGET: "defenders", TIE: TIE}
STEALTH, INTUITION = "discretion", "intuition"


def resolve(asked: Surprise, record: Record, throw: Throw) -> None:
    """Resolve a surprise: is the target surprised, and what does the strike do (l.54; DUEL-17)?

    Raises `UsageFault` for a weapon or a modifier that there is not, `FileFault` naming what a sheet lacks,
    `RuleFault` for a shot at a target under cover.
    """
    record.actor, record.target = asked.attacker.person, asked.defender.person
    record.own.update(weapon=None, hit=None, damage=None, damage_back=None, duel=None, ambush=None)
    _check_options(asked)
    if asked.ambush:
        ambush.resolve(asked, record, throw)
        return
    both = Sides(
        Side(Fighter(asked.attacker, ACTOR), given.of_actor(asked, record)),
        Side(Fighter(asked.defender, TARGET), given.of_other(asked, record)),
    )
    weapon = _weapon(asked, both)
    found = _contest(both, asked.distance, record, throw)
    struck = None
    if found.winner == ACTOR and not asked.no_strike:
        struck = _strike(asked, both, weapon, record, throw)
    _conclude(found, struck, both, record)


def _check_options(asked: Surprise) -> None:
    """Raise `UsageFault` for what is said of an ambush where there is none, or of rolls that it lacks."""
    groups = {"--attackers": asked.attackers, "--defenders": asked.defenders, "--sr": asked.sr is not None}
    rolls = {
        "--mod": asked.mods,
        "--ss": asked.ss is not None,
        "--pool": asked.pool is not None,
        "--bonus-dice": asked.bonus_dice,
        "--bonus-success": asked.bonus_success,
    }
    refused, template = (rolls, words.NOT_IN_AMBUSH) if asked.ambush else (groups, words.ONLY_AMBUSH)
    option = next((name for name, given in refused.items() if given), None)
    if option is not None:
        raise UsageFault("ambush_only" if not asked.ambush else "no_such_roll", template, option=option)


def _weapon(asked: Surprise, both: Sides) -> Weapon | None:
    """The weapon of the strike; a shot at someone under cover is refused."""
    if asked.distance is None:
        return sides.named_weapon(both.actor.fighter, asked.weapon) or both.actor.fighter.weapon(MELEE)
    shot.check_seen(both.target)
    return shot.ranged_weapon(both.actor, asked.weapon)


def _contest(both: Sides, metres: int | None, record: Record, throw: Throw) -> Exchange:
    """Discrétion against Intuition, whose SS rises with the distance (l.58, l.70; DUEL-18, DUEL-23)."""
    rows = book.rolls().jets
    stealth = Roll.of(both.actor.fighter, rows[STEALTH], both.actor.given, record)
    intuition = Roll.of(both.target.fighter, rows[INTUITION], both.target.given, record)
    zone = None
    if metres is not None:
        zone = shot.tell_zone(metres, record)
        distance.weigh(rows[INTUITION], metres, intuition.threshold, record)
    stealth.settle(both.actor.given, record, fight=False)
    intuition.settle(both.target.given, record, fight=False)
    tests = (
        stealth.throw("stealth", ACTOR, throw, record),
        intuition.throw("intuition", TARGET, throw, record),
    )
    winner = opposed.contest(*tests, record)
    opposed.settle(*tests, winner)
    record.say("l.57", words.UNNOTICED if winner == ACTOR else words.NOTICED, **sides.names(both))
    return Exchange(SURPRISE, winner, exchange.excess(*tests), distance=metres, zone=zone)


def _strike(asked: Surprise, both: Sides, weapon: Weapon | None, record: Record, throw: Throw) -> Struck:
    """The strike, or the shot; of what was named, only positions last beyond the first roll."""
    able.leave_cover(both.actor.fighter, record)
    named = both.actor.given.named
    rows = book.skirmish().conditions if named else {}
    lasting = tuple(one for one in named if one.id and rows[one.id].combat)
    said = Given(lasting, asked.strike_ss, None, asked.strike_dice, asked.strike_success)
    own = Side(both.actor.fighter, said, asked.bonus_damage or 0)
    skill = book.rolls().jets["frappe" if asked.distance is None else "tir_surprise"].competence
    record.own["weapon"] = sides.weapon_json(weapon, str(skill))
    return strike.resolve(own, weapon, both.target.fighter, asked.distance, record, throw)


def _conclude(found: Exchange, struck: Struck | None, both: Sides, record: Record) -> None:
    one, two = record.tests[:2]
    surprised, suffered = found.winner == ACTOR, {}
    if not surprised or (struck and struck.damage is None):
        found = found._replace(then=_then(both.target.fighter, found.distance, record))
    if struck and struck.damage:
        suffered[TARGET] = struck.damage
        bonus = struck.damage.bonus
        found = found._replace(counted=bonus.successes, coefficient=bonus.coefficient)
    exchange.conclude(found, both, suffered, record)
    record.own["duel"]["successes"]["strike"] = struck.test.measured.successes if struck else None
    record.own["surprise"] = {
        "winner": WINNERS[found.winner],
        "gap": one.measured.successes - two.measured.successes,
        "surprised": surprised,
        "who": [both.target.fighter.name] if surprised else [],
        "then": found.then,
    }
    names = sides.names(both)
    if struck is None:
        record.headline = message(words.HEAD_UNNOTICED if surprised else words.HEAD_NOTICED, **names)
    elif struck.damage is None:
        record.headline = message(words.HEAD_STRIKE_MISSES, **names)
    else:
        record.headline = message(words.HEAD_STRIKE, **names, damage=struck.damage.net)


def _then(target: Fighter, metres: int | None, record: Record) -> str:
    """What the fight goes on as, with a target that is warned.

    Lines 63 to 65, 74 to 76; DUEL-21, DUEL-22, DUEL-26, DUEL-27.
    """
    if metres is None:
        armed = target.weapon(MELEE) is not None
        then, section = ("duel", "l.64") if armed else ("unarmed", "l.65")
    else:
        shoots = target.weapon(RANGED) is not None
        then, section = ("symmetric", "l.75") if shoots else ("asymmetric", "l.76")
    record.say(section, words.THEN[then], name=target.name)
    return then
