"""``sheet check``: every mistake of sheets, by file and line."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from dzcli import systems
from dzcli.cli import house, inputs, streams
from dzcli.cli.sheet import harmful, told
from dzcli.cli.sheet.options import Check
from dzcli.fault import Fault, FileFault
from dzcli.message import message
from dzcli.sheets import beside, files, unfinished
from dzcli.sheets.check import BadSheet, dotted, sentence
from dzcli.sheets.document import Document
from dzcli.sheets.every_mistake import every_mistake
from dzcli.show.language import Language
from dzcli.step.questions import Rules


def run(asked: Check, language: Language) -> int:
    """Check every sheet and tell all that is wrong; the exit status is that of a wrong file if any is."""
    status = 0
    for label in asked.sheets:
        reader = _Reader(asked)
        faults = [*every_mistake(label, reader), *reader.signs(), *_cut_short(label)]
        found = [one for fault in faults for one in _told(fault, language)]
        status = FileFault.exit if found else status
        if asked.json:
            system = None if reader.system is None else reader.system.name
            told.show_json({"sheet": label, "system": system, "correct": not found, "mistakes": found})
        else:
            fine = language.say(message(CORRECT, file=label))
            streams.write([one["message"] for one in found] or [fine])
    return status


def _cut_short(label: str) -> Iterator[FileFault]:
    """The fault of a sheet that a write changed with others, or was to, and that was cut short."""
    with suppress(Fault, OSError):
        path = files.file_of(label)
        for told in unfinished.cut_short([path], beside.left([path.parent])):
            yield FileFault("unfinished_write", TOLD, file=label, what=told)


class _Reader:
    """Reads a document as a sheet of its system, and remembers which that was."""

    def __init__(self, asked: Check) -> None:
        self._asked = asked
        self.system: systems.System | None = None
        self._document: Document | None = None

    def signs(self) -> Iterator[FileFault]:
        """The fault of signs that are not shown as they are, once the sheet was read."""
        return iter(()) if self._document is None else harmful.faults(self._document)

    def __call__(self, document: Document) -> object:
        self._document = document
        self.system = inputs.system_of([document], [])
        name = self.system.name
        return self.system.read_sheet(
            document, (), Rules(name, house.chosen(name, self._asked.rule, self._asked.rules))
        )


def _told(fault: FileFault, language: Language) -> Iterator[dict[str, Any]]:
    """The mistakes that a fault tells: line and key where they are known, and the sentence."""
    if not isinstance(fault, BadSheet):
        line = fault.message.values.get("line")
        yield {"code": fault.code, "line": line, "key": None, "message": language.say(fault.message)}
        return
    for line, mistake in fault.placed:
        words = language.say(sentence(fault.label, line, mistake))
        yield {"code": fault.code, "line": line, "key": dotted(mistake.path), "message": words}


TOLD = "{file}: {what}"
CORRECT = "{file}: no mistake."
