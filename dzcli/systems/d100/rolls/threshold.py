"""The value that a roll has to stay under: a characteristic or a skill, and what modifies it (l.59, l.65)."""

from dzcli.dice.throws.throw import PERCENTILE
from dzcli.message import Message, message
from dzcli.step.questions import Choice
from dzcli.step.record import Modifier, Part, Record
from dzcli.systems.d100 import words

BOUNDS: Choice[int] = Choice(
    "borne", brute=lambda value: value, bornee=lambda value: min(PERCENTILE, max(1, value))
)
"""The modified value, where it is above 100 or below 1 (A-D100-14)."""


class Threshold:
    """A value being put together: its base, and every modifier that was considered.

    ``value`` is the whole after modifiers; ``told`` is how the base is said.
    """

    def __init__(self, skill: str, label: str, base: int, section: str, told: str = words.VALUE) -> None:
        self.skill = skill
        self.label = label
        self.base = base
        self.section = section
        self.told = told
        self.parts = [Part(label, base)]
        self.modifiers: list[Modifier] = []
        self.value = base

    def modify(self, id_: str, label: str | Message, value: int, section: str) -> None:
        """Add to the value (l.59; D100-20)."""
        self.modifiers.append(Modifier(id_, label, value, section))
        self.value += value

    def leave_out(self, id_: str, label: str | Message, value: int, section: str, why: Message) -> None:
        """Note a modifier that was considered and does not apply."""
        self.modifiers.append(Modifier(id_, label, value, section, False, why))

    def settle(self, name: str, record: Record) -> None:
        """Keep the value within its bounds, if it has any, and tell it, before a die falls (A-D100-14)."""
        kept = record.ask(BOUNDS, self.value)
        if kept != self.value:
            self.modify("borne", message(words.BOUND), kept - self.value, "l.65")
        record.say(self.section, self.told, name=name, label=self.label, value=self.base)
        for one in self.modifiers:
            template = words.MODIFIER if one.applied else words.MODIFIER_NOT_APPLIED
            record.say(one.section, template, label=one.label, value=one.value, why=one.why)
        if self.value != self.base:
            record.say("l.65", words.VALUE_AFTER, name=name, value=self.value)
        record.subject = message(words.SUBJECT, label=self.label, value=self.value)
