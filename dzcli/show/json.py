"""A record as one line of JSON: English keys, stable, always there."""

import functools
import sys
from collections.abc import Mapping

from dzcli import __version__
from dzcli.dice.throws.faces import told_faces
from dzcli.dice.throws.throw import Die, sign_of
from dzcli.light import Any
from dzcli.message import Message
from dzcli.show import neutral
from dzcli.show.chain import new_warnings, rulings, warnings_before
from dzcli.show.language import Language
from dzcli.step.questions import Used
from dzcli.step.record import SCHEMA, Line, Modifier, Part, Person, Record, Test

MOST_ALIKE = 4096
"""So many different dice are kept told."""


def encode(record: Record, language: Language) -> bytes:
    """The record as JSON in UTF-8, without a line end."""
    return written(document(record, language))


def written(value: Any) -> bytes:
    """Plain values as one line of JSON in UTF-8, as it may go to a terminal too.

    By msgspec where it is loaded already, as it is by every sheet and for a series: one roll is
    encoded sooner than that is loaded.
    """
    if "msgspec" in sys.modules:
        import msgspec

        return neutral.json(msgspec.json.encode(value, enc_hook=sign_of))
    import json

    return neutral.json(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())


def plain_again(document: dict[str, Any]) -> Any:
    """The values of a document as whoever reads its JSON has them: types of a system are gone."""
    import json

    return json.loads(written(document))


def prepare_for_many() -> None:
    """Load what encodes many documents quickly."""
    from dzcli.loading import load_msgspec

    load_msgspec()


def document(record: Record, language: Language) -> dict[str, Any]:
    """The record as plain values."""
    return {
        **about(record),
        "headline": language.say(record.headline) if record.headline else None,
        "outcome": record.outcome,
        "success": record.success,
        "tests": [_test(test, language) for test in record.tests],
        **record.passed,
        **{name: _own(name, value, record, language) for name, value in record.own.items()},
        "changes": [change.as_json() for change in record.changes],
        "due": [{"step": due.step, "who": due.who} for due in record.due],
        **remarks(record, language),
        "history": record.history,
        "lines": [line_of(line, language) for line in record.lines],
        "dice": [_die(die) for die in record.dice],
        "seed": record.seed,
        "index": record.index,
        "sheets": sheets(record),
        "sheets_after": record.sheets_after,
        "undo": [hunk.as_json() for hunk in record.undo],
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
    """The rulings used and the warnings, of all steps of a pipeline."""
    return {
        "rulings": [
            {**_ruling(ruling, language), "steps": steps} for ruling, steps in rulings(record, language)
        ],
        "warnings": [*warnings_before(record), *new_warnings(record, language)],
    }


def sheets(record: Record) -> dict[str, str]:
    """The fingerprint of every sheet that the record and the steps before it were made on."""
    return {
        label: origin if isinstance(origin, str) else origin.fingerprint
        for label, origin in record.sheets.items()
    }


def line_of(line: Line, language: Language) -> dict[str, Any]:
    """A line of the explanation, with the first ruling that shaped it."""
    return {"rule": line.rule, "text": language.say(line.message), "ruling": next(iter(line.rulings), None)}


def plain(value: Any, language: Language) -> Any:
    """A value of a system made plain: messages are put into words, what describes itself is asked.

    What describes itself ``as_plain`` does so in values that JSON has.
    """
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, Message):
        return language.say(value)
    if isinstance(value, Person):
        return _person(value)
    if isinstance(value, Part):
        return {"label": language.word(value.label), "value": value.value}
    if isinstance(value, Mapping):
        return {name: plain(item, language) for name, item in value.items()}
    if hasattr(value, "as_plain"):
        return value.as_plain()
    if hasattr(value, "as_json"):
        return plain(value.as_json(), language)
    if isinstance(value, list | tuple):
        return [plain(item, language) for item in value]
    # Fractions are exact text; typed structs are known to the encoder.
    return value if hasattr(value, "__struct_fields__") else str(value)


def _own(name: str, value: Any, record: Record, language: Language) -> Any:
    """A key of the system; one that is a role says first who that is."""
    found = plain(value, language)
    person = record.people.get(name)
    return {**(_person(person) or {}), **found} if person and isinstance(found, dict) else found


def _person(person: Person | None) -> dict[str, str] | None:
    if person is None:
        return None
    return {"name": person.name, "sheet": person.origin.label, "fingerprint": person.origin.fingerprint}


def _test(test: Test, language: Language) -> dict[str, Any]:
    return {
        "who": test.who,
        "skill": test.skill,
        "base": test.base,
        "parts": [plain(part, language) for part in test.parts],
        "modifiers": [_modifier(modifier, language) for modifier in test.modifiers],
        "score": test.score,
        "dice": list(test.rolled.faces),
        # Of a pool no one die is the one that counts.
        "roll": getattr(test.rolled, "face", None),
        **plain(test.measured, language),
        "outcome": test.outcome,
    }


def _modifier(modifier: Modifier, language: Language) -> dict[str, Any]:
    return {
        "id": modifier.id or None,
        "label": language.word(modifier.label),
        "value": modifier.value,
        "applied": modifier.applied,
        "why": language.say(modifier.why) if modifier.why else None,
    }


def _ruling(ruling: Used, language: Language) -> dict[str, Any]:
    return {
        "key": ruling.key,
        "value": ruling.value,
        "default": ruling.default,
        "why": ruling.why,
        "rule": ruling.section,
        "text": ruling.words[language.code],
    }


def _die(die: Die) -> dict[str, Any]:
    # The many faces of a die of one's own take longer to be looked up than to be told.
    return _told(die) if isinstance(die.faces, int) and type(die.value) is int else _told.__wrapped__(die)


@functools.lru_cache(MOST_ALIKE)
def _told(die: Die) -> dict[str, Any]:
    return {"faces": told_faces(die.faces), "value": die.value, "for": die.purpose, "kept": die.kept}
