"""Whatever stands in a sheet, its commands end as they should, and agree on whether it is correct."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dzcli import tables

SETTINGS = settings(max_examples=60)
LINES = {
    name: Path(tables.shipped_sheet(name).path).read_text(encoding="utf-8").split("\n")
    for name in ("koris", "bretteuse", "tireuse", "acolyte", "berthald")
}
SPOILT = ["", "[", "[etat]", "x = 1", "nom = 3", "a = [", 'a = "', "sante = -1", "a = '''", "é = 1", "= 3"]
ASSIGNED = ["etats+=x", "arme_en_main=", "sante=3", "a.b=1", "pv=1", "x"]


@pytest.fixture(scope="module")
def run(ended):
    """Run a command on the content of a sheet, which it may change; how it ended."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "ana.toml"

        def on(content, *words):
            path.write_bytes(content)
            return ended(*(str(path) if word == "SHEET" else word for word in words))

        yield on


@st.composite
def sheets(draw):
    """A sheet that ships, with lines taken out, doubled, spoilt or in other places."""
    lines = list(LINES[draw(st.sampled_from(sorted(LINES)))])
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(lines) - 1))
        others = [[], [lines[place]] * 2, lines[:place][-1:], *([line] for line in SPOILT)]
        lines[place : place + 1] = draw(st.sampled_from(others))
    return "\n".join(lines).encode()


@SETTINGS
@given(content=sheets() | st.binary(max_size=120))
def test_check_and_show_agree(run, content):
    """What check finds correct can be shown; what it does not cannot, with a line of check as the reason."""
    checked = run(content, "sheet", "check", "SHEET")
    shown = run(content, "sheet", "show", "SHEET")
    assert (checked.status, checked.err) in ((0, ""), (3, ""))
    assert (shown.status == 0) == (checked.status == 0), (checked, shown)
    assert shown.status in (0, 3)
    if checked.status:
        first = shown.err.removeprefix("dzcli: ").split("\n")[0]
        assert first in checked.out.split("\n")


@SETTINGS
@given(
    content=sheets(),
    word=st.sampled_from(["etats+=x", "arme_en_main=", "sante=3", "a.b=1", "pv=1", "x"])
    | st.text(max_size=9),
)
def test_set_writes_only_what_is_correct(run, content, word):
    """After set the sheet is correct, or it is as it was and the exit says why."""
    ran = run(content, "sheet", "set", "SHEET", "--", word)
    assert ran.status in (0, 2, 3), ran
    assert (ran.status == 0) == (ran.err == "")
