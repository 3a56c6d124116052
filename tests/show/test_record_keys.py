"""The keys of a step's JSON: always there, whatever the outcome."""

import json

import pytest

from dzcli.cli import streams

COMMON = [
    "dzcli", "version", "step", "system", "actor", "target", "outcome", "success", "tests", "changes", "due",
    "rulings", "warnings", "lines", "dice", "seed", "index",
]  # fmt: skip
OWN = {
    "roll": ["roll"],
    "test": [],
    "attack": ["weapon", "hit", "damage"],
    "defend": ["can_defend", "cannot_defend", "damage"],
    "surprise": ["surprise"],
    "initiative": ["order", "ties", "first", "sequence", "later"],
    "wound": ["wound"],
    "heal": ["healing"],
    "control": ["control"],
    "round": ["round"],
    "act": ["act"],
}
PARTS = {
    "roll": ["expression", "total", "decimal", "tree"],
    "surprise": ["gap", "winner", "surprised", "by", "who", "attackers", "initiative_bonus"],
    "wound": [
        "health_before", "health", "health_max", "malmene", "down", "stress", "stress_gained", "endurance",
        "injury", "ko_minutes", "dead", "cause",
    ],
    "healing": [
        "mode", "healed", "health_before", "health", "health_max", "stabilised", "injury_removed",
        "blocked_by", "retry_in",
    ],
    "control": ["mode", "gap", "winner", "condition", "removed", "weapon_dropped", "landing"],
    "round": ["rounds", "scene", "new_fight", "people", "able", "deaths"],
    "act": ["do", "cost", "actions", "weapon", "aim_lost", "place", "damage"],
    "weapon": ["name", "skill", "kind", "traits"],
    "damage": [
        "formula", "dice", "weapon", "raw", "abs", "ignored", "before_floor", "net", "final", "lethal",
        "parts",
    ],
}  # fmt: skip

ATTACK = ["attack", "@koris", "@garde"]
RUNS = [
    ["roll", "2d6+3", "--dice", "3,4"],
    ["roll", "1d6>=4", "--dice", "4"],
    ["roll", "1d6/4", "--dice", "3"],
    ["test", "@koris", "escrime", "--dice", "30"],
    ["test", "@koris", "endurance", "--dice", "99"],
    [*ATTACK, "--dice", "53,7"],
    [*ATTACK, "--dice", "11,7,4"],
    [*ATTACK, "--dice", "70"],
    [*ATTACK, "--dice", "100"],
    [*ATTACK, "--hit", "--dice", "7"],
    [*ATTACK, "--hit-only", "--dice", "53"],
    ["attack", "@koris", "--dice", "53,7"],
    ["attack", "@senna", "@brigand", "--into-melee", "@koris", "--dice", "90,7"],
    ["defend", "@garde", "--net", "5", "--dice", "30"],
    ["defend", "@garde", "--net", "5", "--dice", "99"],
    ["defend", "@garde", "--net", "5", "--no-roll"],
    ["defend", "@garde", "--raw", "5", "--dice", "11"],
    ["surprise", "@senna", "@garde", "--dice", "10,90"],
    ["surprise", "@senna", "@garde", "--dice", "50,40"],
    ["initiative", "@senna", "@garde", "--dice", "10,90"],
    ["initiative", "@senna", "@garde", "--surprised", "senna", "--dice", "10,10"],
    ["wound", "@garde", "--final", "5"],
    ["wound", "@garde", "--final", "0", "--absorbed"],
    ["wound", "@garde", "--raw", "5"],
    ["wound", "@garde", "--final", "18", "--dice", "99,1,4"],
    ["wound", "@garde", "--final", "18", "--dice", "30"],
    ["control", "@koris", "@voleur", "--mode", "grapple", "--dice", "35,60"],
    ["control", "@senna", "@garde", "--mode", "disarm", "--dice", "90,44"],
    ["round", "@koris", "@garde", "--scene"],
    ["act", "@koris", "--do", "aim"],
    ["act", "@koris", "--do", "dive", "--dice", "35"],
    ["heal", "@garde", "--mode", "rest", "--dice", "5"],
    ["heal", "@garde", "--mode", "night"],
    ["heal", "@garde", "--mode", "first-aid", "--by", "@koris", "--dice", "40,5"],
    ["heal", "@garde", "--mode", "first-aid", "--by", "@koris", "--dice", "90"],
]


@pytest.mark.parametrize("words", RUNS, ids=" ".join)
def test_keys(dzcli, words):
    """A record has every key of its step, and those that belong in pieces of it."""
    record = dzcli(*words, "--json").record
    assert [key for key in COMMON + OWN[words[0]] if key not in record] == []
    assert (record["dzcli"], record["step"]) == (2, words[0])
    assert record["system"] == (None if words[0] == "roll" else "dz")
    for key, wanted in PARTS.items():
        if record.get(key) is not None:
            assert [name for name in wanted if name not in record[key]] == []


@pytest.mark.parametrize("words", RUNS, ids=" ".join)
def test_shapes(dzcli, words):
    """Tests, modifiers, changes, dice, lines, rulings and people have all their keys too."""
    record = dzcli(*words, "--json").record
    for person in (record["actor"], record["target"]):
        assert person is None or list(person) == ["name", "sheet", "fingerprint"]
        assert person is None or person["fingerprint"].startswith("sha256:")
    for test in record["tests"]:
        wanted = {
            "who",
            "skill",
            "base",
            "parts",
            "modifiers",
            "score",
            "dice",
            "roll",
            "double",
            "margin",
            "outcome",
        }
        assert wanted <= set(test)
        assert test["margin"] == test["score"] - test["roll"]
        assert sum(part["value"] for part in test["parts"]) == test["base"]
        applied = sum(modifier["value"] for modifier in test["modifiers"] if modifier["applied"])
        assert test["base"] + applied == test["score"]
        for modifier in test["modifiers"]:
            assert {"id", "label", "value", "applied", "why"} <= set(modifier)
    for change in record["changes"]:
        assert set(change) == {"who", "sheet", "path", "from", "to", "written"}
        assert change["path"].startswith("etat.")
        assert change["from"] != change["to"]
    for die in record["dice"]:
        assert set(die) == {"faces", "value", "for", "kept"}
    for due in record["due"]:
        assert set(due) == {"step", "who"}
    for line in record["lines"]:
        assert {"rule", "text"} <= set(line)
        assert line["text"]
    for ruling in record["rulings"]:
        assert {"key", "value", "default", "why"} <= set(ruling)
        assert ruling["why"] in ("silent", "contradiction", "house")
    assert all(isinstance(warning, str) for warning in record["warnings"])


OUTCOMES = {"critical_success", "success", "failure", "critical_failure", "tie", None}


@pytest.mark.parametrize("words", RUNS, ids=" ".join)
def test_values(dzcli, words):
    """Outcomes are of the list, success is true, false or null, and the dice are those given."""
    record = dzcli(*words, "--json").record
    assert record["outcome"] in OUTCOMES
    assert record["success"] in (True, False, None)
    if "--dice" in words:
        given = words[words.index("--dice") + 1]
        assert ",".join(str(die["value"]) for die in record["dice"]) == given
        assert (record["seed"], record["index"]) == (None, None)


@pytest.mark.parametrize("words", RUNS, ids=" ".join)
def test_one_line(dzcli, words):
    """The record is one line of strict JSON, and its accents are written as they are, but on Windows."""
    out = dzcli(*words, "--json").out
    assert out.endswith("}\n")
    assert out.count("\n") == 1

    def refuse(name):
        raise AssertionError(name)

    json.loads(out, parse_constant=refuse)
    assert streams.WINDOWS or "\\u00" not in out


def test_damage_of_a_miss(dzcli):
    """On a miss there is no damage."""
    record = dzcli(*ATTACK, "--dice", "70", "--json").record
    assert (record["hit"], record["damage"], record["due"]) == (False, None, [])


def test_damage_of_a_hit_alone(dzcli):
    """With --hit-only the damage has its formula and whether it kills, and no numbers."""
    damage = dzcli(*ATTACK, "--hit-only", "--dice", "53", "--json").record["damage"]
    assert (damage["formula"], damage["lethal"]) == ("1d10+2", True)
    assert [damage[key] for key in ("weapon", "raw", "abs", "net", "final")] == [None] * 5


def test_figures_of_the_manual(dzcli):
    """The example of the manual: a hit of 9, the gambison, 8 left."""
    record = dzcli(*ATTACK, "--dice", "53,7", "--json").record
    damage = record["damage"]
    assert (damage["weapon"], damage["raw"], damage["abs"], damage["ignored"]) == (9, 9, 1, 0)
    assert (damage["before_floor"], damage["net"], damage["final"], damage["lethal"]) == (8, 8, None, True)
    assert [part["value"] for part in damage["parts"]] == [9, -1]
    assert record["weapon"] == {"name": "Épée longue", "skill": "escrime", "kind": "melee", "traits": []}
    assert record["due"] == [{"step": "defend", "who": "target"}]


def test_who_is_actor_and_who_is_target(dzcli):
    """Who strikes, tests or heals is the actor; who defends, is wounded or healed the target."""
    cases = {
        ("test", "@koris", "escrime"): ("Koris", None),
        ("attack", "@koris", "@garde"): ("Koris", "Garde"),
        ("attack", "@koris"): ("Koris", None),
        ("defend", "@garde", "--net", "3"): (None, "Garde"),
        ("wound", "@garde", "--final", "3"): (None, "Garde"),
        ("heal", "@garde", "--mode", "first-aid", "--by", "@koris"): ("Koris", "Garde"),
        ("surprise", "@senna", "@garde"): ("Senna", "Garde"),
        ("control", "@koris", "@voleur", "--mode", "grapple"): ("Koris", "Voleur"),
        ("round", "@koris", "@garde"): (None, None),
        ("act", "@koris", "--do", "aim"): ("Koris", None),
        ("initiative", "@senna", "@garde"): (None, None),
    }
    for words, names in cases.items():
        record = dzcli(*words, "--json").record
        found = tuple(record[role] and record[role]["name"] for role in ("actor", "target"))
        assert found == names, words


def test_modifier_left_out(dzcli):
    """A modifier that was considered and not applied is in the record, with why."""
    record = dzcli("defend", "@koris", "--net", "5", "--ranged", "--dice", "30", "--json").record
    for modifier in record["tests"][0]["modifiers"]:
        assert modifier["applied"] == (modifier["why"] is None)


def test_fraction(dzcli):
    """A total that is no whole number is a fraction as text, and a decimal."""
    roll = dzcli("roll", "1d6/4", "--dice", "3", "--json").record["roll"]
    assert (roll["total"], roll["decimal"]) == ("3/4", "0.75")


def test_record_for_each_expression(dzcli):
    """Several expressions give a record each, each with its own dice."""
    out = dzcli("roll", "2d6", "1d8", "--dice", "3,4,7", "--json").out
    records = [json.loads(line) for line in out.splitlines()]
    assert [record["roll"]["total"] for record in records] == [7, 7]
    assert [[die["value"] for die in record["dice"]] for record in records] == [[3, 4], [7]]
