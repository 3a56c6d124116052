"""Odds of some size, where shorter ways are taken: what comes out, and what they are thought to take.

Whether odds are refused, and in which way they are worked out, follows from estimates: microseconds of work
and bytes of memory. `estimates.tsv` holds them, so that none changes by chance; `../estimated.py` writes it
anew. The rest is what explosions without an end leave out: between which bounds it lies, and whether the mean
takes it in.
"""

import estimated
import pytest


@pytest.mark.parametrize("row", estimated.rows(), ids=lambda row: row["expression"])
def test_odds_and_what_they_are_thought_to_take(row: estimated.Row) -> None:
    """Outcomes, their mean, their spread and where the rest lies are those of the dice; work is announced."""
    found = estimated.worked_out(row["expression"])
    expected = {name: float(row[name]) for name in found}
    assert found == pytest.approx(expected, rel=1e-5, abs=1e-9)
