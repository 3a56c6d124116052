"""What ends, what comes back and what stays when rounds, a scene or a fight are over (7.2 to 7.10)."""

from __future__ import annotations

import msgspec

from dzcli.light import NamedTuple
from dzcli.step.record import Due, Record
from dzcli.systems.dz.body import fall
from dzcli.systems.dz.body.injury import Harm
from dzcli.systems.dz.rolls import first_roll
from dzcli.systems.dz.rolls.roll import UNSETTLED_ENDS
from dzcli.systems.dz.turn import words
from dzcli.systems.dz.who import states
from dzcli.systems.dz.who.character import Fighter


class Time(NamedTuple):
    """What passes: so many rounds; ``scene``, ``fight``: a new one begins."""

    rounds: int
    scene: bool
    fight: bool

    @property
    def anew(self) -> bool:
        """Whether nothing of an earlier fight goes on."""
        return self.scene or self.fight


class Passed(msgspec.Struct):
    """What a time did to someone: what ``ended`` or came back, what is ``left``, as keys of ``[etat]``."""

    name: str
    ended: list[str]
    left: list[str]
    able: bool
    died: bool = False


def pass_for(fighter: Fighter, name: str, time: Time, record: Record) -> Passed:
    """Let a time pass for someone; nothing changes for the dead."""
    if fighter.has(states.DEAD):
        record.say("7.8", words.STILL_DEAD, name=name)
        return Passed(name, [], [], able=False)
    if _bleed(fighter, time, record):
        return Passed(name, [], [], able=False, died=True)
    ended = [
        key
        for key, over in (
            ("reaction_depensee", _reaction(fighter, name, record)),
            (states.SURPRISED, _surprise(fighter, name, time, record)),
            (states.UNSETTLED, _unsettled(fighter, name, record)),
            ("visee", _aim(fighter, name, time, record)),
            (states.UNCONSCIOUS, time.scene and _wakes(fighter, name, record)),
            ("repos_scene", time.scene and _rests(fighter, name, record)),
        )
        if over
    ]
    return Passed(name, ended, _left(fighter, name, record), able=_able(fighter))


def _bleed(fighter: Fighter, time: Time, record: Record) -> bool:
    """Rounds pass for a haemorrhage; True for someone who dies of it (DZ-WND-04, AMB-97)."""
    if not time.rounds or fighter.haemorrhage is None:
        return False
    fall.bleed(fighter, time.rounds, Harm(fighter), record)
    return fighter.has(states.DEAD)


def _reaction(fighter: Fighter, name: str, record: Record) -> bool:
    """There is one reaction a round (DZ-TURN-01, DZ-REACT-02)."""
    if not fighter.etat.reaction_depensee:
        return False
    fighter.etat.reaction_depensee = False
    record.say("7.4", words.REACTION_BACK, name=name)
    return True


def _surprise(fighter: Fighter, name: str, time: Time, record: Record) -> bool:
    """Surprise lasts one round; its disadvantage may be waiting still, in a house (DZ-SURP-07, AMB-18)."""
    surprised, rolled = fighter.has(states.SURPRISED), fighter.etat.premier_jet_fait
    fighter.etat.premier_jet_fait = False
    if time.anew:
        fighter.leave(states.STILL_SURPRISED)
    if not surprised:
        return False
    fighter.leave(states.SURPRISED)
    record.say("7.2", words.NO_LONGER_SURPRISED, name=name)
    if not rolled and not time.anew and record.ask(first_roll.DISADVANTAGED, first_roll.LATER):
        fighter.enter(states.STILL_SURPRISED)
        record.say("7.2", words.FIRST_ROLL_WAITS, name=name, ruling="surpris_premier_jet")
    return True


def _unsettled(fighter: Fighter, name: str, record: Record) -> bool:
    """Déstabilisé waits for the next roll; in a house it ends with the round (DZ-DEF-05, AMB-42)."""
    if not fighter.has(states.UNSETTLED) or record.ask(UNSETTLED_ENDS):
        return False
    fighter.leave(states.UNSETTLED)
    record.say("7.6", words.NO_LONGER_UNSETTLED, name=name, ruling="destabilise_fin")
    return True


def _aim(fighter: Fighter, name: str, time: Time, record: Record) -> bool:
    """An aim is for the round after the one it was taken in, and no other (DZ-ATK-05, AMB-26)."""
    etat = fighter.etat
    ready, aimed = etat.visee_prete, etat.visee
    etat.visee_prete = False
    if not aimed:
        return False
    if ready or time.rounds > 1 or time.anew:
        etat.visee = False
        record.say("7.5", words.AIM_OVER, name=name)
        return True
    etat.visee_prete = True
    record.say("7.5", words.AIM_READY, name=name)
    return False


def _wakes(fighter: Fighter, name: str, record: Record) -> bool:
    """A KO ends with the scene, at whatever Santé there is (DZ-WND-02, AMB-64)."""
    if not fighter.has(states.UNCONSCIOUS):
        return False
    section = "7.13" if fighter.etat.assomme else "7.8"
    fighter.wake()
    record.say(section, words.CONSCIOUS_AGAIN, name=name, health=fighter.health)
    return True


def _rests(fighter: Fighter, name: str, record: Record) -> bool:
    """A rest counts once a scene, first aid too in a house (DZ-HEAL-03, AMB-72, AMB-77)."""
    etat = fighter.etat
    if not (etat.repos_scene or etat.secours_scene):
        return False
    etat.repos_scene = etat.secours_scene = False
    record.say("7.9", words.MAY_REST, name=name)
    return True


def _able(fighter: Fighter) -> bool:
    """Whether someone can act at all."""
    out = (states.DEAD, states.UNCONSCIOUS, states.INCAPACITATED)
    return not fighter.down and not any(fighter.has(state) for state in out)


def _left(fighter: Fighter, name: str, record: Record) -> list[str]:
    """Say what stays and what can be done about it (7.4, 7.6, 7.8, 7.10)."""
    found = [state for state in states.STATES if fighter.has(state)]
    if fighter.has(states.UNSETTLED):
        record.say("7.6", words.STILL_UNSETTLED, name=name)
    if fighter.has(states.UNCONSCIOUS):
        section, told = ("7.13", words.STILL_STUNNED) if fighter.etat.assomme else ("7.8", words.STILL_OUT)
        record.say(section, told, name=name)
    wound = fighter.haemorrhage
    if wound is not None:
        found.append("hemorragie")
        record.say("7.8", words.STILL_BLEEDS, name=name, rounds=wound.rounds)
        record.due.append(Due("stabilize", fighter.role))
    if not _able(fighter):
        return found
    if fighter.has(states.SEIZED) or fighter.has(states.PINNED):
        record.due.append(Due("escape", fighter.role))
    if fighter.has(states.PRONE):
        record.due.append(Due("stand", fighter.role))
    if fighter.etat.arme_en_main == "":
        record.due.append(Due("take_weapon", fighter.role))
    return found
