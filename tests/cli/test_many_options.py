"""Options that are given again and again, as many as a command line holds: answered or refused in time."""

import pytest
from pace import in_time

MOST_SECONDS = 2.0
LABELS = [word for number in range(6_000) for word in ("-m", f"effort {number}=1")]
STEPS = (
    ("test", "@koris", "escrime"),
    ("attack", "@koris", "@garde", "--through", "wound"),
    ("test", "@archere", "athletisme"),
    ("attack", "@archere", "@reitre"),
    ("test", "@acolyte", "cc"),
    ("attack", "@rivale", "@tireuse"),
    ("test", "@furgil", "for"),
    ("attack", "@furgil", "@skaven"),
)


@pytest.mark.parametrize("step", STEPS, ids=" ".join)
def test_labels_of_ones_own(ended, step):
    """Thousands of modifiers, none of which is another, take no longer than a moment."""
    ran = in_time(MOST_SECONDS, lambda: ended(*step, *LABELS, "--seed", "1", "-q"))
    assert ran.status in (0, 2, 3)


@pytest.mark.parametrize("option", ["--rule", "-m", "--target-mod"])
def test_names_that_are_none(ended, option):
    """Thousands of names that are none are refused at the first."""
    words = [word for number in range(6_000) for word in (option, f"nom {number}")]
    ran = in_time(MOST_SECONDS, lambda: ended("control", "@koris", "@garde", "--mode", "grapple", *words))
    assert ran.status == 2


@pytest.mark.parametrize(
    "step",
    [("test", "@koris", "escrime"), ("test", "@acolyte", "agilite"), ("test", "@furgil", "for")],
    ids=" ".join,
)
def test_a_label_twice(dzcli, step):
    """A label that is given twice is refused however it is spelt; two that are only signs are two."""
    assert (
        dzcli(*step, "-m", "Épuisé=1", "-m", "epuise=1", "--json", status=2).error["code"] == "same_modifier"
    )
    assert dzcli(*step, "-m", "!=1", "-m", "?=1", "--seed", "1").status == 0


def test_two_rows_of_one_circumstance_beside_a_label_of_its_name(dzcli):
    """A label of one's own that is called as a circumstance is none."""
    dzcli("attack", "@koris", "@garde", "-m", "visible", "-m", "vue=1", "--seed", "1")


def test_more_people_than_any_fight_has(dzcli):
    """A crowd that no step is made for is refused by its number."""
    error = dzcli("initiative", *["@koris"] * 1001, "--json", status=2).error
    assert (error["code"], error["message"].split(".")[0]) == (
        "too_many_sheets",
        "1001 sheets are given; a step takes 1000 at most",
    )
