"""An action of a turn: what it takes, what it leaves until the round ends, flight (l.39 to l.53)."""

from dzcli.dice.throws.throw import Throw
from dzcli.fault import RuleFault, UsageFault
from dzcli.message import message
from dzcli.step.record import Due, Record
from dzcli.step.someone import enlist
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.blow import free_attack
from dzcli.systems.d100.book import Action
from dzcli.systems.d100.options import ACTIONS, COSTS, FLIGHTS, Act
from dzcli.systems.d100.turn import doing
from dzcli.systems.d100.who import able
from dzcli.systems.d100.who.character import Fighter

OTHER, FINISH, ABANDON = "other", "finish", "abandon"
"""Actions that are no rows of the table."""
ENGLISH = {row: name for name, (row, *_) in COSTS.items()}
"""What records call a cost, by its id in the table."""


def resolve(asked: Act, record: Record, throw: Throw) -> None:
    """Take an action in one's turn (l.9, l.11, l.36; D100-02, D100-03, D100-15).

    Raises `RuleFault` for somebody surprised, where the turn has no room for it, and for what flight does
    not leave; `UsageFault` where nothing tells what it takes.
    """
    fighter = Fighter(asked.sheet, "actor")
    record.actor = asked.sheet.person
    record.success = True
    record.own["act"] = {"do": asked.do, "name": None, "cost": None, "flight": asked.flee, "free_attacks": 0}
    able.check_surprise(fighter)
    if asked.do in (FINISH, ABANDON):
        _end_extended(fighter, asked.do, record)
    else:
        _act(fighter, asked, record)
    record.changes = fighter.changes()


def _act(fighter: Fighter, asked: Act, record: Record) -> None:
    id_ = ACTIONS[asked.do][0]
    row = book.actions().get(id_)
    name = row.nom if row else asked.name
    if name is None:
        raise UsageFault("no_name", words.NO_NAME)
    cost = _cost(row, name, asked.cost)
    if asked.flee is not None:
        _check_flight(fighter, id_, name, FLIGHTS[asked.flee][0], record)
    taken = doing.spend(fighter, name, cost)
    record.own["act"].update(name=name, cost=ENGLISH[cost])
    record.say(taken.section, words.TAKES, name=fighter.name, action=name, cost=taken.nom)
    if row:
        _tell(fighter, id_, row, record)
    _leave(asked, id_, record)
    record.headline = message(words.HEAD_ACT, name=fighter.name, action=name, cost=taken.nom)


def _cost(row: Action | None, name: str, said: str | None) -> str:
    """What an action takes: as was said, else as the table has it; a variable one has to be said."""
    if said is not None:
        return COSTS[said][0]
    if row is None or row.couts[0] not in ENGLISH:
        raise UsageFault("no_cost", words.NO_COST, action=name, names=", ".join(COSTS))
    return row.couts[0]


def _tell(fighter: Fighter, id_: str, row: Action, record: Record) -> None:
    """What the action is, what it leaves, and the step that resolves it (l.50; D100-08, D100-15)."""
    record.say(row.section, words.ACTION, action=row.nom, text=row.text)
    record.warn(words.NOT_IN_TEXT_ACTION)
    if row.lasts and id_ not in fighter.effects:
        fighter.etat.effets = [*fighter.etat.effets, id_]
    if row.etape:
        record.due.append(Due(row.etape, "actor"))


def _check_flight(fighter: Fighter, id_: str, name: str, kind: str, record: Record) -> None:
    """Whoever flees may run, move or disengage; forced to it, only run (l.53; D100-16, D100-17)."""
    flight = book.base().fuite[kind]
    if id_ not in flight.actions:
        rows = book.actions()
        allowed = ", ".join(rows[one].nom if one in rows else one for one in flight.actions)
        values = {"name": fighter.name, "flight": flight.nom, "allowed": allowed, "action": name}
        raise RuleFault("not_in_flight", flight.section, words.NOT_IN_FLIGHT, **values)
    record.say(flight.section, words.FLIGHT, name=fighter.name, flight=flight.nom)


def _leave(asked: Act, id_: str, record: Record) -> None:
    """Each opponent whom one leaves without disengaging has a free attack (l.53; D100-18)."""
    row = book.base().attaque_gratuite
    opponents = enlist(asked.leaving, record, Fighter, "opponent")
    if not opponents:
        return
    if id_ in row.sauf:
        record.say(row.section, words.NO_FREE_ATTACK)
        return
    record.own["act"]["free_attacks"] = len(opponents)
    for opponent in opponents:
        free_attack.tell(opponent.name, record)
        record.due.append(Due("attack", opponent.role))


def _end_extended(fighter: Fighter, how: str, record: Record) -> None:
    """An extended action is resolved; given up or interrupted, all of it is lost (l.47; D100-14)."""
    begun = fighter.etat.action_etendue
    if not begun:
        raise RuleFault("nothing_begun", "l.47", words.NOTHING_BEGUN, name=fighter.name)
    fighter.etat.action_etendue = ""
    template = words.EXTENDED_DONE if how == FINISH else words.EXTENDED_LOST
    record.say("l.47", template, name=fighter.name, action=begun)
    record.own["act"]["name"] = begun
    record.headline = message(template, name=fighter.name, action=begun)
