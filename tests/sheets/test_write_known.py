"""What a write knows of sheets: in which order they are written, and which hold already what they should."""

import pytest

from dzcli.fault import StaleSheet
from dzcli.sheets import save
from dzcli.sheets.change import Change
from dzcli.sheets.document import fingerprint
from dzcli.sheets.save import Known, Progress

BEFORE = 'nom = "Ana"\n[etat]\nsante = 18\n'
OTHER = 'nom = "Ana"\n[etat]\nsante = 9\n'
AFTER = 'nom = "Ana"\n[etat]\nsante = 10\n'


@pytest.fixture
def sheets(tmp_path):
    """Write sheets into the folder of the test, by their texts; the path of each."""

    def make(**texts):
        paths = {name: tmp_path / f"{name}.toml" for name in texts}
        for name, path in paths.items():
            path.write_bytes(texts[name].encode())
        return {name: str(path) for name, path in paths.items()}

    return make


def written(changes, known, *, dry=False):
    """Write changes of sheets that are all correct."""
    return save.write(changes, known, lambda document: None, Progress(lambda folder: None), dry=dry)


def health(sheet, after=10, path="etat.sante", before=18, *, done=False):
    """A change of somebody's health."""
    return Change("target", sheet, path, before, after, done)


# Which of two sheets the step read itself, and not for the steps before; in which order they are written.
ORDERS = [
    ((True, True), "ab"),
    ((True, False), "ba"),
    ((False, True), "ab"),
    ((False, False), "ab"),
]


@pytest.mark.parametrize("read, order", ORDERS, ids=str)
def test_order(sheets, read, order):
    """A sheet that the step itself read is written last: without it the step can be made again."""
    labels = sheets(a=BEFORE, b=BEFORE)
    known = {
        label: Known([fingerprint(BEFORE.encode())], carried=not own)
        for label, own in zip(labels.values(), read, strict=True)
    }
    saved = written([health(label) for label in labels.values()], known, dry=True)
    names = {label: name for name, label in labels.items()}
    assert "".join(names[label] for one in saved.files for label in one.labels) == order


def test_order_of_one_that_is_not_known(sheets):
    """A sheet that the step did not read comes before one that it did."""
    labels = sheets(a=BEFORE, b=AFTER)
    known = {labels["a"]: Known([fingerprint(BEFORE.encode())])}
    saved = written([health(labels["a"]), health(labels["b"])], known, dry=True)
    assert [one.path.name for one in saved.files] == ["b.toml", "a.toml"]
    assert saved.held == [labels["b"]]


# What the sheet says, what was known of it, whether it was read for steps before; what becomes of it.
ONE = {
    "as it was read": (BEFORE, [BEFORE], False, "written"),
    "as it was read before": (BEFORE, [BEFORE], True, "written"),
    "as it was read by one of two steps": (BEFORE, [OTHER, BEFORE], True, "written"),
    "another": (OTHER, [BEFORE], False, "stale"),
    "another than was read before": (OTHER, [BEFORE], True, "stale"),
    "written already, but read by the step": (AFTER, [BEFORE], False, "stale"),
    "written already": (AFTER, [BEFORE], True, "held"),
    "not known": (BEFORE, None, False, "stale"),
    "not known, and written already": (AFTER, None, False, "held"),
}


@pytest.mark.parametrize("text, known, carried, became", ONE.values(), ids=ONE)
def test_one(sheets, text, known, carried, became):
    """What was read is written; another only passes if it holds already what an earlier step would make."""
    label = sheets(a=text)["a"]
    prints = {label: Known([fingerprint(one.encode()) for one in known], carried)} if known else {}
    if became == "stale":
        with pytest.raises(StaleSheet):
            written([health(label)], prints)
        return
    saved = written([health(label)], prints)
    assert saved.held == ([label] if became == "held" else [])
    assert saved.fingerprints == {label: fingerprint(AFTER.encode())}
    with open(label, encoding="utf-8", newline="") as file:
        assert file.read() == AFTER


def test_written_before(sheets):
    """What is said to be written is not looked at again."""
    label = sheets(a=OTHER)["a"]
    assert written([health(label, done=True)], {}).files == []


# What [etat] says, what it should, and whether that is held already.
HELD = {
    "a list that is left out": ("sante = 10", ("etat.etats", []), True),
    "a number that is left out": ("sante = 10", ("etat.stress", 0), False),
    "nothing that is left out": ("sante = 10", ("etat.blessure", None), True),
    "another": ("stress = 1", ("etat.stress", 2), False),
    "the same": ("stress = 2", ("etat.stress", 2), True),
    "the same list": ('etats = ["sonne"]', ("etat.etats", ["sonne"]), True),
}


@pytest.mark.parametrize("state, change, held", HELD.values(), ids=HELD)
def test_held(sheets, state, change, held):
    """A sheet holds a change if it says what it should say; an empty list goes without saying."""
    label = sheets(a=f'nom = "Ana"\n[etat]\n{state}\n')["a"]
    asked = [health(label, after=change[1], path=change[0], before=1)]
    if held:
        assert written(asked, {}).held == [label]
    else:
        with pytest.raises(StaleSheet):
            written(asked, {})


@pytest.mark.parametrize("text", ['nom = "Ana"\n', 'nom = "Ana"\netat = 3\n'])
def test_held_without_a_state(sheets, text):
    """A sheet without a state holds none of what changes."""
    with pytest.raises(StaleSheet):
        written([health(sheets(a=text)["a"])], {})


def test_one_file_by_two_names(sheets, tmp_path, monkeypatch):
    """Of one sheet that was read by two names each is told, and both must be known as it is."""
    label = sheets(a=BEFORE)["a"]
    monkeypatch.chdir(tmp_path)
    right, wrong = Known([fingerprint(BEFORE.encode())]), Known([fingerprint(OTHER.encode())])
    with pytest.raises(StaleSheet):
        written([health(label)], {label: right, "a.toml": wrong})
    saved = written([health(label)], {label: right, "a.toml": right})
    assert saved.fingerprints == dict.fromkeys((label, "a.toml"), fingerprint(AFTER.encode()))
