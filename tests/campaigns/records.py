"""Records of all systems under a clumsy hand: gone on from or refused, soon.

    python tests/campaigns/records.py [--count 20000] [--seed S]

A record is what an example of a step gives, one result or odds; the steps that go on from it are tried on it
once it is torn, or holds other values.
"""

import contextlib
import json
import random
import tempfile
from functools import cache
from typing import Any

from campaign import Figures, run
from examples import FORMS, lines, sheets
from inside import judged
from inside import run as run_inside
from mutation import changed, torn

from dzcli import systems

FROM = "--from"


def following(system: systems.System, step: str) -> list[str]:
    """The steps of a system that go on from a step."""
    return [name for name, one in system.steps.items() if step in one.reads]


LINES = [line for line in lines() if following(*line[:2])]


@cache
def record(number: int, odds: bool, then: str | None) -> dict[str, Any] | None:
    """The record of an example, and of a step after it; None where it gives none."""
    _, _, words = LINES[number]
    form = ["--odds"] if odds else ["--seed", "7"]
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
    names = tuple(words[place] for place in sheets(words))
    if chance.random() < 0.3:
        content = torn(chance, json.dumps(found, ensure_ascii=False).encode())
    else:
        content = json.dumps(changed(chance, found, names)).encode()
    sheet = [chance.choice(names)] if chance.random() < 0.7 else []
    form = ["--odds"] if odds and chance.random() < 0.9 else [*chance.choice(FORMS)]
    judged([chance.choice(after), *sheet, FROM, "-", *form], figures, content)


if __name__ == "__main__":
    # A record that names a file that is here must find none.
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        run("records", trial, count=20_000)
