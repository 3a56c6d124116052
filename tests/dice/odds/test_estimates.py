"""Odds of some size, where shorter ways are taken: what comes out, and what they are thought to take.

Whether odds are refused, and in which way they are worked out, follows from estimates: microseconds of work
and bytes of memory. `estimates.tsv` holds them, so that none changes by chance. The rest is what explosions
without an end leave out: between which bounds it lies, and whether the mean takes it in.
"""

import csv
from pathlib import Path

import pytest

from dzcli.dice.notation.parser import parse
from dzcli.dice.odds.budget import OUTCOME_BYTES, Budget
from dzcli.dice.odds.tree_odds import _worked_out

with Path(__file__).with_name("estimates.tsv").open(encoding="utf-8") as lines:
    ROWS = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


class Ledger(Budget):
    """A budget without an end, that writes down what is announced."""

    def __init__(self) -> None:
        super().__init__(float("inf"))
        self.microseconds = self.bytes = 0.0

    def spend(self, microseconds: float) -> None:
        """Add up the work that is announced."""
        self.microseconds += microseconds

    def allow(self, outcomes: float, bits: float) -> None:
        """Keep the most memory that is asked for."""
        self.bytes = max(self.bytes, outcomes * (OUTCOME_BYTES + bits / 8))
        super().allow(outcomes, bits)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["expression"])
def test_odds_and_what_they_are_thought_to_take(row: dict[str, str]) -> None:
    """Outcomes, their mean, their spread and where the rest lies are those of the dice; work is announced."""
    ledger = Ledger()
    found = _worked_out(parse(row["expression"]).tree, ledger)
    told = {
        "microseconds": ledger.microseconds,
        "bytes": ledger.bytes,
        "outcomes": len(found.weights),
        "lowest": found.ends[0],
        "highest": found.ends[1],
        "mean": found.mean,
        "sd": found.sd,
        "mean_is_exact": found.exact_mean is not None,
        "rest_from": found.rest[0] if found.missing else 0,
        "rest_to": found.rest[1] if found.missing else 0,
    }
    expected = {name: float(row[name]) for name in told}
    assert {name: float(value) for name, value in told.items()} == pytest.approx(expected, rel=1e-5, abs=1e-9)
