"""An ambush in a skirmish: who of the group notices it, and in which order all act (l.97 to l.100)."""

from __future__ import annotations

from collections.abc import Sequence

from dzcli.dice.throws.throw import Throw
from dzcli.light import NamedTuple
from dzcli.message import message
from dzcli.step.record import Due, Record
from dzcli.systems.duel import book, words
from dzcli.systems.duel.options import Surprise
from dzcli.systems.duel.rolls import given
from dzcli.systems.duel.rolls.roll import FAILURE, SUCCESS, Roll
from dzcli.systems.duel.who.character import SURPRISE, Fighter

ALL, NONE, SOME = "all", "none", "some"
"""Who of the group notices the ambush."""
SECTIONS = {ALL: "l.98", NONE: "l.99", SOME: "l.100"}
ASSAILANTS, NOTICED, CAUGHT = "assailants", "noticed", "caught"
TURNS = (NOTICED, ASSAILANTS, CAUGHT)
"""The groups in the order in which they act where not all noticed (DUEL-37, DUEL-38)."""


class Ambush(NamedTuple):
    """Who lay in ambush, who of the others noticed it and who did not."""

    assailants: Sequence[Fighter]
    noticed: Sequence[Fighter]
    caught: Sequence[Fighter]

    @property
    def case(self) -> str:
        """Which of the three cases it is."""
        return NONE if not self.noticed else SOME if self.caught else ALL

    @property
    def surprised(self) -> Sequence[Fighter]:
        """Those who have Surprise: everybody of the group, unless all noticed (DUEL-37, DUEL-38)."""
        return () if self.case == ALL else (*self.noticed, *self.caught)

    def group_of(self, fighter: Fighter) -> str:
        """The group that somebody acts with."""
        if fighter in self.assailants:
            return ASSAILANTS
        return NOTICED if fighter in self.noticed else CAUGHT


def take_effect(found: Ambush, record: Record) -> None:
    """Give Surprise to those who have it, and tell the case (DUEL-36, DUEL-37, DUEL-38)."""
    for fighter in found.surprised:
        fighter.enter(SURPRISE)
    names = ", ".join(fighter.name for fighter in found.noticed)
    record.say(SECTIONS[found.case], words.AMBUSH[found.case], names=names)


def resolve(asked: Surprise, record: Record, throw: Throw) -> None:
    """Let each of the group notice the ambush, or not (l.97; DUEL-35).

    Raises `FileFault` naming what a sheet lacks.
    """
    assailants = [Fighter(asked.attacker, "actor"), *_others(asked.attackers, ASSAILANTS)]
    group = [Fighter(asked.defender, "target"), *_others(asked.defenders, "defenders")]
    for place, fighter in enumerate((*assailants[1:], *group[1:])):
        record.people[f"other {place}"] = fighter.character.person
    said = given.of_other(asked, record)
    row = book.rolls().jets["detection"]
    sr = book.rolls().sr.valeur if asked.sr is None else asked.sr
    rolls = [Roll.of(fighter, row, said, record) for fighter in group]
    for roll in rolls:
        roll.settle(said, record, fight=False)
    record.say("l.97", words.SR, sr=sr)
    tests = [roll.throw("detection", roll.fighter.role, throw, record, sr=sr) for roll in rolls]
    for fighter, test in zip(group, tests, strict=True):
        fighter.etat.initiative = max(0, test.measured.successes)
    outcomes = [test.outcome == SUCCESS for test in tests]
    pairs = list(zip(group, outcomes, strict=True))
    found = Ambush(
        assailants, [one for one, notices in pairs if notices], [one for one, notices in pairs if not notices]
    )
    take_effect(found, record)
    _conclude(found, group, record)


def _others(sheets: Sequence[object], role: str) -> list[Fighter]:
    return [Fighter(sheet, role) for sheet in sheets]


def _conclude(found: Ambush, group: Sequence[Fighter], record: Record) -> None:
    names = [fighter.name for fighter in found.surprised]
    record.success = bool(names)
    record.outcome = SUCCESS if names else FAILURE
    record.own["surprise"] = {
        "winner": "attackers" if names else "defenders",
        "gap": None,
        "surprised": bool(names),
        "who": names,
        "then": "skirmish",
    }
    record.own["ambush"] = {
        "case": found.case,
        "assailants": [fighter.name for fighter in found.assailants],
        "noticed": [fighter.name for fighter in found.noticed],
        "caught": [fighter.name for fighter in found.caught],
        "successes": {fighter.name: fighter.etat.initiative for fighter in group},
    }
    record.due.append(Due("initiative", "everybody"))
    for fighter in (*found.assailants, *group):
        record.changes += fighter.changes()
    record.headline = message(words.HEAD_AMBUSH[found.case], names=", ".join(names))
