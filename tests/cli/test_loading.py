"""What a short command loads: start-up is a feature."""

import json
import os
import subprocess
import sys

import pytest

from dzcli import __version__

PROBE = """
import sys, json, os
words = json.loads(sys.argv[1])
sys.argv = ["dzcli", *words]
real, os._exit = os._exit, lambda status: None
from dzcli.__main__ import main
main()
sys.stdout.flush()
print(json.dumps(sorted(sys.modules)), file=sys.stderr, flush=True)
"""


@pytest.fixture
def loaded(tmp_path):
    """The modules that a command has loaded when it ends."""

    def run(*words):
        environment = {**os.environ, "DZCLI_LANG": "en"}
        done = subprocess.run(
            [sys.executable, "-c", PROBE, json.dumps(words)],
            capture_output=True,
            cwd=tmp_path,
            env=environment,
            timeout=60,
            check=True,
        )
        return set(json.loads(done.stderr.splitlines()[-1])) - {"json"}

    return run


HEAVY = {"msgspec", "tomllib", "tomlkit", "tomli_w", "hashlib", "rich", "pydantic", "unicodedata"}


def test_roll(loaded):
    """A roll as text loads neither msgspec nor tomllib nor hashlib nor rich, nor any system."""
    modules = loaded("roll", "2d6+3")
    assert modules & HEAVY == set()
    assert not any(name.startswith("dzcli.systems.dz") for name in modules)
    assert not any(name.startswith("dzcli.sheets") for name in modules)


@pytest.mark.parametrize(
    ("words", "most"), [(["4d6kh3"], 80), (["4d6kh3", "--json"], 80), (["4d6kh3", "--odds"], 112)]
)
def test_notation_without_typing(loaded, words, most):
    """A roll and its odds load neither typing nor what takes as long, and no more of dzcli than they need."""
    modules = loaded("roll", *words)
    assert modules & {"typing", "msgspec", "tomllib", "datetime", "dataclasses", "inspect", "struct"} == set()
    assert len([name for name in modules if name.startswith("dzcli")]) <= most


ATTACKS = {
    "dz": ("attack @koris @garde --dice 53,7", 110),
    "duel": ("attack @bretteuse @reitre --stance balanced --target-stance balanced --seed 1", 88),
    "d100": ("attack @acolyte @cultiste --seed 1", 92),
    "d10": ("attack @rivale @exemple_man --seed 1", 101),
    "d20": ("attack @melete @skaven --seed 1", 83),
}
"""A plain attack of each system, and how many modules of dzcli it may load."""


@pytest.mark.parametrize("system", ATTACKS)
def test_plain_attack(loaded, system):
    """A plain attack loads nothing of a record before, of faults told or of steps, and of dzcli so much."""
    line, most = ATTACKS[system]
    modules = loaded(*line.split())
    assert (
        modules
        & {"dzcli.step.carried", "dzcli.step.due", "dzcli.cli.report", "copy", "typer", "rich", "uuid"}
        == set()
    )
    assert modules & {"typing_extensions", "inspect"} == set()
    others = {f"dzcli.systems.{name}" for name in ATTACKS if name != system}
    assert {name for name in modules if name.startswith(tuple(f"{other}." for other in others))} == set()
    assert len([name for name in modules if name.startswith("dzcli")]) <= most


def test_version(loaded):
    """--version loads no Typer and next to nothing of dzcli."""
    modules = loaded("--version")
    assert not any(name.startswith("typer") for name in modules)
    assert {name for name in modules if name.startswith("dzcli")} == {"dzcli", "dzcli.__main__"}


@pytest.mark.parametrize("words", [["--version"], ["-V"], ["--version", "-q"]], ids=" ".join)
def test_version_once(program, words):
    """The version is told in one line, once, by the short way and by the long one."""
    assert program(*words).out == f"dzcli {__version__}\n"


def test_help(loaded):
    """Help loads no rules, no sheets and no rich."""
    modules = loaded("--help")
    assert modules & HEAVY == set()
    described = ("dz.options", "dz.steps", "dz.turn", "dz.turn.options")
    loaded_rules = {name for name in modules if name.startswith("dzcli.systems.dz.")}
    assert loaded_rules <= {f"dzcli.systems.{name}" for name in described}


def test_attack(loaded):
    """An attack as JSON loads neither rich nor what edits sheets, and no rule but its own."""
    modules = loaded("attack", "@koris", "@garde", "--dice", "53,7", "--json")
    assert not any(name.split(".")[0] in ("typer", "click") for name in modules)
    assert modules & {"rich", "tomlkit", "tomli_w", "dzcli.sheets.walk", "dzcli.sheets.lines"} == set()
    assert modules & {f"dzcli.systems.dz.steps.{step}" for step in ("wound", "heal", "surprise")} == set()
    assert not any(name.startswith("dzcli.cli.sheet") for name in modules)
    assert modules & {
        f"dzcli.sheets.{name}" for name in ("kind", "starter", "schema", "hunk", "mending")
    } <= {"dzcli.sheets.hunk"}


@pytest.mark.parametrize(
    "words",
    [
        ["roll", "1d6", "--dice", "3"],
        ["test", "@koris", "escrime", "--dice", "30"],
        ["attack", "@koris", "@garde", "--dice", "53,7"],
        ["defend", "@garde", "--net", "5", "--dice", "30"],
        ["surprise", "@senna", "@garde", "--dice", "30,50"],
        ["wound", "@garde", "--final", "5"],
        ["heal", "@garde", "--mode", "rest", "--dice", "5"],
    ],
    ids=lambda words: words[0],
)
def test_every_step_as_a_module(program, dzcli, words):
    """python -m dzcli runs every step, and says what it says in any other way."""
    ran = program(*words)
    assert ran.err == ""
    assert ran.out == dzcli(*words).out


@pytest.mark.parametrize(
    "words", [["roll", "2d6"], ["attack", "@koris", "@garde", "--dice", "53,7", "--json"]]
)
def test_nothing_of_help(loaded, words):
    """A step loads no page of help, no completions and no manual."""
    rooms = (
        "dzcli.cli.topics",
        "dzcli.cli.page",
        "dzcli.cli.help",
        "dzcli.cli.completion",
        "dzcli.cli.manual",
    )
    assert not [name for name in loaded(*words) if name.startswith(rooms)]


def test_topic(loaded):
    """A page of help on a topic loads no Typer."""
    assert not any(name.startswith("typer") for name in loaded("help", "exit"))


INTERRUPTED = """
import sys
import dzcli.cli.main

def interrupted(words):
    raise KeyboardInterrupt

dzcli.cli.main.main = interrupted
from dzcli.__main__ import main
main()
"""


def test_interrupted():
    """A program that is interrupted while it begins ends silently, and says so by its status."""
    done = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")
