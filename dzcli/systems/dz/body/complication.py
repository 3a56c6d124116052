"""What a critical failure of an attack leads to (7.5)."""

from dzcli.dice.throws.throw import Throw
from dzcli.fault import UsageFault
from dzcli.names import hint
from dzcli.step.questions import Choice
from dzcli.step.record import Due, Record
from dzcli.systems.dz import faults, words
from dzcli.systems.dz.body import stress
from dzcli.systems.dz.who.character import Fighter
from dzcli.systems.dz.who.gear import Weapon

WEAPON, EXPOSED, STRESS, TEXT = "weapon", "exposed", "stress", "text"
LATER = "later"
"""The game master has another to think of."""
KINDS = (WEAPON, EXPOSED, STRESS, TEXT + ":...")

UNCHOSEN: Choice[str | None] = Choice("complication_defaut", mj=lambda: None, stress=lambda: STRESS)
"""The complication if nobody chooses one; None: the game master has it to choose (AMB-35)."""


def read(text: str | None) -> tuple[str, str]:
    """The kind of complication that was chosen and its text; `UsageFault` for an unknown one."""
    kind, colon, words_given = (text or "").partition(":")
    if kind and (kind not in (WEAPON, EXPOSED, STRESS, TEXT) or (kind == TEXT) != bool(colon)):
        told = hint(kind, KINDS)
        raise UsageFault("unknown_complication", faults.UNKNOWN_COMPLICATION, name=text, hint=told)
    return kind, words_given.strip()


def gives_stress(chosen: tuple[str, str], record: Record) -> bool:
    """Whether a critical failure would cost Stress."""
    return (chosen[0] or record.in_force(UNCHOSEN)) == STRESS


def apply(attacker: Fighter, weapon: Weapon, chosen: tuple[str, str], record: Record, throw: Throw) -> None:
    """Apply the complication that is chosen, or say that the game master has one to choose.

    DZ-ATK-08, AMB-35.
    """
    told, text = chosen
    if throw.asks and not told:
        stands = record.in_force(UNCHOSEN) or LATER
        told = throw.choose("complication", words.COMPLICATION_CHOICES, stands)
    kind = None if told == LATER else told or record.ask(UNCHOSEN)
    if kind is None:
        record.say("7.5", words.COMPLICATION_DUE, ruling="complication_defaut")
        record.due.append(Due("complication", "actor"))
    elif kind == TEXT:
        record.say("7.5", words.COMPLICATION_TEXT, text=text)
    elif kind == WEAPON and weapon.natural:
        record.warn(words.FISTS_STAY, name=attacker.name)
    else:
        record.say("7.5", words.COMPLICATIONS[kind], name=attacker.name)
    if kind == STRESS:
        stress.gain(attacker, 1, record, "7.5")
    if kind == WEAPON and not weapon.natural:
        attacker.etat.arme_en_main = ""
