"""Lines that are no TOML, and what of the rest of the sheet is told beside them."""

import json

import pytest

from dzcli.sheets.every_mistake import MOST_READ_AGAIN

NAME = 'nom = "A"\n[attributs]\nphysique = 50\n'


@pytest.fixture
def told(ended, sheet):
    """The lines of all that is wrong with a sheet."""

    def run(text):
        ran = ended("sheet", "check", sheet("a", text), "--json")
        return [one["line"] for one in json.loads(ran.out)["mistakes"]]

    return run


# A sheet, and the lines that are told.
SHEETS = {
    "a key at the top": (NAME.replace(" =", ":", 1), [1]),
    "above the one heading, which ends the sheet": ('nom: "A"\n[attributs]', [1]),
    "right below a heading": (NAME + '[[armes]]\nnom: "A"\ntype = "arc"\ndegats = "1d10"\n', [5]),
    "further down": (NAME + '[[armes]]\ntype = "arc"\ndegats = "1d10"\nnom: "A"\n', [7]),
    "of another table": (NAME + 'nom: 3\n[[armes]]\ntype = "arc"\ndegats = "1d10"\n', [4, 5]),
    "of a key that is there twice, and wrong": ("nom = 3\nnom: 4\n" + NAME.partition("\n")[2], [2, 1]),
    "a bracket left open": ("x = [1\ny: 3\n" + NAME, [2, 3]),
}


@pytest.mark.parametrize("text, lines", SHEETS.values(), ids=SHEETS)
def test_lines(told, text, lines):
    """A line that is left out is told once: what it would have held is not missing."""
    assert told(text) == lines


def test_as_often_as_a_sheet_is_read(told):
    """A long sheet is read again as often as there is time for; what is wrong further down is not told."""
    comment = f"#{'x' * 98}\n" * 600
    times = MOST_READ_AGAIN // len(comment) + 2
    assert len(told("a: 1\n" * 20 + comment)) == times
