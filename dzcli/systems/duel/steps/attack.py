"""An attack: a passe d'armes, or a shot (l.8 to l.51, l.77 to l.93)."""

from dzcli.dice.throws.throw import Throw
from dzcli.fault import UsageFault
from dzcli.message import message
from dzcli.step.record import Record
from dzcli.systems.duel import words
from dzcli.systems.duel.fight import able, sides
from dzcli.systems.duel.options import Attack
from dzcli.systems.duel.who.character import RANGED, Fighter


def resolve(asked: Attack, record: Record, throw: Throw) -> None:
    """Resolve an attack: both sides roll at once, so that there is no defence of its own.

    DUEL-02, DUEL-03. Raises `UsageFault` without a target, and the faults of
    `dzcli.systems.duel.fight.passe.resolve` and `dzcli.systems.duel.fight.shot.resolve`.
    """
    if asked.target is None:
        raise UsageFault("no_target", words.NO_TARGET)
    attacker, target = Fighter(asked.attacker, "actor"), Fighter(asked.target, "target")
    record.actor, record.target = asked.attacker.person, asked.target.person
    able.warn_at_zero(record, attacker, target)
    if asked.skirmish:
        able.take_turn(attacker, record)
    both = sides.of(asked, attacker, target, record)
    able.leave_cover(attacker, record)
    record.own["weapon"] = None
    if _shoots(asked, attacker):
        from dzcli.systems.duel.fight import shot

        record.subject = message(words.SUBJECT_SHOT)
        shot.resolve(asked, both, record, throw)
    else:
        from dzcli.systems.duel.fight import passe

        record.subject = message(words.SUBJECT_PASSE)
        passe.resolve(asked, both, record, throw)


def _shoots(asked: Attack, attacker: Fighter) -> bool:
    """Whether the attack is a shot: as it was said, else by the weapon in hand."""
    if asked.approach is not None or asked.distance is not None:
        return True
    weapon = sides.named_weapon(attacker, asked.weapon)
    if weapon is not None:
        return weapon.kind == RANGED
    if asked.stance or asked.target_stance or asked.unarmed in ("actor", "both"):
        return False
    held = attacker.in_hand
    return held is not None and held.kind == RANGED
