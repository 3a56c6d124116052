"""What is done in a turn and only changes a state: aiming, standing up, moving, waking someone."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dzcli.fault import RuleFault
from dzcli.light import NamedTuple
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.dz import chapter
from dzcli.systems.dz.blow.allowed import POSITIONS
from dzcli.systems.dz.body import lasting
from dzcli.systems.dz.turn import arming, words
from dzcli.systems.dz.turn.options import Act
from dzcli.systems.dz.turn.tables import turn
from dzcli.systems.dz.who import states
from dzcli.systems.dz.who.able import check_alive, check_free
from dzcli.systems.dz.who.character import Fighter

SECTION = "7.4"
KO_IS_WOKEN = Choice("reveil_ko", permis=lambda: True, refus=lambda: False)
"""Whether someone can be woken whom no non-lethal blow has put down (AMB-64)."""
COSTS = {"action": "action", "mouvement": "movement", "gratuit": "free", "reaction": "reaction"}
"""What something costs, as the record calls it, by the row of the table."""


class Done(msgspec.Struct):
    """What was done, as the record holds it.

    ``cost`` is action, movement, free or reaction; ``actions`` how many Actions it takes in all; ``weapon``
    the one concerned; ``place`` the position moved to; ``damage`` what a dive for cover leaves of it.
    """

    do: str
    cost: str
    actions: int = 0
    weapon: str | None = None
    aim_lost: bool = False
    place: str | None = None
    damage: str | None = None


class Deed(NamedTuple):
    """Something that can be done: its ``row`` in the table, what it does, whether one ``moves``."""

    row: str
    run: Callable[[Fighter, Act, Done, Record], None]
    moves: bool = False


def check(fighter: Fighter, do: str, moves: bool) -> None:
    """Raise `RuleFault` unless someone is able to do it (7.8, 7.10; DZ-CTRL-02, DZ-CTRL-04)."""
    if do == "wake":
        check_alive(fighter)
        return
    check_free(fighter)
    if (moves or do == "disengage") and fighter.has(states.SEIZED):
        raise RuleFault("seized", "7.10", words.CANNOT_MOVE, name=fighter.name)


def lose_aim(fighter: Fighter, done: Done, record: Record) -> None:
    """Whoever moves loses the aim (7.5; DZ-ATK-06)."""
    if fighter.etat.visee:
        fighter.end_aim()
        done.aim_lost = True
        record.say("7.5", words.MOVING_LOSES_AIM, name=fighter.name)


def _aim(fighter: Fighter, asked: Act, done: Done, record: Record) -> None:
    """Aiming is for the next attack, in the next round, and does not add up (7.5; DZ-ATK-05, AMB-26)."""
    if fighter.etat.visee:
        record.warn(words.AIMED_ALREADY, name=fighter.name)
    fighter.etat.visee, fighter.etat.visee_prete = True, False
    record.say("7.5", words.AIMS, name=fighter.name)


def _stand(fighter: Fighter, asked: Act, done: Done, record: Record) -> None:
    if not fighter.has(states.PRONE):
        raise RuleFault("not_prone", SECTION, words.NOT_PRONE, name=fighter.name)
    fighter.leave(states.PRONE)
    record.say(SECTION, words.STANDS, name=fighter.name)


def _disengage(fighter: Fighter, asked: Act, done: Done, record: Record) -> None:
    """Leaving contact is then no occasion for an attack (DZ-DISENG-01)."""
    record.say(SECTION, words.DISENGAGES, name=fighter.name)


def _cover(fighter: Fighter, asked: Act, done: Done, record: Record) -> None:
    record.say(SECTION, words.CHANGES_COVER, name=fighter.name)


def _move(fighter: Fighter, asked: Act, done: Done, record: Record) -> None:
    """One Mouvement is one position: out of contact, else nearer (7.1; DZ-POS-03, DZ-DISENG-01, AMB-21)."""
    lasting.note_speed(fighter, record)
    if asked.position is None:
        record.say("7.1", words.MOVES, name=fighter.name)
        return
    order = list(POSITIONS)
    place = order.index(asked.position)
    done.place = order[1] if place == 0 else order[place - 1]
    rows = chapter.combat().positions
    before, after = (rows[POSITIONS[name]].nom for name in (asked.position, done.place))
    record.say("7.1", words.MOVES_FROM, name=fighter.name, before=before, after=after)
    if asked.position == "engaged":
        record.say(SECTION, words.LEAVES_CONTACT, name=fighter.name)
    elif not rows[POSITIONS[done.place]].melee:
        record.say("7.1", words.NOT_THERE_YET)


def _wake(fighter: Fighter, asked: Act, done: Done, record: Record) -> None:
    """Someone put down without being wounded can be woken; Santé stays (7.13; DZ-NL-02, AMB-64).

    So can someone knocked out by a blow that kills, if the house does not say otherwise (7.8).
    """
    if not fighter.has(states.UNCONSCIOUS):
        raise RuleFault("not_unconscious", "7.13", words.NOT_UNCONSCIOUS, name=fighter.name)
    stunned = fighter.etat.assomme
    if not stunned and not record.ask(KO_IS_WOKEN):
        raise RuleFault("knocked_out", "7.8", words.NOT_TO_BE_WOKEN, name=fighter.name)
    fighter.wake()
    record.say("7.13" if stunned else "7.8", words.WOKEN if stunned else words.WOKEN_OF_KO, name=fighter.name)
    if fighter.down:
        record.say("7.8", words.STILL_DOWN, name=fighter.name)


def _draw(fighter: Fighter, asked: Act, done: Done, record: Record) -> None:
    done.weapon = arming.draw(fighter, asked.weapon, record)
    done.cost = arming.cost(record)


def _drop(fighter: Fighter, asked: Act, done: Done, record: Record) -> None:
    done.weapon = arming.drop(fighter, asked.weapon, record)


def _reload(fighter: Fighter, asked: Act, done: Done, record: Record) -> None:
    done.weapon, done.actions = arming.reload(fighter, asked.weapon, record)


DEEDS = {
    "aim": Deed("viser", _aim),
    "stand": Deed("se_relever", _stand, moves=True),
    "draw": Deed("objet", _draw),
    "drop": Deed("lacher", _drop),
    "disengage": Deed("se_desengager", _disengage),
    "cover": Deed("couvert", _cover, moves=True),
    "reload": Deed("recharger", _reload),
    "wake": Deed("aider", _wake),
    "move": Deed("se_deplacer", _move, moves=True),
}
"""What can be done, by the word of ``--do``; a dive for cover is a reaction and a test."""


def do(fighter: Fighter, asked: Act, record: Record) -> Done:
    """Do it, and say what it costs (DZ-TURN-01). Raises `RuleFault` where it cannot be done."""
    deed = DEEDS[asked.do]
    check(fighter, asked.do, deed.moves)
    done = Done(asked.do, COSTS[str(turn()[deed.row].cout)])
    deed.run(fighter, asked, done, record)
    if deed.moves:
        lose_aim(fighter, done, record)
    done.actions = done.actions or int(done.cost == "action")
    record.say(SECTION, words.COSTS[done.cost])
    return done
