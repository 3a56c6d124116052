"""Whatever is given as a result, applying it or taking it back ends as it should, and no sheet is spoilt."""

import copy
import json
import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dzcli import tables

SETTINGS = settings(max_examples=80)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda values: st.lists(values, max_size=3) | st.dictionaries(st.text(max_size=4), values, max_size=3),
    max_leaves=6,
)
COMMANDS = st.sampled_from(
    [
        ("apply", "-"),
        ("apply", "-", "--json"),
        ("undo", "-"),
        ("undo", "-", "--json"),
        ("apply", "--diff", "-"),
    ]
)


@pytest.fixture(scope="module")
def tried(ended):
    """Give a result to a command, beside the sheet that it was made on."""
    shipped = Path(tables.shipped_sheet("garde").path).read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        before = Path.cwd()
        os.chdir(folder)
        sheet = Path("garde.toml")
        sheet.write_bytes(shipped)
        plain = ended("wound", "garde.toml", "--final", "9", "--json").out
        written = ended("wound", "garde.toml", "--final", "9", "--json", "--write").out
        after = sheet.read_bytes()

        def run(spoil, words):
            for text, content in ((plain, shipped), (written, after)):
                sheet.write_bytes(content)
                ran = ended("sheet", *words, stdin=spoil(text))
                assert ran.status in (0, 2, 3, 6), ran
                assert (ran.status == 0) == (ran.err == ""), ran
                assert ran.status == 0 or sheet.read_bytes() == content
                assert ended("sheet", "check", "garde.toml").status == 0

        yield run
        os.chdir(before)


def places(value, path=()):
    """Every place in a JSON value."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from places(item, (*path, key))


@SETTINGS
@given(data=st.data(), words=COMMANDS)
def test_mutated(tried, data, words):
    """A real result in which a value is another, or gone."""
    choice, value, gone = data.draw(st.integers(0, 10**6)), data.draw(JSON), data.draw(st.booleans())

    def spoil(text):
        record = copy.deepcopy(json.loads(text))
        path = list(places(record))[1:]
        place = path[choice % len(path)]
        inside = record
        for step in place[:-1]:
            inside = inside[step]
        if gone:
            del inside[place[-1]]
        else:
            inside[place[-1]] = value
        return json.dumps(record).encode()

    tried(spoil, words)


@SETTINGS
@given(start=st.integers(0, 3000), length=st.integers(1, 400), words=COMMANDS)
def test_torn(tried, start, length, words):
    """A real result with a piece cut out."""
    tried(lambda text: text.encode()[:start] + text.encode()[start + length :], words)
