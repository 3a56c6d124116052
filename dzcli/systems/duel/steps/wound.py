"""Damage suffered, by whichever side lost (l.15, l.17)."""

from dzcli.dice.throws.throw import Throw
from dzcli.fault import StaleSheet, UsageFault
from dzcli.message import Message, message
from dzcli.step.carried import Carried
from dzcli.step.record import Record
from dzcli.systems.duel import words
from dzcli.systems.duel.fight.carried import CarriedBlow
from dzcli.systems.duel.fight.damage import armour
from dzcli.systems.duel.fight.opposed import ACTOR, TARGET
from dzcli.systems.duel.options import Wound
from dzcli.systems.duel.who import remarks
from dzcli.systems.duel.who.character import Fighter

SIDES = {ACTOR: "attacker", TARGET: "attacked"}
"""What each side of the blow is called, whichever of them is hurt."""


def resolve(asked: Wound, record: Record, throw: Throw) -> None:
    """Take damage from Santé, 0 at the least; the text does not say what follows (l.17).

    Raises `UsageFault` if nothing tells of damage, `StaleSheet` for someone who is not in the record.
    """
    victim = Fighter(asked.target, "target")
    record.target = asked.target.person
    remarks.on_maximum(victim, record)
    left: dict[str, int | None] = dict.fromkeys(SIDES.values())
    if asked.from_ is not None:
        role, suffered = _carried(asked.from_, victim, left, record)
    else:
        role, suffered = TARGET, _told(asked, victim, record)
    before = victim.health
    if suffered is None:
        record.say("l.17", words.UNHURT, name=victim.name)
    elif suffered:
        victim.etat.sante = max(0, before - suffered)
        told = words.HEALTH if suffered <= before else words.HEALTH_FLOOR
        record.say("l.17", told, name=victim.name, before=before, damage=suffered, after=victim.health)
    if victim.health == 0:
        record.say("l.17", words.AT_ZERO, name=victim.name)
    left[SIDES[role]] = victim.health
    record.success = victim.health > 0
    record.own["wound"] = {
        "health_before": before,
        "health": victim.health,
        "health_max": victim.character.health_max,
        "down": victim.health == 0,
    }
    record.own["left"] = left
    record.own["down"] = victim.name if victim.health == 0 else None
    record.changes += victim.changes()
    record.headline = _headline(victim, before)


def _told(asked: Wound, victim: Fighter, record: Record) -> int:
    """Damage that was told by hand, less what armour takes of it (A-DUEL-22)."""
    if asked.raw is not None:
        worn = armour(victim, record)
        if worn:
            record.say("l.17", words.ARMOUR_TAKES, name=victim.name, value=worn, ruling="armure")
        return max(0, asked.raw - worn)
    if asked.final is None:
        raise UsageFault("no_damage", words.NO_DAMAGE)
    return asked.final


def _carried(
    carried: Carried, victim: Fighter, left: dict[str, int | None], record: Record
) -> tuple[str, int | None]:
    """The victim's role in the step before, and what they suffered there.

    Here the victim is the target, whichever side that was.
    """
    blow = carried.read(CarriedBlow)
    role = _role(carried, blow, victim)
    if role not in SIDES:
        names = " / ".join(person.name for person in (carried.actor, carried.target) if person)
        raise StaleSheet("other_target", words.OTHER_TARGET, name=victim.name, names=names)
    other = carried.target if role == ACTOR else carried.actor
    record.actor = other.person() if other else None
    turned = {ACTOR: TARGET, TARGET: ACTOR} if role == ACTOR else {}
    record.changes = [
        change._replace(who=turned.get(change.who, change.who)) for change in carried.all_changes()
    ]
    if blow.duel:
        left.update((SIDES[side], health) for side, health in blow.duel.health.items() if side in SIDES)
    return role, blow.on(role)


def _role(carried: Carried, blow: CarriedBlow, victim: Fighter) -> str | None:
    """The victim's role in the step before.

    Where one sheet stands for both sides, that of whoever was hit.
    """
    document = victim.character.document
    sides = [person for person in (carried.actor, carried.target) if person and person.has_sheet(document)]
    unsaid = len(sides) > 1 and carried.meant is None
    return blow.damage.on if blow.damage and unsaid else carried.role_of(document)


def _headline(victim: Fighter, before: int) -> Message:
    values = {"name": victim.name, "before": before, "health": victim.health}
    template = words.HEAD_UNHURT if victim.health == before else words.HEAD_WOUND
    if victim.health == 0:
        template = words.HEAD_DOWN
    return message(template, **values, max=victim.character.health_max)
