"""``schema record``: the JSON Schema of what steps write with ``--json``."""

import json
from typing import Any

from dzcli.cli import streams
from dzcli.cli.commands import Telling
from dzcli.cli.sheet.record_words import KINDS
from dzcli.cli.sheet.schema import told_in_all
from dzcli.sheets.schema import DRAFT, schema
from dzcli.show.language import Language


def run(asked: Telling, language: Language) -> int:
    """Print the schema; the exit status."""
    streams.write(text().split("\n"))
    return 0


def text() -> str:
    """The schema as JSON: of an error, else of a note, else of odds, else of a result."""
    forms: dict[str, Any] = {}
    for name, kind in KINDS.items():
        drawn = schema(kind, name, {}, told_in_all, nulls=True)
        forms[name] = {key: drawn[key] for key in ("type", "properties", "required")}
        forms |= drawn["definitions"]
    found = {
        "$schema": DRAFT,
        "title": "dzcli --json",
        **_either("error", _either("note", _either("odds", _form("result")))),
        "definitions": forms,
    }
    return json.dumps(found, ensure_ascii=False, indent=1)


def _either(name: str, other: dict[str, Any]) -> dict[str, Any]:
    """The form that has a key of its name, else another."""
    return {"if": {"required": [name]}, "then": _form(name), "else": other}


def _form(name: str) -> dict[str, Any]:
    return {"$ref": f"#/definitions/{name}"}
