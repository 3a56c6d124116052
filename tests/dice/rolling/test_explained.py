"""A table of expressions, the dice they take in the order they fall, and what comes of each die."""

import csv
from pathlib import Path

import pytest

from dzcli.dice.notation.parser import parse
from dzcli.dice.rolling.drawing import explain
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws.given import Given

with Path(__file__).with_name("explained.tsv").open(encoding="utf-8") as lines:
    CASES = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


@pytest.mark.parametrize("case", [pytest.param(case, id=case["expression"]) for case in CASES])
def test_what_becomes_of_each_die_is_told_on_a_line(case: dict[str, str]) -> None:
    """Just the dice that are given are asked for; each is shown with its fate, and the total after them."""
    throw = Given(case["dice"])
    rolled = roll(parse(case["expression"]).tree, throw)
    throw.finish()
    assert explain(rolled) == case["line"]
