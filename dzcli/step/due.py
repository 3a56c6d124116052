"""What the steps of a pipeline leave to be done, and what of it the next one settles."""

from __future__ import annotations

from dzcli.light import cast
from dzcli.step.options import arguments
from dzcli.step.record import Due, Person, Record
from dzcli.step.step import Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from dzcli.sheets.document import Document
    from dzcli.step.carried import Carried


def settled(steps: Mapping[str, Step], before: str, step: str) -> list[str]:
    """The steps that are done once ``step`` has gone on from ``before``: itself, and those it left out.

    A wound that follows an attack at once has settled the defence too.
    """
    after, name = [], before
    while (following := steps[name].then if name in steps else None) is not None and following not in after:
        after.append(following)
        name = following
    return [step, *after[: after.index(step)]] if step in after else [step]


def left(carried: Carried, record: Record, steps: Mapping[str, Step], *, on_disk: bool = False) -> list[Due]:
    """What the steps before left to be done and this one has not settled, in the roles that it knows.

    ``on_disk``: sheets are looked at, and no step is left for somebody whose sheet was written since, for
    none can go on from this record for them. What the system has no word for is nothing that it asks for.
    """
    if not carried.due:
        return []
    done = settled(steps, carried.step, record.step)
    whose = _settled_of(carried, record, steps[record.step], done)
    found = [
        _renamed(Due(one.step, one.who), carried, record)
        for one in carried.due
        if one.step in record.terms.due
        if one.step not in done or (whose is not None and one.who not in whose)
        if not (on_disk and one.step in steps and _written_since(one.who, carried))
    ]
    return [one for one in dict.fromkeys(found) if one not in record.due]


def _settled_of(carried: Carried, record: Record, step: Step, done: list[str]) -> list[str] | None:
    """The roles, in the record before, of those whom the step is about; None: it is about all.

    Somebody whom that record does not know is who it only says that something is due of.
    """
    role = next((one.carried for one in arguments(step.options).values() if one.carried), None)
    if role is None:
        return None
    person = record.actor if role == "actor" else record.target
    people = carried.people()
    found = carried.role_of(cast("Document", person.origin)) if person else None
    if found is not None:
        return [found]
    return [one.who for one in carried.due if one.step in done and one.who not in people] or [role]


def _written_since(who: str, carried: Carried) -> bool:
    """Whether somebody's file is no more the sheet that the steps before were made on."""
    person = carried.people().get(who)
    if person is None or person.sheet == "-" or person.sheet.startswith("@"):
        return False
    from dzcli.sheets.document import content_of, fingerprint

    known = (person.fingerprint, carried.sheets.get(person.sheet), carried.sheets_after.get(person.sheet))
    try:
        return fingerprint(content_of(person.sheet, pipes=False)) not in known
    except (OSError, ValueError):
        return False


def _renamed(due: Due, carried: Carried, record: Record) -> Due:
    """The same of somebody as the new record knows them: by the role that is theirs now, else by name."""
    person = carried.people().get(due.who)
    if person is None:
        return due
    now = {"actor": record.actor, "target": record.target, **record.people}
    if due.who in record.passed or _is(now.get(due.who), person.name, person.sheet):
        return due
    role = next((role for role, one in now.items() if _is(one, person.name, person.sheet)), person.name)
    return due._replace(who=role)


def _is(person: Person | None, name: str, sheet: str) -> bool:
    return person is not None and (person.name, person.origin.label) == (name, sheet)
