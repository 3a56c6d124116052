"""The reaction to an attack that hit: a parade or an esquive (l.43, l.65)."""

from dzcli.dice.throws.throw import Throw
from dzcli.message import message
from dzcli.step.carried import Carried
from dzcli.step.record import Due, Record
from dzcli.systems.d100 import words
from dzcli.systems.d100.blow import incoming, reaction, soak
from dzcli.systems.d100.blow.incoming import Incoming
from dzcli.systems.d100.blow.prevented import may_react
from dzcli.systems.d100.options import Defend
from dzcli.systems.d100.rolls import modifiers, roll
from dzcli.systems.d100.rolls.roll import FAILURE, SUCCESS
from dzcli.systems.d100.rolls.threshold import Threshold
from dzcli.systems.d100.who.character import Fighter


def resolve(asked: Defend, record: Record, throw: Throw) -> None:
    """Resolve a reaction, one a round: it avoids the whole attack or nothing (l.65; D100-12, D100-23).

    A miss, and an attack that may not be reacted to, pass through. Raises `RuleFault` for a reaction that
    there is none of.
    """
    defender = Fighter(asked.defender, "target")
    record.target = asked.defender.person
    given = modifiers.read(asked.mods, record)
    blow = incoming.of(asked, defender, record)
    kind = asked.type or reaction.by_default(blow.kind, defender, record)
    why = may_react(
        defender, record, free_attack=blow.free_attack, own_turn=asked.own_turn, none_left=kind is None
    )
    record.own = {
        "can_defend": why is None,
        "cannot_defend": why.code if why else None,
        "reaction": None,
        "hit": blow.hit,
        "damage": blow.damage,
        "location": blow.location,
        "weapon": blow.weapon,
    }
    if not blow.hit:
        record.say("l.65", words.MISSED_NOTHING, name=defender.name)
        record.headline = message(words.HEAD_DEFEND_MISS, name=defender.name)
    elif why is not None:
        record.say(why.section, why.template, name=defender.name)
        _suffer(blow, defender, record)
    elif asked.no_roll:
        record.say("l.43", words.NO_REACTION_CHOSEN, name=defender.name)
        _suffer(blow, defender, record)
    else:
        assert kind is not None  # else that is why nothing is rolled
        threshold = record.once(
            "threshold", lambda: reaction.ready(kind, blow.kind, defender, given, asked.score, record)
        )
        _react(kind, threshold, asked.from_, blow, defender, record, throw)
    record.changes = [*record.changes, *defender.changes()]


def _react(
    kind: str,
    threshold: Threshold,
    carried: Carried | None,
    blow: Incoming,
    defender: Fighter,
    record: Record,
    throw: Throw,
) -> None:
    """Roll the reaction, which is spent whatever comes of it (l.43, l.65; D100-12, D100-23)."""

    def meet(avoids: bool) -> str | None:
        """Of a blow that is avoided it no longer matters what it would have done."""
        return carried.apart_from("damage", "location") if carried and avoids else None

    avoided = roll.under(kind, threshold, "target", defender.name, throw, record, meet=meet)
    defender.etat.reaction_utilisee = True
    record.own["reaction"] = kind
    record.outcome, record.success = (SUCCESS if avoided else FAILURE), avoided
    if not avoided:
        _suffer(blow, defender, record)
        return
    record.say("l.65", words.AVOIDED, name=defender.name)
    assert blow.damage is not None
    blow.damage.final = 0
    record.headline = message(words.HEAD_AVOIDED[kind], name=defender.name)


def _suffer(blow: Incoming, defender: Fighter, record: Record) -> None:
    """The blow is taken, less Endurance and armour if it is known where it struck (D100-29, D100-30)."""
    assert blow.damage is not None
    soak.meet(blow, defender, record)
    blow.damage.final = blow.damage.net
    if blow.thrown and blow.damage.net is None:
        record.warn(words.BEFORE_SOAK)
    record.success = False
    record.due.append(Due("wound", "target"))
    template: str = words.HEAD_NOT_AVOIDED if blow.damage.net is not None else words.HEAD_NOT_AVOIDED_RAW
    shown = blow.damage.raw if blow.damage.net is None else blow.damage.net
    if not blow.thrown:
        template = words.HEAD_DAMAGE_NEXT
    record.headline = message(template, name=defender.name, damage=shown)
