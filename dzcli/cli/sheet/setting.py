"""``sheet set``: values of ``[etat]`` set by hand, checked as a step's would be."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from dzcli.cli import house, inputs
from dzcli.cli.saving import saving
from dzcli.cli.sheet import told
from dzcli.cli.sheet.options import Set
from dzcli.fault import UsageFault
from dzcli.light import NamedTuple
from dzcli.message import Lines, Message, message
from dzcli.names import find
from dzcli.sheets import save
from dzcli.sheets.change import Change
from dzcli.sheets.check import BadSheet, dotted
from dzcli.sheets.document import Document, read
from dzcli.sheets.extent import beyond
from dzcli.sheets.state import TABLE
from dzcli.show.language import Language
from dzcli.step.questions import Rules
from dzcli.step.record import Person

_ASSIGNED = re.compile(r"\s*(?:etat\.)?(?P<key>\w+)\s*(?P<sign>[+-]?)=\s*(?P<value>.*?)\s*", re.DOTALL)
WHO = "sheet"


class Assignment(NamedTuple):
    """A value as it was given; ``sign`` is ``+`` or ``-`` where it is added or taken away."""

    text: str
    key: str
    sign: str
    value: Any


def run(asked: Set, language: Language) -> int:
    """Set the values; the exit status.

    Raises `UsageFault` for what is no value of the sheet, and the faults of `dzcli.sheets.save.store`.
    """
    assignments = [_assignment(text) for text in asked.values]
    document = read(asked.sheet)
    system = inputs.system_of([document], [])
    rules = Rules(system.name, house.chosen(system.name, asked.rule, asked.rules))
    system.read_sheet(document, (), rules)
    changes = list(_changes(document, assignments))
    try:
        system.read_sheet(document, changes, rules)
    except BadSheet as fault:
        raise _refused(fault) from None
    known = {document.label: save.Known({document.fingerprint})}
    with saving(language, asked.json) as progress:
        saved = save.write(
            changes, known, lambda sheet: system.read_sheet(sheet, (), rules), progress, dry=asked.diff
        )
        if asked.diff:
            told.show_diff(saved.files)
            return 0
        person = Person(str(document.data["nom"]), document)
        headline = message(HEADLINE if changes else AS_IT_WAS, name=person.name)
        record = told.record_of("sheet set", system, rules, headline, {WHO: person}, changes, saved)
        told.show(record, language, as_json=asked.json)
    return 0


def _assignment(text: str) -> Assignment:
    found = _ASSIGNED.fullmatch(text)
    if not found:
        raise UsageFault("bad_assignment", NO_ASSIGNMENT, text=text)
    return Assignment(text, found["key"], found["sign"], _value(found["value"]))


def _value(text: str) -> Any:
    """A value as TOML has it; what is none, or goes beyond all measure, is text without its quotes."""
    if beyond(text):
        return text
    try:
        data = tomllib.loads(f"value = {text}")
    except ValueError:
        return text
    return data["value"] if list(data) == ["value"] else text


def _changes(document: Document, assignments: list[Assignment]) -> Iterator[Change]:
    """What the assignments change, one after the other."""
    state: dict[str, Any] = dict(document.data.get(TABLE, {}))
    for one in assignments:
        before = state.get(one.key)
        after = _combined(before, one) if one.sign else one.value
        state[one.key] = after
        if after != before:
            yield Change(WHO, document.label, f"{TABLE}.{one.key}", before, after)


def _combined(before: Any, one: Assignment) -> Any:
    """What there was with the value added to it, or taken from it."""
    if type(before) is int and type(one.value) is int:
        return before + one.value if one.sign == "+" else before - one.value
    items = one.value if isinstance(one.value, list) else [one.value]
    if not isinstance(before, list) and not (
        before is None and one.sign == "+" and type(one.value) is not int
    ):
        raise UsageFault("cannot_combine", CANNOT_COMBINE, text=one.text)
    kept = list(before or ())
    if one.sign == "+":
        return [*kept, *(item for item in items if item not in kept)]
    for item in items:
        texts = [kept_one for kept_one in kept if isinstance(kept_one, str)]
        meant = find(item, texts) if isinstance(item, str) else item
        if meant not in kept:
            raise UsageFault("not_in_list", NOT_IN_LIST, text=one.text)
        kept.remove(meant)
    return kept


def _refused(fault: BadSheet) -> UsageFault:
    """Why a value cannot be set, told of the value and not of a line."""
    sentences = []
    for mistake in fault.mistakes:
        values: dict[str, Any] = {"key": dotted(mistake.path), "expected": mistake.expected}
        if mistake.suggestion:
            values["suggestion"] = mistake.suggestion
        template = SUGGESTED if mistake.suggestion else REFUSED
        sentences.append(Message(template, {**values, "found": mistake.found}))
    return UsageFault("bad_value", "{lines}", lines=Lines(sentences))


HEADLINE = "{name}: set by hand."
AS_IT_WAS = "{name}: nothing changes, the sheet has it so already."
NO_ASSIGNMENT = (
    '"{text}" is not KEY=VALUE, where KEY is one of [etat]; what stands elsewhere is yours to edit.'
)
CANNOT_COMBINE = '"{text}": nothing there that this can be added to or taken from; set it with =.'
NOT_IN_LIST = '"{text}": not in the list, so it cannot be taken away.'
REFUSED = "{key}: found {found}, expected {expected}; nothing was written."
SUGGESTED = '{key}: found {found}, expected {expected}; did you mean "{suggestion}"? Nothing was written.'
