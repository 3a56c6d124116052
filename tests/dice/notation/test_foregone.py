"""What the dice cannot change, and dice that are called like others: what is said of them."""

import csv
from pathlib import Path

import pytest

from dzcli.dice.notation.parser import parse

with Path(__file__).with_name("remarks.tsv").open(encoding="utf-8") as lines:
    CASES = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


@pytest.mark.parametrize("case", [pytest.param(case, id=case["expression"]) for case in CASES])
def test_each_comparison_that_the_dice_cannot_change_is_remarked_upon(case: dict[str, str]) -> None:
    """Of an expression there is said all that is odd in it, in its order; where the dice decide, nothing."""
    said = [one.message.format(**one.values) for one in parse(case["expression"]).remarks]
    assert said == (case["remarks"].split("|") if case["remarks"] else [])
