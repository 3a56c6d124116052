"""A table of expressions: how each is read, or where and why it is refused."""

import csv
from pathlib import Path

import pytest

from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.parser import parse
from dzcli.dice.notation.writing import written

with Path(__file__).with_name("readings.tsv").open(encoding="utf-8") as lines:
    CASES = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
READ = [case for case in CASES if not case["position"]]
REFUSED = [case for case in CASES if case["position"]]


def of_expression(case: dict[str, str]) -> str:
    return case["expression"]


@pytest.mark.parametrize("case", READ, ids=of_expression)
def test_an_expression_is_read_as(case: dict[str, str]) -> None:
    """Each way to write an expression comes to one canonical form, with how often it is repeated."""
    program = parse(case["expression"])
    repeat = f"{program.repeat}x" if program.repeat != 1 else ""
    assert repeat + written(program.tree) == case["answer"]


@pytest.mark.parametrize("case", REFUSED, ids=of_expression)
def test_an_expression_is_refused(case: dict[str, str]) -> None:
    """What makes no sense is refused with the place where it does not, and how it is written instead."""
    with pytest.raises(ExpressionFault) as raised:
        parse(case["expression"])
    fault = raised.value
    assert (str(fault.position), fault.message.format(**fault.values)) == (case["position"], case["answer"])
