"""``--fields``: only what is asked for of a record's JSON, or the columns of a table."""

import pytest

ATTACK = ("attack", "@koris", "@garde", "--dice", "53,7")
MISS = ("attack", "@koris", "@garde", "--dice", "99")


def test_only_these_keys_in_their_order(dzcli):
    """The record has the fields asked for, by their paths, in the order asked."""
    record = dzcli(*ATTACK, "--json", "--fields", "damage.net, actor.name,outcome").record
    assert list(record.items()) == [("damage.net", 8), ("actor.name", "Koris"), ("outcome", "success")]


def test_of_a_list(dzcli):
    """Of a list each item's field is picked, or the item at a place; beyond its end there is none."""
    record = dzcli(*ATTACK, "--json", "--fields", "dice.value,dice.1.value,dice.7.value").record
    assert record == {"dice.value": [53, 7], "dice.1.value": 7, "dice.7.value": None}


def test_a_whole_part(dzcli):
    """A field may be a whole part of the record."""
    whole = dzcli(*ATTACK, "--json").record
    assert dzcli(*ATTACK, "--json", "--fields", "damage").record == {"damage": whole["damage"]}


def test_under_nothing_there_is_nothing(dzcli):
    """A field of what a miss does not have is null."""
    assert dzcli(*MISS, "--json", "--fields", "damage.net").record == {"damage.net": None}


@pytest.mark.parametrize(
    ("fields", "named"),
    [("outcom", "outcome, success"), ("actor.nom", "actor.name, actor.sheet"), ("", "dzcli, version, step")],
)
def test_unknown(dzcli, fields, named):
    """A field that there is not is exit 2, and the message lists those there are."""
    ran = dzcli(*ATTACK, "--json", "--fields", fields, status=2)
    assert ran.error["code"] == "unknown_field"
    assert named in ran.error["message"]


def test_of_odds(dzcli):
    """Fields of odds go through keys that hold points themselves."""
    words = ("attack", "@koris", "@garde", "--odds", "--json")
    whole = dzcli(*words).record["odds"]
    record = dzcli(*words, "--fields", "odds.damage.net.mean_value,odds.outcome.values.value").record
    assert record["odds.damage.net.mean_value"] == whole["damage.net"]["mean_value"]
    assert record["odds.outcome.values.value"] == [one["value"] for one in whole["outcome"]["values"]]


def test_of_a_series(dzcli):
    """Every line of a series has them, its own index among them."""
    series = ("roll", "2d6", "--times", "30", "--seed", "1")
    totals = dzcli(*series, "-q").out.split()
    out = dzcli(*series, "--json", "--fields", "index,roll.total").out
    assert out.splitlines() == [
        f'{{"index":{place},"roll.total":{total}}}' for place, total in enumerate(totals, 1)
    ]


@pytest.mark.parametrize("more", [(), ("--times", "2"), ("--odds",)])
def test_of_nothing(dzcli, more):
    """Without --json or --tsv there is nothing to pick from: exit 2."""
    assert "--json or --tsv" in dzcli("roll", "1d6", *more, "--fields", "index", status=2).err
