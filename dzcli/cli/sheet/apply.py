"""``sheet apply``: write what results made earlier would change, each once."""

from pathlib import Path
from typing import Any

from dzcli.cli.saving import saving
from dzcli.cli.sheet import told
from dzcli.cli.sheet.options import Results
from dzcli.cli.sheet.results import Result, read_all
from dzcli.fault import FileFault, StaleSheet
from dzcli.message import message
from dzcli.sheets import files, save
from dzcli.sheets.document import fingerprint
from dzcli.show.language import Language
from dzcli.step.questions import Rules


def run(asked: Results, language: Language) -> int:
    """Apply every result, or none; the exit status.

    Raises `StaleSheet` for a result that is applied already, and for a sheet that is not the one that a
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
        if result.changes() and all(change.written for change in result.changes()):
            raise StaleSheet("already_applied", APPLIED if _applied(result) else WRITTEN, file=result.label)
        sheets = {files.file_of(change.sheet): change.sheet for change in result.changes()}
        for path, sheet in sheets.items():
            if path in seen:
                raise StaleSheet("sheet_twice", TWICE, file=result.label, sheet=sheet)
        seen |= sheets.keys()


def _apply(result: Result, rules: Rules, progress: save.Progress, asked: Results, language: Language) -> None:
    saved = _save(result, rules, progress, dry=False)
    headline = message(HEADLINE, what=result.headline)
    changes = [change for change in result.changes() if not change.written]
    record = told.record_of("sheet apply", result.system, rules, headline, result.people(), changes, saved)
    if asked.json:
        told.show_json(_written(result.raw, saved, record.undo))
    else:
        told.show(record, language, as_json=False)


def _save(result: Result, rules: Rules, progress: save.Progress, *, dry: bool) -> save.Saved:
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
    "{file}: its changes were written when it was made, so there is nothing to apply; what was taken back "
    "since is applied from a result made without --write. Nothing was written."
)
TWICE = (
    "{file}: another of these results changes {sheet} too; apply one, and make the other again. "
    "Nothing was written."
)
