"""Dice that fell on the table, as a person reads them out."""

import re

from dzcli.dice.fault import DiceFault
from dzcli.dice.throws.faces import name
from dzcli.dice.throws.falling import FallingDice
from dzcli.dice.throws.throw import PERCENTILE, Faces

_PAIR = re.compile(r"([0-9])0?\+([0-9])")
_NUMBER = re.compile(r"[+-]?[0-9]{1,9}")
_SPLIT_PAIR = re.compile(r"(?<=[0-9])\s*\+\s+(?=[0-9])")
_BETWEEN = re.compile(r"\s*[,;]\s*|\s+")
MINUS_SIGNS = str.maketrans("\u2212\u2010\u2011\u2013", "----")


def tokens(dice: str) -> list[str]:
    """The dice of a list, separated by commas, semicolons or blanks.

    A comma too many leaves an empty one, which is no die.
    """
    text = _SPLIT_PAIR.sub("+", dice.strip())
    return _BETWEEN.split(text) if text else []


def read_die(token: str, faces: Faces, **where: object) -> int:
    """The face that ``token`` names on a die.

    On a percentile ``00`` is 100, and a pair is read as tens and units, whether the die of tens
    shows 00 to 90 (``60+0``, ``00+2``) or 0 to 9 (``6+0``, ``0+2``); on a d10 ``0`` is 10. Raises
    `DiceFault`, with what is known of ``where``, if it is no number, or no face of it.
    """
    text = token.translate(MINUS_SIGNS)
    if faces == PERCENTILE:
        if pair := _PAIR.fullmatch(text):
            return int(pair[1] + pair[2]) or 100
        if text == "00":
            return 100
    if not _NUMBER.fullmatch(text):
        raise DiceFault("not_a_die", NOT_A_DIE, token=token, die=name(faces), **where)
    value = int(text)
    if faces == 10 and text == "0":
        return 10
    if not (1 <= value <= faces if isinstance(faces, int) else value in faces):
        raise DiceFault("face_not_on_die", NOT_A_FACE, value=value, die=name(faces), **where)
    return value


class Given(FallingDice):
    """Dice given in the order they are asked for, separated by commas, semicolons or blanks.

    With ``spare`` dice that nothing asks for are no fault: `finish` puts them into
    ``left_over``, as they were given.
    """

    def __init__(self, dice: str, *, spare: bool = False) -> None:
        super().__init__()
        self._tokens = tokens(dice)
        self._spare = spare
        self._used = 0

    def next_face(self, faces: Faces, purpose: str) -> int:
        place = self._used + 1
        if place > len(self._tokens):
            raise DiceFault("missing_die", MISSING, place=place, die=name(faces), purpose=purpose)
        self._used = place
        return read_die(self._tokens[place - 1], faces, place=place, purpose=purpose)

    def finish(self) -> None:
        """Raise `DiceFault` if some of the dice given were not asked for, or are no dice at all."""
        rest = self._tokens[self._used :]
        if not self._spare and rest:
            shown = ",".join(token or '""' for token in rest)
            raise DiceFault("too_many_dice", TOO_MANY, given=len(self._tokens), used=self._used, rest=shown)
        for place, token in enumerate(rest, self._used + 1):
            if not (_PAIR.fullmatch(token) or _NUMBER.fullmatch(token.translate(MINUS_SIGNS))):
                raise DiceFault("not_a_die", NOT_A_SPARE_DIE, token=token, place=place)
        self.left_over = rest


NOT_A_DIE = '"{token}" is not a face of a {die} (die {place}, for {purpose}).'
NOT_A_SPARE_DIE = '"{token}" is not a face of a die (die {place}).'
NOT_A_FACE = "a {die} has no face {value} (die {place}, for {purpose})."
MISSING = "die {place} is missing, a {die} for {purpose}."
TOO_MANY = "too many dice, {given} for {used}; left over: {rest}."
