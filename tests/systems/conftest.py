"""What the tests of the systems share: sheets to play with, and records to look into."""

import functools
import json
import re
import shlex
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from dzcli import tables
from dzcli.cli.parse import parse
from dzcli.cli.prepare import prepare
from dzcli.dice.throws.asked import Asked
from dzcli.show.language import Language


class Result(dict[str, Any]):
    """The JSON record of a step, with short ways to what tests look at."""

    def at(self, path: str) -> Any:
        """The value at a path such as ``tests.0.score``; ``changed`` and the like count too."""
        found: Any = {**self, "changed": self.changed, "ruled": sorted(self.ruled), "next": self.next}
        for key in path.split("."):
            found = found[int(key)] if isinstance(found, list) else found[key]
        return found

    @property
    def changed(self) -> dict[str, Any]:
        """What the step would leave on the sheets: ``target sante`` to the new value."""
        return {f"{one['who']} {one['path'].removeprefix('etat.')}": one["to"] for one in self["changes"]}

    @property
    def ruled(self) -> set[str]:
        """The keys of the rulings that shaped the result of this step."""
        return {one["key"] for one in self["rulings"] if self["step"] in one["steps"]}

    @property
    def next(self) -> list[str]:
        """What is due: ``defend target``."""
        return [f"{one['step']} {one['who']}" for one in self["due"]]

    @property
    def stress(self) -> dict[str, int]:
        """The Stress of a wound by its causes."""
        return {one["why"]: one["value"] for one in self["wound"]["stress"]}

    @property
    def modifiers(self) -> dict[str, int]:
        """The modifiers of the first test that applied, by id (or by label)."""
        return {
            one["id"] or one["label"]: one["value"] for one in self["tests"][0]["modifiers"] if one["applied"]
        }

    @property
    def unapplied(self) -> set[str]:
        """The modifiers of the first test that were considered and did not apply."""
        return {one["id"] for one in self["tests"][0]["modifiers"] if not one["applied"]}


Step = Callable[..., Result]
Refused = Callable[..., str]
Person = Callable[..., str]


@pytest.fixture
def step(dzcli: Callable[..., Any]) -> Step:
    """Run command lines, each going on from the record of the one before; the last record."""

    def run(*lines: str, stdin: str = "") -> Result:
        for line in lines:
            stdin = dzcli(*shlex.split(line), "--json", stdin=stdin).out
        return Result(json.loads(stdin))

    return run


@pytest.fixture
def refused(dzcli: Callable[..., Any]) -> Refused:
    """Run a command line that the rules forbid (or with ``status``, that is wrong); its code."""

    def run(line: str, stdin: str = "", status: int = 5) -> str:
        error = dzcli(*shlex.split(line), "--json", stdin=stdin, status=status).error
        assert error["exit"] == status
        assert error["message"]
        code: str = error["code"]
        return code

    return run


@pytest.fixture
def person(tmp_path: Path) -> Person:
    """Write a sheet from its tables; its path. ``etat`` and the like are given by keyword."""

    def write(nom: str, **tables: Any) -> str:
        path = tmp_path / f"{nom}.toml"
        path.write_text(tomli_w.dumps({"nom": nom, **tables}), encoding="utf-8")
        return str(path)

    return write


@pytest.fixture
def play(step: Step, refused: Refused, sheet: Callable[..., str]) -> Callable[[dict[str, Any]], None]:
    """Play a case of a data file and hold its expectations against what came out.

    A case has ``sheets`` (TOML by name), ``run`` (command lines that name them in braces;
    each goes on from the one before), and ``expect`` (paths of the last record) or
    ``refused`` (the code of the error of the last line, with ``status`` if it is not 5).
    """

    def run(case: dict[str, Any]) -> None:
        paths = {name: sheet(name, text) for name, text in case.get("sheets", {}).items()}
        lines = [line.format_map(paths) for line in case["run"]]
        if "refused" in case:
            before = step(*lines[:-1]) if lines[1:] else {}
            code = refused(lines[-1], stdin=json.dumps(before), status=case.get("status", 5))
            assert code == case["refused"]
            return
        result = step(*lines)
        found = {path: result.at(path) for path in case["expect"]}
        assert found == _nulls(case["expect"])

    return run


@pytest.fixture
def tell(step: Step, dzcli: Callable[..., Any]) -> Callable[[dict[str, Any], dict[str, str]], None]:
    """Hold the words of a case against what its last command line tells, or against its refusal.

    A case has ``run`` (command lines that name sheets in braces; each goes on from the one before), and
    ``headline``, ``lines`` (section, words and ruling of each) and ``warnings``, or ``status``, ``code`` and
    ``message``.
    """

    def run(case: dict[str, Any], paths: dict[str, str]) -> None:
        *before, last = (line.format_map(paths) for line in case["run"])
        stdin = json.dumps(step(*before)) if before else ""
        if "code" in case:
            error = dzcli(*shlex.split(last), "--json", stdin=stdin, status=case["status"]).error
            assert (error["code"], error["message"]) == (case["code"], case["message"].format_map(paths))
            return
        result = step(last, stdin=stdin)
        told = [[line["rule"], line["text"], line["ruling"]] for line in result["lines"]]
        assert [line if line[2] else line[:2] for line in told] == case["lines"]
        assert result["headline"] == case["headline"]
        assert result["warnings"] == case.get("warnings", [])

    return run


@pytest.fixture
def nulls() -> Callable[[Any], Any]:
    """Makes of a value of a data file what it stands for: TOML has no null."""
    return _nulls


def _nulls(value: Any) -> Any:
    """A value of a data file, where TOML has no null and ``@null`` stands for it."""
    if isinstance(value, dict):
        return {key: _nulls(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_nulls(item) for item in value]
    return None if value == "@null" else value


@pytest.fixture
def people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Write the sheets of the people of a system's pages ``explained*.md`` into the current folder."""

    def write(system: str) -> None:
        monkeypatch.chdir(tmp_path)
        found = _people(system)
        for name in found:
            Path(f"{name}.toml").write_text(tomli_w.dumps(_sheet(found, name)), encoding="utf-8")

    return write


@functools.cache
def _people(system: str) -> dict[str, Any]:
    """The people of the pages: what is each one's own, and whom they are ``like``."""
    pages = sorted((Path(__file__).parent / system).glob("explained*.md"))
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    return tomllib.loads("".join(re.findall(r"^```toml\n(.*?)^```", text, re.MULTILINE | re.DOTALL)))


def _sheet(people: dict[str, Any], name: str) -> dict[str, Any]:
    own = dict(people[name])
    return {**_sheet(people, own.pop("like")), **own} if "like" in own else own


class Fight:
    """A page on which a fight is played with commands, on copies of sheets in the current folder.

    ``commands`` are those of its ``console`` blocks, each on one line with what it prints; ``figures`` are
    what the ``[etat]`` of each sheet has to hold in the end: the ``toml`` block.
    """

    def __init__(self, page: Path, folder: Path, dzcli: Callable[..., Any]) -> None:
        self._text = page.read_text(encoding="utf-8")
        self._dzcli = dzcli
        (found,) = self._blocks("toml")
        self.figures: dict[str, Any] = tomllib.loads(found)
        parts = [re.split(r"^\$ ", block, flags=re.MULTILINE)[1:] for block in self._blocks("console")]
        lines = [part.replace(" \\\n  ", " ").partition("\n") for several in parts for part in several]
        self.commands = [(command, printed) for command, _, printed in lines]
        for name in self.figures:
            shutil.copyfile(tables.shipped_sheet(name) or "", folder / f"{name}.toml")

    def play(self, command: str, *more: str) -> str:
        """Run a command, each part of a pipe on the output of the one before; what is printed.

        What goes to a file (``> name``) is not printed.
        """
        out, printed = "", ""
        for line in command.split(" | "):
            line, _, name = line.partition(" > ")
            ran = self._dzcli(*more, *shlex.split(line)[1:], stdin=out, status=None)
            out, printed = ran.out, ran.out + ran.err
            if name:
                Path(name).write_text(out, encoding="utf-8")
                printed = ran.err
        return printed

    def left(self) -> dict[str, Any]:
        """What the ``[etat]`` of each sheet holds now."""
        return {name: tomllib.loads(Path(f"{name}.toml").read_text("utf-8"))["etat"] for name in self.figures}

    def _blocks(self, kind: str) -> list[str]:
        return re.findall(rf"^```{kind}\n(.*?)^```", self._text, re.MULTILINE | re.DOTALL)


@pytest.fixture
def fight(
    dzcli: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Path], Fight]:
    """Open the page of a fight, with copies of its sheets in the current folder."""
    monkeypatch.chdir(tmp_path)
    return lambda page: Fight(page, tmp_path, dzcli)


class Table:
    """A table at which dice and decisions were written down before; ``asked`` is what it was asked for."""

    def __init__(self, *answers: str) -> None:
        self._answers = list(answers)
        self.asked: list[str] = []

    def dice(self, question: Any, wrong: Any) -> str:
        self.asked.append(question.purpose)
        return self._answers.pop(0)

    def choice(self, purpose: str, answers: Any, default: str) -> str:
        self.asked.append(f"{purpose}? {default}")
        answer = self._answers.pop(0)
        assert answer in answers
        return answer

    def led_to(self, lines: Any) -> None:
        pass


@pytest.fixture
def at_the_table() -> Callable[..., tuple[Any, list[str]]]:
    """Resolve a step with the answers of a table: its record, and what was asked."""

    def run(words: list[str], *answers: str) -> tuple[Any, list[str]]:
        table = Table(*answers)
        prepared = prepare(parse(words, words[0], str), Language("en"), odds=False)
        start = prepared.starts[0]
        return prepared.resolve(start, start.asked[0][0], Asked(table)), table.asked

    return run
