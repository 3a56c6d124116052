"""Every rule of the chapter has a function that applies it and a test that shows it."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import dzcli.systems.dz

HERE = Path(__file__).parent
CODE = Path(dzcli.systems.dz.__file__).parent
RULES = tomllib.loads((HERE / "rules.toml").read_text(encoding="utf-8"))
COUNT = 103
"""How many rules the chapter has."""
ID = re.compile(r"\bDZ-[A-Z]+-\d\d\b")


def functions() -> dict[str, list[str]]:
    """The functions and classes whose docstrings name each rule."""
    found: dict[str, list[str]] = {}
    for path in sorted(CODE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for rule in ID.findall(ast.get_docstring(node) or ""):
                    found.setdefault(rule, []).append(f"{path.stem}.{node.name}")
    return found


def shown() -> dict[str, list[str]]:
    """The tests and the cases of data files that say which rule they show."""
    found: dict[str, list[str]] = {}
    for rule, name in [*_marked(), *_cases()]:
        found.setdefault(rule, []).append(name)
    return found


def _marked() -> Iterator[tuple[str, str]]:
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for mark in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rules":
                    yield from ((ast.literal_eval(rule), node.name) for rule in mark.args)


def _cases() -> Iterator[tuple[str, str]]:
    for path in sorted((HERE / "cases").glob("*.toml")):
        cases: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["case"]
        for case in cases:
            yield from ((rule, case["id"]) for rule in case.get("rules", ()))


def test_every_rule_is_listed_once() -> None:
    """The list has all the rules of the chapter, each under one heading."""
    listed = [rule for heading in RULES.values() for rule in heading]
    assert len(listed) == len(set(listed)) == COUNT


@pytest.mark.parametrize("rule", RULES["shown"])
def test_a_rule_has_its_function_and_its_test(rule: str) -> None:
    """Some function says that it applies the rule, some test that it shows it."""
    assert functions().get(rule), f"no function names {rule}: {RULES['shown'][rule]}"
    assert shown().get(rule), f"no test shows {rule}: {RULES['shown'][rule]}"


def test_no_other_rule_is_named() -> None:
    """Code and tests name no rule that is not listed as shown."""
    assert set(functions()) | set(shown()) <= set(RULES["shown"])
