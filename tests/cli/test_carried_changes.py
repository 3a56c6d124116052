"""What a record carries from step to step besides the blow: the changes not yet written."""

import json


def test_changes_add_up(dzcli, go_on, table):
    """The record of a step holds the changes of the steps before it, then its own."""
    attack = dzcli("attack", "koris.toml", "garde.toml", "--dice", "53,7", "--json").record
    defence = go_on(attack, "defend", "garde.toml", "--dice", "99").record
    wound = go_on(defence, "wound", "garde.toml").record
    assert [change["path"] for change in defence["changes"]] == ["etat.etats", "etat.reaction_depensee"]
    assert wound["changes"][:2] == defence["changes"]
    assert [change["path"] for change in wound["changes"][2:]] == ["etat.sante", "etat.stress"]
    assert [(change["from"], change["to"]) for change in wound["changes"][2:]] == [(18, 10), (0, 1)]


def test_reaction_spent_a_step_ago(dzcli, go_on, table):
    """A reaction spent in the record counts, though the sheet does not know of it yet."""
    attack = dzcli("attack", "koris.toml", "garde.toml", "--dice", "53,7", "--json").record
    spent = {"who": "target", "sheet": "garde.toml", "path": "etat.reaction_depensee"}
    attack["changes"] = [{**spent, "from": False, "to": True, "written": False}]
    defence = go_on(attack, "defend", "garde.toml").record
    assert (defence["can_defend"], defence["cannot_defend"]) == (False, "reaction_spent")


def test_written_changes_are_not_laid_over(dzcli, go_on, table):
    """A change that is marked as written is in the sheet, and not counted from the record."""
    attack = dzcli("attack", "koris.toml", "garde.toml", "--dice", "53,7", "--json").record
    spent = {"who": "target", "sheet": "garde.toml", "path": "etat.reaction_depensee"}
    attack["changes"] = [{**spent, "from": False, "to": True, "written": True}]
    defence = go_on(attack, "defend", "garde.toml", "--dice", "30").record
    assert defence["can_defend"] is True


def test_disadvantage_earned_a_step_ago(dzcli, go_on, table):
    """Déstabilisé by one's own defence, one throws two dice for Endurance in the next step."""
    text = (table / "garde.toml").read_text(encoding="utf-8").replace("sante = 18", "sante = 5")
    (table / "garde.toml").write_text(text, encoding="utf-8")
    attack = dzcli("attack", "koris.toml", "garde.toml", "--dice", "53,7", "--json").record
    defence = go_on(attack, "defend", "garde.toml", "--dice", "99").record
    wound = go_on(defence, "wound", "garde.toml", "--dice", "20,90,5").record
    assert (wound["tests"][0]["mode"], wound["tests"][0]["roll"]) == ("disadvantage", 90)
    states = [change["to"] for change in wound["changes"] if change["path"] == "etat.etats"]
    assert states[0] == ["destabilise"]
    assert states[-1] == ["au_sol"]


def test_attackers_changes_are_written_at_the_end(dzcli, go_on, table):
    """What the attack changed of the attacker is written by the last step of the chain."""
    path = table / "koris.toml"
    path.write_text(path.read_text(encoding="utf-8") + "visee = true\n", encoding="utf-8")
    attack = dzcli("attack", "koris.toml", "garde.toml", "--aim", "add", "--dice", "53,7", "--json").record
    defence = go_on(attack, "defend", "garde.toml", "--dice", "30").record
    assert "visee = true" in path.read_text(encoding="utf-8")
    wound = go_on(defence, "wound", "garde.toml", "--write").record
    assert {change["sheet"] for change in wound["changes"]} == {"koris.toml", "garde.toml"}
    assert all(change["written"] for change in wound["changes"])
    assert "visee = false" in path.read_text(encoding="utf-8")
    assert set(wound["sheets"]) == {"koris.toml", "garde.toml"}
    now = dzcli("attack", "koris.toml", "garde.toml", "--hit-only", "--dice", "53", "--json").record
    assert wound["sheets"] == now["sheets"]
    assert wound["actor"] == now["actor"]
    assert wound["target"] == now["target"]


def test_nothing_is_written_twice(dzcli, go_on, table):
    """A step after one that wrote writes only what is new."""
    attack = dzcli("attack", "koris.toml", "garde.toml", "--dice", "53,7", "--json").record
    defence = go_on(attack, "defend", "garde.toml", "--dice", "30", "--write").record
    (table / "koris.toml").unlink()
    wound = go_on(defence, "wound", "garde.toml", "--write").record
    assert [change["written"] for change in wound["changes"]] == [True, True]
    text = (table / "garde.toml").read_text(encoding="utf-8")
    assert text.count("reaction_depensee") == 1
    assert "sante = 14" in text


def test_own_changes_without_from(dzcli, table):
    """A step told by hand carries its own changes only, and names no actor."""
    record = dzcli("wound", "garde.toml", "--final", "3", "--json").record
    assert record["actor"] is None
    assert [change["path"] for change in record["changes"]] == ["etat.sante"]


def test_actor_is_carried(dzcli, go_on, table):
    """The record of a defence and of a wound names who struck."""
    attack = dzcli("attack", "koris.toml", "garde.toml", "--dice", "53,7", "--json").record
    defence = go_on(attack, "defend", "garde.toml", "--dice", "30").record
    wound = go_on(defence, "wound", "garde.toml").record
    assert attack["actor"] == defence["actor"] == wound["actor"]
    assert wound["actor"]["name"] == "Koris"


def test_changes_of_a_sheet_from_standard_input(dzcli, go_on, table):
    """A sheet read from standard input is known again by its content, under another name."""
    text = (table / "garde.toml").read_text(encoding="utf-8")
    attack = dzcli("attack", "koris.toml", "-", "--dice", "53,7", "--json", stdin=text).record
    defence = go_on(attack, "defend", "garde.toml", "--dice", "30").record
    assert defence["damage"]["final"] == 4
    assert "NOT_THE_TARGET" not in json.dumps(defence["warnings"])
    assert defence["warnings"] == []


def test_sheet_changed_since_the_attack(dzcli, go_on, table):
    """A result made on a sheet that has changed since is not written."""
    attack = dzcli("attack", "koris.toml", "garde.toml", "--dice", "53,7", "--json").record
    path = table / "garde.toml"
    path.write_text(path.read_text(encoding="utf-8") + "# une note\n", encoding="utf-8")
    before = path.read_bytes()
    go_on(attack, "wound", "garde.toml", "--write", status=6)
    assert path.read_bytes() == before
