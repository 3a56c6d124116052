"""sheet schema: what editors know of sheets, held to what the reader takes."""

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from dzcli import systems, tables

jsonschema = pytest.importorskip("jsonschema", reason="of the development extras")
SHEETS = [
    (name, path)
    for name in systems.NAMES
    for path in sorted(Path(tables.root(), name, "sheets").glob("*.toml"))
]
BAD = """systeme = "dz"
nom = "X"

[attributs]
physique = 500
perseption = 40

[[armes]]
nom = "A"
type = "arcc"
degats = "1d12"

[etat]
etats = ["surpriz"]
"""
BAD_LINES = [5, 6, 10, 11, 14]


@pytest.fixture
def schema(dzcli):
    """The schema of a system as the command prints it."""
    return lambda name: json.loads(dzcli("sheet", "schema", name).out)


@pytest.mark.parametrize("name", systems.NAMES)
def test_the_file_is_what_the_command_prints(dzcli, name):
    """The schema among the tables is the one that the command prints, in whatever language."""
    file = Path(tables.root(), name, "sheet.schema.json").read_text(encoding="utf-8")
    assert file == dzcli("sheet", "schema", name).out == dzcli("sheet", "schema", name, "--lang", "fr").out


@pytest.mark.parametrize("name", systems.NAMES)
def test_draft_07(schema, name):
    """It is a schema of draft-07, and describes every key in both languages."""
    found = schema(name)
    jsonschema.Draft7Validator.check_schema(found)
    told = [one["description"] for one in tables_of(found) if "description" in one]
    assert "Le nom du personnage.\nThe character's name." in told


def tables_of(value):
    """Every table inside of a value."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from tables_of(inner)


@pytest.mark.parametrize("name, path", SHEETS, ids=lambda value: getattr(value, "stem", value))
def test_sheets_that_ship(schema, name, path):
    """Every sheet that ships fits the schema, and its first line says where that is."""
    text = path.read_text(encoding="utf-8")
    jsonschema.Draft7Validator(schema(name)).validate(tomllib.loads(text))
    first = text.split("\n")[0]
    assert (path.parent / first.removeprefix("#:schema ")).resolve() == path.parents[1] / "sheet.schema.json"


@pytest.mark.parametrize("name", systems.NAMES)
def test_new_sheets(dzcli, schema, name, tmp_path, monkeypatch):
    """A new sheet fits the schema."""
    monkeypatch.chdir(tmp_path)
    dzcli("sheet", "new", "x.toml", "--system", name)
    jsonschema.Draft7Validator(schema(name)).validate(
        tomllib.loads(Path("x.toml").read_text(encoding="utf-8"))
    )


def test_bad_sheet(schema):
    """What is wrong with a sheet is found by its key."""
    found = jsonschema.Draft7Validator(schema("dz")).iter_errors(tomllib.loads(BAD))
    assert sorted(".".join(map(str, error.absolute_path)) for error in found) == [
        "armes.0.degats",
        "armes.0.type",
        "attributs",
        "attributs.physique",
        "etat.etats.0",
    ]


def linted(command, path):
    """What an editor's tool says of a sheet: its status and its words without colours."""
    program = shutil.which(command[0])
    if program is None:
        pytest.skip(f"needs {command[0]}")
    done = subprocess.run(
        [program, *command[1:], str(path)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    return done.returncode, re.sub(r"\x1b\[[0-9;]*m", "", done.stdout + done.stderr)


TOOLS = {"tombi": ("tombi", "lint", "--offline"), "taplo": ("taplo", "lint")}


@pytest.mark.parametrize("command", TOOLS.values(), ids=TOOLS)
@pytest.mark.parametrize("name", systems.NAMES)
def test_in_the_tools_of_editors(command, name):
    """Every sheet that ships passes in the tools that editors use, which read the first line."""
    for system, path in SHEETS:
        if system == name:
            status, told = linted(command, path)
            assert status == 0, told


@pytest.mark.parametrize("command", TOOLS.values(), ids=TOOLS)
def test_bad_sheet_in_the_tools_of_editors(command, tmp_path):
    """A bad sheet is told at the lines that are wrong, and without the schema it is not."""
    path = tmp_path / "bad.toml"
    path.write_text(BAD, encoding="utf-8")
    assert linted(command, path)[0] == 0
    schema = Path(tables.root(), "dz", "sheet.schema.json").as_uri()
    path.write_text(f"#:schema {schema}\n{BAD}", encoding="utf-8")
    status, told = linted(command, path)
    assert status != 0
    lines = {int(line) for line in re.findall(r"bad\.toml:(\d+):", told)}
    assert {line + 1 for line in BAD_LINES} <= lines, told


def test_unknown_system(dzcli):
    """A system that there is not is refused."""
    dzcli("sheet", "schema", "xyz", status=2)
