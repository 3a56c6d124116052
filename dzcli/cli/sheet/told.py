"""What a command did to sheets, told as the result of a step is."""

import difflib
from collections.abc import Iterable, Iterator
from typing import Any

from dzcli import systems
from dzcli.cli import streams
from dzcli.cli.output import wants_colour
from dzcli.message import Message
from dzcli.sheets.change import Change
from dzcli.sheets.hunk import between
from dzcli.sheets.save import Rewritten, Saved
from dzcli.show import neutral
from dzcli.show.language import Language
from dzcli.step.questions import Rules
from dzcli.step.record import Person, Record


def record_of(
    step: str,
    system: systems.System,
    rules: Rules,
    headline: Message,
    people: dict[str, Person],
    changes: list[Change],
    saved: Saved,
) -> Record:
    """The record of what was written: its changes, the sheets as they are now, and what takes it back."""
    record = Record(step, system.label, rules, system.terms())
    record.headline = headline
    record.people = people
    record.changes = [change._replace(written=True) for change in changes]
    record.sheets.update(saved.fingerprints)
    record.undo = [
        between(label, file.before, file.content) for file in saved.files for label in file.labels[:1]
    ]
    return record


def show(record: Record, language: Language, *, as_json: bool) -> None:
    """Show a record on standard output."""
    if as_json:
        from dzcli.show.json import encode

        streams.write_lines([encode(record, language) + b"\n"], as_json=True)
    elif wants_colour():
        from dzcli.show.terminal import Terminal

        Terminal().show(record, language)
    else:
        from dzcli.show.text import plain

        streams.write(plain(record, language))


def show_json(value: dict[str, Any]) -> None:
    """Show plain values on standard output, as one line of JSON."""
    import msgspec

    streams.write_lines([neutral.json(msgspec.json.encode(value)) + b"\n"], as_json=True)


def show_diff(files: Iterable[Rewritten]) -> None:
    """Show what would change in files, as ``diff -u`` does."""
    streams.write(line for file in files for line in _differences(file))


def _differences(file: Rewritten) -> Iterator[str]:
    label = file.labels[0]
    before, after = (content.decode("utf-8").splitlines(keepends=True) for content in file[2:4])
    for line in difflib.unified_diff(before, after, label, label):
        yield line.rstrip("\r\n").expandtabs()
        if not line.endswith("\n"):
            # As every diff says it, whatever the language.
            yield "\\ No newline at end of file"
