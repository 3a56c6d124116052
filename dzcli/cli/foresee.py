"""What sheets will be once the changes of a record are written, and what takes that back."""

from dzcli.sheets.change import Change
from dzcli.sheets.document import Document
from dzcli.sheets.edit import edited
from dzcli.sheets.hunk import Hunk, between
from dzcli.step.people import everyone
from dzcli.step.record import Record


class Foresight:
    """Notes what each sheet which was read will be, and how that is undone; equal changes are made once.

    A step that goes on from the record later can then tell the writes of this chain from those of others.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, str], Hunk] = {}

    def note(self, record: Record) -> None:
        """Note it in a record."""
        for person in everyone(record):
            sheet = person.origin
            changes = [one for one in record.changes if one.sheet == sheet.label and not one.written]
            if changes and isinstance(sheet, Document) and sheet.path is not None:
                hunk = self._hunk(sheet, changes)
                record.sheets_after[sheet.label] = hunk.after
                # What an earlier step would have written of the same sheet is in this too.
                others = [one for one in record.undo if (one.sheet, one.before) != hunk[:2]]
                record.undo = [*others, hunk]

    def _hunk(self, sheet: Document, changes: list[Change]) -> Hunk:
        key = (id(sheet), repr(changes))
        if key not in self._known:
            after = edited(sheet.label, sheet.content, changes)
            self._known[key] = between(sheet.label, sheet.content, after)
        return self._known[key]
