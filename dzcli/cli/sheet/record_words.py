"""The keys of the JSON of results in words, for its schema."""

from collections.abc import Iterable, Mapping

from dzcli import systems
from dzcli.cli.sheet.record_shape import Error, Note, Odds, Result
from dzcli.sheets.kind import Field, Kind


def _outcomes() -> Iterable[str]:
    found = [outcome for name in systems.NAMES for outcome in systems.get(name).terms().outcomes]
    return dict.fromkeys(found)


_STEP = Field("The step.", names=systems.commands, others=True)
_SYSTEM = Field("The system; null for dice alone.", names=lambda: systems.NAMES)
_OUTCOME = Field("How it came out, as the system calls it.", names=_outcomes, others=True)
_ABOUT: dict[str, Field] = {
    "dzcli": Field("The version of this form."),
    "version": Field("The version of dzcli."),
    "step": _STEP,
    "system": _SYSTEM,
    "actor": Field("Who acts."),
    "target": Field("Who is acted on."),
    "rulings": Field("The questions that the rules leave open, of those that bore on this."),
    "rulings.default": Field("Whether it is the answer that stands without a house rule."),
    "rulings.why": Field("The rules are silent, contradict themselves, or a house rule answers."),
    "rulings.rule": Field("The section of the rules."),
    "rulings.steps": Field("The steps that it bore on."),
    "warnings": Field("What the reader should know that changes no number."),
    "sheets": Field("The fingerprint of every sheet that this was made on, by its name."),
    "due": Field("What the rules ask for next, and of whom."),
    "history": Field("The steps before this one, each with its explanation."),
}
_RESULT: dict[str, Field] = {
    **_ABOUT,
    "headline": Field("What happened, in one line."),
    "outcome": _OUTCOME,
    "success": Field("Whether it went well for whoever acts."),
    "tests": Field("The rolls against a number, with everything that bore on it."),
    "tests.who": Field("The role of whoever rolled."),
    "tests.skill": Field("What was tested."),
    "tests.base": Field("The number before modifiers."),
    "tests.parts": Field("What the number adds up from."),
    "tests.modifiers": Field("Every modifier that was considered, applied or not, and why."),
    "tests.score": Field("The number after modifiers."),
    "tests.dice": Field("The dice as they fell."),
    "tests.roll": Field("The die that counts; null where several do."),
    "tests.outcome": _OUTCOME,
    "changes": Field("What changes on sheets."),
    "changes.path": Field("The key, after its table and a point."),
    "changes.written": Field("Whether the file has it already."),
    "lines": Field("The explanation, each line with the section of the rules."),
    "dice": Field("Every die in the order thrown: --dice takes their values."),
    "dice.faces": Field("How many faces, or their names."),
    "dice.for": Field("What it was thrown for."),
    "dice.kept": Field("Whether it counts."),
    "seed": Field("The seed of the generator; null for dice that were given."),
    "index": Field("The place in the series of that seed, counted from 1."),
    "sheets_after": Field("The fingerprints of the same sheets once the changes are written."),
    "undo": Field("What takes the changes back, to the byte."),
}
_ODDS: dict[str, Field] = {
    **_ABOUT,
    "odds": Field("By path: each value with its chance p; of a number the exact distribution too."),
    "branches": Field("The cases that the next step goes on from, each with its chance."),
    "about": Field("What holds whatever the dice show."),
}
_ERROR: dict[str, Field] = {
    "dzcli": Field("The version of this form."),
    "error": Field("What went wrong."),
    "error.code": Field("A name for scripts, which stays."),
    "error.message": Field("A sentence for people."),
    "error.exit": Field("The exit status."),
    "error.written": Field("The sheets that were written before it."),
}
_NOTE: dict[str, Field] = {
    "dzcli": Field("The version of this form."),
    "note": Field("What is worth knowing and is no error."),
    "note.code": Field("A name for scripts, which stays."),
    "note.message": Field("A sentence for people."),
}
KINDS: Mapping[str, Kind] = {
    "result": Kind(Result, _RESULT),
    "odds": Kind(Odds, _ODDS),
    "error": Kind(Error, _ERROR),
    "note": Kind(Note, _NOTE),
}
"""The forms that the JSON of a step may have."""
