"""The options of the steps of order, turn and control (7.3, 7.4, 7.10)."""

from dzcli.step.options import SHEET, argument, many, record
from dzcli.systems.dz.options import Bearing


class Initiative(Bearing):
    """Who acts first."""

    sheets = argument("SHEET", "Those who fight.", SHEET, repeats=True)
    bonus = many(
        "--bonus", "Someone of the side that won the surprise without surprising. May repeat.", "NAME"
    )
    surprised = many("--surprised", "Someone who is Surpris and acts after the others. May repeat.", "NAME")
    from_ = record("--from", "The JSON of a surprise: a file, or - for standard input.")
