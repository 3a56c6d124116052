"""What a step takes from the record before it: people, roles, changes, the history that it goes on with."""

import json
from fractions import Fraction

import pytest

from dzcli.fault import FileFault
from dzcli.sheets.change import Change
from dzcli.sheets.document import Document
from dzcli.sheets.hunk import Hunk
from dzcli.show.language import Language
from dzcli.step import reading
from dzcli.step.carried import of
from dzcli.step.due import left
from dzcli.step.questions import Rules
from dzcli.step.record import Due, Line, Person, Record, Recorded, Terms
from dzcli.step.told import CarriedPerson

ANA, BO, CY = (
    Document(f"{name}.toml", f"{name}.toml", f"nom = '{name}'".encode()) for name in ("ana", "bo", "cy")
)
STDIN = Document("-", None, b"nom = 'bo'")


def person(document):
    """Someone as a record tells of them."""
    return {"name": document.data["nom"], "sheet": document.label, "fingerprint": document.fingerprint}


def change(who, sheet, key, written=False):
    """A change as a record tells of it."""
    return {"who": who, "sheet": sheet, "path": f"etat.{key}", "from": 1, "to": 2, "written": written}


RAW = {
    "dzcli": 2,
    "version": "1",
    "step": "attack",
    "system": "dz",
    "actor": person(ANA),
    "target": person(BO),
    "outcome": "success",
    "success": True,
    "changes": [
        change("target", "bo.toml", "a"),
        change("actor", "ana.toml", "b", True),
        change("actor", "bo.toml", "c"),
        change("fighter 9", "bo.toml", "d"),
    ],
    "due": [
        {"step": "defend", "who": "target"},
        {"step": "wound", "who": "target"},
        {"step": "rest", "who": "ghost"},
    ],
    "undo": [{"sheet": "bo.toml", "before": "x", "after": "y", "at": 3, "old": "o", "new": "n"}],
    "tests": [1],
    "witness": person(CY),
    "damage": {"net": 8},
    "half": {"name": "x", "sheet": "y"},
}


def carried(**other):
    """What goes on from the record above, with some values that are others."""
    return of({**RAW, **other})


def test_own_keys():
    """The keys of a system are those that not every record has, as they were written."""
    assert set(carried().own) == {"witness", "damage", "half"}
    assert carried().beyond is False
    assert carried(meant="actor").meant is None


def test_people():
    """Whoever has a name, a sheet and a fingerprint is one of the people, the target before all others."""
    assert list(carried().people()) == ["target", "witness", "actor"]
    assert list(carried(target=None).people()) == ["witness", "actor"]
    assert carried().people()["witness"] == CarriedPerson("cy", "cy.toml", CY.fingerprint)
    assert carried().people()["witness"].person() == Person("cy", Recorded("cy.toml", CY.fingerprint))


def test_roles():
    """A sheet is that of the role that was told, else of the first who has it, else of nobody."""
    one = carried()
    assert [one.role_of(sheet) for sheet in (ANA, BO, CY)] == ["actor", "target", "witness"]
    assert one.role_of(STDIN) == "target"
    assert carried(target=None).role_of(BO) is None
    one.meant = "witness"
    assert one.role_of(ANA) == "witness"
    one.meant = "somebody"
    assert one.role_of(ANA) is None


def test_standard_input_is_told_by_its_content():
    """Whoever was read from standard input has a sheet of the same content, and no other."""
    one = carried(actor={**person(ANA), "sheet": "-"}, target={**person(BO), "fingerprint": "x"})
    assert one.role_of(ANA) == "actor"
    assert one.role_of(STDIN) is None


def test_due_of():
    """A step is about whoever it is due of, were it as one that it settles; else about the usual role."""
    one = carried(due=[{"step": "wound", "who": "witness"}, {"step": "defend", "who": "ghost"}])
    assert one.due_of(["wound"], "target") == "witness"
    assert one.due_of(["defend", "wound"], "target") == "witness"
    assert one.due_of(["defend"], "target") == "target"
    one.meant = "actor"
    assert one.due_of(["wound"], "target") == "actor"


@pytest.mark.parametrize(
    "role, known", [("actor", True), ("witness", True), ("ghost", True), ("nobody", False)]
)
def test_knows(role, known):
    """A role is known of one of the people, and of whoever a step is due of."""
    assert carried().knows(role) is known


def test_changes():
    """A sheet gets the changes of its role, and those of nobody else's on the same file."""
    keys = [one.path for one in carried().changes_for(BO)]
    assert keys == ["etat.a", "etat.d"]
    assert [one.path for one in carried(target=None).changes_for(BO)] == ["etat.a", "etat.c", "etat.d"]
    assert carried().changes_for(CY) == []
    assert carried().all_changes()[1] == Change("actor", "ana.toml", "etat.b", 1, 2, True)
    assert carried().hunks() == [Hunk("bo.toml", "x", "y", 3, "o", "n")]


def test_apart_from():
    """What goes on alike is alike but for the keys that are named."""
    one, other = carried(), carried(damage={"net": 9})
    assert one.apart_from("damage") == other.apart_from("damage")
    assert one.apart_from() != other.apart_from()
    assert one.apart_from("damage") != carried(outcome="failure").apart_from("damage")
    assert one.apart_from("damage") != carried(changes=[]).apart_from("damage")
    assert one.apart_from("damage") != carried(due=[]).apart_from("damage")


def ruling(key, *steps):
    """A ruling as a record tells of it."""
    return {
        "key": key,
        "value": "a",
        "default": True,
        "why": "silent",
        "rule": "1.1",
        "text": "x",
        "steps": list(steps),
    }


def test_history():
    """A step's own rulings and new warnings are told of it, after the steps before."""
    one = carried(
        headline="It hits.",
        rulings=[ruling("a"), ruling("b", "attack", "move"), ruling("c", "move")],
        warnings=["old", "new"],
        history=[{"step": "move", "warnings": ["old"]}],
        lines=[{"rule": "1.1", "text": "x"}],
        dice=[{"value": 3, "for": "attack"}],
        seed=5,
        index=2,
    )
    before, told = one.told()
    assert (before["step"], before["warnings"], before["headline"]) == ("move", ["old"], None)
    assert [(one["key"], one["steps"]) for one in told["rulings"]] == [("a", ["attack"]), ("b", ["attack"])]
    assert (told["step"], told["headline"], told["warnings"]) == ("attack", "It hits.", ["new"])
    assert (told["lines"][0]["ruling"], told["dice"][0]["kept"]) == (None, True)
    assert (told["seed"], told["index"], told["actor"]["name"]) == (5, 2, "ana")


class Stage:
    """A step: what comes after it, and whom it is about."""

    def __init__(self, then=None):
        self.then = then
        self.options = object


def test_left():
    """What is due of others, and what this step does not settle, is left; what is asked for again is not."""
    steps = {"attack": Stage("defend"), "defend": Stage("wound"), "wound": Stage(), "rest": Stage()}
    record = Record("defend", "dz", Rules("dz"), Terms({}, due={"defend": "d", "wound": "w", "rest": "r"}))
    record.target = Person("bo", BO)
    record.actor = Person("ana", ANA)
    assert left(carried(), record, steps) == [Due("wound", "target"), Due("rest", "ghost")]
    record.due = [Due("wound", "target")]
    assert left(carried(), record, steps) == [Due("rest", "ghost")]
    record.due, record.actor, record.target = [], Person("bo", BO), None
    assert left(carried(), record, steps)[0] == Due("wound", "actor")
    record.actor = None
    assert left(carried(), record, steps)[0] == Due("wound", "bo")
    record.passed = {"target": {}}
    assert left(carried(), record, steps)[0] == Due("wound", "target")
    assert left(carried(due=[]), record, steps) == []


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_read(tmp_path, encoding):
    """A record is read in the letters that shells save it in."""
    path = tmp_path / "a.json"
    path.write_bytes(json.dumps({**RAW, "headline": "Épée"}).encode(encoding))
    assert reading.read(str(path)).headline == "Épée"


def test_read_odds(tmp_path):
    """A record of odds is read as its branches: what they share, with what each has laid over it."""
    path = tmp_path / "a.json"
    branches = [{"weight": "1/3", "carry": {"outcome": "failure", "due": []}}, {"weight": "2/3", "carry": {}}]
    path.write_text(json.dumps({**RAW, "odds": {}, "branches": branches}), encoding="utf-8")
    one, other = reading.read(str(path))
    assert (one.chance, one.carried.outcome, one.carried.due) == (Fraction(1, 3), "failure", [])
    assert (other.chance, other.carried.outcome, other.carried.due) == (Fraction(2, 3), "success", [])


def text(**other):
    """A record as JSON, with some values that are others."""
    return json.dumps({**RAW, **other}).encode()


HALF = {"weight": "1/2", "carry": {}}
# What a file holds, and the code of what it is refused with.
REFUSED = {
    "nothing": (b" \n", "empty_record"),
    "no JSON": (b"{", "not_json"),
    "several": (b'{"a": 1}\n\n {"a": 2}\n', "several_records"),
    "several, of which one is no table": (b'{"a": 1}\n2\n', "not_json"),
    "a list": (b"[]", "not_a_record"),
    "no format": (b"{}", "not_a_record"),
    "a format that is no number": (text(dzcli=True), "not_a_record"),
    "a later format": (text(dzcli=3), "later_schema"),
    "an earlier format": (text(dzcli=1), "earlier_schema"),
    "an earlier error": (text(dzcli=1, error={}), "not_a_record"),
    "an error": (text(error={}), "not_a_record"),
    "a number for a step": (text(step=3), "bad_record"),
    "a number for a witness": (text(witness={**person(CY), "name": 3}), "bad_record"),
    "a number that is too long": (text(damage=2**64), "bad_record"),
    "no branches": (text(odds={}, branches=[]), "bad_record"),
    "a chance of nothing": (text(odds={}, branches=[{**HALF, "weight": "1/0"}]), "bad_record"),
    "a chance in decimals": (text(odds={}, branches=[{**HALF, "weight": "0.5"}]), "bad_record"),
    "more than all": (text(odds={}, branches=[HALF, HALF, HALF]), "bad_record"),
    "too much": (b" " * (1024 * 1024 + 1), "cannot_read"),
}


@pytest.mark.parametrize("content, code", REFUSED.values(), ids=REFUSED)
def test_refused(tmp_path, content, code):
    """What is no record to go on from is refused, each for its own reason, by the name of the file."""
    path = tmp_path / "a.json"
    path.write_bytes(content)
    with pytest.raises(FileFault) as caught:
        reading.read(str(path))
    assert caught.value.code == code
    assert str(path) in Language("en").say(caught.value.message)
    assert caught.value.message.values["file"] == str(path)


def test_own_keys_of_another_kind():
    """A system's own keys that are not as it types them are refused by the name of the option."""
    with pytest.raises(FileFault) as caught:
        carried(damage=3).read(Line)
    assert (caught.value.code, caught.value.message.values["file"]) == ("bad_record", "--from")
