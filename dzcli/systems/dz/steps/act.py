"""An action that only changes a state, and its cost (7.4); to dive for cover, which is a reaction."""

from dzcli.dice.throws.throw import Throw
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Due, Record
from dzcli.systems.dz.body import effort
from dzcli.systems.dz.rolls.outcome import CRITICAL_SUCCESS, SUCCESS, SUCCESSES
from dzcli.systems.dz.rolls.roll import Trial
from dzcli.systems.dz.turn import doing, words
from dzcli.systems.dz.turn.doing import SECTION, Done
from dzcli.systems.dz.turn.options import Act
from dzcli.systems.dz.who import remarks
from dzcli.systems.dz.who.able import spend_reaction
from dzcli.systems.dz.who.character import Fighter

DIVE = "dive"
WITH_WEAPON, WITH_POSITION = ("draw", "drop", "reload"), ("move",)

SPARED: Choice[str | None] = Choice(
    "couvert_effet",
    mj=lambda outcome: None,
    comme_defense=lambda outcome: {CRITICAL_SUCCESS: "none", SUCCESS: "half"}.get(outcome, "all"),
)
"""What a dive for cover leaves of the damage; None: the game master says (AMB-43)."""


def resolve(asked: Act, record: Record, throw: Throw) -> None:
    """Do something that changes a state (7.4).

    Raises `RuleFault` where the rules forbid it, `UsageFault` for a weapon that the sheet does not have.
    """
    fighter = Fighter(asked.sheet, "actor")
    record.actor = asked.sheet.person
    remarks.on_states(record, fighter)
    trial = Trial(asked, record, throw)
    _note_needless(asked, record)
    done = _dive(fighter, asked, trial) if asked.do == DIVE else doing.do(fighter, asked, record)
    trial.note_unused()
    record.own["act"] = done
    record.headline = message(words.DEEDS[done.do], name=fighter.name, weapon=done.weapon)
    if record.success is None:
        record.success = True
    record.changes = fighter.changes()


def _note_needless(asked: Act, record: Record) -> None:
    """Say so where an option bears on nothing that is done."""
    for option, given, deeds in (
        ("--weapon", asked.weapon, WITH_WEAPON),
        ("--position", asked.position, WITH_POSITION),
    ):
        if given and asked.do not in deeds:
            record.warn(words.PLAYS_NO_PART, option=option)


def _dive(fighter: Fighter, asked: Act, trial: Trial) -> Done:
    """The reaction of a dive for cover: a test of Mobilité (DZ-REACT-01, AMB-43)."""
    record = trial.record
    doing.check(fighter, DIVE, moves=True)
    spend_reaction(fighter, SECTION)
    effort.in_combat(fighter, asked.effort, record)
    test = trial.roll(fighter, "mobilite", DIVE, "actor")
    record.outcome, record.success = test.outcome, test.outcome in SUCCESSES
    done = Done(DIVE, "reaction", damage=record.ask(SPARED, test.outcome))
    if done.damage is None:
        record.due.append(Due("cover", "actor"))
    else:
        record.say(SECTION, words.SPARED[done.damage], name=fighter.name, ruling="couvert_effet")
    doing.lose_aim(fighter, done, record)
    record.say(SECTION, words.COSTS[done.cost])
    return done
