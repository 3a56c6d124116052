"""A blow that reaches someone else than it was aimed at."""

import pytest


def test_wound_of_another_than_the_defender(dzcli, go_on, table):
    """After a defence the damage is the defender's: wounding another is exit 6, nothing written."""
    attack = dzcli("attack", "koris.toml", "garde.toml", "--dice", "53,7", "--json").record
    defence = go_on(attack, "defend", "garde.toml", "--dice", "30").record
    before = {path: path.read_bytes() for path in table.iterdir()}
    error = go_on(defence, "wound", "brigand.toml", "--write", status=6).error
    assert "Brigand" in error["message"]
    assert "Garde" in error["message"]
    assert {path: path.read_bytes() for path in table.iterdir()} == before


def test_another_target_without_a_defence(dzcli, go_on, table):
    """Before a defence the damage is worked out again for who is hit instead, and a note says so."""
    attack = dzcli("attack", "koris.toml", "garde.toml", "--dice", "53,7", "--json").record
    assert (attack["damage"]["weapon"], attack["damage"]["net"]) == (9, 8)
    wound = go_on(attack, "wound", "brigand.toml").record
    assert wound["target"]["name"] == "Brigand"
    assert wound["damage"]["final"] == 9
    assert any("Garde" in warning for warning in wound["warnings"])


def test_ally_hit(dzcli, go_on, table):
    """The ally whom a stray shot hits defends against damage worked out for its own armour."""
    words = ("attack", "senna.toml", "brigand.toml", "--into-melee", "koris.toml", "--json")
    attack = dzcli(*words, "--dice", "90,7").record
    assert (attack["hit"], attack["damage"]) == (False, None)
    ally = attack["ally"]
    assert (ally["name"], ally["hit"], ally["threshold"]) == ("Koris", True, 75)
    assert ally["damage"]["weapon"] == 9
    assert {"step": "defend", "who": "ally"} in attack["due"]
    defence = go_on(attack, "defend", "koris.toml", "--dice", "99").record
    assert defence["damage"]["final"] == ally["damage"]["net"]
    wound = go_on(defence, "wound", "koris.toml", "--write").record
    assert wound["wound"]["health"] == 19 - ally["damage"]["net"]


def test_ally_hit_is_no_hit_on_the_target(dzcli, go_on, table):
    """For the target a shot that hit the ally is a miss."""
    words = ("attack", "senna.toml", "brigand.toml", "--into-melee", "koris.toml", "--json")
    attack = dzcli(*words, "--dice", "90,7").record
    wound = go_on(attack, "wound", "brigand.toml").record
    assert (wound["hit"], wound["changes"]) == (False, [])


def test_ally_safe(dzcli, go_on, table):
    """An ally who was not hit has nothing to defend against."""
    words = ("attack", "senna.toml", "brigand.toml", "--into-melee", "koris.toml", "--json")
    attack = dzcli(*words, "--dice", "70").record
    assert (attack["hit"], attack["ally"]["hit"], attack["ally"]["damage"]) == (False, False, None)
    defence = go_on(attack, "defend", "koris.toml").record
    assert (defence["hit"], defence["dice"], defence["changes"]) == (False, [], [])


@pytest.fixture
def burst(dzcli, table):
    """The record of a burst on two targets: 1d10+2, of which 9 before armour."""
    path = table / "senna.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace('degats = "1d10+2"', 'degats = "1d10+2"\ntraits = ["rafale"]'), encoding="utf-8"
    )
    words = ("attack", "senna.toml", "garde.toml", "--burst", "two-targets", "--json")
    return dzcli(*words, "--dice", "40,7").record


def test_second_target_of_a_burst(go_on, burst):
    """The second target of a burst takes the same dice through its own armour and defence."""
    assert {"step": "defend", "who": "second target"} in burst["due"]
    assert burst["damage"]["net"] == 8
    first = go_on(burst, "defend", "garde.toml", "--dice", "30").record
    second = go_on(burst, "defend", "brigand.toml", "--dice", "25").record
    assert first["damage"]["final"] == 4
    assert (second["damage"]["weapon"], second["damage"]["net"], second["damage"]["final"]) == (9, 9, 5)
    assert second["warnings"] == []
    wound = go_on(second, "wound", "brigand.toml").record
    assert wound["wound"]["health"] == 18 - 5


def test_both_targets_of_a_burst_written(go_on, burst, table):
    """Both targets of a burst are written from the one record of the attack."""
    for name, dice in (("garde.toml", "30"), ("brigand.toml", "25")):
        defence = go_on(burst, "defend", name, "--dice", dice).record
        go_on(defence, "wound", name, "--write")
    assert "sante = 14" in (table / "garde.toml").read_text(encoding="utf-8")
    assert "sante = 13" in (table / "brigand.toml").read_text(encoding="utf-8")


def test_both_targets_written_after_aiming(dzcli, go_on, table):
    """The attacker's own change is written once, whoever of the two targets comes first."""
    path = table / "senna.toml"
    text = path.read_text(encoding="utf-8")
    text = text.replace('degats = "1d10+2"', 'degats = "1d10+2"\ntraits = ["rafale"]')
    path.write_text(text + "visee = true\n", encoding="utf-8")
    words = ("attack", "senna.toml", "garde.toml", "--burst", "two-targets", "--json", "--write")
    attack = dzcli(*words, "--dice", "40,7").record
    assert [change["written"] for change in attack["changes"]] == [True]
    for name, dice in (("garde.toml", "30"), ("brigand.toml", "25")):
        defence = go_on(attack, "defend", name, "--dice", dice).record
        go_on(defence, "wound", name, "--write")
    assert "visee = false" in path.read_text(encoding="utf-8")
    assert "sante = 13" in (table / "brigand.toml").read_text(encoding="utf-8")


def test_brisant_of_another_target(dzcli, go_on, table):
    """Brisant against a rigid armour asks for its die when the damage is worked out again."""
    armoured = (table / "brigand.toml").read_text(encoding="utf-8")
    armoured = armoured.replace("[etat]", '[armure]\nid = "plates_partielles"\n\n[etat]')
    (table / "brigand.toml").write_text(armoured, encoding="utf-8")
    words = ("attack", "koris.toml", "garde.toml", "--weapon", "marteau de guerre", "--json")
    attack = dzcli(*words, "--dice", "40,7,6").record
    go_on(attack, "wound", "brigand.toml", "--dice", "4,50", status=4)
    error = go_on(attack, "wound", "brigand.toml", "--dice", "", status=4).error
    assert "Brisant" in error["message"]
    wound = go_on(attack, "wound", "brigand.toml", "--dice", "4").record
    assert wound["damage"]["raw"] == 12 + 4
