"""The end of a pipe tells what is still due for anyone, and every warning and ruling of its steps, once."""

from fractions import Fraction

import pytest

BURST = ("attack", "senna.toml", "garde.toml", "--burst", "two-targets")
STRAY = ("attack", "senna.toml", "garde.toml", "--into-melee", "koris.toml")
SECOND = {"step": "defend", "who": "second target"}
ALLY = {"step": "defend", "who": "ally"}


@pytest.fixture
def people(table):
    """The usual people; Senna's bow fires in bursts, and she has an internal injury and much Stress."""
    path = table / "senna.toml"
    text = path.read_text(encoding="utf-8").replace(
        'degats = "1d10+2"', 'degats = "1d10+2"\ntraits = ["rafale"]'
    )
    text = text.replace("stress = 0", "stress = 8\nblessures = [{ id = 5 }]")
    path.write_text(text, encoding="utf-8")
    return table


@pytest.fixture
def end(dzcli, people):
    """The end of a pipe, as JSON and as text: the steps after the first go on from the one before."""

    def run(first, *others, odds=False):
        more = ("--odds",) if odds else ()
        content = dzcli(*first, *more, "--json").out
        for words in others[:-1]:
            content = dzcli(*words, "--from", "-", *more, "--json", stdin=content).out
        last = (*others[-1], "--from", "-", *more)
        return dzcli(*last, "--json", stdin=content).record, dzcli(*last, stdin=content).out

    return run


def test_second_target(dzcli, end):
    """After the first target's wound the second target may still defend; --through says the same."""
    record, text = end((*BURST, "--dice", "40,7"), ("defend", "garde.toml", "--dice", "30"), ("wound",))
    assert record["due"] == [SECOND]
    assert "  Next     The second target may defend.\n" in text
    through = dzcli(*BURST, "--dice", "40,7,30", "--through", "wound", "--json").record
    assert through["due"] == [SECOND]


def test_first_target_after_the_second(end):
    """After the second target's wound the first one, who is no more the target here, is due by name."""
    record, text = end((*BURST, "--dice", "40,7"), ("wound", "brigand.toml"))
    assert (record["target"]["name"], record["due"]) == ("Brigand", [{"step": "defend", "who": "Garde"}])
    assert "Garde may defend." in text


def test_first_target_written_before(dzcli, people):
    """Nothing is due any more of a first target whose wound was written meanwhile."""
    attack = dzcli(*BURST, "--dice", "40,7", "--json").out
    dzcli("wound", "--from", "-", "--write", stdin=attack)
    assert dzcli("wound", "brigand.toml", "--from", "-", "--json", stdin=attack).record["due"] == []


def test_ally(end):
    """After the target, whom the shot missed, the ally may still defend."""
    record, text = end((*STRAY, "--dice", "90,7"), ("wound", "garde.toml"))
    assert record["due"] == [ALLY]
    assert "Koris may defend." in text
    record, _ = end((*STRAY, "--dice", "90,7"), ("defend", "--dice", "30"), ("wound",))
    assert (record["target"]["name"], record["due"]) == ("Koris", [])


def test_a_defence_left_out_is_not_due_any_more(end):
    """A wound that follows an attack at once settles the defence."""
    first = ("attack", "koris.toml", "garde.toml", "--dice", "53,7")
    assert end(first, ("wound", "garde.toml"))[0]["due"] == []


def test_a_blow_that_reached_somebody_else(end):
    """Nothing is due of the target where another is struck in its place."""
    first = ("attack", "koris.toml", "garde.toml", "--dice", "53,7")
    record, _ = end(first, ("wound", "brigand.toml"))
    assert (record["target"]["name"], record["due"]) == ("Brigand", [])


def test_panic_of_the_attacker(end):
    """The panic test that the attack asked of the attacker is told to the end, with its warning, once."""
    first = ("attack", "senna.toml", "garde.toml", "--effort", "--burst", "damage", "--dice", "40,7,1")
    record, text = end(first, ("defend", "garde.toml", "--dice", "30"), ("wound",))
    assert record["due"] == [{"step": "panic", "who": "actor"}]
    assert text.count("  Note  ") == 1
    assert "A panic test of Senna." in text
    assert [("Senna" in warning) for warning in record["warnings"]] == [True]


def test_complication(end):
    """The complication that is the game master's to choose is told to the end."""
    record, text = end(("attack", "koris.toml", "garde.toml", "--dice", "99"), ("wound",))
    assert record["due"] == [{"step": "complication", "who": "actor"}]
    assert "The game master chooses a complication for Koris." in text


def test_rulings_once(end):
    """A ruling that several steps used is told once, with those steps; the history has it in each."""
    record, text = end((*STRAY, "--dice", "90,7"), ("defend", "--dice", "30"), ("wound",))
    used = {ruling["key"]: ruling["steps"] for ruling in record["rulings"]}
    assert used["allie_peut_defendre"] == ["attack", "defend"]
    assert text.count("allie_peut_defendre") == 1
    listed = [[ruling["key"] for ruling in told["rulings"]] for told in record["history"]]
    assert all("allie_peut_defendre" in keys for keys in listed)


def test_another_answer_is_another_ruling(end):
    """Two steps that answer one question otherwise are told with both answers."""
    house = ("--rule", "allie_peut_defendre=false")
    record, _ = end((*STRAY, "--dice", "90,7"), ("defend", *house), ("wound",))
    found = [(one["value"], one["steps"]) for one in record["rulings"] if one["key"] == "allie_peut_defendre"]
    assert found == [("true", ["attack"]), ("false", ["defend"])]


def test_odds_of_what_is_due(end):
    """Odds at the end of a pipe tell what may be left to be done, each with its chance."""
    record, text = end(BURST, ("defend", "garde.toml"), ("wound",), odds=True)
    due = {(one["step"], one["who"]): Fraction(one["chance"]) for one in record["due"]}
    # Score 55: it hits on 1 to 55; of the misses 66, 77, 88, 99 and 100 are critical failures.
    assert due["defend", "second target"] == Fraction(55, 100)
    assert due["complication", "actor"] == Fraction(5, 100)
    assert "Next  The second target may defend. (55.00%)" in text
    assert "Next  The game master chooses a complication for Senna. (5.00%)" in text


def test_odds_of_an_ally_hit(dzcli, end, by_value):
    """The odds are the target's; that the ally is hit, and may defend, is left to be done."""
    attack = dzcli(*STRAY, "--odds", "--json").record["odds"]["ally.hit"]
    record, _ = end(STRAY, ("defend", "garde.toml"), ("wound",), odds=True)
    through = dzcli(*STRAY, "--odds", "--through", "wound", "--json").record
    for found in (record, through):
        due = {(one["step"], one["who"]): one["chance"] for one in found["due"]}
        assert due["defend", "Koris"] == by_value(attack)[True]
        assert found["odds"] == record["odds"]


def test_odds_of_a_haemorrhage(dzcli, by_value):
    """Whoever may bleed to death has to be stabilised, as often as the table gives a haemorrhage."""
    record = dzcli("wound", "@koris", "--final", "30", "--odds", "--json").record
    due = {(one["step"], one["who"]): one["chance"] for one in record["due"]}
    assert due == {("stabilize", "target"): by_value(record["odds"]["wound.injury.id"])[1]}


def test_rulings_and_subject_of_odds(dzcli, end):
    """Odds at the end of a pipe say what the whole exchange is about and relies on, each once."""
    steps = (("defend", "garde.toml"), ("wound",))
    record, text = end(STRAY, *steps, odds=True)
    through = dzcli(*STRAY, "--odds", "--through", "wound", "--json").record
    for key in ("about", "rulings", "warnings", "due"):
        assert record[key] == through[key], key
    attack = dzcli(*STRAY, "--odds", "--json").record
    said = [line["text"] for line in record["about"]]
    assert [line["text"] for line in attack["about"]] == said[: len(attack["about"])]
    assert len(set(said)) == len(said)
    keys = [ruling["key"] for ruling in record["rulings"]]
    assert {ruling["key"] for ruling in attack["rulings"]} < set(keys)
    assert len(set(keys)) == len(keys)
    for key in keys:
        assert text.count(f"[{key} = ") == 1


def test_both_sides_of_a_mutual_blow(dzcli, sheet):
    """Of two people who hurt each other the one not yet wounded is due, in the role that is theirs now."""
    one, other = sheet("bretteuse"), sheet("reitre")
    line = f"attack {one} {other} --stance brutal --target-stance aggressive --pool 2 --target-pool 1"
    attack = dzcli(*line.split(), "--rule", "egalite=degats_arme", "--dice", "5,5,5", "--json").out
    first = dzcli("wound", other, "--from", "-", "--json", stdin=attack).record
    assert {"step": "wound", "who": "actor"} in first["due"]
    second = dzcli("wound", one, "--from", "-", "--json", stdin=attack).record
    assert (second["actor"]["name"], second["target"]["name"]) == ("Reître", "Bretteuse")
    assert {"step": "wound", "who": "actor"} in second["due"]
    assert {"step": "wound", "who": "target"} not in second["due"]
