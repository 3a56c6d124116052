"""Who is in a record."""

from dzcli.step.record import Person, Record


def everyone(record: Record) -> list[Person]:
    """Everyone in a record: actor, target and the others."""
    found = (record.actor, record.target, *record.people.values())
    return [person for person in found if person is not None]
