"""Named tuples that cost little to define are what those of `typing` are."""

from __future__ import annotations

import copy
import importlib.util
import pickle
import sys
import typing
from pathlib import Path

import pytest

import dzcli
from dzcli import light


class Light(light.NamedTuple):
    """Two needed, one with a default."""

    name: str
    value: int
    unit: str = "m"

    def __str__(self) -> str:
        return f"{self.value} {self.unit}"

    @property
    def doubled(self) -> int:
        """Twice the value."""
        return self.value * 2


class Typed(typing.NamedTuple):
    """The same, of `typing`."""

    name: str
    value: int
    unit: str = "m"


@pytest.mark.parametrize(
    ("values", "named"),
    [
        (("a", 1), {}),
        (("a", 1, "km"), {}),
        ((), {"value": 1, "name": "a"}),
        (("a",), {"unit": "km", "value": 1}),
    ],
)
def test_made(values, named):
    """It is made of values in order or by name, compares, hashes, unpacks and is told as one of `typing`."""
    found, expected = Light(*values, **named), Typed(*values, **named)
    assert found == expected == tuple(expected)
    assert hash(found) == hash(expected)
    assert [*found] == [found.name, found.value, found.unit]
    assert repr(found) == repr(expected).replace("Typed", "Light")
    assert found._asdict() == expected._asdict()


@pytest.mark.parametrize(
    ("values", "named"), [(("a",), {}), (("a", 1, "m", 2), {}), (("a",), {"name": "b"}), (("a", 1), {"x": 1})]
)
def test_made_wrongly(values, named):
    """Too few values, too many, one given twice and one unknown are refused in the words of Python."""
    with pytest.raises(TypeError) as expected:
        Typed(*values, **named)
    with pytest.raises(TypeError) as found:
        Light(*values, **named)
    assert str(found.value) == str(expected.value).replace("Typed", "Light")


def test_changed():
    """It can be copied with other values, and not be changed itself."""
    made = Light("a", 1)
    assert made._replace(value=3) == ("a", 3, "m")
    assert type(made._replace(value=3)) is Light
    with pytest.raises(TypeError):
        made._replace(colour="red")
    with pytest.raises(AttributeError):
        made.value = 3
    with pytest.raises(AttributeError):
        made.colour = "red"


def test_copied():
    """Copies, those that are written away too, are equal and of its type."""
    made = Light("a", 1)
    for again in (copy.copy(made), copy.deepcopy(made), pickle.loads(pickle.dumps(made))):
        assert again == made
        assert type(again) is Light


def test_fields_without_those_of_cpython(monkeypatch):
    """Where Python has no quick way to a field of a tuple, fields are read and told as ever."""
    monkeypatch.setitem(sys.modules, "_collections", None)
    spec = importlib.util.spec_from_file_location("slow_light", light.__file__)
    slow = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(slow)

    class Slow(slow.NamedTuple):
        name: str
        value: int = 3

    made = Slow("a")
    assert (made.name, made.value, Slow.value.__doc__) == ("a", 3, Light.value.__doc__)


def test_what_a_class_adds():
    """Methods and properties of the class are its own, and its fields can be matched."""
    made = Light("a", 2)
    assert (str(made), made.doubled) == ("2 m", 4)
    match made:
        case Light(name, value):
            assert (name, value) == ("a", 2)


def test_annotations_are_text():
    """Every file that defines one has annotations that are text."""
    files = Path(dzcli.__file__).parent.rglob("*.py")
    defining = [file for file in files if "(NamedTuple)" in file.read_text("utf-8")]
    assert len(defining) > 50
    assert [
        file for file in defining if "\nfrom __future__ import annotations\n" not in file.read_text("utf-8")
    ] == []


def test_forms():
    """What stands for a type goes together with others on either side, however often."""
    assert light.Any | int | None is not None
    assert int | light.Any | None is not None
    assert light.Any[int] is light.Any
