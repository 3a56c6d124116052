"""The schema of sheets and the type that the reader checks say the same of any value."""

import copy
import json
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dzcli import systems, tables
from dzcli.cli.sheet.schema import text
from dzcli.sheets.walk import mistakes

jsonschema = pytest.importorskip("jsonschema", reason="of the development extras")
KINDS = {name: systems.get(name).sheets() for name in systems.NAMES}
SCHEMAS = {name: jsonschema.Draft7Validator(json.loads(text(systems.get(name)))) for name in systems.NAMES}
SHEETS = [
    (name, tomllib.loads(path.read_text(encoding="utf-8")))
    for name in systems.NAMES
    for path in sorted(Path(tables.root(), name, "sheets").glob("*.toml"))
]
VALUES = (
    st.integers(-3, 160)
    | st.sampled_from(
        [10**4, 10**6, -(10**6), True, False, 0.5, "", "x", "x" * 61, "1d10+2", "2D6 - 1", [], ["x"], {}]
    )
    | st.text(max_size=3)
    | st.lists(st.integers(0, 3) | st.just({}), max_size=2)
    | st.dictionaries(
        st.sampled_from(["nom", "id", "score", "x"]), st.integers(0, 60) | st.just("x"), max_size=2
    )
)


def places(value, path=()):
    """Every path in some data."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in items:
        yield from places(inner, (*path, step))


def changed(data, path, value):
    """The data with another value at a path."""
    data = copy.deepcopy(data)
    holder = data
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    return data


def named(name, path):
    """Whether a key is one for which the schema lists names, or is such a name itself."""
    keys = [str(step) for step in path if not isinstance(step, int)]
    fields = KINDS[name].fields
    whole = {".".join(keys), ".".join(keys[:-1]), ".".join([*keys[:1], "*", *keys[2:]])}
    return any(key in fields and fields[key].names for key in whole)


@settings(max_examples=300)
@given(data=st.data())
def test_the_same_of_any_value(data):
    """A value that the type refuses the schema refuses, and the other way round but for lists of names."""
    name, sheet = data.draw(st.sampled_from(SHEETS))
    path = data.draw(st.sampled_from(list(places(sheet))))
    value = data.draw(VALUES)
    spoilt = changed(sheet, path, value)
    by_type = [mistake.path for mistake in mistakes(spoilt, KINDS[name].type)]
    by_schema = [tuple(error.absolute_path) for error in SCHEMAS[name].iter_errors(spoilt)]
    if by_type:
        assert by_schema, (name, path, value, by_type)
    elif by_schema:
        assert all(named(name, found) for found in by_schema), (name, path, value, by_schema)
