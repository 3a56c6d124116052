"""Whatever is given to --from, a step ends with an exit of the table and a message."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

SETTINGS = settings(max_examples=50)
STEPS = [
    ["defend", "@garde", "--from", "-"],
    ["defend", "@garde", "--from", "-", "--dice", "30"],
    ["wound", "@garde", "--from", "-", "--json"],
    ["wound", "@brigand", "--from", "-", "-q"],
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda values: st.lists(values, max_size=3) | st.dictionaries(st.text(max_size=4), values, max_size=3),
    max_leaves=8,
)


@pytest.fixture(scope="module")
def records(ended):
    """Real records: a hit, a miss, a hit on an ally, a defence, with and without changes."""
    attacks = [
        ["attack", "@koris", "@garde", "--dice", "53,7"],
        ["attack", "@koris", "@garde", "--dice", "70"],
        ["attack", "@senna", "@brigand", "--into-melee", "@garde", "--dice", "90,7"],
        ["attack", "@koris", "--crit", "abs", "--dice", "11,7"],
    ]
    found = [json.loads(ended(*words, "--json").out) for words in attacks]
    defence = ["defend", "@garde", "--from", "-", "--dice", "99", "--json"]
    found.append(json.loads(ended(*defence, stdin=json.dumps(found[0]).encode()).out))
    return found


@pytest.fixture(scope="module")
def judge(ended):
    """Go on from a text, and see that it ends as it should."""

    def run(text: bytes, words):
        ran = ended(*words, stdin=text)
        assert ran.status in {0, 1, 2, 3, 4, 5, 6}
        assert (ran.status in (0, 1)) == (ran.err == "")
        assert ran.status in (0, 1) or ran.out == ""

    return run


@SETTINGS
@given(value=JSON, words=st.sampled_from(STEPS))
def test_json(judge, value, words):
    """Any JSON at all."""
    judge(json.dumps(value).encode(), words)


@SETTINGS
@given(
    value=st.dictionaries(st.sampled_from(["step", "system", "hit", "damage", "changes"]), JSON),
    words=st.sampled_from(STEPS),
)
def test_json_of_this_schema(judge, value, words):
    """Any JSON that says it is of this schema."""
    judge(json.dumps({"dzcli": 2, **value}).encode(), words)


@SETTINGS
@given(content=st.binary(max_size=60), words=st.sampled_from(STEPS))
def test_bytes(judge, content, words):
    """Any bytes at all."""
    judge(content, words)


def places(value, path=()):
    """Every place in a JSON value."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from places(item, (*path, key))


@SETTINGS
@given(data=st.data(), words=st.sampled_from(STEPS))
def test_mutated_record(judge, records, data, words):
    """A real record in which some values are others, or gone."""
    record = {"": copy.deepcopy(data.draw(st.sampled_from(records)))}
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(list(places(record))[1:]))
        inside = record
        for step in path[:-1]:
            inside = inside[step]
        if data.draw(st.booleans()) and path != ("",):
            del inside[path[-1]]
        else:
            inside[path[-1]] = data.draw(JSON)
        record.setdefault("", None)
    judge(json.dumps(record[""]).encode(), words)


@SETTINGS
@given(data=st.data(), words=st.sampled_from(STEPS))
def test_torn_record(judge, records, data, words):
    """A real record with a piece cut out."""
    whole = json.dumps(data.draw(st.sampled_from(records))).encode()
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, len(whole)))
    judge(whole[:start] + whole[end:], words)
