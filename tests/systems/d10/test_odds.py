"""Odds: against every throw of the dice where these are few, against many results where they are many."""

import json
import re
import shlex
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import sqrt
from typing import Any

import pytest
from pace import in_time

from dzcli.cli.parse import parse
from dzcli.cli.prepare import prepare
from dzcli.dice.fault import DiceFault
from dzcli.dice.throws.given import Given
from dzcli.show.language import Language
from dzcli.step.step import NOTHING, value_at

Chances = dict[Any, Fraction]


def told(odds: dict[str, Any]) -> Chances:
    """The odds of one value as fractions by value, whichever of the two forms they have."""
    if "distribution" in odds:
        return {value: Fraction(chance) for value, chance in odds["distribution"]}
    return {one["value"]: Fraction(one["chance"]) for one in odds["values"]}


def thrown(line: str, path: str) -> Chances:
    """The chance of each value at a path of the record, from all the dice that could fall.

    The dice are given one by one, as the rule asks for them.
    """
    prepared = prepare(parse(shlex.split(line), line.split()[0], str), Language("en"), odds=False)
    start = prepared.starts[0]
    found: Counter[Any] = Counter()
    open_ends: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while open_ends:
        dice, chance = open_ends.pop()
        try:
            record = prepared.resolve(start, start.asked[0][0], Given(",".join(map(str, dice))))
        except DiceFault as fault:
            faces = int(str(fault.values["die"]).removeprefix("d"))
            open_ends.extend(((*dice, face), chance / faces) for face in range(1, faces + 1))
        else:
            value = value_at(record, path)
            value = 0 if value in (NOTHING, None) and path.startswith("damage") else value
            found[value] += chance
    assert sum(found.values()) == 1
    return dict(found)


SMALL = [
    ("attack {small} {four} --pool 4", ["outcome", "damage.raw", "undefended"]),
    ("attack {small} {man} --pool 2 --push --weapon badine", ["outcome", "damage.raw"]),
    ("attack {small} --pool 3 --technique maniement --reroll lowest", ["damage.raw", "outcome"]),
    ("attack {small} --pool 3 --technique maniement --reroll lowest:1", ["damage.raw", "outcome"]),
    ("attack {small} --pool 3 --technique maniement --reroll under:3", ["damage.raw"]),
    ("attack {small} --pool 3 --technique maniement --reroll 1,3", ["damage.raw"]),
    ("attack {small} --pool 3 --anatomy --reroll lowest:1", ["damage.raw", "outcome"]),
    ("attack {small} --pool 3 --against presence_ecrasante=3,1", ["damage.raw", "outcome"]),
    ("attack {small} --pool 3 --technique coup_en_puissance", ["damage.raw"]),
    ("attack {adept} --pool 1 --technique perfection", ["damage.raw", "outcome"]),
    (
        "attack {small} {man} --weapon sarbacane --threshold 1 --pool 4",
        ["outcome", "damage.raw", "undefended"],
    ),
    (
        "attack {small} --weapon sarbacane --threshold 1 --pool 3 --against presence=2",
        ["outcome", "damage.raw"],
    ),
    (
        "attack {small} --weapon sarbacane --threshold 1 --pool 2 --technique tir_mortel --anatomy",
        ["damage.raw"],
    ),
    ("attack {small} {man} --weapon fusee --threshold 1 --pool 3", ["outcome", "damage.raw", "explosion"]),
    ("defend {small_parry} --raw 16 --melee --pool 3", ["outcome", "damage.final"]),
    ("defend {small_parry} --raw 16 --melee --pool 3 --technique riposte", ["outcome", "damage.final"]),
    ("defend {small_parry} --raw 14 --ranged --threshold 2 --pool 3", ["damage.final"]),
    ("defend {adept} --raw 16 --melee --pool 1 --technique perfection", ["damage.final"]),
    ("defend {dodger} --raw 24 --melee --type dodge --pool 2", ["outcome", "damage.final"]),
    ("defend {dodger} --raw 14 --ranged --type dodge --pool 2", ["outcome", "damage.final"]),
    ("wound {man} --final 12 --technique coup_dechirant=2", ["wound.health"]),
    ("heal {hurt_adept} --technique regeneration_meta", ["healing.healed"]),
    ("test {man} combat --pool 2", ["outcome", "pool.successes"]),
    ("initiative {man} {adept}", ["first", "sequence"]),
    ("wound {last_of_adept} --final 6 --fatigue 6 --technique dernier --rule dd=jet", ["wound.unconscious"]),
    ("attack {shooter} --pool 1 --weapon arbalete --rule plage=hasard", ["damage.raw"]),
]
"""Command lines of few dice, and the paths that their odds are told by."""
NAMES = {"undefended": "damage.net", "explosion": "damage.explosion", "pool.successes": "degrees"}
"""What the odds call what a record has under another path."""


@pytest.mark.parametrize(("line", "paths"), SMALL, ids=[line for line, _ in SMALL])
def test_odds_are_those_of_every_throw(dzcli: Any, cast: Any, line: str, paths: list[str]) -> None:
    """The odds of a step are the frequencies among all the dice that could fall."""
    line = line.format_map(cast)
    odds = dzcli(*shlex.split(line), "--odds", "--json").record["odds"]
    for path in paths:
        assert told(odds[NAMES.get(path, path)]) == thrown(line, path)


@pytest.mark.rules("D10-T27")
def test_odds_of_perfection(dzcli: Any, cast: Any) -> None:
    """Each die under X is thrown again once, whatever the others show."""
    die = {face: Fraction(10 + 3 * 1, 100) if face >= 4 else Fraction(3, 100) for face in range(1, 11)}
    found: Counter[int] = Counter()
    for dice in product(die, repeat=3):
        value = sum(dice) + 9
        found[value * 2 if min(dice) >= 8 else value] += die[dice[0]] * die[dice[1]] * die[dice[2]]
    words = ["attack", cast["adept"], "--pool", "3", "--technique", "perfection", "--odds", "--json"]
    assert told(dzcli(*words).record["odds"]["damage.raw"]) == found


def test_odds_along_a_pipeline(dzcli: Any, cast: Any) -> None:
    """The odds of the last step are those of all dice of the attack and of the parry together."""
    lines = ["attack {man} {four} --pool 2", "defend --from - --pool 2", "wound --from -"]
    stdin = ""
    for line in lines:
        stdin = dzcli(*shlex.split(line.format_map(cast)), "--odds", "--json", stdin=stdin).out
    found: Counter[int] = Counter()
    for dice in product(range(1, 11), repeat=4):
        critical = min(dice[:2]) >= 8
        attack = (dice[0] + dice[1] + 9) * (150 if critical else 100) // 100
        found[30 - max(0, attack - sum(dice[2:]) - 7)] += 1
    odds = json.loads(stdin)["odds"]["wound.health"]
    assert told(odds) == {health: Fraction(count, 10_000) for health, count in found.items()}


def test_a_chain_has_the_odds_of_its_steps(dzcli: Any, cast: Any) -> None:
    """Going on by itself a step has the odds that its steps have one by one."""
    attack = f"attack {cast['ten']} {cast['ten_too']}"
    stdin = dzcli(*shlex.split(attack), "--odds", "--json").out
    stdin = dzcli("defend", "--from", "-", "--odds", "--json", stdin=stdin).out
    by_steps = dzcli("wound", "--from", "-", "--odds", "--json", stdin=stdin).record["odds"]
    assert dzcli(*shlex.split(attack), "--through", "wound", "--odds", "--json").record["odds"] == by_steps


LARGE = [
    ("attack {ten} {ten_too}", "damage.raw", 10_000),
    ("attack {ten} {ten_too} --weapon arme --threshold 3", "damage.raw", 10_000),
    ("attack {ten} --technique perfection --technique maniement --reroll under:6", "damage.raw", 10_000),
    ("defend {ten} --raw 90 --melee", "damage.final", 10_000),
    ("defend {ten} --raw 60 --melee --type dodge", "damage.final", 10_000),
    ("attack {ten} {ten_too} --through wound", "wound.health", 400),
]
"""Command lines of ten dice and more, what they tell, and how many results of them are drawn."""


@pytest.mark.parametrize(("line", "path", "results"), LARGE, ids=[line for line, _, _ in LARGE])
def test_many_results_are_as_the_odds_say(dzcli: Any, cast: Any, line: str, path: str, results: int) -> None:
    """The mean of many results lies within four standard errors of the mean of the odds."""
    words = shlex.split(line.format_map(cast))
    odds = dzcli(*words, "--odds", "--json").record["odds"][path]
    drawn = dzcli(*words, "--seed", "10", "--times", str(results), "-q").out.split()
    mean = sum(map(int, drawn)) / results
    assert abs(mean - float(Fraction(odds["mean"]))) < 4 * odds["sd"] / sqrt(results)


def test_ten_dice_against_ten_are_no_walk_of_all_throws(dzcli: Callable[..., Any], cast: Any) -> None:
    """Ten dice against a parry of ten, through the wound, take a moment: they are folded."""
    in_time(10, lambda: dzcli("attack", cast["ten"], cast["ten_too"], "--through", "wound", "--odds"))


def test_odds_tell_what_holds_whatever_falls(dzcli: Any, cast: Any) -> None:
    """The odds say what they are about: the reserve and the dice put in, with their lines."""
    about = dzcli("attack", cast["man"], cast["four"], "--odds", "--json").record["about"]
    assert [(line["rule"], line["text"]) for line in about] == [
        ("l.27", "Reserve (Force): 5; dice left: 5."),
        ("l.29", "Dice put in: 4 (maximum: Combat 4); left after them: 1."),
    ]


@pytest.mark.rules("D10-02")
@pytest.mark.parametrize(("people", "orders"), [(4, 75), (5, 0)])
def test_the_order_of_many(dzcli: Any, cast: dict[str, str], people: int, orders: int) -> None:
    """Each order of four people, tied or not, has its chance; of more people only who is first."""
    told = dzcli("initiative", *[cast["man"]] * people, "--odds", "--json").record["odds"]
    assert "first" in told
    assert len(told.get("sequence", {}).get("values", ())) == orders


def test_the_odds_of_a_critical_are_named_as_in_the_text(dzcli: Any, cast: dict[str, str]) -> None:
    """In French a critical is « critique », the word of the text (l.105), in odds too."""
    out = dzcli("attack", cast["man"], "--pool", "1", "--odds", "--lang", "fr").out
    assert re.search(r"^ +critique +30,00", out, re.MULTILINE)
