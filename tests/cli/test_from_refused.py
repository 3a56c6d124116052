"""What --from refuses: all that is not the record of the step before."""

import copy
import json

import pytest

DEFEND = ("defend", "@garde")
WOUND = ("wound", "@garde")


@pytest.mark.parametrize("content", [b"", b"  \n\t\n", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("words", [DEFEND, WOUND])
def test_empty(go_on, words, content):
    """An empty record is exit 3: the step before gave none."""
    assert go_on(content, *words, status=3).error["exit"] == 3


@pytest.mark.parametrize(
    "content",
    [
        "Koris hits Garde (success): 8 damage after armour.\n  7.5  ...",
        "{",
        '{"dzcli": 2, "step": "attack"',
        "{'dzcli': 2}",
        b"\xff\xfe{}",
        b'{"dzcli": 2, "step": "\xff"}',
        '{"dzcli": 2, "step": "\\ud800"}',
        "[" * 200_000,
        '{"a":' * 100_000,
        "\0",
        "NaN",
        '{"dzcli": 1e400}',
    ],
)
@pytest.mark.parametrize("words", [DEFEND, WOUND])
def test_not_json(go_on, words, content):
    """What is no JSON is exit 3."""
    assert "--from" in go_on(content, *words, status=3).error["message"]


@pytest.mark.parametrize(
    "content",
    ["null", "1", "true", '"attack"', "[]", "{}", "[{}]", '{"dzcli": null}', '{"dzcli": "1"}',
     '{"dzcli": 2}', '{"dzcli": true}', '{"dzcli": 1.5}', '{"dzcli": [1]}', '{"dzcli": 0}', '{"dzcli": -1}',
     '{"step": "attack"}'],
)  # fmt: skip
def test_no_record(go_on, content):
    """JSON that is no record of a step is exit 3."""
    assert "--from" in go_on(content, *DEFEND, status=3).error["message"]


@pytest.mark.parametrize("schema", [3, 4, 10**30])
@pytest.mark.parametrize("words", [DEFEND, WOUND])
def test_later_schema(go_on, attack, words, schema):
    """A record of a later schema is exit 3, and the message names both."""
    message = go_on({**attack, "dzcli": schema}, *words, status=3).error["message"]
    assert str(schema) in message
    assert "2" in message


@pytest.mark.parametrize("words", [DEFEND, WOUND])
def test_earlier_schema(go_on, attack, words):
    """A record of an earlier schema is exit 3, and the message says what to do."""
    error = go_on({**attack, "dzcli": 1}, *words, status=3).error
    assert error["code"] == "earlier_schema"
    assert "format 1, made by an earlier dzcli" in error["message"]
    assert "run the step again" in error["message"]


def test_error_object(dzcli, go_on):
    """The error of the step before is exit 3: there is nothing to go on from."""
    error = dzcli("attack", "@koris", "--dice", "1,2,3,4", "--json", status=4).err
    go_on(error, *DEFEND, status=3)


def test_several_records(go_on, attack):
    """Several records are exit 3: one step goes on from one."""
    message = go_on(json.dumps(attack) + "\n" + json.dumps(attack) + "\n", *DEFEND, status=3).error["message"]
    assert "several" in message


def test_series(dzcli, go_on):
    """The output of --times is several records."""
    go_on(dzcli("attack", "@koris", "@garde", "--times", "2", "--json").out, *DEFEND, status=3)


OTHERS = [
    ("roll", "1d6"),
    ("test", "@koris", "escrime"),
    ("surprise", "@senna", "@garde"),
    ("control", "@koris", "@voleur", "--mode", "grapple"),
    ("round", "@garde"),
    ("act", "@garde", "--do", "aim"),
    ("initiative", "@senna", "@garde"),
    ("heal", "@garde", "--mode", "rest"),
    ("wound", "@garde", "--final", "3"),
]


@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("words", [DEFEND, WOUND])
def test_other_step(dzcli, go_on, words, other):
    """The record of a step that strikes no blow is exit 3."""
    record = dzcli(*other, "--json").record
    assert "--from" in go_on(record, *words, status=3).error["message"]


def test_defence_after_a_defence(dzcli, go_on, attack):
    """One does not defend against a defence."""
    defence = go_on(attack, *DEFEND, "--dice", "30").record
    message = go_on(defence, *DEFEND, status=3).error["message"]
    assert "defend" in message
    assert "attack" in message


@pytest.mark.parametrize("system", ["duel", "", None, "DZ"])
def test_other_system(go_on, attack, system):
    """A record of another system than the sheet's is exit 3."""
    go_on({**attack, "system": system}, *DEFEND, status=3)


def test_stopped_after_the_attack_roll(dzcli, go_on):
    """A hit whose damage was not thrown cannot be defended against."""
    record = dzcli("attack", "@koris", "@garde", "--hit-only", "--dice", "53", "--json").record
    go_on(record, *DEFEND, status=3)
    go_on(record, *WOUND, status=3)


def test_no_such_file(dzcli, tmp_path):
    """A record that is not there is exit 3, and is named."""
    path = str(tmp_path / "none.json")
    assert path in dzcli(*DEFEND, "--from", path, "--json", status=3).error["message"]
    assert str(tmp_path) in dzcli(*DEFEND, "--from", str(tmp_path), "--json", status=3).error["message"]


def places(value, path=()):
    """Every place in a JSON value."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from places(item, (*path, key))


READ = (
    "step",
    "system",
    "actor",
    "target",
    "outcome",
    "changes",
    "hit",
    "damage",
    "weapon",
    "ally",
    "sheets",
)


@pytest.mark.parametrize("junk", [None, 10**18, "\u00e9\0", {"a": None}], ids=repr)
def test_nested_garbage(ended, attack, junk):
    """Whatever stands in place of one value of a record, the step ends with an exit of the table."""
    attack["changes"] = [
        {"who": "actor", "sheet": "@koris", "path": "etat.stress", "from": 0, "to": 1, "written": False}
    ]
    for path in places({key: attack[key] for key in READ}):
        record = {"": copy.deepcopy(attack)}
        inside, last = record, ""
        for step in path:
            inside, last = inside[last], step
        inside[last] = junk
        ran = ended(*WOUND, "--from", "-", stdin=json.dumps(record[""]).encode())
        assert ran.status in (0, 3, 4, 5, 6), (path, junk)


@pytest.mark.parametrize("missing", ["step", "system", "actor", "target", "outcome", "changes"])
def test_missing_key(go_on, attack, missing):
    """A record that lacks a key of every record is exit 3, and the key is named."""
    del attack[missing]
    assert missing in go_on(attack, *WOUND, status=3).error["message"]


@pytest.mark.parametrize(
    "change",
    [
        {"to": "abc"},
        {"to": -5},
        {"to": 10**30},
        {"path": "etat.foo"},
        {"path": "etat.stress\n"},
        {"path": "attributs.physique"},
        {"path": "etat"},
        {"sheet": "a\0b"},
        {"sheet": ""},
        {"sheet": "."},
        {"sheet": "nobody.toml"},
        {"to": [None, {}], "path": "etat.etats"},
    ],
    ids=str,
)
def test_change_that_no_step_makes(dzcli, go_on, table, change):
    """A change that would spoil a sheet is refused, and no sheet is written."""
    attack = dzcli("attack", "koris.toml", "garde.toml", "--dice", "53,7", "--json").record
    made = {
        "who": "actor",
        "sheet": "koris.toml",
        "path": "etat.stress",
        "from": 0,
        "to": 1,
        "written": False,
    }
    attack["changes"] = [{**made, **change}]
    before = {path: path.read_bytes() for path in table.iterdir()}
    go_on(attack, "wound", "garde.toml", "--write", status=3)
    assert {path: path.read_bytes() for path in table.iterdir()} == before


def test_a_kind_of_weapon_that_there_is_not(dzcli, go_on, table):
    """A weapon that strikes neither in melee nor from a distance is no weapon of a record."""
    attack = dzcli("attack", "koris.toml", "garde.toml", "--dice", "53,7", "--json").record
    attack["weapon"]["kind"] = "elee"
    go_on(attack, "defend", "koris.toml", "--dice", "30", status=3)


@pytest.mark.parametrize(
    "path, value",
    [
        ("etat.etats", [["au_sol"]]),
        ("etat.blessures", [["x"]]),
        ("etat.blessures", [{"id": [4]}]),
        ("etat.blessures", [{"id": 99}]),
    ],
)
def test_a_change_of_a_sheet_that_is_not_read_is_told_as_it_is(dzcli, go_on, table, path, value):
    """What a record says of somebody else's sheet is told as far as it makes sense, and is no fault."""
    attack = dzcli("attack", "koris.toml", "garde.toml", "--dice", "53,7", "--json").record
    attack["changes"] = [
        {"who": "actor", "sheet": "koris.toml", "path": path, "from": [], "to": value, "written": False}
    ]
    assert go_on(attack, "defend", "garde.toml", "--no-roll", status=None).status in (0, 2, 3)
