"""The questions that the books leave open: each answer of one's own changes a result, and the odds of it."""

import importlib
import json
import pkgutil
import shlex
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from dzcli.step.questions import Choice, read_all

HERE = Path(__file__).parent
DATA = {
    path.parent.name: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted(HERE.glob("*/questions.toml"))
}
"""The cases of each system, and its people."""
PEOPLE = {
    system: data.get("people") or tomllib.loads((HERE / system / "people.toml").read_text(encoding="utf-8"))
    for system, data in DATA.items()
}
"""The people of each system: beside the questions, or those of all its tests."""
CASES = [
    pytest.param(system, case, id=f"{system}-{case['rule']}")
    for system, data in DATA.items()
    for case in data["case"]
]

Answer = tuple[Any, dict[str, Any] | None]


def choices(system: str) -> list[Choice[Any]]:
    """Every choice in the code of a system."""
    package = importlib.import_module(f"dzcli.systems.{system}")
    names = [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    values = [vars(importlib.import_module(name)).values() for name in names]
    return list(
        {id(value): value for found in values for value in found if isinstance(value, Choice)}.values()
    )


@pytest.mark.parametrize("system", DATA)
def test_table_and_code_have_the_same_questions_and_answers(system: str) -> None:
    """Each question of the table has one choice in the code, with the same answers in the same order."""
    coded = [(choice.key, list(choice.answers)) for choice in choices(system)]
    table = [(question.key, list(question.answers)) for question in read_all(system)]
    assert sorted(coded) == sorted(table)


@pytest.mark.parametrize("system", DATA)
def test_the_first_answer_stands(system: str) -> None:
    """The answer that stands is the first of a question, and each question has at least two."""
    for question in read_all(system):
        assert question.default == next(iter(question.answers))
        assert len(question.answers) > 1
        for words in (question.question, *question.answers.values()):
            assert set(words) == {"fr", "en"}


@pytest.mark.parametrize("system", DATA)
def test_every_alternative_has_a_case(system: str) -> None:
    """Each answer that is not the one that stands is tried below."""
    alternatives = {
        f"{question.key}={answer}" for question in read_all(system) for answer in list(question.answers)[1:]
    }
    assert {case["rule"] for case in DATA[system]["case"]} == alternatives


def person(system: str, name: str) -> dict[str, Any]:
    """The sheet of somebody in the data: like another, with what differs."""
    own = dict(PEOPLE[system][name])
    return _merged(person(system, own.pop("like")), own) if "like" in own else own


def _merged(base: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    both = {
        key: _merged(base[key], value)
        if isinstance(value, dict) and isinstance(base.get(key), dict)
        else value
        for key, value in {**base, **own}.items()
    }
    return {key: value for key, value in both.items() if value != "@null"}


class People(dict[str, str]):
    """Paths of sheets by name, written when they are asked for."""

    def __init__(self, system: str, folder: Path) -> None:
        super().__init__()
        self._system = system
        self._folder = folder

    def __missing__(self, name: str) -> str:
        path = self._folder / f"{name}.toml"
        path.write_text(tomli_w.dumps(person(self._system, name)), encoding="utf-8")
        return str(path)


@pytest.fixture
def answer(dzcli: Callable[..., Any], tmp_path: Path) -> Callable[..., Answer]:
    """Run command lines under a house rule, if any: the number at a path and the record, or `!code`."""

    def run(system: str, lines: list[str], path: str, rule: str | None = None) -> Answer:
        stdin, ran = "", None
        for line in lines:
            words = shlex.split(line.format_map(People(system, tmp_path)))
            rules = ["--rule", rule] if rule else []
            ran = dzcli(*words, "--json", *rules, stdin=stdin, status=None)
            if ran.err:
                return f"!{ran.error['code']}", None
            stdin = ran.out
        record = json.loads(stdin)
        return _at(record, path), record

    return run


def plain(value: Any) -> str:
    """A value as a path has it."""
    return value if isinstance(value, str) else json.dumps(value)


def _at(record: dict[str, Any], path: str) -> Any:
    """What stands at a path of a record, or of the odds that it holds; None for nothing."""
    if "odds" in record:
        told = next(name for name in [*record["odds"], ""] if path.startswith(f"{name}.") or not name)
        odds = record["odds"].get(told, {"values": []})
        words = {plain(one["value"]): one["chance"] for one in odds["values"] if "chance" in one}
        return {**odds, **words}.get(path[len(told) + 1 :])
    changed = {f"{one['who']} {one['path'].removeprefix('etat.')}": one["to"] for one in record["changes"]}
    found: Any = {**record, "changed": changed}
    for key in path.split("."):
        found = found[int(key)] if isinstance(found, list) else found[key]
    return found


def _standing(record: dict[str, Any] | None, rule: str) -> tuple[str, bool, str] | None:
    """How a record lists the ruling: answer, whether it is the default, why; None without a record."""
    key = rule.partition("=")[0]
    for used in record["rulings"] if record else ():
        if used["key"] == key:
            return used["value"], used["default"], used["why"]
    return None


@pytest.mark.parametrize(("system", "case"), CASES)
def test_an_answer_of_ones_own_decides(
    system: str, case: dict[str, Any], answer: Callable[..., Answer]
) -> None:
    """A house rule changes the result; the record says that it was the house's."""
    stands, _ = answer(system, case["run"], case["at"])
    house, record = answer(system, case.get("run_house", case["run"]), case["at"], case["rule"])
    assert (stands, house) == tuple(
        None if one == "@null" else one for one in (case["stands"], case["house"])
    )
    assert stands != house
    if record:
        assert _standing(record, case["rule"]) == (case["rule"].partition("=")[2], False, "house")


@pytest.mark.parametrize(("system", "case"), CASES)
def test_the_odds_follow(system: str, case: dict[str, Any], answer: Callable[..., Answer]) -> None:
    """The odds change with the result, and list the ruling that they depend on, whichever answer stands."""
    stands, before = answer(system, case["odds"], case["odds_at"])
    house, after = answer(system, case["odds"], case["odds_at"], case["rule"])
    told = (case["odds_stands"], case["odds_house"])
    assert (stands, house) == tuple(None if one == "@null" else one for one in told)
    assert stands != house
    if before:
        found = _standing(before, case["rule"])
        assert found and found[1:] in ((True, "silent"), (True, "contradiction"))
    if after:
        assert _standing(after, case["rule"]) == (case["rule"].partition("=")[2], False, "house")
