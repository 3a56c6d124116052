"""Dice that a person is asked for, one by one."""

from collections.abc import Callable

from dzcli.dice.fault import DiceFault
from dzcli.dice.throws.given import read_die
from dzcli.dice.throws.throw import Faces, FallingDice

Ask = Callable[[Faces, str, DiceFault | None], str]
"""Asks for a die: its faces, what it is for, and what was wrong with the last answer."""


class Asked(FallingDice):
    """Dice asked for with ``ask``, again and again until the answer is a face of the die."""

    def __init__(self, ask: Ask) -> None:
        super().__init__()
        self._ask = ask

    def next_face(self, faces: Faces, purpose: str) -> int:
        fault: DiceFault | None = None
        while True:
            try:
                return read_die(self._ask(faces, purpose, fault), faces, place="?", purpose=purpose)
            except DiceFault as wrong:
                fault = wrong
