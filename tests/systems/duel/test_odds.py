"""Odds of the duel: against every fall of the dice, against many results, and along a chain."""

import itertools
import json
from collections import Counter
from fractions import Fraction
from math import comb, sqrt
from typing import Any

import pytest

from dzcli.cli.parse import parse
from dzcli.cli.prepare import prepare
from dzcli.dice.fault import DiceFault
from dzcli.dice.throws.given import Given
from dzcli.show.language import Language
from dzcli.step.step import NOTHING, value_at

SMALL = {"for": 1, "hab": 1, "vig": 1, "mov": 1}


@pytest.fixture
def sheets(fencer: Any) -> dict[str, str]:
    """Sheets with pools of few dice."""
    skills = {"combat_melee": 1, "combat_distance": 1, "discretion": 2, "intuition": 2}
    bow = [{"nom": "Arc", "degats": 4, "type": "distance"}]
    small = {"caracteristiques": SMALL, "competences": skills}
    return {
        "ada": fencer("Ada", **small),
        "bo": fencer("Bo", **small, etat={"sante": 5}),
        "eva": fencer("Eva", **small, armes=bow),
    }


def chances(told: dict[str, Any]) -> dict[Any, Fraction]:
    """The odds of one value as fractions by value, whichever of the two forms they have."""
    if "distribution" in told:
        return {value: Fraction(chance) for value, chance in told["distribution"]}
    return {one["value"]: Fraction(one["chance"]) for one in told["values"]}


def thrown(words: list[str], paths: list[str]) -> dict[str, dict[Any, Fraction]]:
    """The chance of each value at paths of the record, from all the dice that could fall, one by one."""
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
            for path in paths:
                value = value_at(record, path)
                found[path][None if value is NOTHING else value] += chance
    return {path: dict(count) for path, count in found.items()}


@pytest.mark.parametrize(
    ("line", "paths"),
    [
        ("test ada hab+combat_melee --sr 2 --bonus-success -1", ["outcome", "duel.successes"]),
        (
            "attack ada bo --stance brutal --target-stance defensive --pool 2 --target-pool 2",
            ["outcome", "duel.dealt", "duel.suffered"],
        ),
        (
            "attack eva bo --approach charge --distance 15 --pool 2 --target-pool 2",
            ["outcome", "duel.dealt"],
        ),
        (
            "surprise eva bo --distance 20 --pool 1 --target-pool 1 --strike-dice -1",
            ["surprise.surprised", "duel.dealt", "outcome"],
        ),
        ("surprise ada bo --ambush --defenders eva", ["ambush.case", "surprise.surprised"]),
        ("initiative ada bo", ["first", "sequence"]),
        ("initiative ada bo eva --assailant Ada --noticed Bo", ["first", "sequence"]),
        ("wound bo --damage 3", ["left.attacked", "down"]),
        ("heal bo --amount 3", ["healing.health"]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_odds_are_those_of_every_throw(
    dzcli: Any, sheets: dict[str, str], line: str, paths: list[str]
) -> None:
    """The odds of a step are the frequencies among all the dice that could fall."""
    words = [sheets.get(word, word) for word in line.split()]
    told = dzcli(*words, "--odds", "--json").record["odds"]
    expected = thrown(words, paths)
    assert {path: chances(told[path]) for path in paths} == expected


def test_a_pass_of_large_pools(dzcli: Any, sheets: dict[str, str]) -> None:
    """Ten dice against ten: the odds of the binomial, difference by difference."""
    words = ["attack", sheets["ada"], sheets["bo"], "--stance", "balanced", "--target-stance", "balanced"]
    told = dzcli(*words, "--pool", "10", "--target-pool", "10", "--odds", "--json").record["odds"]
    one = {n: comb(10, n) * Fraction(1, 3) ** n * Fraction(2, 3) ** (10 - n) for n in range(11)}
    expected: Counter[int] = Counter()
    for mine, theirs in itertools.product(one, repeat=2):
        expected[4 + mine - theirs if mine > theirs else 0] += one[mine] * one[theirs]
    assert chances(told["duel.dealt"]) == expected


@pytest.mark.parametrize(
    ("line", "path"),
    [
        ("attack @bretteuse @reitre --stance opportunist --target-stance brutal", "duel.dealt"),
        ("attack @archere @reitre --approach charge --distance 40", "outcome"),
        ("surprise @archere @reitre --distance 40", "duel.dealt"),
        ("initiative @bretteuse @reitre @archere @guetteur", "first"),
    ],
    ids=["pass", "shot", "surprise", "initiative"],
)
def test_odds_agree_with_many_results(dzcli: Any, line: str, path: str) -> None:
    """Among many seeded results each value comes up as often as the odds say, within 4 standard errors."""
    words, count = line.split(), 1_000
    seen: Counter[Any] = Counter()
    for result in dzcli(*words, "--seed", "7", "--times", str(count), "--json").out.splitlines():
        value: Any = json.loads(result)
        for name in path.split("."):
            value = value[name]
        seen[value] += 1
    odds = chances(dzcli(*words, "--odds", "--json").record["odds"][path])
    assert set(seen) <= set(odds)
    for value, chance in odds.items():
        error = sqrt(chance * (1 - chance) / count)
        assert abs(seen[value] / count - chance) <= 4 * error + 1e-12


def test_many_take_part_in_initiative(dzcli: Any, sheets: dict[str, str]) -> None:
    """Of more than four the odds tell who is first, one of nine equals being as likely as the other."""
    told = dzcli("initiative", *[sheets["ada"]] * 9, "--odds", "--json").record["odds"]
    first = chances(told["first"])
    assert len({chance for name, chance in first.items() if name != "tie"}) == 1
    assert sum(first.values()) == 1
    # Two dice each: some number of successes, and all eight others fewer.
    one = {n: Fraction(comb(2, n), 4) for n in range(3)}
    alone = sum(one[n] * sum(one[fewer] for fewer in range(n)) ** 8 for n in one)
    assert alone in first.values()
    assert "sequence" not in told


def test_the_whole_order_of_four(dzcli: Any, sheets: dict[str, str]) -> None:
    """Of four the odds tell every order: none, one or two successes each, so 75 less the 24 without a tie."""
    told = dzcli("initiative", *[sheets["ada"]] * 4, "--odds", "--json").record["odds"]
    assert len(told["sequence"]["values"]) == 51


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("attack ada bo --stance balanced --target-stance balanced --pool 1 --target-pool 0", "5/3"),
        ("test ada intuition", "3/4"),
        ("surprise ada bo --no-strike --pool 1 --target-pool 0", "1/2"),
        ("wound bo --damage 3", "2"),
        ("heal bo --amount 3", "8"),
        (
            "initiative ada bo --assailant Ada --noticed Bo --rule embuscade_relance=reprise",
            "Ada 8/9\ntie 1/9",
        ),
    ],
)
def test_quiet_odds(dzcli: Any, sheets: dict[str, str], line: str, value: str) -> None:
    """With -q the odds are the mean that the step is about, the chance of success, or all there is."""
    words = [sheets.get(word, word) for word in line.split()]
    assert dzcli(*words, "--odds", "-q").out == f"{value}\n"


@pytest.mark.parametrize(("lang", "told"), [("en", "nobody at all"), ("fr", "personne")])
def test_nobody_down(dzcli: Any, lang: str, told: str) -> None:
    """Where nobody has lost all Santé, the odds say so of people, in either language."""
    line = "attack @bretteuse @reitre --stance balanced --target-stance brutal --through wound --odds --lang"
    assert f"\n  {told} " in dzcli(*line.split(), lang).out
