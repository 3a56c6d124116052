"""What a roll loads: start-up is a feature."""

import subprocess
import sys

LOADED = """
import sys
from dzcli.dice.rolling.bulk import totals
from dzcli.dice.rolling.drawing import as_tree, explain
from dzcli.dice.rolling.roll import roll
from dzcli.dice.notation.parser import parse
from dzcli.dice.throws.random import Random
throw = Random(1)
throw.begin(1)
tree = parse({text!r}).tree
rolled = roll(tree, throw)
explain(rolled), as_tree(rolled), next(totals(tree, 1, 1, 10))
print(*sys.modules)
"""


def loaded(text: str) -> set[str]:
    run = [sys.executable, "-c", LOADED.format(text=text)]
    return set(subprocess.run(run, capture_output=True, text=True, check=True).stdout.split())


def test_a_roll_of_whole_numbers_loads_no_fractions() -> None:
    modules = loaded("2d6!kh1+3//2")
    assert not modules & {"fractions", "decimal", "numbers", "dataclasses", "inspect"}


def test_fractions_are_loaded_where_a_division_is_met() -> None:
    assert "fractions" in loaded("1d6/7")


def test_dice_load_nothing_else_of_the_project() -> None:
    """Dice know of no room of the project; what spares them `typing` is of none."""
    modules = loaded("4d6kh3")
    assert {name for name in modules if name.startswith("dzcli.")} - {"dzcli.light"} == {
        name for name in modules if name.split(".")[:2] == ["dzcli", "dice"]
    }
    assert not modules & {"typer", "click", "rich", "msgspec", "tomlkit"}
