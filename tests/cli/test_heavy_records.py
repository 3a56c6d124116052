"""Records that no step made: too deep, too long, of wrong kinds, of many cases. None takes long or fails."""

import copy
import json
from fractions import Fraction
from functools import partial

import pytest
from pace import in_time

MOST_SECONDS = 2.0
CHANGE = {"who": "target", "sheet": "@garde", "path": "etat.sante", "from": 18, "to": 5, "written": False}
STEPS = (
    ("defend", "@garde", "--from", "-", "--json"),
    ("defend", "@garde", "--from", "-", "--odds", "--json"),
    ("wound", "@garde", "--from", "-"),
    ("wound", "@garde", "--from", "-", "--odds"),
)
DEEP = "@deep@"


def nested(text, inside):
    """A record in which a place is filled with what goes deep."""
    return text.replace(f'"{DEEP}"', inside)


HIT = {
    "a value of no key": {"more": DEEP},
    "a change": {"changes": [CHANGE | {"to": DEEP}]},
    "the faces of a die": {"dice": [{"faces": DEEP, "value": 1, "for": "x"}]},
    "a weapon": {"weapon": DEEP},
    "a step before": {"history": [{"step": "attack", "lines": DEEP}]},
}
WRONG = {
    "a kind of weapon": {"weapon": {"name": "x", "kind": "x", "traits": []}},
    "a change to nothing that sheets know": {"changes": [CHANGE | {"to": 1.5}]},
    "a change to a number that is too long": {"changes": [CHANGE | {"to": 10**15}]},
    "a change to lists in lists": {"changes": [CHANGE | {"to": [[[1]]]}]},
    "a change that is none": {"changes": [1]},
    "a seed that is too long": {"seed": 10**30},
    "a number that is too long": {"more": 10**30},
    "lines that are none": {"lines": [{"rule": 1, "text": []}]},
}
HEAVY = {
    "changes": {"changes": [CHANGE] * 800},
    "lines": {"lines": [{"rule": "", "text": "", "ruling": None}] * 2000},
    "steps before": {"history": [{"step": "attack", "headline": "x"}] * 1500},
    "dice": {"dice": [{"faces": 6, "value": 1, "for": "x", "kept": True}] * 1800},
    "faces of a die": {"dice": [{"faces": [*range(20_000)], "value": 1, "for": "x", "kept": True}]},
    "sheets": {"sheets": {f"s{number}": "x" for number in range(8000)}},
    "things due": {"due": [{"step": "defend", "who": "target"}] * 2500},
}


@pytest.fixture(autouse=True)
def hurry(patience):
    """Odds take no longer than in the program itself."""
    patience(1.6)


@pytest.fixture(scope="module")
def hit(ended):
    """The record of a hit."""
    return json.loads(ended("attack", "@koris", "@garde", "--dice", "53,7", "--json").out)


@pytest.fixture(scope="module")
def odds(ended):
    """The odds of an attack."""
    return json.loads(ended("attack", "@koris", "@garde", "--odds", "--json").out)


@pytest.fixture
def judge(ended):
    """Go on from a text with each step; how each of them ended."""

    def run(text, steps=STEPS):
        found = []
        for step in steps:
            ran = in_time(MOST_SECONDS, partial(ended, *step, stdin=text.encode()))
            assert ran.status in (0, 1, 2, 3, 5, 6), ran.err[:300]
            found.append(ran)
        return found

    return run


@pytest.mark.parametrize(
    "inside", ["[" * 900 + "]" * 900, "[" * 40 + "]" * 40, '{"a":' * 300 + "1" + "}" * 300]
)
@pytest.mark.parametrize("place", HIT)
def test_too_deep(judge, hit, place, inside):
    """What is nested beyond all measure is refused, wherever it stands."""
    for ran in judge(nested(json.dumps(hit | HIT[place]), inside)):
        assert ran.status == 3
        assert "nested too deeply" in ran.err


@pytest.mark.parametrize("name", WRONG)
def test_of_a_wrong_kind(judge, hit, name):
    """A value of a kind that no step writes is refused before anything is made of the record."""
    for ran in judge(json.dumps(hit | WRONG[name])):
        assert ran.status == 3
        assert "--from -" in ran.err or "--from:" in ran.err


@pytest.mark.parametrize("name", HEAVY)
def test_heavy(judge, hit, name):
    """A record of a hundred kilobytes takes no longer than any other."""
    judge(json.dumps(hit | HEAVY[name], separators=(",", ":")))


def cases(odds, count, weight=None):
    """The odds with so many cases, all of them different hits."""
    carry = next(one["carry"] for one in odds["branches"] if one["carry"].get("hit"))
    found = []
    for number in range(count):
        case = {"weight": weight or str(Fraction(1, count)), "carry": copy.deepcopy(carry)}
        case["carry"]["damage"] |= {"net": number % 900, "raw": number % 900 + 1}
        found.append(case)
    return odds | {"branches": found}


def test_many_cases(judge, odds):
    """Odds of many cases are gone on from for as long as there is time."""
    judge(json.dumps(cases(odds, 480), separators=(",", ":")))


@pytest.mark.parametrize(
    "branches, told",
    [
        (["2/3", "2/3"], "more than 1 together"),
        ([f"1/{10**1500 + number}" for number in range(30)], "too long"),
        (["1/0"], "malformed"),
        (["x"], "weight"),
    ],
)
def test_chances_that_are_none(judge, odds, branches, told):
    """Chances that no walk made are refused."""
    record = cases(odds, len(branches))
    for branch, weight in zip(record["branches"], branches, strict=True):
        branch["weight"] = weight
    for ran in judge(json.dumps(record), STEPS[1::2]):
        assert ran.status == 3
        assert told in ran.err


@pytest.mark.parametrize("content", [b"not = [toml", b"\xff\xfe", b"", b"nom = 1"])
def test_the_sheet_is_no_sheet(dzcli, hit, sheet, tmp_path, content):
    """A sheet that the record names, and that is none any more, is refused when changes are to be written."""
    good, bad = sheet("garde"), tmp_path / "bad.toml"
    bad.write_bytes(content)
    changes = [CHANGE | {"who": "actor", "sheet": str(bad), "path": "etat.stress", "from": 0, "to": 3}]
    record = hit | {"changes": changes, "sheets": {str(bad): "sha256:" + "0" * 64}}
    words = ("defend", good, "--from", "-", "--no-roll", "--write")
    assert dzcli(*words, stdin=json.dumps(record), status=None).status in (3, 6)
    assert bad.read_bytes() == content
