"""``sheet undo``: take back what a result wrote, to the byte where nothing else has changed."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from dzcli.cli.saving import saving
from dzcli.cli.sheet import told
from dzcli.cli.sheet.options import Results
from dzcli.cli.sheet.results import Result, read_all
from dzcli.fault import StaleSheet
from dzcli.message import message
from dzcli.sheets import files, save
from dzcli.sheets.change import Change
from dzcli.sheets.document import Document, fingerprint
from dzcli.sheets.edit import edited
from dzcli.sheets.hunk import Hunk
from dzcli.sheets.mistake import shown
from dzcli.sheets.state import TABLE
from dzcli.show.language import Language
from dzcli.step.questions import Rules


def run(asked: Results, language: Language) -> int:
    """Take back every result, the last first; the exit status.

    Raises `StaleSheet` where a value is not what the result made it; the faults of
    `dzcli.sheets.save.store`.
    """
    with saving(language, asked.json) as progress:
        for result in reversed(read_all(asked.results)):
            _undo(result, asked, language, progress)
    return 0


def _undo(result: Result, asked: Results, language: Language, progress: save.Progress) -> None:
    rules = result.rules(asked.rule, asked.rules)
    changes = _inverse(_made(result))
    saved = save.store(
        changes,
        partial(_undone, result, rules),
        progress,
        result=lambda: result.raw,
        dry=asked.diff,
        undoing=True,
    )
    if asked.diff:
        told.show_diff(saved.files)
        return
    headline = message(HEADLINE, what=result.headline)
    record = told.record_of("sheet undo", result.system, rules, headline, result.people(), changes, saved)
    told.show(record, language, as_json=asked.json)


def _made(result: Result) -> list[Change]:
    """The changes of a result, without those of sheets that a write which was cut short did not reach."""
    changes = result.changes()
    paths = {change.sheet: files.file_of(change.sheet) for change in changes}
    written = {paths[change.sheet] for change in changes if change.written}
    now = {label: fingerprint(files.content_of(path, label)) for label, path in paths.items()}
    reached = {
        label
        for label, path in paths.items()
        if path in written or now[label] != result.carried.sheets.get(label)
    }
    return [change for change in changes if change.sheet in reached] or changes


def _inverse(changes: Iterable[Change]) -> list[Change]:
    """What takes changes back: of each value, from what it became last to what it was at first."""
    found: dict[tuple[Path, str], Change] = {}
    for change in changes:
        key = files.file_of(change.sheet), change.path
        last = found.get(key)
        before = change.before if last is None else last.after
        found[key] = Change(change.who, change.sheet, change.path, change.after, before)
    return list(found.values())


def _undone(result: Result, rules: Rules, path: Path, changes: list[Change]) -> save.Rewritten:
    """A file as it was before a result was written."""
    label = changes[0].sheet
    content = files.content_of(path, label)
    names = files.names_of(path, [*result.carried.sheets, *(change.sheet for change in changes)])
    hunks = [hunk for hunk in result.carried.hunks() if hunk.sheet in names]
    before = _exactly(content, hunks)
    if before is None:
        _check_left(Document(label, str(path), content), changes)
        before = edited(label, content, changes)
    result.system.read_sheet(Document(label, str(path), before), (), rules)
    return save.Rewritten(list(dict.fromkeys([label, *names])), path, content, before)


def _exactly(content: bytes, hunks: list[Hunk]) -> bytes | None:
    """The content before all of these stretches were written; None where something else has changed."""
    found: bytes | None = content if hunks else None
    for hunk in reversed(hunks):
        found = None if found is None else hunk.undone(found)
    return found


def _check_left(document: Document, changes: list[Change]) -> None:
    """Raise `StaleSheet` where a value is not what the result made it."""
    state: dict[str, Any] = document.data.get(TABLE, {})
    for change in changes:
        found = state.get(change.path.split(".", 1)[1])
        if found != change.before and (found or change.before):
            values = {"file": document.label, "key": change.path}
            raise StaleSheet(
                "not_as_left", NOT_AS_LEFT, found=_named(found), expected=_named(change.before), **values
            )


def _named(value: Any) -> Any:
    return message(NOTHING) if value is None else shown(value)


HEADLINE = "Taken back: {what}"
NOTHING = "nothing there"
NOT_AS_LEFT = "{file}: {key}: found {found}, the result left {expected}; it cannot be taken back."
