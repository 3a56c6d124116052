"""Dice that fell on the table, as a person reads them out."""

import re

from dzcli.dice.fault import DiceFault
from dzcli.dice.throws.throw import PERCENTILE, Faces, FallingDice

_PAIR = re.compile(r"([0-9])0\+([0-9])")
MOST_FACES = 12
"""How many faces of a die are spelt out in a message."""
MINUS_SIGNS = str.maketrans("\u2212\u2010\u2011\u2013", "----")


def read_die(token: str, faces: Faces, **where: object) -> int:
    """The face that ``token`` names on a die.

    On a percentile ``00`` is 100 and a pair (``60+0``, ``00+2``) is read as tens and
    units; on a d10 ``0`` is 10. Raises `DiceFault` if it is no number, or no face of it.
    """
    text = token.strip().translate(MINUS_SIGNS)
    if faces == PERCENTILE:
        if pair := _PAIR.fullmatch(text):
            return int(pair[1] + pair[2]) or 100
        if text == "00":
            return 100
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", text):
        raise DiceFault("not_a_die", NOT_A_DIE, token=token.strip(), die=name(faces), **where)
    value = int(text)
    if faces == 10 and text == "0":
        return 10
    if not (1 <= value <= faces if isinstance(faces, int) else value in faces):
        raise DiceFault("face_not_on_die", NOT_A_FACE, value=value, die=name(faces), **where)
    return value


def name(faces: Faces) -> str:
    """How a die is called: ``d100``, ``dF``, ``d[1,1,2]``."""
    if isinstance(faces, int):
        return f"d{faces}"
    if faces == (-1, 0, 1):
        return "dF"
    shown = [*map(str, faces[:MOST_FACES]), *(["..."] if len(faces) > MOST_FACES else [])]
    return f"d[{','.join(shown)}]"


NOT_A_DIE = '--dice: "{token}" is not a face of a {die} (die {place}, for {purpose}).'
NOT_A_FACE = "--dice: a {die} has no face {value} (die {place}, for {purpose})."
MISSING = "--dice: die {place} is missing: a {die} for {purpose}."
TOO_MANY = "--dice: {given} dice given, {used} needed; left over: {rest}."


class Given(FallingDice):
    """Dice given in the order they are asked for, separated by commas."""

    def __init__(self, dice: str) -> None:
        super().__init__()
        self._tokens = dice.split(",") if dice.strip() else []
        self._used = 0

    def next_face(self, faces: Faces, purpose: str) -> int:
        place = self._used + 1
        if place > len(self._tokens):
            raise DiceFault("missing_die", MISSING, place=place, die=name(faces), purpose=purpose)
        self._used = place
        return read_die(self._tokens[place - 1], faces, place=place, purpose=purpose)

    def finish(self) -> None:
        """Raise `DiceFault` if some of the dice given were not asked for."""
        if self._used < len(self._tokens):
            rest = ",".join(token.strip() or '""' for token in self._tokens[self._used :])
            raise DiceFault("too_many_dice", TOO_MANY, given=len(self._tokens), used=self._used, rest=rest)
