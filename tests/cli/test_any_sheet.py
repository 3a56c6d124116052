"""Whatever is given as a sheet, a step ends with an exit of the table and a message."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dzcli import tables

SETTINGS = settings(max_examples=60)
CODES = {0, 1, 2, 3, 4, 5, 6}
WHOLE = Path(tables.shipped_sheet("koris")).read_text(encoding="utf-8")
STEPS = [
    ["attack", "SHEET", "@garde", "--dice", "53,7", "--json"],
    ["wound", "SHEET", "--raw", "9"],
    ["heal", "@garde", "--mode", "first-aid", "--by", "SHEET", "-q"],
    ["test", "SHEET", "escrime"],
    ["surprise", "SHEET", "@garde"],
    ["control", "SHEET", "@garde", "--mode", "disarm"],
    ["round", "SHEET", "@garde", "--scene"],
    ["act", "SHEET", "--do", "draw"],
    ["initiative", "SHEET", "@garde"],
    ["defend", "SHEET", "--net", "4", "--dice", "30"],
]


@pytest.fixture(scope="module")
def judge(ended):
    """Run a step on the bytes of a sheet, and see that it ends as it should."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "ana.toml"

        def run(content: bytes, words):
            path.write_bytes(content)
            ran = ended(*(str(path) if word == "SHEET" else word for word in words))
            assert ran.status in CODES
            assert (ran.status in (0, 1)) == (ran.err == "")
            assert ran.status in (0, 1) or ran.out == ""
            if ran.status == 3:
                assert str(path) in ran.err
            return ran

        yield run


@SETTINGS
@given(content=st.binary(max_size=200), words=st.sampled_from(STEPS))
def test_bytes(judge, content, words):
    """Any bytes at all."""
    judge(content, words)


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["1d10", "epee", "forme", "inf", "-0", "1979-05-27", "07:32:00"]),
    lambda values: (
        st.lists(values, max_size=3) | st.dictionaries(st.text("ab-é ", max_size=3), values, max_size=3)
    ),
    max_leaves=5,
)


def toml(value) -> str:
    """A value as TOML writes it, dates and special numbers unquoted."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str) and value in ("inf", "-0", "1979-05-27", "07:32:00"):
        return value
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(key)} = {toml(item)}" for key, item in value.items()) + "}"
    return quoted(value or "") if isinstance(value, str | None) else str(value)


def quoted(text: str) -> str:
    """A text as a basic string."""
    plain = "".join(
        char if char.isprintable() and char not in '"\\' else f"\\U{ord(char):08x}" for char in text
    )
    return f'"{plain}"'


LINES = WHOLE.splitlines()
PAIRS = [number for number, line in enumerate(LINES) if " = " in line]


@SETTINGS
@given(number=st.sampled_from(PAIRS), value=VALUES, words=st.sampled_from(STEPS))
def test_one_value(judge, number, value, words):
    """Any value in the place of one of a good sheet's: if it is wrong, its line is told."""
    key = LINES[number].split(" = ")[0]
    lines = [*LINES[:number], f"{key} = {toml(value)}", *LINES[number + 1 :]]
    ran = judge("\n".join(lines).encode("utf-8", "replace"), words)
    if ran.status == 3 and "not valid TOML" not in ran.err and "missing" not in ran.err:
        assert f".toml:{number + 1}: " in ran.err


KEYS = st.sampled_from(
    [
     "nom", "systeme", "role", "sante_max", "attributs", "resistances", "competences", "armes", "armure",
     "bouclier", "etat",
     "etat.sante", "etat.etats", "etat.blessures", "armure.malus", "competences.escrime", "armes.nom", "x"]
)  # fmt: skip


@SETTINGS
@given(
    pairs=st.lists(st.tuples(KEYS, VALUES), max_size=5),
    head=st.sampled_from(["", 'nom = "Ana"\n', 'nom = "Ana"\nattributs.physique = 50\n']),
    words=st.sampled_from(STEPS),
)
def test_keys_of_a_sheet(judge, pairs, head, words):
    """The keys of a sheet, with any values."""
    text = head + "".join(f"{key} = {toml(value)}\n" for key, value in pairs)
    judge(text.encode("utf-8", "replace"), words)


@SETTINGS
@given(data=st.data(), words=st.sampled_from(STEPS))
def test_torn_sheet(judge, data, words):
    """A good sheet with a piece cut out, or doubled, anywhere."""
    whole = WHOLE.encode()
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, min(len(whole), start + 60)))
    again = data.draw(
        st.sampled_from([b"", whole[start:end] * 2, b"\xff", b"\0", b'"""', b"[", "−".encode()])
    )
    judge(whole[:start] + again + whole[end:], words)
