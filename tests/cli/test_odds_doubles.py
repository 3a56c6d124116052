"""Odds in JSON for what cannot reckon with fractions: the same chances in doubles, by lists."""

from fractions import Fraction


def test_of_a_number(dzcli):
    """A number has each value with its chance and that of it or more, beside the exact distribution."""
    total = dzcli("roll", "2d6/4", "--odds", "--json").record["odds"]["total"]
    exact = zip(total["distribution"], total["at_least"], strict=True)
    assert [(one["value"], one["p"], one["at_least"]) for one in total["values"]] == [
        (float(Fraction(value)), float(Fraction(chance)), float(Fraction(above)))
        for (value, chance), (_, above) in exact
    ]
    assert (total["mean"], total["mean_value"]) == ("7/4", 1.75)


def test_of_words(dzcli):
    """Anything else is a list of values in their own type, no value being a key."""
    values = dzcli("wound", "@koris", "--final", "30", "--odds", "--json").record["odds"]["wound.dead"][
        "values"
    ]
    assert {one["value"] for one in values} <= {True, False}
    assert all(one["p"] == float(Fraction(one["chance"])) for one in values)
    assert sum(one["p"] for one in values) == 1


def test_of_numbers_beyond_doubles(dzcli):
    """A fraction too big for a double has no value there, and is exact beside it."""
    total = dzcli("roll", "1d2*10**400/3", "--odds", "--json").record["odds"]["total"]
    assert total["values"][0]["value"] is None
    assert Fraction(total["distribution"][0][0]) == Fraction(10**400, 3)


def test_exact_is_for_odds(dzcli):
    """--exact without the one value of odds is exit 2."""
    assert "--odds -q" in dzcli("roll", "1d6", "-q", "--exact", status=2).err
