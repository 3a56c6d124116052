"""Odds of D20: against every fall of the dice, against a plain second working out, and many results."""

import itertools
import json
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from dzcli.cli.parse import parse
from dzcli.cli.prepare import prepare
from dzcli.dice.fault import DiceFault
from dzcli.dice.throws.given import Given
from dzcli.show.language import Language
from dzcli.step.step import NOTHING, value_at

FACES = range(1, 21)
MAIL = {"tete": 1, "bras_gauche": 2, "bras_droit": 3, "torse": 4}


@pytest.fixture
def sheets(fighter: Any) -> dict[str, str]:
    """People with weapons of few faces, and armour that differs by zone."""
    sword = [{"nom": "Épée", "degats_fixe": 8, "degats_des": "1d2", "parade": 5}]
    knives = [
        {"nom": "Dague", "degats_fixe": 4, "degats_des": "1d2", "parade": 4},
        {"nom": "Couteau", "degats_fixe": 2, "parade": 2, "main_faible": True},
    ]
    return {
        "ada": fighter("Ada", armes=sword, competences={"coup_precis": 1}),
        "bo": fighter("Bo", protection=MAIL, bouclier={"parade": 6}, etat={"pv": 9}),
        "eva": fighter("Eva", protection=MAIL, competences={"esquive": True}, armes=knives),
        "odd": fighter("Odd", caracteristiques={"ini": 15, "end": 3, "par": 4}, protection=MAIL),
    }


def chances(told: dict[str, Any]) -> dict[Any, Fraction]:
    """The odds of one value as fractions by value, whichever of the two forms they have."""
    if "distribution" in told:
        return {value: Fraction(chance) for value, chance in told["distribution"]}
    return {one["value"]: Fraction(one["chance"]) for one in told["values"]}


def thrown(words: list[str], paths: dict[str, str]) -> dict[str, dict[Any, Fraction]]:
    """The chance of each value at paths of the record, from all the dice that could fall, one by one.

    ``paths`` has where the record holds what the odds call otherwise.
    """
    prepared = prepare(parse(words, words[0], str), Language("en"), odds=False)
    start = prepared.starts[0]
    found: dict[str, Counter[Any]] = {path: Counter() for path in paths}
    open_ends = [((), Fraction(1))]
    while open_ends:
        dice, chance = open_ends.pop()
        try:
            record = prepared.resolve(start, start.asked[0][0], Given(",".join(map(str, dice))))
        except DiceFault as fault:
            faces = int(fault.values["die"].removeprefix("d"))
            open_ends.extend(((*dice, face), chance / faces) for face in range(1, faces + 1))
        else:
            for path, at in paths.items():
                value = value_at(record, at)
                found[path][None if value is NOTHING else value] += chance
    return {path: dict(count) for path, count in found.items()}


ATTACK = {"outcome": "outcome", "location.zone": "location.zone", "damage.net": "dealt.net"}
DEFENCE = {"outcome": "outcome", "damage.final": "dealt.final"}


@pytest.mark.parametrize(
    ("line", "paths"),
    [
        ("test eva esquive -m fatigue=-3", {"outcome": "outcome"}),
        ("attack ada eva", ATTACK | {"damage.raw": "dealt.raw"}),
        ("attack ada eva --at left-arm", ATTACK | {"location.precision": "location.precision"}),
        ("attack ada eva --at head --rule precision_zone=tirage --score 8", ATTACK),
        ("attack eva bo --off-hand --rule naturel=extremes", ATTACK),
        ("defend bo --raw 18 --location torso", DEFENCE),
        ("defend eva --raw 18 --location torso --rule naturel=extremes", DEFENCE),
        ("defend odd --raw 18 --location head --type dodge --att 12 --att-roll 9", DEFENCE),
        ("defend eva --raw 9 --location head --type both --att 9 --att-roll 6 --rule double_defense=les_deux",
         DEFENCE),
        ("initiative ada bo odd", {"first": "first", "sequence": "sequence"}),
        ("wound bo --raw 15 --location torso", {"wound.health": "wound.health", "wound.down": "wound.down"}),
        ("heal bo --amount 3", {"healing.health": "healing.health"}),
        ("round bo eva", {"round.back": "round.back"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_odds_are_those_of_every_throw(
    dzcli: Any, sheets: dict[str, str], line: str, paths: dict[str, str]
) -> None:
    """The odds of a step are the frequencies among all the dice that could fall."""
    words = [sheets.get(word, word) for word in line.split()]
    told = dzcli(*words, "--odds", "--json").record["odds"]
    assert {path: chances(told[path]) for path in paths} == thrown(words, paths)


def armour(face: int) -> int:
    """The armour of the zone that a location die hits."""
    if face <= 2:
        return MAIL["tete"]
    if face <= 7:
        return MAIL["bras_droit"] if face % 2 else MAIL["bras_gauche"]
    return 0 if face <= 11 else MAIL["torse"]


Defence = Callable[[int], Iterator[tuple[int | None, Fraction]]]
"""The parry points (None: all is avoided) by the roll of the attack, each with its chance."""


def shield(roll: int) -> Iterator[tuple[int | None, Fraction]]:
    """PAR 10, rolled again once: 6 points."""
    fails = Fraction(1, 2)
    yield from ((6, 1 - fails * fails), (0, fails * fails))


def knives(roll: int) -> Iterator[tuple[int | None, Fraction]]:
    """PAR 10 with the dagger of 4 points, then 6 with the knife of 2."""
    again = Fraction(6, 20)
    yield from ((4, Fraction(1, 2)), (2, again / 2), (0, (1 - again) / 2))


def dodge(roll: int) -> Iterator[tuple[int | None, Fraction]]:
    """INI 10 and a margin as large as that of ATT 10: no more than what was rolled there."""
    dodged = Fraction(min(roll, 10), 20)
    yield from ((None, dodged), (0, 1 - dodged))


@pytest.mark.parametrize(
    ("target", "options", "defence"),
    [("bo", "", shield), ("eva", "", knives), ("eva", "--defence-type dodge", dodge)],
    ids=["shield", "two weapons", "dodge"],
)
def test_odds_of_the_whole_exchange(
    dzcli: Any, sheets: dict[str, str], target: str, options: str, defence: Defence
) -> None:
    """Attack, location, damage, defence and wound in one: the odds of a plain second working out."""
    expected: Counter[tuple[int, bool]] = Counter()
    before = 9 if target == "bo" else 20
    for roll in FACES:
        if roll > 10:
            expected[before, False] += Fraction(1, 20)
            continue
        for face, weapon, (points, chance) in itertools.product(FACES, (9, 10), defence(roll)):
            left = 0 if points is None else max(0, 2 * 5 + weapon - 5 - armour(face) - points)
            expected[max(0, before - left), left > 15] += chance / 800
    words = ["attack", sheets["ada"], sheets[target], *options.split(), "--through", "wound"]
    told = dzcli(*words, "--odds", "--json").record["odds"]
    health: Counter[int] = Counter()
    for (left, _), chance in expected.items():
        health[left] += chance
    assert chances(told["wound.health"]) == health
    lost = sum((chance for (_, heavy), chance in expected.items() if heavy), Fraction(0))
    assert chances(told["wound.attack_lost"]).get("true", Fraction(0)) == lost


def test_a_pipe_of_odds_is_the_same(dzcli: Any, sheets: dict[str, str]) -> None:
    """Odds handed on step by step are those of --through."""
    out = dzcli("attack", sheets["ada"], sheets["eva"], "--odds", "--json").out
    out = dzcli("defend", "--from", "-", "--type", "dodge", "--odds", "--json", stdin=out).out
    piped = dzcli("wound", "--from", "-", "--odds", "--json", stdin=out).record["odds"]
    words = ("attack", sheets["ada"], sheets["eva"], "--defence-type", "dodge", "--through", "wound")
    assert dzcli(*words, "--odds", "--json").record["odds"] == piped


def test_a_blow_that_nobody_defends_against(dzcli: Any, sheets: dict[str, str]) -> None:
    """The wound right after an attack takes what END and armour leave from the 9 PV there are."""
    attack = dzcli("attack", sheets["ada"], sheets["bo"], "--odds", "--json").out
    wound = dzcli("wound", "--from", "-", "--odds", "--json", stdin=attack).record["odds"]["wound.health"]
    left: Counter[int] = Counter()
    for net, chance in chances(json.loads(attack)["odds"]["damage.net"]).items():
        left[max(0, 9 - int(net))] += chance
    assert chances(wound) == left


def test_what_is_avoided_is_one_branch(dzcli: Any, sheets: dict[str, str]) -> None:
    """Misses are one case for the wound, and blows that were dodged another: nothing else of them matters."""
    words = ("attack", sheets["ada"], sheets["eva"], "--defence-type", "dodge", "--through", "defend")
    branches = [one["carry"] for one in dzcli(*words, "--odds", "--json").record["branches"]]
    assert sum(one.get("avoided", False) for one in branches) == 1
    assert sum(not one.get("hit", True) for one in branches) == 1


@pytest.mark.parametrize(
    ("line", "path"),
    [
        ("attack @skaven @melete", "dealt.net"),
        ("attack @berthald @skaven --at head", "location.precision"),
        ("attack @berthald @furgil --defence-type dodge --through defend", "dealt.final"),
    ],
    ids=["attack", "aimed", "dodge"],
)
def test_odds_agree_with_many_results(dzcli: Any, line: str, path: str) -> None:
    """Among many seeded results each value comes up as often as the odds say, within 4 standard errors."""
    words, count = line.split(), 2_000
    seen: Counter[Any] = Counter()
    for result in dzcli(*words, "--seed", "7", "--times", str(count), "--json").out.splitlines():
        value: Any = json.loads(result)
        for name in path.split("."):
            value = value[name]
        seen[value] += 1
    odds = chances(dzcli(*words, "--odds", "--json").record["odds"][path.replace("dealt", "damage")])
    assert set(seen) <= set(odds)
    for value, chance in odds.items():
        error = sqrt(chance * (1 - chance) / count)
        assert abs(seen[value] / count - chance) <= 4 * error + 1e-12


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("test ada att", "1/2"),
        ("attack ada bo", "239/40"),
        ("defend bo", "3/4"),
        ("wound bo --damage 3", "6"),
        ("heal bo --amount 3", "12"),
        ("initiative ada odd", "Odd 1"),
    ],
)
def test_quiet_odds(dzcli: Any, sheets: dict[str, str], line: str, value: str) -> None:
    """With -q the odds are the mean that the step is about, the chance of success, or all there is."""
    words = [sheets.get(word, word) for word in line.split()]
    assert dzcli(*words, "--odds", "-q").out == f"{value}\n"


@pytest.mark.parametrize(
    ("line", "subject"),
    [
        ("attack ada eva", "Ada and Eva, Épée: exact odds"),
        ("test odd ini -m boue=-2", "Odd, INI (13): exact odds"),
        ("test odd esquive", "Odd, Esquive (7): exact odds"),
    ],
)
def test_what_odds_are_of(dzcli: Any, sheets: dict[str, str], line: str, subject: str) -> None:
    """Odds begin with who, and what with: the weapon, or the test and the value it is under."""
    assert dzcli(*(sheets.get(word, word) for word in line.split()), "--odds").out.startswith(subject)
