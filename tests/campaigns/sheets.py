"""Sheets of all systems under a clumsy hand: read or refused, soon, and written only whole.

    python tests/campaigns/sheets.py [--count 20000] [--seed S]

The steps are the examples that each system gives; one of their sheets is torn, or holds other values.
"""

import random
import tempfile
import tomllib
from pathlib import Path

import tomli_w
from campaign import Figures, run
from examples import FORMS, WRITE, check_written, lines, sheets, shipped
from inside import judged
from mutation import changed, torn

LINES = [words for _, _, words in lines()]
FOLDER = tempfile.TemporaryDirectory()


def trial(chance: random.Random, figures: Figures) -> None:
    """Run an example on a sheet that is not what it was."""
    words = [*chance.choice(LINES)]
    place = chance.choice(sheets(words))
    content = mutated(chance, shipped(words[place]))
    path = Path(FOLDER.name, "ana.toml")
    path.write_bytes(content)
    words = [str(path) if word == words[place] else word for word in words]
    if chance.random() < 0.1:
        words = ["sheet", chance.choice(("check", "show")), str(path)]
    elif chance.random() < 0.3 and WRITE not in words:
        words.append(WRITE)
    else:
        words += chance.choice(FORMS)
    ran = judged(words, figures)
    if (after := path.read_bytes()) != content:
        assert ran.status == 0 and WRITE in words, f"{words}: the sheet is another, with exit {ran.status}"
        check_written(content, after)
        figures["written"] += 1


def mutated(chance: random.Random, content: bytes) -> bytes:
    """A sheet that is torn, or that holds other values."""
    if chance.random() < 0.5:
        return torn(chance, content)
    found = changed(chance, tomllib.loads(content.decode()))
    return tomli_w.dumps(found).encode("utf-8", "surrogatepass")


if __name__ == "__main__":
    with FOLDER:
        run("sheets", trial, count=20_000)
