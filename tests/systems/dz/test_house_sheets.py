"""What a sheet may hold depends on the answers of one's own."""

from typing import Any


def test_a_sheet_may_hold_what_the_house_allows(dzcli: Any, koris: Any) -> None:
    """Stress above 10 is a mistake of the sheet, unless the house has no maximum."""
    sheet = koris(etat={"stress": 12})
    assert dzcli("wound", sheet, "--final", "9", "--json", status=3).error["code"] == "bad_sheet"
    house = dzcli("wound", sheet, "--final", "9", "--json", "--rule", "stress_max=0").record
    assert house["wound"]["stress_after"] == 13
