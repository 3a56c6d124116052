"""Odds along a pipeline, where branches that differ in one number go through a rule together."""

import json

import pytest

from dzcli.cli.prepared import Prepared
from dzcli.dice.throws import meeting
from dzcli.step import spreading
from dzcli.systems.d100.steps import wound

EXCHANGES = [
    ("@cultiste", "@acolyte"),
    ("@colosse", "@cultiste"),
    ("@koris", "@garde"),
    ("@senna", "@garde"),
    ("@rivale", "@exemple_man"),
    ("@tireuse", "@rivale"),
    ("@berthald", "@melete"),
    ("@furgil", "@skaven"),
    ("@bretteuse", "@reitre", "--stance", "balanced", "--target-stance", "brutal"),
]


@pytest.fixture
def apart(monkeypatch):
    """Have each branch go through a rule by itself."""

    def separate():
        monkeypatch.setattr(spreading, "FEWEST", 10**9)
        monkeypatch.setattr(meeting, "FEWEST", 10**9)

    return separate


def told(text):
    """A record of odds, whose branches are in no order."""
    record = json.loads(text)
    for branch in record["branches"]:
        branch["carry"] = json.dumps(branch["carry"], sort_keys=True)
    record["branches"].sort(key=lambda branch: branch["carry"])
    return record


@pytest.mark.parametrize("words", EXCHANGES, ids=" ".join)
def test_as_one_by_one(dzcli, apart, words):
    """A wound that goes on in a pipe has the odds that it has branch by branch."""
    attack = dzcli("attack", *words, "--odds", "--json").out
    wounded = ("wound", words[1], "--from", "-", "--odds", "--json")
    together = dzcli(*wounded, stdin=attack).out
    apart()
    assert told(dzcli("attack", *words, "--odds", "--json").out) == told(attack)
    assert told(dzcli(*wounded, stdin=attack).out) == told(together)


def branches_of(dzcli):
    """The record of an attack with very many branches."""
    return dzcli("attack", "@cultiste", "@acolyte", "--odds", "--json").record


def test_fewer_runs(dzcli, monkeypatch):
    """Of hundreds of branches that differ in their damage, a wound needs a few runs of its rule."""
    runs = []
    suffer = wound._suffer

    def counted(*values):
        runs.append(values)
        return suffer(*values)

    record = branches_of(dzcli)
    assert len(record["branches"]) > 600
    monkeypatch.setattr(wound, "_suffer", counted)
    dzcli("wound", "@acolyte", "--from", "-", "--odds", stdin=json.dumps(record))
    assert 0 < len(runs) < 60


def test_rule_that_cannot(dzcli, monkeypatch):
    """A rule that wants plain numbers is given them, one by one; the odds are the same."""
    expected = dzcli("attack", "@cultiste", "@acolyte", "--through", "wound", "--odds", "--json").out
    suffer = wound._suffer
    apart = []

    def stubborn(victim, final, record):
        if type(final) is not int:
            raise TypeError(final)
        return suffer(victim, final, record)

    prepared_apart = Prepared.apart
    monkeypatch.setattr(wound, "_suffer", stubborn)
    monkeypatch.setattr(Prepared, "apart", lambda self: apart.append(self) or prepared_apart(self))
    found = dzcli("attack", "@cultiste", "@acolyte", "--through", "wound", "--odds", "--json").out
    assert found == expected
    assert apart


@pytest.mark.parametrize("number", [-1, 1_000_001, 10**30, "4"])
def test_a_number_that_cannot_be(dzcli, number):
    """Of many branches one with a number that no damage has is told, wherever it stands."""
    record = branches_of(dzcli)
    branch = next(one for one in record["branches"] if one["carry"]["damage"]["net"] == 5)
    branch["carry"]["damage"]["net"] = number
    ran = dzcli("wound", "@acolyte", "--from", "-", "--odds", stdin=json.dumps(record), status=3)
    assert "no step can go on from this record" in ran.err
    assert "Traceback" not in ran.err
