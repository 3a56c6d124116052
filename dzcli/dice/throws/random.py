"""Dice drawn from a seeded generator.

Which dice a seed and an index give is a promise: results are counted from 1 and fall in
blocks of 1,024, each block drawn from a generator of its own seeded by the pair (seed,
block). A die of N faces takes one number of [0, 1) from it, times N, rounded down. Only
the two things that Python promises to keep are used: integer seeding and ``random()``.
"""

import random as generators
from collections import deque
from functools import cache
from itertools import repeat, starmap

from dzcli.dice.throws.falling import FallingDice
from dzcli.dice.throws.throw import BLOCK, MAX_SEED, Faces

MANY = 2048
"""So many numbers are skipped at once, as bits: that takes half the time."""
BITS_A_NUMBER = 64


class Random(FallingDice):
    """Dice drawn from ``seed`` (0 to 2^64 - 1), result after result.

    Call `begin` before each result, with the indices in order from the first of a block.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        if not 0 <= seed <= MAX_SEED:
            raise ValueError(seed)
        self.seed = seed
        self._generator = generators.Random()
        self._draw = self._generator.random

    def begin(self, index: int) -> None:
        """Start the result ``index``, counted from 1."""
        self.thrown = []
        self.origin = (self.seed, index)
        block, place = divmod(index - 1, BLOCK)
        if place == 0:
            self._generator = generators.Random((block << 64) | self.seed)
            self._draw = self._generator.random

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
        skip(self._generator, count)


def block_start(index: int) -> int:
    """The first index of the block that ``index`` is in, whence its dice can be drawn."""
    return (index - 1) // BLOCK * BLOCK + 1


def skip(generator: generators.Random, count: int) -> None:
    """Draw so many numbers for nothing."""
    if count < MANY or not _bits_keep_step():
        deque(starmap(generator.random, repeat((), count)), maxlen=0)
        return
    for start in range(0, count, MANY):
        generator.getrandbits(BITS_A_NUMBER * min(MANY, count - start))


@cache
def _bits_keep_step() -> bool:
    """Whether bits are taken from where numbers are, so many a number: Python does not promise that."""
    one, other = generators.Random(1), generators.Random(1)
    one.getrandbits(BITS_A_NUMBER * MANY)
    deque(starmap(other.random, repeat((), MANY)), maxlen=0)
    return one.random() == other.random()
