"""``sheet apply``: write what results made earlier would change, each once."""

from functools import partial
from pathlib import Path
from typing import Any

from dzcli.cli.saving import saving
from dzcli.cli.sheet import told
from dzcli.cli.sheet.options import Results
from dzcli.cli.sheet.results import Result, read_all
from dzcli.fault import FileFault, StaleSheet
from dzcli.message import message
from dzcli.sheets import files, save
from dzcli.sheets.change import Change
from dzcli.sheets.commit import stale
from dzcli.sheets.document import Document, fingerprint
from dzcli.show.language import Language
from dzcli.step.questions import Rules


def run(asked: Results, language: Language) -> int:
    """Apply every result, or none; the exit status.

    One that was written when it was made is applied again once it was taken back. Raises `StaleSheet` for a
    result that is applied already, and for a sheet that is not the one that a
    result was made on; the faults of `dzcli.sheets.save.store`.
    """
    results = read_all(asked.results)
    _check_apart(results)
    rules = [result.rules(asked.rule, asked.rules) for result in results]
    with saving(language, asked.json) as progress:
        # All are looked at before the first is written.
        for result, own in zip(results, rules, strict=True):
            found = _save(result, own, progress, dry=True).files
            if asked.diff:
                told.show_diff(found)
        if not asked.diff:
            for result, own in zip(results, rules, strict=True):
                _apply(result, own, progress, asked, language)
    return 0


def _check_apart(results: list[Result]) -> None:
    """Raise `StaleSheet` where two would change one file: the second knows nothing of the first."""
    seen: set[Path] = set()
    for result in results:
        sheets = {files.file_of(change.sheet): change.sheet for change in result.changes()}
        for path, sheet in sheets.items():
            if path in seen:
                raise StaleSheet("sheet_twice", TWICE, file=result.label, sheet=sheet)
        seen |= sheets.keys()


def _apply(result: Result, rules: Rules, progress: save.Progress, asked: Results, language: Language) -> None:
    saved = _save(result, rules, progress, dry=False)
    headline = message(HEADLINE, what=result.headline)
    changes = [change for change in result.changes() if not change.written] or result.changes()
    record = told.record_of("sheet apply", result.system, rules, headline, result.people(), changes, saved)
    if asked.json:
        told.show_json(_written(result.raw, saved, record.undo))
    else:
        told.show(record, language, as_json=False)


def _save(result: Result, rules: Rules, progress: save.Progress, *, dry: bool) -> save.Saved:
    changes = result.changes()
    if changes and all(change.written for change in changes):
        # It was written when it was made, and taken back since.
        again = partial(_made_again, result, rules)
        return save.store(changes, again, progress, result=lambda: result.raw, dry=dry)
    known = {label: save.Known({found}) for label, found in result.carried.sheets.items()}
    try:
        return save.write(
            result.changes(),
            known,
            lambda sheet: result.system.read_sheet(sheet, (), rules),
            progress,
            result=lambda: result.raw,
            dry=dry,
        )
    except StaleSheet:
        if _applied(result):
            raise StaleSheet("already_applied", APPLIED, file=result.label) from None
        raise


def _made_again(result: Result, rules: Rules, path: Path, changes: list[Change]) -> save.Rewritten:
    """A file as the result left it, made of what it was before: to the byte, or not at all."""
    label = changes[0].sheet
    content = files.content_of(path, label)
    names = files.names_of(path, [*result.carried.sheets, *(change.sheet for change in changes)])
    hunks = [hunk for hunk in result.carried.hunks() if hunk.sheet in names]
    if not hunks:
        raise StaleSheet("already_applied", WRITTEN, file=result.label)
    if fingerprint(content) == hunks[-1].after:
        raise StaleSheet("already_applied", APPLIED, file=result.label)
    found: bytes | None = content
    for hunk in hunks:
        found = None if found is None else hunk.made_again(found)
    if found is None:
        raise stale(label)
    result.system.read_sheet(Document(label, str(path), found), (), rules)
    return save.Rewritten(list(dict.fromkeys([label, *names])), path, content, found)


def _applied(result: Result) -> bool:
    """Whether the sheets are already what the result makes of them."""
    after = result.carried.sheets_after
    try:
        return bool(after) and all(
            fingerprint(files.content_of(files.file_of(label), label)) == found
            for label, found in after.items()
        )
    except FileFault:
        return False


def _written(raw: dict[str, Any], saved: save.Saved, undo: list[Any]) -> dict[str, Any]:
    """A result's JSON as the step would have made it with ``--write``."""
    renewed = saved.fingerprints
    hunks = list(raw.get("undo") or ())
    known = {(hunk["sheet"], hunk["before"]) for hunk in hunks}
    return {
        **{name: _person(value, renewed) for name, value in raw.items()},
        "changes": [{**change, "written": True} for change in raw["changes"]],
        "sheets": {**raw.get("sheets", {}), **renewed},
        "sheets_after": {},
        "undo": [*hunks, *(one.as_json() for one in undo if (one.sheet, one.before) not in known)],
    }


def _person(value: Any, fingerprints: dict[str, str]) -> Any:
    """Someone in a result, with the fingerprint of their sheet as it is now; anything else as it is."""
    if (
        isinstance(value, dict)
        and {"sheet", "fingerprint"} <= value.keys()
        and value["sheet"] in fingerprints
    ):
        return {**value, "fingerprint": fingerprints[value["sheet"]]}
    return value


HEADLINE = "Applied: {what}"
APPLIED = "{file}: this result is applied already; nothing was written."
WRITTEN = (
    "{file}: its changes were written when it was made, and it does not tell what the sheets were before; "
    "nothing was written."
)
TWICE = (
    "{file}: another of these results changes {sheet} too; apply one, and make the other again. "
    "Nothing was written."
)
