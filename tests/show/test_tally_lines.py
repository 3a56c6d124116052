"""A tally as lines of text and as plain values."""

from fractions import Fraction

import pytest

from dzcli.show.language import Language
from dzcli.show.tally import text, told
from dzcli.step.record import Terms
from dzcli.step.tally import Tally

TERMS = Terms({"best": "critical", "success": "success", "failure": "failure"})
RESULTS = [
    *[("failure", False, 1)] * 5,
    *[("success", True, Fraction(1, 2))] * 4,
    ("other", False, "worse"),
    ("best", True, None),
    (None, True, True),
]
LINES = """\
12 results (seed 7)
  critical   1  8.33% ± 7.98
  success    4  33.33% ± 13.61
  failure    5  41.67% ± 14.23
  other      1  8.33% ± 7.98
  worse   1  8.33% ± 7.98
  true    1  8.33% ± 7.98
  mean 0.7778 ± 0.0878 of the 9 with a number, from 0.5 to 1
"""


@pytest.fixture
def tally():
    """A tally of a dozen results."""
    found = Tally()
    for result in RESULTS:
        found.add(*result)
    return found


def test_lines(tally):
    """Outcomes come the best first, then words, each with its share and error; then the mean of numbers."""
    lines = [line.replace("\u00a0", " ") for line in text(tally, 7, TERMS, Language("en"))]
    assert "\n".join(lines) + "\n" == LINES


def test_of_numbers_alone():
    """Where every result has a number its mean is that of all; without any there is none."""
    found = Tally()
    found.add(None, True, 3)
    assert text(found, 7, TERMS, Language("en")) == ["1 result (seed 7)", "  mean 3 ± 0, from 3 to 3"]
    found = Tally()
    found.add("success", True, None)
    assert text(found, 7, TERMS, Language("en"))[1:] == ["  success  1  100.00% ± 0.00"]


def test_plain_values(tally):
    """As plain values it has the same, the numbers exactly; of no numbers there is nothing."""
    found = told(tally, "test", 7, TERMS)
    assert (found["step"], found["count"], found["seed"], found["successes"]) == ("test", 12, 7, 6)
    assert [(one["value"], one["count"]) for one in found["outcomes"]] == [
        ("best", 1), ("success", 4), ("failure", 5), ("other", 1),
    ]  # fmt: skip
    assert found["outcomes"][1]["p"] == pytest.approx(1 / 3)
    assert [one["value"] for one in found["words"]] == ["worse", "true"]
    assert (found["numbers"]["count"], found["numbers"]["least"], found["numbers"]["greatest"]) == (
        9,
        "1/2",
        1,
    )
    empty = Tally()
    empty.add("success", True, None)
    assert told(empty, "test", 7, TERMS)["numbers"] is None
