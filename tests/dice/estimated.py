"""What odds of some size are thought to take, and what they come to.

Run by itself it writes `odds/estimates.tsv` anew, for the expressions that are in it: after a change of how
much work something is thought to be, or of the way it is done. What became of each row is for a person to
look at.
"""

import csv
from pathlib import Path

from dzcli.dice.notation.parser import parse
from dzcli.dice.odds.budget import OUTCOME_BYTES, Budget
from dzcli.dice.odds.tree_odds import _worked_out

TABLE = Path(__file__).with_name("odds") / "estimates.tsv"
Row = dict[str, str]


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


def worked_out(expression: str) -> dict[str, float]:
    """The work and the memory that the odds of an expression are thought to take, and what they come to."""
    ledger = Ledger()
    found = _worked_out(parse(expression).tree, ledger)
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
    return {name: float(value) for name, value in told.items()}


def rows() -> list[Row]:
    """The rows of the table."""
    with TABLE.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def _write() -> None:
    told = [(row["expression"], worked_out(row["expression"])) for row in rows()]
    lines = ["\t".join(["expression", *told[0][1]])]
    lines += [
        "\t".join([expression, *(f"{value:.9g}" for value in one.values())]) for expression, one in told
    ]
    TABLE.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    _write()
