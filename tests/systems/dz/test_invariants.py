"""What holds whatever the sheets and the dice: by property."""

import json
import re
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

SWORD = {"nom": "Épée", "type": "epee", "degats": "1d10+1"}
TRAITS = ("perforant", "perforant+", "brisant", "tranchant", "rafale", "non_letal")
ARMOURS = (
    None,
    "vetements_epais",
    "gambison",
    "cuir",
    "cotte_de_mailles",
    "plates_partielles",
    "harnois_complet",
    "gilet_pare_balles",
    "plaques_tactiques",
)
SHIELDS = (None, "rondelle", "ecu", "pavois", "balistique", "energetique")

# The fixtures keep nothing between examples: sheets are written anew, and a run leaves none.
quick = settings(max_examples=20)

percentiles = st.integers(1, 100)
tens = st.integers(1, 10)
weapons = st.fixed_dictionaries(
    {
        "nom": st.just("Arme"),
        "type": st.sampled_from(
            ("epee", "hast", "contondant", "mains_nues", "arc", "arbalete", "arme_a_feu")
        ),
        "degats": st.builds(
            lambda n, k: f"{n}d10{k:+d}" if k else f"{n}d10", st.integers(1, 3), st.integers(-5, 9)
        ),
        "traits": st.lists(st.sampled_from(TRAITS), unique=True, max_size=3),
    }
)
states = st.fixed_dictionaries(
    {
        "sante": st.integers(1, 19),
        "stress": st.integers(0, 10),
        "etats": st.lists(st.sampled_from(("destabilise", "surpris", "au_sol")), unique=True),
        "blessures": st.lists(
            st.integers(2, 9).map(lambda number: {"id": number}), max_size=2, unique_by=str
        ),
        "reaction_depensee": st.booleans(),
    }
)


def gear(armour: str | None, shield: str | None) -> dict[str, Any]:
    """The tables of a sheet for an armour and a shield."""
    return {
        **({"armure": {"id": armour}} if armour else {}),
        **({"bouclier": {"id": shield}} if shield else {}),
    }


people = st.builds(
    lambda etat, armour, shield: {"etat": etat, **gear(armour, shield)},
    states,
    st.sampled_from(ARMOURS),
    st.sampled_from(SHIELDS),
)
options = st.sampled_from(
    (
        "",
        "--crit abs",
        "--crit damage",
        "--fast",
        "--hit",
        "--burst two-targets",
        "--advantage",
        "--advantage --disadvantage",
    )
)


@pytest.fixture
def exchange(step: Any, koris: Any) -> Any:
    """The three records of a blow between two people, with dice from a seed."""

    def run(weapon: dict[str, Any], options: str, target: dict[str, Any], seed: int) -> list[Any]:
        attacker, victim = koris("Attaquant", armes=[weapon]), koris("Cible", **target)
        attack = step(f"attack {attacker} {victim} {options} --seed {seed}")
        defend = step(f"defend {victim} --from - --seed {seed}", stdin=json.dumps(attack))
        wound = step(f"wound {victim} --from - --seed {seed}", stdin=json.dumps(defend))
        return [attack, defend, wound]

    return run


@quick
@given(weapon=weapons, options=options, target=people, seed=st.integers(0, 2**32))
def test_a_blow_stays_within_bounds(
    exchange: Any, weapon: dict[str, Any], options: str, target: dict[str, Any], seed: int
) -> None:
    """Damage is never negative, no more Abs is ignored than there is, Santé and Stress keep their range."""
    records = exchange(weapon, options, target, seed)
    for record in records:
        damage = record["damage"]
        if damage is not None:
            assert 0 <= damage["ignored"] <= damage["abs"]
            assert damage["net"] == max(0, damage["net"])
            assert damage["final"] is None or 0 <= damage["final"] <= damage["net"]
    wound = records[2]["wound"]
    before = target["etat"]["sante"]
    assert 0 <= wound["health"] <= wound["health_before"] == before <= wound["health_max"]
    assert 0 <= wound["stress_gained"] <= 4
    assert 0 <= records[2].changed.get("target stress", 0) <= 10
    assert wound["down"] == (wound["health"] == 0)
    assert wound["malmene"] == (wound["health"] <= wound["health_max"] // 2)


@quick
@given(weapon=weapons, options=options, target=people, seed=st.integers(0, 2**32))
def test_damage_is_the_sum_of_its_parts(
    exchange: Any, weapon: dict[str, Any], options: str, target: dict[str, Any], seed: int
) -> None:
    """The parts add up to what was left before the floor; the figures follow from each other."""
    damage = exchange(weapon, options, target, seed)[0]["damage"]
    if damage is None:
        return
    assert sum(part["value"] for part in damage["parts"]) == damage["before_floor"]
    assert damage["net"] == max(0, damage["before_floor"])
    assert damage["before_floor"] - (damage["raw"] - damage["abs"] + damage["ignored"]) in (0, -1)


@quick
@given(weapon=weapons, options=options, target=people, seed=st.integers(0, 2**32))
def test_a_record_replays_from_its_own_dice(
    exchange: Any, step: Any, weapon: dict[str, Any], options: str, target: dict[str, Any], seed: int
) -> None:
    """The dice of a record, given again, give the same record but for the seed."""
    attack = exchange(weapon, options, target, seed)[0]
    dice = ",".join(str(die["value"]) for die in attack["dice"])
    line = f"attack {attack['actor']['sheet']} {attack['target']['sheet']} {options} --dice={dice}"
    again = step(line)
    assert (again["seed"], again["index"]) == (None, None)
    assert {**again, "seed": 0, "index": 0} == {**attack, "seed": 0, "index": 0}


@quick
@given(weapon=weapons, options=options, target=people, seed=st.integers(0, 2**32))
@example(weapon=SWORD, options="--advantage --disadvantage", target={"etat": {"sante": 10}}, seed=1)
def test_every_line_s_ruling_is_listed(
    exchange: Any, weapon: dict[str, Any], options: str, target: dict[str, Any], seed: int
) -> None:
    """A ruling that a line of the explanation names is among the rulings of the record."""
    for record in exchange(weapon, options, target, seed):
        assert {line["ruling"] for line in record["lines"]} - {None} <= record.ruled


@quick
@given(face=percentiles, other=percentiles, die=tens)
def test_the_same_dice_give_the_same_bytes(dzcli: Any, koris: Any, face: int, other: int, die: int) -> None:
    """Nothing but sheets, options and dice decides: twice the same, byte for byte."""
    who = koris(etat={"sante": 10})
    for words in (
        ("test", who, "mobilite", "--advantage", "--dice", f"{face},{other}"),
        ("attack", who, "--hit", "--dice", str(die)),
        ("defend", who, "--melee", "--net", str(other), "--dice", str(face)),
        ("heal", who, "--mode", "rest", "--dice", str(die)),
    ):
        assert dzcli(*words, "--json").out == dzcli(*words, "--json").out


@quick
@given(score=st.integers(-50, 150), low=percentiles, high=percentiles)
def test_a_higher_roll_is_never_better(step: Any, koris: Any, score: int, low: int, high: int) -> None:
    """Under a Score a higher roll never turns a failure into a success, and the margin falls with it."""
    low, high = sorted((low, high))
    who = koris()
    one = step(f"test {who} mobilite --score {score} --dice {low}")
    other = step(f"test {who} mobilite --score {score} --dice {high}")
    assert one["success"] or not other["success"]
    assert one.at("tests.0.margin") - other.at("tests.0.margin") == high - low


@quick
@given(net=st.integers(0, 60), face=percentiles)
def test_a_defence_never_makes_it_worse(step: Any, koris: Any, net: int, face: int) -> None:
    """The better the defence, the less damage: 0, half, or all of it."""
    result = step(f"defend {koris()} --melee --net {net} --dice {face}")
    expected = {"critical_success": 0, "success": -(-net // 2)}.get(result["outcome"], net)
    assert result.at("damage.final") == expected


@quick
@given(
    sante=st.integers(0, 19), mode=st.sampled_from(("rest", "first-aid", "night")), seed=st.integers(0, 2**32)
)
def test_care_stays_within_bounds(
    step: Any, koris: Any, dummy: Any, sante: int, mode: str, seed: int
) -> None:
    """Care never takes Santé and never gives more than the maximum."""
    by = f"--by {koris()}" if mode == "first-aid" else ""
    healing = step(f"heal {dummy(etat={'sante': sante})} --mode {mode} {by} --seed {seed}")["healing"]
    assert sante == healing["health_before"] <= healing["health"] <= healing["health_max"] == 19
    assert healing["healed"] == healing["health"] - sante


def figures(value: Any) -> set[int]:
    """Every number of a record, and those within names and formulas that are not sentences."""
    if isinstance(value, bool) or value is None:
        return set()
    if isinstance(value, int):
        return {abs(value)}
    if isinstance(value, str):
        return {int(number) for number in re.findall(r"\d+", value)}
    items = value.values() if isinstance(value, dict) else value
    return set().union(*(figures(item) for item in items)) if items else set()


# Numbers of the rules themselves, which sentences may quote: Abs 0 or 1, Abs 4 or more, 8
# damage or more, the die of 10, the penalties and the Stress of table rows.
TITLES = {"attack": "Attack", "defend": "Defence", "wound": "Wound"}
PRINTED = {0, 1, 2, 4, 8, 10, 20}


@quick
@given(weapon=weapons, options=options, target=people, seed=st.integers(0, 2**32))
def test_text_and_record_agree(
    exchange: Any, dzcli: Any, weapon: dict[str, Any], options: str, target: dict[str, Any], seed: int
) -> None:
    """The text is the record's own lines, and the numbers of its sentences are figures of the record."""
    attack, defend, wound = exchange(weapon, options, target, seed)
    victim = attack["target"]["sheet"]
    for record, words in (
        (attack, ("attack", attack["actor"]["sheet"], victim, *options.split(), "--seed", str(seed))),
        (defend, ("defend", victim, "--from", "-", "--seed", str(seed))),
        (wound, ("wound", victim, "--from", "-", "--seed", str(seed))),
    ):
        before = {"defend": attack, "wound": defend}.get(record["step"])
        text = dzcli(*words, stdin=json.dumps(before) if before else "").out
        lines = text.splitlines()
        starts = [place for place, line in enumerate(lines) if not line.startswith(" ")]
        assert len(starts) == len(record["history"]) + 1
        headline, *rest = lines[starts[-1] :]
        headline = headline.removeprefix(f"{TITLES[record['step']]} — ") if record["history"] else headline
        earlier = [warning for told in record["history"] for warning in told["warnings"]]
        warnings = [warning for warning in record["warnings"] if warning not in earlier]
        said = [record["headline"], *(line["text"] for line in record["lines"]), *warnings]
        assert headline == said[0]
        told_rows = [row.lstrip() for row in rest[: len(said) - 1]]
        assert all(row.endswith(text) for row, text in zip(told_rows, said[1:], strict=True))
        told = {key: record[key] for key in ("tests", "damage", "changes", "dice", "actor", "target")}
        known = figures(told) | figures(record.get("wound")) | PRINTED
        health = record.get("wound", {"health_max": 0})["health_max"]
        for sentence in said[: 1 + len(record["lines"])]:
            assert {int(number) for number in re.findall(r"\d+", sentence)} <= known | {health // 2}, sentence
