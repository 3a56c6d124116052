"""Every rule of a system has a function that applies it and a test that shows it.

The rules are listed in the ``rules.toml`` of the tests of a system. A function names the ids of the rules
that it applies in its docstring; a test names them in its mark ``rules``, a case of a data file in its
key ``rules``.
"""

import ast
import functools
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import dzcli.systems

HERE = Path(__file__).parent
CODE = Path(dzcli.systems.__file__).parent
COUNTS = {"dz": 103, "duel": 56, "d100": 33, "d10": 75, "d20": 40}
"""How many rules each system has."""


def listed(system: str) -> dict[str, dict[str, str]]:
    """The rules of a system under their headings."""
    return tomllib.loads((HERE / system / "rules.toml").read_text(encoding="utf-8"))


@functools.cache
def functions(system: str) -> dict[str, list[str]]:
    """The functions and classes whose docstrings name each rule."""
    ids = re.compile(rf"(?<![\w-]){system.upper()}-(?:[A-Z]+-|T)?\d\d\b")
    found: dict[str, list[str]] = {}
    for path in sorted((CODE / system).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for rule in ids.findall(ast.get_docstring(node) or ""):
                    found.setdefault(rule, []).append(f"{path.stem}.{node.name}")
    return found


@functools.cache
def shown(system: str) -> dict[str, list[str]]:
    """The tests and the cases of data files that say which rule they show."""
    found: dict[str, list[str]] = {}
    for rule, name in [*_marked(HERE / system), *_cases(HERE / system)]:
        found.setdefault(rule, []).append(name)
    return found


def _marked(tests: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(tests.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for mark in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rules":
                    yield from ((ast.literal_eval(rule), node.name) for rule in mark.args)


def _cases(tests: Path) -> Iterator[tuple[str, str]]:
    for path in sorted((tests / "cases").glob("*.toml")):
        cases: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8")).get("case", [])
        for case in cases:
            yield from ((rule, case["id"]) for rule in case.get("rules", ()))


@pytest.mark.parametrize("system", COUNTS)
def test_every_rule_is_listed_once(system: str) -> None:
    """The list has all the rules of the system, each under one heading."""
    rules = [rule for heading in listed(system).values() for rule in heading]
    assert len(rules) == len(set(rules)) == COUNTS[system]


@pytest.mark.parametrize(
    ("system", "rule"), [(system, rule) for system in COUNTS for rule in listed(system)["shown"]]
)
def test_a_rule_has_its_function_and_its_test(system: str, rule: str) -> None:
    """Some function says that it applies the rule, some test that it shows it."""
    assert functions(system).get(rule), f"no function names {rule}: {listed(system)['shown'][rule]}"
    assert shown(system).get(rule), f"no test shows {rule}: {listed(system)['shown'][rule]}"


@pytest.mark.parametrize("system", COUNTS)
def test_no_other_rule_is_named(system: str) -> None:
    """Code and tests name no rule that is not listed as shown."""
    assert set(functions(system)) | set(shown(system)) <= set(listed(system)["shown"])
