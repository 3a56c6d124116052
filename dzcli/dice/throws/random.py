"""Dice drawn from a seeded generator.

Which dice a seed and an index give is a promise: results are counted from 1 and fall in
blocks of 1,024, each block drawn from a generator of its own seeded by the pair (seed,
block). A die of N faces takes one number of [0, 1) from it, times N, rounded down. Only
the two things that Python promises to keep are used: integer seeding and ``random()``.
"""

import random as generators
from collections import deque
from collections.abc import Callable
from itertools import repeat, starmap

from dzcli.dice.throws.falling import FallingDice
from dzcli.dice.throws.throw import BLOCK, MAX_SEED, Faces


class Random(FallingDice):
    """Dice drawn from ``seed`` (0 to 2^64 - 1), result after result.

    Call `begin` before each result, with the indices in order from the first of a block.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        if not 0 <= seed <= MAX_SEED:
            raise ValueError(seed)
        self.seed = seed
        self._draw = generators.Random().random

    def begin(self, index: int) -> None:
        """Start the result ``index``, counted from 1."""
        self.thrown = []
        self.origin = (self.seed, index)
        block, place = divmod(index - 1, BLOCK)
        if place == 0:
            self._draw = generators.Random((block << 64) | self.seed).random

    def next_face(self, faces: Faces, purpose: str) -> int:
        if isinstance(faces, int):
            return int(self._draw() * faces) + 1
        return faces[int(self._draw() * len(faces))]

    def next_faces(self, count: int, faces: Faces, purpose: str) -> list[int]:
        draw = self._draw
        if isinstance(faces, int):
            return [int(draw() * faces) + 1 for _ in repeat(None, count)]
        return [faces[int(draw() * len(faces))] for _ in repeat(None, count)]

    def skip(self, count: int) -> None:
        """Let so many dice fall that nobody looks at, whatever they are."""
        skip(self._draw, count)


def block_start(index: int) -> int:
    """The first index of the block that ``index`` is in, whence its dice can be drawn."""
    return (index - 1) // BLOCK * BLOCK + 1


def skip(draw: Callable[[], float], count: int) -> None:
    """Draw so many numbers for nothing."""
    deque(starmap(draw, repeat((), count)), maxlen=0)
