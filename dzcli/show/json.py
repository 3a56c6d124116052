"""A record as one line of JSON: English keys, stable, always there."""

from collections.abc import Mapping
from typing import Any

import msgspec

from dzcli import __version__
from dzcli.dice.throws.throw import Die
from dzcli.show.language import Language
from dzcli.step.questions import Used
from dzcli.step.record import SCHEMA, Ally, Damage, Modifier, Part, Person, Record, Test


def encode(record: Record, language: Language) -> bytes:
    """The record as JSON in UTF-8, without a line end."""
    return msgspec.json.encode(document(record, language))


def document(record: Record, language: Language) -> dict[str, Any]:
    """The record as plain values."""
    return {
        **about(record),
        "headline": language.say(record.headline) if record.headline else None,
        "outcome": record.outcome,
        "success": record.success,
        "tests": [_test(test, language) for test in record.tests],
        **{name: _own(value, language) for name, value in record.own.items()},
        "changes": [change.as_json() for change in record.changes],
        "due": [{"step": due.step, "who": due.who} for due in record.due],
        **remarks(record, language),
        "lines": [
            {"rule": line.rule, "text": language.say(line.message), "ruling": line.ruling}
            for line in record.lines
        ],
        "dice": [_die(die) for die in record.dice],
        "seed": record.seed,
        "index": record.index,
        "sheets": sheets(record),
    }


def about(record: Record) -> dict[str, Any]:
    """What a record is about: the step, its system, and who is in it."""
    return {
        "dzcli": SCHEMA,
        "version": __version__,
        "step": record.step,
        "system": record.system,
        "actor": _person(record.actor),
        "target": _person(record.target),
    }


def remarks(record: Record, language: Language) -> dict[str, Any]:
    """The rulings used, and the warnings."""
    return {
        "rulings": [_ruling(ruling, language) for ruling in record.rulings],
        "warnings": [language.say(warning) for warning in record.warnings],
    }


def sheets(record: Record) -> dict[str, str]:
    """The fingerprint of every sheet that the record and the steps before it were made on."""
    return {
        label: origin if isinstance(origin, str) else origin.fingerprint
        for label, origin in record.sheets.items()
    }


def _person(person: Person | None) -> dict[str, str] | None:
    if person is None:
        return None
    return {"name": person.name, "sheet": person.origin.label, "fingerprint": person.origin.fingerprint}


def _test(test: Test, language: Language) -> dict[str, Any]:
    return {
        "who": test.who,
        "skill": test.skill,
        "base": test.base,
        "parts": [_part(part, language) for part in test.parts],
        "modifiers": [_modifier(modifier, language) for modifier in test.modifiers],
        "score": test.score,
        "mode": test.mode,
        "dice": list(test.rolled.faces),
        "roll": test.rolled.face,
        "double": test.outcome.startswith("critical"),
        "margin": test.margin,
        "outcome": test.outcome,
    }


def _part(part: Part, language: Language) -> dict[str, Any]:
    return {"label": language.word(part.label), "value": part.value}


def _modifier(modifier: Modifier, language: Language) -> dict[str, Any]:
    return {
        "id": modifier.id or None,
        "label": language.word(modifier.label),
        "value": modifier.value,
        "applied": modifier.applied,
        "why": language.say(modifier.why) if modifier.why else None,
    }


def _own(value: Any, language: Language) -> Any:
    """A key that only this step has, with what it holds made plain."""
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, Damage):
        return _damage(value, language)
    if isinstance(value, Ally):
        ally = _person(value.person) or {}
        return {
            **ally,
            "threshold": value.threshold,
            "hit": value.hit,
            "damage": _damage(value.damage, language) if value.damage else None,
        }
    if isinstance(value, Mapping):
        return {name: _own(item, language) for name, item in value.items()}
    if isinstance(value, list):
        return value
    return value.as_json() if hasattr(value, "as_json") else _plain(value)


def _damage(damage: Damage, language: Language) -> dict[str, Any]:
    subtotal, parts = 0, []
    for part in damage.parts:
        subtotal += part.value
        parts.append({**_part(part, language), "subtotal": subtotal})
    return {
        "formula": damage.formula,
        "dice": damage.dice,
        "weapon": damage.weapon,
        "common": damage.common,
        "raw": damage.raw,
        "abs": damage.abs,
        "ignored": damage.ignored,
        "before_floor": damage.before_floor,
        "net": damage.net,
        "final": damage.final,
        "lethal": damage.lethal,
        "critical": damage.critical,
        "parts": parts,
    }


def _ruling(ruling: Used, language: Language) -> dict[str, Any]:
    return {
        "key": ruling.key,
        "value": ruling.value,
        "default": ruling.default,
        "why": ruling.why,
        "rule": ruling.section,
        "text": language.template(ruling.words),
    }


def _die(die: Die) -> dict[str, Any]:
    faces: Any = die.faces if isinstance(die.faces, int) else list(die.faces)
    return {"faces": faces, "value": die.value, "for": die.purpose, "kept": die.kept}


def _plain(value: Any) -> Any:
    """A value of another kind as JSON has it: fractions are exact text."""
    return value if isinstance(value, msgspec.Struct) else str(value)
