"""Apply the changes of a record to the sheets' files."""

from dzcli import systems
from dzcli.sheets import save
from dzcli.step.record import Person, Record, Recorded


def write(record: Record, system: systems.System) -> None:
    """Write what is not yet written; the record's changes, sheets and people say so afterwards.

    Raises the faults of `dzcli.sheets.save.write`.
    """
    known = {
        label: origin if isinstance(origin, str) else origin.fingerprint
        for label, origin in record.sheets.items()
    }
    renewed = save.write(record.changes, known, lambda sheet: system.read_sheet(sheet, (), record.rules))
    record.sheets.update(renewed)
    record.actor, record.target = _renewed(record.actor, renewed), _renewed(record.target, renewed)
    for role, person in record.people.items():
        record.people[role] = _renewed(person, renewed) or person
    record.changes = [change._replace(written=True) for change in record.changes]


def _renewed(person: Person | None, fingerprints: dict[str, str]) -> Person | None:
    if person is None or person.origin.label not in fingerprints:
        return person
    label = person.origin.label
    return Person(person.name, Recorded(label, fingerprints[label]))
