"""What a result says of tables of one's own that were in force."""

from dzcli import tables
from dzcli.step.record import Record

KEY = "tables"
"""The key of the record that names them."""


def note(record: Record, files: list[dict[str, str]]) -> None:
    """Say which files are in force: numbers may come from them."""
    if files:
        record.warn(OWN_TABLES, files=[one["file"] for one in files])


def list_in(record: Record, system: str, name: str) -> None:
    """Say which files are laid over one of a system, and list them with what they held."""
    files = tables.own(system, name)
    note(record, files)
    if files:
        record.own[KEY] = files


OWN_TABLES = "Tables of one's own are in force: {files}."
