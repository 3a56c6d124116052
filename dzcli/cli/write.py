"""Apply the changes of a record to the sheets' files."""

from typing import Any

from dzcli import systems
from dzcli.sheets import save
from dzcli.sheets.document import Document
from dzcli.show.language import Language
from dzcli.step.people import everyone
from dzcli.step.record import Person, Record, Recorded


def write(
    record: Record,
    system: systems.System,
    progress: save.Progress,
    language: Language,
    *,
    dry: bool = False,
) -> save.Saved:
    """Write what is not yet written; the record's changes, sheets and people say so afterwards.

    If ``dry`` nothing is written, and the record stays as it is; ``progress`` tells how far it came.
    Raises the faults of `dzcli.sheets.save.write`.
    """
    read = {person.origin.label for person in everyone(record) if isinstance(person.origin, Document)}
    known = {label: _known(label, record, label in read) for label in record.sheets}
    saved = save.write(
        record.changes,
        known,
        lambda sheet: system.read_sheet(sheet, (), record.rules),
        progress,
        result=lambda: _told(record, language),
        dry=dry,
    )
    if dry:
        return saved
    for label in saved.held:
        record.warn(HELD_ALREADY, file=label)
    renewed = saved.fingerprints
    record.sheets.update(renewed)
    record.sheets_after = {}
    record.actor, record.target = _renewed(record.actor, renewed), _renewed(record.target, renewed)
    for role, person in record.people.items():
        record.people[role] = _renewed(person, renewed) or person
    record.changes = [change._replace(written=True) for change in record.changes]
    return saved


def _told(record: Record, language: Language) -> dict[str, Any]:
    """The JSON of a record, read again."""
    from dzcli.show import json

    found: dict[str, Any] = json.plain_again(json.document(record, language))
    return found


def _known(label: str, record: Record, read: bool) -> save.Known:
    """What a sheet may be: as it was read, or, if only earlier steps read it, as those leave it too."""
    origin = record.sheets[label]
    found = origin if isinstance(origin, str) else origin.fingerprint
    return save.Known({found} if read else {found, record.sheets_after.get(label, found)}, carried=not read)


def _renewed(person: Person | None, fingerprints: dict[str, str]) -> Person | None:
    if person is None or person.origin.label not in fingerprints:
        return person
    label = person.origin.label
    return Person(person.name, Recorded(label, fingerprints[label]))


HELD_ALREADY = "{file} has changed since, but holds what would be written already: it stays as it is."
