"""Expressions of published dice rollers and games, with their right answers."""

import csv
from fractions import Fraction
from pathlib import Path

import pytest

from dzcli.dice.exact import decimal
from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.parser import parse
from dzcli.dice.odds.tree_odds import distribution
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws.given import Given

with Path(__file__).with_name("cases.tsv").open(encoding="utf-8") as lines:
    CASES = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def of_kind(*kinds: str) -> pytest.MarkDecorator:
    found = [pytest.param(case, id=case["id"]) for case in CASES if case["kind"] in kinds]
    return pytest.mark.parametrize("case", found)


@of_kind("replay")
def test_dice_on_the_table_give_the_total(case: dict[str, str]) -> None:
    throw = Given(case["dice_in_draw_order"])
    rolled = roll(parse(case["expression"]).tree, throw)
    throw.finish()
    assert case["expected"] in (str(rolled.total), decimal(rolled.total))


@of_kind("value", "range")
def test_no_dice_fall_outside_the_values_there_are(case: dict[str, str]) -> None:
    low, _, high = case["expected"].partition("..")
    values = distribution(parse(case["expression"]).tree).weights
    assert (min(values), max(values)) == (Fraction(low), Fraction(high or low))


@of_kind("error")
def test_an_expression_that_makes_no_sense_is_refused(case: dict[str, str]) -> None:
    with pytest.raises(ExpressionFault):
        parse(case["expression"])


@of_kind("dist")
def test_the_odds_are_those_published(case: dict[str, str]) -> None:
    weights, _, denominator = case["expected"].rpartition(" /")
    pairs = [pair.split(":") for pair in weights.split()]
    expected = {int(value): Fraction(int(weight), int(denominator)) for value, weight in pairs}
    found = distribution(parse(case["expression"]).tree)
    assert {value: found.chance(value) for value in found.weights} == expected


@of_kind("mean")
def test_the_mean_is_that_published(case: dict[str, str]) -> None:
    exact = case["expected"].partition(" = ")[0]
    mean = distribution(parse(case["expression"]).tree).mean
    if "." in exact:
        assert round(float(mean), 10) == float(exact)
    else:
        assert mean == Fraction(exact)


@of_kind("prob")
def test_the_chance_of_success_is_that_published(case: dict[str, str]) -> None:
    chance = distribution(parse(case["expression"]).tree).chance(1)
    assert chance == Fraction(case["expected"].split()[0])
