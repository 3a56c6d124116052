"""The reaction to an attack that hit: a parade or an esquive (l.43, l.65)."""

from dzcli.dice.throws.throw import Throw
from dzcli.fault import RuleFault
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Due, Record
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.blow import incoming
from dzcli.systems.d100.blow.incoming import Incoming
from dzcli.systems.d100.blow.prevented import may_react
from dzcli.systems.d100.options import REACTIONS, Defend
from dzcli.systems.d100.rolls import lasting, modifiers, roll
from dzcli.systems.d100.rolls.roll import FAILURE, SUCCESS
from dzcli.systems.d100.rolls.threshold import Threshold
from dzcli.systems.d100.who.character import MELEE, Fighter

PARRY, DODGE = "parry", "dodge"
DODGES_UNTRAINED: Choice[int | None] = Choice(
    "esquive_defaut", refus=lambda agility: None, moitie_agilite=lambda agility: agility // 2
)
"""What somebody without Esquive dodges under; None: they do not (A-D100-7)."""
PARRIES_SHOTS: Choice[bool] = Choice(
    "parade_tir", permise=lambda kind: True, interdite=lambda kind: kind == MELEE
)
"""Whether an attack of a kind may be parried (A-D100-8)."""


def resolve(asked: Defend, record: Record, throw: Throw) -> None:
    """Resolve a reaction, one a round: it avoids the whole attack or nothing (l.65; D100-12, D100-23).

    A miss, and an attack that may not be reacted to, pass through. Raises `RuleFault` for a reaction that
    there is none of.
    """
    defender = Fighter(asked.defender, "target")
    record.target = asked.defender.person
    given = modifiers.read(asked.mods, record)
    blow = incoming.of(asked, defender, record)
    why = may_react(defender, record, free_attack=blow.free_attack, own_turn=asked.own_turn)
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
        kind = asked.type or (PARRY if blow.kind == MELEE else DODGE)
        threshold = _threshold(kind, blow, defender, asked, record)
        modifiers.apply(given, threshold, None, record)
        threshold.settle(defender.name, record)
        _react(kind, threshold, blow, defender, record, throw)
    record.changes = [*record.changes, *defender.changes()]


def _threshold(kind: str, blow: Incoming, defender: Fighter, asked: Defend, record: Record) -> Threshold:
    """What a reaction is tested under: CC for a parade, Esquive for an esquive (l.65; D100-23, A-D100-7).

    Raises `RuleFault` for an esquive without Esquive, and where shots are not parried.
    """
    row = book.base().reactions[REACTIONS[kind][0]]
    if kind == PARRY and not record.ask(PARRIES_SHOTS, blow.kind):
        raise RuleFault("no_parry", row.section, words.NO_PARRY)
    if asked.score is not None:
        threshold = Threshold(row.test, row.nom, asked.score, row.section, words.VALUE_GIVEN)
    elif kind == PARRY:
        value = defender.character.characteristic(row.test)
        threshold = Threshold(row.test, row.nom, value, row.section, words.PARRY_VALUE)
    else:
        threshold = _dodge(row.test, row.nom, row.section, defender, record)
    if kind == PARRY and (held := defender.in_hand) and held.parry:
        threshold.modify("arme", held.name, held.parry, row.section)
    lasting.on_reaction(defender, threshold)
    return threshold


def _dodge(skill: str, label: str, section: str, defender: Fighter, record: Record) -> Threshold:
    """What somebody dodges under, with or without Esquive (A-D100-7)."""
    value = defender.character.skill(skill)
    if value is not None:
        return Threshold(skill, label, value, section, words.DODGE_VALUE)
    half = record.ask(DODGES_UNTRAINED, defender.character.characteristic("agilite"))
    if half is None:
        raise RuleFault("no_dodge", section, words.NO_DODGE, name=defender.name)
    return Threshold(skill, label, half, section, words.DODGE_HALF)


def _react(
    kind: str, threshold: Threshold, blow: Incoming, defender: Fighter, record: Record, throw: Throw
) -> None:
    """Roll the reaction, which is spent whatever comes of it (l.43, l.65; D100-12, D100-23)."""
    avoided = roll.under(kind, threshold, "target", defender.name, throw, record)
    defender.etat.reaction_utilisee = True
    record.own["reaction"] = kind
    record.outcome, record.success = (SUCCESS if avoided else FAILURE), avoided
    if not avoided:
        _suffer(blow, defender, record)
        return
    record.say("l.65", words.AVOIDED, name=defender.name)
    if blow.damage:
        blow.damage.final = 0
    record.headline = message(words.HEAD_AVOIDED[kind], name=defender.name)


def _suffer(blow: Incoming, defender: Fighter, record: Record) -> None:
    """The blow is taken as it is."""
    assert blow.damage is not None
    blow.damage.final = blow.damage.net
    record.success = False
    record.due.append(Due("wound", "target"))
    template = words.HEAD_NOT_AVOIDED if blow.damage.net is not None else words.HEAD_NOT_AVOIDED_RAW
    shown = blow.damage.raw if blow.damage.net is None else blow.damage.net
    if not blow.thrown:
        template = words.HEAD_DAMAGE_NEXT
    record.headline = message(template, name=defender.name, damage=shown)
