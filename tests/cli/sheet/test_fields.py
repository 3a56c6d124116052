"""What a system says of its sheets in words, and what its reader takes, are the same keys and names."""

import tomllib

import pytest
import tomli_w

from dzcli import systems
from dzcli.sheets.kind import words
from dzcli.sheets.shape import keys

NAMED = [
    (name, path)
    for name in systems.NAMES
    for path, field in systems.get(name).sheets().fields.items()
    if field.names
]
INVENTED = "zzyzx"
OWN = {("dz", "armes.competence"), ("d10", "armes.caracteristique")}
"""Keys where another name is allowed only if the sheet has it elsewhere."""


@pytest.mark.parametrize("name", systems.NAMES)
def test_every_key_in_words(name):
    """Every key that the reader knows has words, and no words are about another."""
    system = systems.get(name)
    kind, state = system.sheets(), system.terms().state
    known = {path for path in keys(kind.type) if not path.endswith("*")}
    assert [path for path in known if not words(kind, state, path)] == []
    assert set(kind.fields) - known == set()


@pytest.fixture
def checked(ended, tmp_path, monkeypatch, dzcli):
    """Check a new sheet of a system that has another value at a path; whether it is correct."""
    monkeypatch.chdir(tmp_path)

    def run(name, path, value):
        file = tmp_path / "x.toml"
        file.unlink(missing_ok=True)
        dzcli("sheet", "new", "x.toml", "--system", name)
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        placed(data, path.split("."), value)
        file.write_text(tomli_w.dumps(data), encoding="utf-8")
        return ended("sheet", "check", "x.toml").status == 0

    return run


def placed(data, steps, value):
    """Put a value at a path: into the first of a list, and under the first key of a table that it fits."""
    for step in steps[:-1]:
        if step == "*":
            data = next(item for item in data.values() if isinstance(item, dict))
        else:
            data = data.setdefault(step, {})
        data = data[0] if isinstance(data, list) else data
    here = data.get(steps[-1])
    if isinstance(here, dict):
        here.setdefault(value, next(iter(here.values())))
    else:
        data[steps[-1]] = value


def shaped(name, path, word):
    """A name as the key at a path holds it: alone, or in a list."""
    kind = systems.get(name).sheets()
    return [word] if type(keys(kind.type)[path]).__name__ == "ListType" else word


@pytest.mark.parametrize("name, path", NAMED)
def test_every_name_is_taken(checked, name, path):
    """Every name that a field offers is one that the reader takes."""
    field = systems.get(name).sheets().fields[path]
    if path == "armes.id":
        # A row of the table brings its own values: those of the new sheet do not go with it.
        pytest.skip("its own test")
    refused = [word for word in field.names() if not checked(name, path, shaped(name, path, word))]
    assert refused == []


@pytest.mark.parametrize("name, path", NAMED)
def test_another_name(checked, name, path):
    """A name that no field offers is refused, but where a field says that others are allowed."""
    field = systems.get(name).sheets().fields[path]
    allowed = field.others and (name, path) not in OWN
    assert checked(name, path, shaped(name, path, INVENTED)) is allowed


def test_a_row_of_weapons(ended, sheet):
    """Every weapon of the table of the Système d10 can be taken by its id alone."""
    names = systems.get("d10").sheets().fields["armes.id"].names()
    for name in names:
        path = sheet("x", f'systeme = "d10"\nnom = "X"\n[[armes]]\nid = "{name}"\n')
        message = ended("sheet", "check", path).out
        assert "armes[0].id" not in message
