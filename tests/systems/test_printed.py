"""Every row of every table says what the rules print: its figures, its names and its section.

A system whose tests hold a page ``printed.md`` has all its tables there.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest

PAGES = {page.parent.name: page for page in sorted(Path(__file__).parent.glob("*/printed.md"))}
QUESTIONS = "regles"
WHY = {"silent": "the rules are silent", "contradict": "the rules contradict themselves"}


def _cell(text: str) -> Any:
    """What a cell holds: yes or no, a number, several things in brackets, or words, in quotes if need be."""
    if text in ("yes", "no"):
        return text == "yes"
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    if text.startswith("["):
        return [_cell(one) for one in text[1:-1].split(", ") if one]
    return text.strip('"')


def _row(columns: list[str], line: str, section: str) -> dict[str, Any]:
    row: dict[str, Any] = {"section": section} if section else {}
    for column, text in zip(columns, _cells(line), strict=True):
        name, _, part = column.partition(".")
        if not text:
            continue
        value = text if column == "section" else _cell(text)
        if part:
            row.setdefault(name, {})[part] = value
        else:
            row[name] = value
    return row


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _tables(page: Path) -> dict[str, list[dict[str, Any]]]:
    """The rows that the rules print, by table."""
    found = {}
    for part in page.read_text(encoding="utf-8").split("\n## ")[1:]:
        heading, *lines = part.splitlines()
        *sections, name = heading.split()
        head, _, *rows = (line for line in lines if line)
        found[name] = [_row(_cells(head), row, "".join(sections)) for row in rows]
    return found


TABLES = {system: _tables(page) for system, page in PAGES.items()}
OPEN = {system: tables.pop(QUESTIONS) for system, tables in TABLES.items()}


@pytest.mark.parametrize("system", TABLES)
def test_every_table_is_held_against_the_rules(dzcli: Any, system: str) -> None:
    """There is no table that is not copied from the rules, nor one too many."""
    shown = dzcli("tables", "--system", system, "--json").record["tables"]
    assert {*shown} == {*TABLES[system], QUESTIONS}


@pytest.mark.parametrize(("system", "name"), [(system, name) for system in TABLES for name in TABLES[system]])
def test_a_table_says_what_the_rules_print(dzcli: Any, system: str, name: str) -> None:
    """Row by row and in order: figures, names, sections, and no column more, whatever its spaces."""
    shown = dzcli("tables", name, "--system", system, "--json").out.replace("\u00a0", " ")
    rows, printed = json.loads(shown)["rows"], TABLES[system][name]
    assert [{key: value for key, value in row.items() if key != "file"} for row in rows] == printed


@pytest.mark.parametrize("system", TABLES)
def test_every_question_has_its_place_and_its_answer(dzcli: Any, system: str) -> None:
    """The questions in order: the section that leaves each open, why, and what answers it by default."""
    shown = dzcli("tables", QUESTIONS, "--system", system, "--json").record["rows"]
    found = [(row["id"], row["section"], row["why"], row["in_force"]) for row in shown]
    printed = [(row["id"], row["section"], WHY[row["why"]], str(row["in_force"])) for row in OPEN[system]]
    assert found == printed
