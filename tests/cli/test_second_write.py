"""One attack written for two people, one after the other: its own changes are no conflict the second time."""

import json

import pytest


@pytest.fixture
def aimed(table):
    """The sheet of Senna, who has aimed and whose bow fires in bursts."""
    path = table / "senna.toml"
    text = path.read_text(encoding="utf-8")
    text = text.replace('degats = "1d10+2"', 'degats = "1d10+2"\ntraits = ["rafale"]')
    path.write_text(text + "visee = true\n", encoding="utf-8")
    return path


@pytest.fixture
def burst(dzcli, aimed):
    """The record of her burst on two targets, which spends the aim."""
    words = ("attack", "senna.toml", "garde.toml", "--burst", "two-targets", "--json")
    return dzcli(*words, "--dice", "40,7").record


def test_second_target_after_the_first(go_on, burst, aimed, table):
    """The aim spent is written with the first target; with the second it is there already."""
    go_on(burst, "wound", "garde.toml", "--write")
    assert "visee = false" in aimed.read_text(encoding="utf-8")
    after = aimed.read_bytes()
    second = go_on(burst, "wound", "brigand.toml", "--write").record
    assert aimed.read_bytes() == after
    assert second["warnings"] == []
    assert all(change["written"] for change in second["changes"])
    assert "sante = 10" in (table / "garde.toml").read_text(encoding="utf-8")
    assert "sante = 9" in (table / "brigand.toml").read_text(encoding="utf-8")


def test_what_changes_is_foreseen_and_nothing_else(burst):
    """A record holds what a sheet will be, and how it is taken back, for those alone that change."""
    undone = [one["sheet"] for one in burst["undo"]]
    assert (list(burst["sheets_after"]), undone) == (["senna.toml"], ["senna.toml"])


def test_what_was_written_is_not_foreseen_again(go_on, attack, table):
    """A step that changes nothing more of a sheet takes back what was written of it, once."""
    attack = {**attack, "target": {**attack["target"], "sheet": "garde.toml"}}
    defence = go_on(attack, "defend", "garde.toml", "--dice", "11", "--write").record
    wound = go_on(defence, "wound", "garde.toml").record
    assert [change["written"] for change in wound["changes"]] == [True]
    assert len(wound["undo"]) == 1 and wound["undo"] == defence["undo"]


def test_ally_after_the_target(dzcli, go_on, aimed, table):
    """The target that a shot missed, then the ally whom it hit, are written from one record."""
    words = ("attack", "senna.toml", "garde.toml", "--into-melee", "koris.toml", "--json")
    attack = dzcli(*words, "--dice", "90,7").record
    go_on(attack, "wound", "garde.toml", "--write")
    defence = go_on(attack, "defend", "koris.toml", "--dice", "30").record
    wound = go_on(defence, "wound", "koris.toml", "--write").record
    assert wound["warnings"] == []
    assert "sante = 16" in (table / "koris.toml").read_text(encoding="utf-8")
    assert "sante = 18" in (table / "garde.toml").read_text(encoding="utf-8")


def test_a_sheet_changed_since_that_holds_the_change(go_on, burst, aimed):
    """A sheet that others changed meanwhile stays as it is where it holds the change; a note says so."""
    text = aimed.read_text(encoding="utf-8").replace("visee = true", "visee = false")
    aimed.write_text(text.replace("stress = 0", "stress = 3"), encoding="utf-8")
    before = aimed.read_bytes()
    second = go_on(burst, "wound", "brigand.toml", "--write").record
    assert aimed.read_bytes() == before
    assert ["senna.toml" in warning for warning in second["warnings"]] == [True]


def test_a_sheet_changed_since_that_does_not(go_on, burst, aimed, table):
    """A sheet that was changed by others and does not hold the change is exit 6; nothing is written."""
    aimed.write_text(aimed.read_text(encoding="utf-8").replace("stress = 0", "stress = 3"), encoding="utf-8")
    before = {path: path.read_bytes() for path in table.iterdir()}
    go_on(burst, "wound", "brigand.toml", "--write", status=6)
    assert {path: path.read_bytes() for path in table.iterdir()} == before


def test_the_same_blow_twice(go_on, burst, table):
    """The target that was written is no more the one the blow was made on: a second time is exit 6."""
    go_on(burst, "wound", "garde.toml", "--write")
    before = (table / "garde.toml").read_bytes()
    go_on(burst, "wound", "garde.toml", "--write", status=6)
    assert (table / "garde.toml").read_bytes() == before


def test_both_sides_of_a_mutual_blow(dzcli, sheet):
    """Each side of an exchange that hurt both is written, though the first write changed both sheets."""
    one, other = sheet("bretteuse"), sheet("reitre")
    line = f"attack {one} {other} --skirmish --stance brutal --target-stance aggressive --pool 2"
    words = [*line.split(), "--target-pool", "1", "--rule", "egalite=degats_arme", "--dice", "5,5,5"]
    attack = json.dumps(dzcli(*words, "--json").record)
    assert {change["sheet"] for change in json.loads(attack)["changes"]} >= {one}
    for name in (other, one):
        record = dzcli("wound", name, "--from", "-", "--write", "--json", stdin=attack).record
        assert record["warnings"] == []
        with open(name, encoding="utf-8") as file:
            assert f"sante = {record['wound']['health']}" in file.read()


@pytest.mark.parametrize(
    ("role", "hit", "final"),
    [("target", False, None), ("ally", True, 8), ("allie", True, 8), (None, True, 8)],
)
def test_one_shipped_sheet_for_target_and_ally(dzcli, go_on, role, hit, final):
    """--as says which of the two is meant; where nobody is named it is the one to whom the blow is due."""
    words = ("attack", "@senna", "@garde", "--into-melee", "@garde", "--json", "--dice", "90,7")
    attack = dzcli(*words).record
    named = ("@garde", "--as", role) if role else ()
    wound = go_on(attack, "wound", *named).record
    assert (wound["hit"], wound["damage"] and wound["damage"]["final"]) == (hit, final)


def test_the_ally_defends_then_suffers(dzcli, go_on):
    """--as may be said again after the defence, of the one who defended; of another it is exit 6."""
    words = ("attack", "@senna", "@garde", "--into-melee", "@garde", "--json", "--dice", "90,7")
    attack = dzcli(*words).record
    defence = go_on(attack, "defend", "@garde", "--as", "ally", "--dice", "25").record
    for more in ((), ("@garde",), ("@garde", "--as", "ally")):
        assert go_on(defence, "wound", *more).record["wound"]["health"] == 14


def test_one_shipped_sheet_for_both_targets_of_a_burst(dzcli, go_on, aimed):
    """The second target may be another of the same sheet."""
    words = ("attack", "senna.toml", "@garde", "--burst", "two-targets", "--json", "--dice", "40,7")
    attack = dzcli(*words).record
    wound = go_on(attack, "wound", "@garde", "--as", "second-target").record
    assert (wound["wound"]["health"], wound["warnings"]) == (10, [])


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("wound", "@koris", "--as", "target", "--from"), "other_role"),
        (("wound", "@garde", "--as", "ally", "--from"), "other_role"),
        (("wound", "@garde", "--as", "second-target", "--from"), "other_role"),
        (("wound", "@garde", "--as", "foe", "--from"), "bad_choice"),
        (("wound", "@garde", "--final", "3", "--as", "target"), "role_of_nobody"),
    ],
)
def test_roles_that_nobody_has(dzcli, tmp_path, words, code):
    """--as of somebody who has another role, or none, is a usage error."""
    attack = tmp_path / "attack.json"
    attack.write_text(dzcli("attack", "@senna", "@garde", "--dice", "40,7", "--json").out, encoding="utf-8")
    more = (str(attack),) if words[-1] == "--from" else ()
    assert dzcli(*words, *more, "--json", status=2).error["code"] == code
