"""Every row of every table says what the chapter prints: its figures, its names and its section."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

PRINTED = (Path(__file__).parent / "printed.md").read_text(encoding="utf-8")
QUESTIONS = "regles"
WHY = {"silent": "the rules are silent", "contradict": "the rules contradict themselves"}


def _cell(text: str) -> Any:
    """What a cell holds: yes or no, a number, names in brackets, or words."""
    if text in ("yes", "no"):
        return text == "yes"
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    return text[1:-1].split(", ") if text.startswith("[") else text


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


def _tables() -> dict[str, list[dict[str, Any]]]:
    """The rows that the chapter prints, by table."""
    found = {}
    for part in PRINTED.split("\n## ")[1:]:
        heading, *lines = part.splitlines()
        *sections, name = heading.split()
        head, _, *rows = (line for line in lines if line)
        found[name] = [_row(_cells(head), row, "".join(sections)) for row in rows]
    return found


TABLES = _tables()
OPEN = TABLES.pop(QUESTIONS)


def test_every_table_is_held_against_the_chapter(dzcli: Any) -> None:
    """There is no table that is not copied from the chapter, nor one too many."""
    assert {*dzcli("tables", "--json").record["tables"]} == {*TABLES, QUESTIONS}


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.rules("DZ-POS-01", "DZ-ATK-01", "DZ-ATK-03", "DZ-ARM-01", "DZ-WND-03", "DZ-TURN-02")
def test_a_table_says_what_the_chapter_prints(dzcli: Any, name: str) -> None:
    """Row by row and in order: figures, names, sections, and no column more, whatever its spaces."""
    shown = json.loads(dzcli("tables", name, "--json").out.replace("\u00a0", " "))["rows"]
    assert len(shown) == len(TABLES[name])
    for row, printed in zip(shown, TABLES[name], strict=True):
        assert {key: value for key, value in row.items() if key != "file"} == printed


def test_every_question_has_its_place_and_its_answer(dzcli: Any) -> None:
    """The questions in order: the section that leaves each open, why, and what answers it by default."""
    shown = dzcli("tables", QUESTIONS, "--json").record["rows"]
    found = [(row["id"], row["section"], row["why"], row["in_force"]) for row in shown]
    assert found == [(row["id"], row["section"], WHY[row["why"]], str(row["in_force"])) for row in OPEN]
