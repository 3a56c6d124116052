"""msgspec without what dzcli never asks of it: the rest of it, and what was spared, work as ever.

Each in a program of its own: here msgspec is loaded already.
"""

import subprocess
import sys

import pytest

SPARED = {"uuid", "decimal", "typing_extensions", "msgspec.inspect", "msgspec._json_schema"}


def said(program: str) -> list[str]:
    """The words that a program of Python prints, once it has loaded msgspec as a step does."""
    text = f"import sys\nfrom dzcli import loading\n{program}"
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_what_is_spared():
    """None of it is loaded, not even in name."""
    loaded = set(said("loading.load_msgspec(); print(*sys.modules)"))
    assert "msgspec" in loaded
    assert loaded & SPARED == set()


@pytest.mark.parametrize(
    ("use", "printed"),
    [
        ("import msgspec; print(msgspec.json.encode({'a': [1, 2.5]}).decode())", '{"a":[1,2.5]}'),
        ("import msgspec; print(msgspec.convert({'a': 1}, dict[str, int]))", "{'a': 1}"),
        ("from msgspec import inspect; print(inspect.type_info(int | None).includes_none)", "True"),
        ("import uuid; print(uuid.UUID(int=7).int)", "7"),
        ("from decimal import Decimal; print(Decimal('0.10') * 3)", "0.30"),
        ("from fractions import Fraction; print(Fraction('0.25'))", "1/4"),
        ("from dzcli.cli.main import main; main(['sheet', 'schema', 'dz'])", None),
    ],
)
def test_used_later(use, printed):
    """Whoever wants one of them after it has the whole of it."""
    words = said(f"loading.load_msgspec()\n{use}")
    assert len(words) > 50 if printed is None else "".join(words) == printed.replace(" ", "")


def test_loaded_already():
    """What is there before stays what it is."""
    program = "import uuid\nloading.load_msgspec()\nprint(sys.modules['uuid'] is uuid, uuid.uuid4().version)"
    assert said(program) == ["True", "4"]


def test_a_msgspec_that_takes_more():
    """One that asks them for what is not there is loaded whole."""
    program = "loading._SPARED['uuid'] = ('UUID',)\nloading.load_msgspec()\nimport msgspec, uuid"
    told = "print(msgspec.json.encode(uuid.UUID(int=7)).decode()[-2:], uuid.SafeUUID.safe.value)"
    assert said(f"{program}\n{told}") == ['7"', "0"]
