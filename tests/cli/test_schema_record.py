"""schema record: the JSON Schema of what steps write, held to real results of every step."""

import json
import shlex
from pathlib import Path
from unittest.mock import Mock

import pytest

from dzcli import systems, tables
from dzcli.cli import streams
from dzcli.cli.sheet.record_words import KINDS
from dzcli.sheets.shape import keys

jsonschema = pytest.importorskip("jsonschema", reason="of the development extras")
EXAMPLES = [
    (system.name, step.name, example)
    for system in map(systems.get, systems.STEPS)
    for step in system.steps.values()
    for example in step.examples
]


@pytest.fixture(scope="module")
def schema():
    """The schema that ships."""
    text = Path(tables.root(), "record.schema.json").read_text(encoding="utf-8")
    return jsonschema.Draft7Validator(json.loads(text))


@pytest.fixture
def fits(schema):
    """Hold every record of an output to the schema; the records."""

    def hold(out):
        records = [json.loads(line) for line in out.splitlines()]
        for record in records:
            schema.validate(record)
        return records

    return hold


def test_the_file_is_what_the_command_prints(dzcli):
    """The schema among the tables is the one that the command prints, and is one of draft-07."""
    text = Path(tables.root(), "record.schema.json").read_text(encoding="utf-8")
    assert text == dzcli("schema", "record").out
    jsonschema.Draft7Validator.check_schema(json.loads(text))


@pytest.mark.parametrize("name", KINDS)
def test_words_are_about_keys(name):
    """No words of the schema are about a key that there is not."""
    assert set(KINDS[name].fields) - set(keys(KINDS[name].type)) == set()


@pytest.mark.parametrize("system, step, example", EXAMPLES, ids=[" ".join(one[:2]) for one in EXAMPLES])
def test_every_step(dzcli, fits, table, system, step, example):
    """Results and odds of every step of every system fit the schema."""
    words = [word for word in shlex.split(example)[1:] if word not in ("--odds", "--json", "-q", "--write")]
    if "|" in words or any(word.startswith("-") and word.endswith("from") for word in words):
        pytest.skip("goes on from another")
    plain = [word for word in words if word not in ("--ask",)]
    (record, *_) = fits(dzcli(*plain, "--json", status=None).out)
    assert record["step"] == step
    apart = {"--dice", "--seed", "--times", "--index", "-e", "--exit-status", "-w", "--luck"}
    if not apart & set(words):
        fits(dzcli(*plain, "--odds", "--json").out)


def test_chain(dzcli, fits):
    """A chain of steps, told with those before it, fits, and its odds."""
    words = ("attack", "@koris", "@garde", "--through", "wound")
    (record,) = fits(dzcli(*words, "--dice", "53,7,30", "--json").out)
    assert len(record["history"]) == 2
    fits(dzcli(*words, "--odds", "--json").out)


def test_series(dzcli, fits):
    """Every result of a series fits."""
    assert len(fits(dzcli("roll", "4d6kh3", "d6!", "--times", "3", "--seed", "1", "--json").out)) == 6


def test_written(dzcli, fits, table):
    """What changes sheets by hand, later, and back, tells it in the same form."""
    result = dzcli("wound", "garde.toml", "--final", "3", "--json").out
    fits(result)
    fits(dzcli("sheet", "apply", "-", "--json", stdin=result).out)
    fits(dzcli("sheet", "undo", "-", "--json", stdin=result).out)
    fits(dzcli("sheet", "set", "garde.toml", "stress=2", "--json").out)
    fits(dzcli("wound", "garde.toml", "--final", "3", "--write", "--json").out)


def test_error(dzcli, fits):
    """An error fits too."""
    assert fits(dzcli("attack", "@koris", "@garde", "--dice", "500", "--json", status=4).err)


def test_error_after_writing(ended, fits, table, monkeypatch):
    """An error after a sheet was written, and a note where there is no error, fit."""

    for failing, key in ((OSError(28, "injected"), "error"), (KeyboardInterrupt(), "note")):
        monkeypatch.setattr(streams, "write_lines", Mock(side_effect=failing))
        ran = ended("wound", "garde.toml", "--final", "3", "--write", "--json")
        (told,) = fits(ran.err)
        assert "garde.toml" in told[key]["message"]


WRONG = {
    "a key that lacks": lambda record: record.pop("dice"),
    "a number as text": lambda record: record["tests"][0].update(score="65"),
    "nothing where a list is": lambda record: record.update(changes=None),
    "a key that a line does not have": lambda record: record["lines"][0].update(colour="red"),
    "an unknown system": lambda record: record.update(system="dd"),
}


@pytest.mark.parametrize("spoil", WRONG.values(), ids=WRONG)
def test_wrong(dzcli, schema, spoil):
    """What is no result does not fit."""
    record = dzcli("attack", "@koris", "@garde", "--dice", "53,7", "--json").record
    schema.validate(record)
    spoil(record)
    assert not schema.is_valid(record)
