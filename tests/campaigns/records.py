"""Records of all systems under a clumsy hand: gone on from or refused, soon, and written only whole.

    python tests/campaigns/records.py [--count 20000] [--seed S]

A record is what an example of a step gives, one result or odds; the steps that go on from it are tried on it
once it is torn, or holds other values.
"""

import contextlib
import json
import random
import tempfile
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from campaign import Figures, run
from examples import FORMS, WRITE, check_written, lines, sheets, shipped
from inside import judged
from inside import run as run_inside
from mutation import changed, torn

from dzcli import systems

FROM, ODDS = "--from", "--odds"


def following(system: systems.System, step: str) -> list[str]:
    """The steps of a system that go on from a step."""
    return [name for name, one in system.steps.items() if step in one.reads]


LINES = [line for line in lines() if following(*line[:2])]
PAPER: dict[str, bytes] = {}
"""The sheets of the examples as files that can be written: by their names, what they hold."""


def lay_out() -> None:
    """Put the sheets of the examples into the folder, each under its name, and name them so."""
    for _, _, words in LINES:
        for place in sheets(words):
            name = words[place]
            words[place] = f"{name[1:]}.toml"
            PAPER[words[place]] = shipped(name)
    tidy(Counter())


def tidy(figures: Figures) -> None:
    """See that every sheet that was written is whole, and put it back."""
    for name, content in PAPER.items():
        path = Path(name)
        if not path.exists() or (after := path.read_bytes()) != content:
            if path.exists():
                figures["written"] += 1
                check_written(content, after)
            path.write_bytes(content)


@cache
def record(number: int, odds: bool, then: str | None) -> dict[str, Any] | None:
    """The record of an example, and of a step after it; None where it gives none."""
    words = [word for word in LINES[number][2] if word != ODDS]
    form = [ODDS] if odds else ["--seed", "7"]
    form = [] if "--dice" in words else form
    ran = run_inside([*words, *form, "--json"])
    if ran.status == 0 and then is not None:
        ran = run_inside([then, FROM, "-", *form, "--json"], ran.out.encode())
    found = json.loads(ran.out) if ran.status in (0, 1) and ran.out.count("\n") == 1 else None
    return found if isinstance(found, dict) else None


def trial(chance: random.Random, figures: Figures) -> None:
    """Go on from a record that is not what it was."""
    number = chance.randrange(len(LINES))
    system, step, words = LINES[number]
    odds = chance.random() < 0.3
    after = following(system, step)
    then = chance.choice(after)
    if chance.random() < 0.6 or not following(system, then):
        then = None
    found = record(number, odds, then)
    after = after if then is None else following(system, then)
    if found is None:
        figures["nothing to go on from"] += 1
        return
    names = tuple(word for word in words if word in PAPER)
    if chance.random() < 0.3:
        content = torn(chance, json.dumps(found, ensure_ascii=False).encode())
    else:
        content = json.dumps(changed(chance, found, names)).encode()
    sheet = chance.choice(([chance.choice(names)], [chance.choice(names)], [*names], []))
    form = [ODDS] if odds and chance.random() < 0.9 else [*chance.choice(FORMS)]
    if chance.random() < 0.2:
        form = [WRITE]
    judged([chance.choice(after), *sheet, FROM, "-", *form], figures, content)
    if WRITE in form:
        tidy(figures)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        lay_out()
        run("records", trial, count=20_000)
