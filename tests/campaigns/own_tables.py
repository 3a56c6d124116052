"""Tables and house rules of one's own under a clumsy hand: in force or refused, soon.

    python tests/campaigns/own_tables.py [--count 20000] [--seed S]

A shipped table of a system, torn or with other values, is laid over the tables in the examples of its steps.
"""

import random
import tempfile
import tomllib
from pathlib import Path
from typing import Any

import tomli_w
from campaign import Figures, run
from examples import FORMS, lines
from inside import judged
from mutation import changed, torn

from dzcli import systems, tables

LINES = list(lines())
RULES = "regles"
ALONE = "seulement"
"""What names the tables of which no shipped row is left."""
FOLDER = tempfile.TemporaryDirectory()


def trial(chance: random.Random, figures: Figures) -> None:
    """Run an example, or show a table, with tables that are not what they were."""
    system, _, words = chance.choice(LINES)
    name = chance.choice(tables.files(system.name))
    path = Path(FOLDER.name, system.name, f"{name}.toml")
    path.write_bytes(mutated(chance, Path(tables.root(), system.name, path.name).read_bytes()))
    if chance.random() < 0.2:
        shown = chance.choice(
            [*tomllib.loads(Path(tables.root(), system.name, path.name).read_text("utf-8"))]
        )
        words = ["tables", shown, "--system", system.name]
    if name == RULES and chance.random() < 0.5:
        words = [*words, "--rules", str(path)]
    judged([*words, "--tables", FOLDER.name, *chance.choice(FORMS)], figures)
    path.unlink()


def mutated(chance: random.Random, content: bytes) -> bytes:
    """A table file that is torn, or some rows of it with other values."""
    if chance.random() < 0.3:
        return torn(chance, content)
    whole: dict[str, Any] = tomllib.loads(content.decode())
    some = {key: some_rows(chance, whole[key]) for key in chance.sample([*whole], min(len(whole), 3))}
    alone = {ALONE: [*some]} if chance.random() < 0.3 else {}
    found = {**alone, **some} if chance.random() < 0.5 else {**alone, **changed(chance, some)}
    return tomli_w.dumps(found).encode("utf-8", "surrogatepass")


def some_rows(chance: random.Random, table: Any) -> Any:
    """Some of the rows of a table, so that a change strikes what is in force."""
    if isinstance(table, dict) and tables.has_rows(table):
        return {key: table[key] for key in chance.sample([*table], min(len(table), 4))}
    return table


if __name__ == "__main__":
    with FOLDER:
        for name in systems.NAMES:
            Path(FOLDER.name, name).mkdir()
        run("own_tables", trial, count=20_000)
