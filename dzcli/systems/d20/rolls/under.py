"""The value that a d20 has to be at or under: a characteristic, and what is added to it."""

from __future__ import annotations

import re

from dzcli.fault import UsageFault
from dzcli.message import Message, message
from dzcli.names import Given
from dzcli.step.record import Modifier, Part, Record
from dzcli.systems.d20 import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_VALUE = r"([+-]?)([0-9]{1,3})"
GIVEN = "l.6"
"""The line that speaks of what somebody adds or gives: that of the test itself."""


class Under:
    """A value being put together: its base, and every modifier that was considered.

    ``key`` is the id of the test, ``label`` what it is called.
    """

    def __init__(
        self, key: str, label: str, base: int, section: str, told: str | Message | None = None
    ) -> None:
        self.key = key
        self.label = label
        self.base = base
        self.section = section
        self.told: str | Message = label if told is None else told
        self.modifiers: list[Modifier] = []

    @property
    def value(self) -> int:
        """The value after modifiers."""
        return self.base + sum(one.value for one in self.modifiers if one.applied)

    @property
    def parts(self) -> list[Part]:
        """Where the base comes from."""
        return [Part(self.told, self.base)]

    def modify(self, id_: str, label: str | Message, value: int, section: str) -> None:
        """Add to the value: below 0 makes the test harder."""
        self.modifiers.append(Modifier(id_, label, value, section))

    def leave_out(self, id_: str, label: str | Message, value: int, section: str, why: str) -> None:
        """Note a modifier that was considered and does not apply."""
        self.modifiers.append(Modifier(id_, label, value, section, False, message(why)))

    def add_named(self, texts: Iterable[str]) -> None:
        """Add what was named with ``-m``; raises `UsageFault` for what is no label and number, or twice."""
        given = Given()
        for text in texts:
            label, value = read(text)
            if given.again(label):
                raise UsageFault("same_modifier", words.SAME_MODIFIER, name=label)
            self.modify("", label, value, self.section)

    def tell(self, name: str, record: Record) -> None:
        """Tell the value and what bears on it, before the die falls."""
        record.say(self.section, words.VALUE, name=name, test=self.told, value=self.base)
        for one in self.modifiers:
            told = words.MODIFIER if one.applied else words.NOT_APPLIED
            record.say(one.section, told, label=one.label, value=one.value, why=one.why)
        if self.value != self.base:
            record.say(self.section, words.VALUE_AFTER, name=name, test=self.label, value=self.value)


def read(text: str) -> tuple[str, int]:
    """A modifier such as ``fatigue=-2``; raises `UsageFault` for anything else: the text names none."""
    label, _, number = text.replace("\u2212", "-").rpartition("=")
    if not re.fullmatch(_VALUE, number.strip()) or not label.strip():
        raise UsageFault("bad_modifier", words.BAD_MODIFIER, text=text)
    return label.strip(), int(number)
