"""What a step leaves to be done of what the steps before left: whose it is, and by which role."""

from typing import Any

import pytest

from dzcli.sheets.document import Document
from dzcli.step.carried import of
from dzcli.step.due import left
from dzcli.step.options import SHEET, Options, argument
from dzcli.step.questions import Rules
from dzcli.step.record import Person, Record, Terms
from dzcli.step.step import Step

NAMES = ("ana", "bo", "cy")
ANA, BO, CY = (Document(f"{name}.toml", f"{name}.toml", f"nom = '{name}'".encode()) for name in NAMES)
SHEETS = dict(zip(NAMES, (ANA, BO, CY), strict=True))
TERMS = Terms({}, due={"defend": "{who} may defend.", "wound": "{who} is hurt.", "rest": "{who} rests."})


class OfTarget(Options):
    """A step about the target."""

    victim = argument("TARGET", "Whose it is.", SHEET, carried="target")


class OfActor(Options):
    """A step about the actor."""

    other = argument("OTHER", "Somebody.", SHEET, required=False)
    doer = argument("ACTOR", "Who does it.", SHEET, carried="actor")


class OfAll(Options):
    """A step that is about nobody of the record before."""

    other = argument("OTHER", "Somebody.", SHEET, required=False)


def steps(kind=OfTarget):
    """An attack, a defence and a wound, which is about ``kind``, that follow each other, and a rest."""
    return {
        "attack": Step("attack", OfAll, "", "x:y", title="attack", then="defend"),
        "defend": Step("defend", OfTarget, "", "x:y", title="defend", then="wound"),
        "wound": Step("wound", kind, "", "x:y", title="wound"),
        "rest": Step("rest", OfActor, "", "x:y", title="rest"),
    }


def person(name, label=None):
    """Somebody as a record tells of them."""
    document = SHEETS[name]
    return {"name": name, "sheet": label or document.label, "fingerprint": document.fingerprint}


def before(*due, **other):
    """The record of an attack that left something to be done, each ``step of role``."""
    asked = [dict(zip(("step", "who"), one.split(" of "), strict=True)) for one in due]
    people: dict[str, Any] = {"actor": person("ana"), "target": person("bo"), "witness": person("cy")}
    raw = {"dzcli": 2, "version": "1", "step": "attack", "system": "dz", "outcome": None, "success": True}
    return of({**raw, "changes": [], "due": asked, **people, **other})


def now(step, **roles):
    """The record of a step, and who is in it, by role."""
    record = Record(step, "dz", Rules("dz"), TERMS)
    people = {
        role: name if isinstance(name, Person) else Person(name, SHEETS[name]) for role, name in roles.items()
    }
    record.actor, record.target = people.pop("actor", None), people.pop("target", None)
    record.people = people
    return record


def told(found):
    """What is left, each ``step of role``."""
    return [f"{one.step} of {one.who}" for one in found]


# What was due, the step, whom it is about, who is in it, and what is left.
SETTLED = {
    "its own": (["wound of target"], "wound", OfTarget, {"target": "bo"}, []),
    "that of the step it left out": (["defend of target"], "wound", OfTarget, {"target": "bo"}, []),
    "that of another": (
        ["wound of target", "wound of witness"], "wound", OfTarget, {"target": "bo"}, ["wound of cy"],
    ),
    "that of whom it is about now": (
        ["wound of target", "wound of witness"], "wound", OfTarget, {"target": "cy"}, ["wound of bo"],
    ),
    "that of the actor": (
        ["wound of actor", "wound of target"], "wound", OfActor, {"actor": "ana", "target": "bo"},
        ["wound of target"],
    ),
    "that of the target, who acts now": (
        ["wound of actor", "wound of target"], "wound", OfActor, {"actor": "bo", "target": "cy"},
        ["wound of ana"],
    ),
    "that of all": (["wound of actor", "wound of target"], "wound", OfAll, {"actor": "ana"}, []),
    "another step": (["rest of target"], "wound", OfTarget, {"target": "bo"}, ["rest of target"]),
    "a step that no word is for": (["fly of target"], "wound", OfTarget, {"target": "bo"}, []),
    "that of somebody unknown": (["wound of ghost"], "wound", OfTarget, {}, []),
    "that of the usual role, where all are known": (
        ["wound of target", "wound of witness"], "wound", OfTarget, {}, ["wound of cy"],
    ),
    "only what it settles of somebody unknown": (
        ["rest of ghost", "wound of target"], "wound", OfTarget, {}, ["rest of ghost"],
    ),
    "the same twice": (
        ["rest of actor", "rest of actor"], "wound", OfTarget, {"target": "bo"}, ["rest of ana"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("due, step, kind, roles, found", SETTLED.values(), ids=SETTLED)
def test_settled(due, step, kind, roles, found):
    """A step settles what is due of whoever it is about, and what it left out; the rest is left."""
    assert told(left(before(*due), now(step, **roles), steps(kind))) == found


# Who has which role now, and by which role the target and the witness of before are named.
ROLES = {
    "the same": ({"target": "bo", "witness": "cy"}, "target", "witness"),
    "another's": ({"actor": "bo", "target": "cy"}, "actor", "target"),
    "of the step's own": ({"second": "bo"}, "second", "cy"),
    "somebody else of that name": ({"target": Person("bo", CY)}, "bo", "cy"),
    "somebody else of that sheet": ({"target": Person("cy", BO)}, "bo", "cy"),
}


@pytest.mark.parametrize("roles, target, witness", ROLES.values(), ids=ROLES)
def test_roles(roles, target, witness):
    """Whoever something is due of has the role that is theirs now, else is named."""
    found = left(before("rest of target", "rest of witness"), now("attack", **roles), steps())
    assert told(found) == [f"rest of {target}", f"rest of {witness}"]


def test_role_that_is_passed_on():
    """A role that is passed on as it is stays what it was."""
    record = now("attack")
    record.passed = {"witness": person("cy")}
    assert told(left(before("rest of witness", "rest of target"), record, steps())) == [
        "rest of witness",
        "rest of bo",
    ]


@pytest.fixture
def written(tmp_path, monkeypatch):
    """A folder with the sheets as the record before knows them."""
    monkeypatch.chdir(tmp_path)
    for name, document in SHEETS.items():
        (tmp_path / document.label).write_text(f"nom = '{name}'", encoding="utf-8")
    return tmp_path


def rests(carried, *, on_disk=True):
    """Whose rest is left."""
    return [one.who for one in left(carried, now("attack"), steps(), on_disk=on_disk)]


def test_sheet_that_was_written_since(written):
    """Nothing is left for somebody whose sheet is another since, if sheets are looked at."""
    carried = before("rest of target", "rest of witness", "rest of ghost", "fly of target")
    assert rests(carried) == ["bo", "cy", "ghost"]
    (written / "bo.toml").write_text("nom = 'bo' # other", encoding="utf-8")
    assert rests(carried) == ["cy", "ghost"]
    assert rests(carried, on_disk=False) == ["bo", "cy", "ghost"]
    (written / "cy.toml").unlink()
    assert rests(carried) == ["cy", "ghost"]


@pytest.mark.parametrize("key", ["sheets", "sheets_after"])
def test_sheet_as_a_step_before_had_it(written, key):
    """A sheet that is as a step before read it, or would have it, is the same."""
    (written / "bo.toml").write_text("nom = 'bo' # other", encoding="utf-8")
    after = Document("bo.toml", "bo.toml", b"nom = 'bo' # other").fingerprint
    assert rests(before("rest of target", **{key: {"bo.toml": after}})) == ["bo"]


@pytest.mark.parametrize("label", ["-", "@bo"])
def test_sheet_without_a_file(written, label):
    """What has no file of its own was not written."""
    (written / label).write_text("nom = 'x'", encoding="utf-8")
    assert rests(before("rest of target", target=person("bo", label))) == ["bo"]


def test_due_that_no_step_is():
    """What the system has a word for and no step is left, whatever became of the sheet."""
    shorter = {name: step for name, step in steps().items() if name != "rest"}
    assert told(left(before("rest of target"), now("attack"), shorter, on_disk=True)) == ["rest of bo"]
