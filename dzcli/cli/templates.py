"""Lines of JSON made from templates: results that differ in nothing but the numbers of their dice.

A rule runs, or one after the other, and the record is put into words, with numbers that stand for faces. The
line of it is a template for all dice that answer alike what was asked of them on the way: their numbers are
put in its gaps. A line of which it is not sure that this is all is made anew each time.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from operator import itemgetter
from typing import Any, NamedTuple

from dzcli.dice.throws.answered import Answered, Room
from dzcli.dice.throws.falling import FallingDice
from dzcli.dice.throws.paused import Pauses, Turn
from dzcli.dice.throws.replay import Led
from dzcli.dice.throws.shown import ShownDice
from dzcli.dice.throws.standing import NOT_ASKED, Terms, Thrown, value_of
from dzcli.step.record import Record

MOST_THROWS, MOST_TEMPLATES, MOST_BYTES = 20_000, 4_000, 16 * 2**20
"""So many throws and questions, and lines of so much together, are remembered at most."""
ROUND = 1024
NONSENSE = str(NOT_ASKED // 10**9).encode()
"""What would be shown of a number that was taken for one without asking."""
Pick = Callable[[list[Any]], Any]
Drawn = tuple[list[bytes], bool]
"""A result: its line in pieces, between which its index stands, and whether it succeeds."""


class Gap(NamedTuple):
    """A number that is put in a template, and its format."""

    terms: Terms
    plus: int
    form: str

    @property
    def die(self) -> int | None:
        """The place of the die whose face is put there as it is; None for any other number."""
        (atom, factor), *others = self.terms
        alone = type(atom) is int and factor == 1 and not others
        return atom if alone and not self.plus and not self.form else None

    def of(self, thrown: Thrown) -> Any:
        """The number for dice that fell."""
        value = value_of(self.terms, self.plus, thrown)
        return format(value, self.form).encode() if self.form else value


class Template:
    """A line in pieces, each with what picks the numbers for its gaps.

    Those are the faces of all dice, and after them what else they come to.
    """

    def __init__(self, pieces: list[bytes], throw: ShownDice, success: bool) -> None:
        gaps = {b"%d" % sign: Gap(*number) for number, sign in throw.signs.items()}
        signs = _any_of([*gaps])
        self._success = success
        self._dice = len(throw.thrown)
        self._reckoned: dict[Gap, int] = {}
        self._pieces = [self._with_gaps(piece, signs, gaps) for piece in pieces]

    def of(self, thrown: Thrown) -> Drawn:
        """The line for dice that fell."""
        numbers = [die.value for die in thrown]
        numbers += [gap.of(thrown) for gap in self._reckoned]
        return [text % pick(numbers) if pick else text for text, pick in self._pieces], self._success

    def _with_gaps(
        self, piece: bytes, signs: re.Pattern[bytes] | None, gaps: dict[bytes, Gap]
    ) -> tuple[bytes, Pick | None]:
        """A piece with the gaps found in it, as a format of bytes."""
        first, *parts = signs.split(piece) if signs else [piece]
        if not parts:
            return piece, None
        text, places = [first.replace(b"%", b"%%")], []
        for sign, after in zip(parts[::2], parts[1::2], strict=True):
            gap = gaps[sign]
            places.append(self._place(gap))
            text += [b"%b" if gap.form else b"%d", after.replace(b"%", b"%%")]
        return b"".join(text), itemgetter(*places)

    def _place(self, gap: Gap) -> int:
        """Where the number of a gap stands among all."""
        if gap.die is not None:
            return gap.die
        return self._dice + self._reckoned.setdefault(gap, len(self._reckoned))


def _any_of(signs: list[bytes]) -> re.Pattern[bytes] | None:
    """What finds signs: they begin alike, with more digits than anything else would have by chance."""
    if not signs:
        return None
    first, alike = min(signs), max(signs)
    while not first.startswith(alike):
        alike = alike[:-1]
    return re.compile(b"(%s[0-9]{%d})" % (alike, len(signs[0]) - len(alike)))


class Templates:
    """Makes lines of results, by templates where it can.

    ``resolve`` makes a record of dice, ``pieces`` its line; ``plain`` makes a line of dice that fell.
    """

    def __init__(
        self,
        resolve: Callable[[Any], Record],
        pieces: Callable[[Record], list[bytes]],
        plain: Callable[[FallingDice], Drawn],
    ) -> None:
        self._resolve = resolve
        self._pieces = pieces
        self._plain = plain
        self._room, self._left = Room(MOST_THROWS, MOST_TEMPLATES), MOST_BYTES
        self._turn, self._pauses = Turn(), Pauses()
        self._known = Answered(self._template, self._room, self._throw)
        self._asked = self._made = self._refused = 0
        self._seen = self._given_up = False

    def of(self, source: FallingDice) -> Drawn:
        """The line of the dice that ``source`` lets fall next; just those dice fall."""
        if self._asked == ROUND:
            self._take_stock()
        if self._given_up:
            return self._plain(source)
        self._asked += 1
        template = self._known.of(source)
        if template is not None:
            return template.of(source.thrown)
        self._refused += 1
        led = Led([die.value for die in source.thrown], source)
        found = self._plain(led)
        source.thrown = led.thrown
        return found

    def _take_stock(self) -> None:
        """Give up where templates save nothing: most results need one of their own, or are made anew.

        In the first round all are new.
        """
        self._given_up = self._seen and 2 * (self._made + self._refused) > ROUND
        self._seen = True
        self._asked = self._made = self._refused = 0
        if self._given_up:
            self._known = Answered(self._template, Room(0, 0), self._throw)
            self._pauses = Pauses()

    def _throw(self, before: list[Any], source: FallingDice) -> ShownDice:
        return ShownDice(before, source, self._turn, self._pauses)

    def _template(self, throw: ShownDice) -> Template | None:
        """The template of what a throw leads to; None where a line is not sure to be one."""
        self._made += 1
        try:
            record = self._resolve(throw)
            pieces = self._pieces(record)
        # Whatever goes wrong goes wrong with the dice themselves too, and is told there.
        except Exception:
            return None
        if any(NONSENSE in piece for piece in pieces):
            return None
        throw.keep_pauses()
        self._left -= sum(map(len, pieces))
        if self._left < 0:
            self._room.ends = 0
        return Template(pieces, throw, record.success is not False)
