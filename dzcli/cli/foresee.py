"""What sheets will be once the changes of a record are written."""

from dzcli.cli.prepared import everyone
from dzcli.sheets.change import Change
from dzcli.sheets.document import Document, fingerprint
from dzcli.sheets.edit import edited
from dzcli.step.record import Record


class Foresight:
    """Notes the fingerprint that each sheet which was read will have; equal changes are made once.

    A step that goes on from the record later can then tell the writes of this chain from those of others.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, str], str] = {}

    def note(self, record: Record) -> None:
        """Note it in a record."""
        for person in everyone(record):
            sheet = person.origin
            changes = [one for one in record.changes if one.sheet == sheet.label and not one.written]
            if changes and isinstance(sheet, Document) and sheet.path is not None:
                record.sheets_after[sheet.label] = self._after(sheet, changes)

    def _after(self, sheet: Document, changes: list[Change]) -> str:
        key = (id(sheet), repr(changes))
        if key not in self._known:
            self._known[key] = fingerprint(edited(sheet.label, sheet.content, changes))
        return self._known[key]
