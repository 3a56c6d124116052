"""Dice drawn from a seed: the same ones, however many are drawn at once."""

import random as generators

import pytest

from dzcli.dice.throws import random
from dzcli.dice.throws.random import Random, block_start


def started(index=1):
    """A throw of seed 7 at the start of a result."""
    throw = Random(7)
    throw.begin(index)
    return throw


@pytest.mark.parametrize("faces", [6, 100, (-1, 0, 1), (5, 5, 9)])
def test_many_dice_at_once(faces):
    """Dice drawn together are those drawn one by one."""
    one_by_one = started()
    expected = [one_by_one.next_face(faces, "roll") for _ in range(50)]
    assert started().next_faces(50, faces, "roll") == expected


@pytest.mark.parametrize("count", [0, 1, 1000, 2048, 5000])
def test_skipped_dice(count):
    """After dice that are skipped come those that come after as many that are looked at."""
    skipping, looking = started(), started()
    skipping.skip(count)
    looking.pool(count, 20, "roll")
    assert skipping.pool(5, 20, "roll") == looking.pool(5, 20, "roll")


def test_skipped_dice_without_bits(monkeypatch):
    """Where bits and numbers do not keep step, dice are skipped one by one, and the same come after."""
    looking = started()
    looking.pool(5000, 20, "roll")
    monkeypatch.setattr(random, "_bits_keep_step", lambda: False)
    skipping = started()
    skipping.skip(5000)
    assert skipping.pool(5, 20, "roll") == looking.pool(5, 20, "roll")


@pytest.mark.parametrize("index, first", [(1, 1), (1024, 1), (1025, 1025), (2049, 2049), (3000, 2049)])
def test_block_start(index, first):
    """A block has 1,024 results."""
    assert block_start(index) == first


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_has_64_bits(seed):
    """What is no whole number of 64 bits is no seed."""
    with pytest.raises(ValueError, match=str(seed)):
        Random(seed)


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
@pytest.mark.parametrize("block", [0, 1, 5])
def test_the_dice_of_a_seed_are_those_that_are_promised(seed, block):
    """A block of results has a generator of its own, and a die takes one number of it, times its faces."""
    generator = generators.Random(block * 2**64 + seed)
    throw = Random(seed)
    throw.begin(block * 1024 + 1)
    assert throw.origin == (seed, block * 1024 + 1)
    assert throw.pool(3, 6, "roll") == [1 + int(6 * generator.random()) for _ in range(3)]
    throw.begin(block * 1024 + 2)
    assert throw.thrown == []
    assert throw.pool(2, (5, 7, 9), "roll") == [(5, 7, 9)[int(3 * generator.random())] for _ in range(2)]
    assert throw.next_face(20, "roll") == 1 + int(20 * generator.random())
