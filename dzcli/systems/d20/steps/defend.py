"""A defence against an attack that hit: a parry, or a dodge (l.23 to l.26, l.80 to l.99)."""

from dzcli.dice.throws.throw import Throw
from dzcli.fault import RuleFault
from dzcli.message import Message, message
from dzcli.step.questions import Choice
from dzcli.step.record import Due, Record
from dzcli.systems.d20 import words
from dzcli.systems.d20.blow import dodge, incoming, parry
from dzcli.systems.d20.blow.damage import Damage, against, settle
from dzcli.systems.d20.blow.incoming import Blow
from dzcli.systems.d20.blow.parry import Parry
from dzcli.systems.d20.options import BOTH, DODGE, PARRY, Defend
from dzcli.systems.d20.rolls.roll import FAILURE, SUCCESS
from dzcli.systems.d20.who import remarks
from dzcli.systems.d20.who.character import Fighter

BOTH_ALLOWED = Choice("double_defense", une=lambda: False, les_deux=lambda: True)
"""Whether one may parry and dodge the same attack (A-D20-9)."""


def resolve(asked: Defend, record: Record, throw: Throw) -> None:
    """Resolve a defence; a miss, and a blow that cannot be defended against, pass through.

    D20-03, D20-04, D20-13. Raises `RuleFault` for a parry and a dodge together, and the faults of
    `dzcli.systems.d20.blow.parry.means_of` and `dzcli.systems.d20.blow.dodge.resolve`.
    """
    defender = Fighter(asked.defender, "target")
    record.target = asked.defender.person
    remarks.at_zero(record, defender)
    blow = incoming.on_defender(asked, defender, record)
    types = _types(asked, blow, record)
    own = record.own
    own.update(can_defend=bool(types) or not blow.hit, cannot_defend=None, hit=blow.hit, avoided=False)
    own.update(location=blow.location, damage=blow.damage, parry=None, dodge=None)
    if not blow.hit:
        record.say("l.8", words.MISSED, name=defender.name)
        record.headline = message(words.HEAD_DEFEND_MISS, name=defender.name)
    elif not types:
        own["cannot_defend"] = "surprised"
        record.say("l.5", words.SURPRISED, record.listed(dodge.OF_SURPRISE.key), name=defender.name)
        _suffer(blow.damage, None, defender, blow, record)
        record.success = False
        record.headline = message(words.HEAD_DEFEND_NONE, name=defender.name)
    else:
        _defend(types, defender, blow, asked, record, throw)
    own["dealt"] = _dealt(blow, record)
    record.changes = [*record.changes, *defender.changes()]


def _types(asked: Defend, blow: Blow, record: Record) -> list[str]:
    """What is tried, in order; of a surprise attack what it leaves (D20-03, A-D20-8, A-D20-9)."""
    if asked.type == BOTH and not record.ask(BOTH_ALLOWED):
        raise RuleFault("one_defence", "l.86", words.ONE_DEFENCE)
    types = [DODGE, PARRY] if asked.type == BOTH else [asked.type]
    if not blow.surprise:
        return types
    return [one for one in types if one == DODGE and record.ask(dodge.OF_SURPRISE)]


def _defend(
    types: list[str], defender: Fighter, blow: Blow, asked: Defend, record: Record, throw: Throw
) -> None:
    """A dodge, a parry, or where a house rule has it the parry after a dodge that failed."""
    if DODGE in types:
        dodged = dodge.resolve(blow.margins, asked, defender, record, throw)
        record.own["dodge"] = dodged
        if dodged.success:
            _avoid(defender, record)
            return
    parried = _parry(defender, asked, record, throw) if PARRY in types else None
    points = parried.points if parried else None
    _suffer(blow.damage, points, defender, blow, record)
    record.success = points is not None
    record.outcome = SUCCESS if record.success else FAILURE
    record.headline = _headline(parried, defender, blow.damage)


def _parry(defender: Fighter, asked: Defend, record: Record, throw: Throw) -> Parry:
    if asked.from_ is not None:  # the margin of the attack matters to a dodge alone
        throw.meet((PARRY, asked.from_.apart_from("attack")))
    means = parry.means_of(asked, defender)
    if asked.ranged:
        record.warn(words.PROJECTILE)
    parried = parry.resolve(means, asked, defender, record, throw)
    record.own["parry"] = parried
    return parried


def _avoid(defender: Fighter, record: Record) -> None:
    """A dodge that succeeds avoids all damage (l.87; D20-36)."""
    record.success, record.outcome = True, SUCCESS
    record.own["avoided"] = True
    record.headline = message(words.HEAD_DODGED, name=defender.name)


def _suffer(damage: Damage | None, points: int | None, defender: Fighter, blow: Blow, record: Record) -> None:
    """What is left of the damage, where it is known: a parry only softens it (l.7; D20-06, D20-07)."""
    if damage is not None and blow.location is not None:
        against(damage, defender, blow.location)
        settle(damage, blow.location, points, record)
    if damage is None or damage.final != 0:
        record.due.append(Due("wound", "target"))


def _dealt(blow: Blow, record: Record) -> dict[str, int]:
    """The damage that is left, where it is known."""
    if not blow.hit or record.own["avoided"]:
        return {"final": 0}
    final = blow.damage.final if blow.damage else None
    return {} if final is None else {"final": final}


def _headline(parried: Parry | None, defender: Fighter, damage: Damage | None) -> Message:
    """What the defence came to, with the damage that is left where it is known."""
    final = damage.final if damage else None
    values = {"name": defender.name, "damage": final, "points": parried.points if parried else None}
    if parried is None:
        return message(words.HEAD_UNDODGED_PLAIN if final is None else words.HEAD_UNDODGED, **values)
    if final is None:
        return message(words.HEAD_PARRIES_PLAIN[parried.success], **values)
    if parried.success and final == 0:
        return message(words.HEAD_FULLY_PARRIED, **values)
    return message(words.HEAD_PARRIES[parried.success], **values)
