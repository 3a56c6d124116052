"""Odds of steps: against every throw of the dice, against many results, and along a pipeline."""

import itertools
import json
from collections import Counter
from fractions import Fraction
from math import sqrt

import pytest

from dzcli.cli.parse import parse
from dzcli.cli.prepare import prepare
from dzcli.dice.fault import DiceFault
from dzcli.dice.throws.given import Given
from dzcli.show.language import Language
from dzcli.step.step import NOTHING, value_at

KORIS = """
nom = "Koris"
[attributs]
physique = 45
[resistances]
endurance = 40
[competences]
escrime = 65
defense = 50
medecine = 45
surveillance = 40
tactique_terrain = 50
[[armes]]
nom = "Épée"
type = "epee"
degats = "1d10+2"
[[armes]]
nom = "Arc"
type = "arc"
degats = "1d10"
[armure]
id = "cotte_de_mailles"
[etat]
sante = {health}
stress = {stress}
"""


@pytest.fixture
def koris(sheet):
    """Write Koris with so much Santé and Stress."""
    return lambda health=19, name="koris", stress=0: sheet(name, KORIS.format(health=health, stress=stress))


def chances(told):
    """The odds of one value as fractions by value, whichever of the two forms they have."""
    if "distribution" in told:
        return {value: Fraction(chance) for value, chance in told["distribution"]}
    return {one["value"]: Fraction(one["chance"]) for one in told["values"]}


def resolver(*words):
    """The rule that a command line binds to sheets and options: a function of the dice that fell."""
    prepared = prepare(parse(list(words), words[0], str), Language("en"), odds=False)
    start = prepared.starts[0]
    return lambda dice: prepared.resolve(start, start.asked[0][0], dice)


def thrown(resolve, path):
    """The chance of each value at a path of the record, from all the dice that could fall."""
    found = Counter()
    for record, chance in every_throw(resolve):
        value = value_at(record, path)
        value = 0 if value is NOTHING and path.startswith("damage") else value
        found[value] += chance
    assert sum(found.values()) == 1
    return found


def every_throw(resolve):
    """Each record from all the dice that could fall, given as the rule asks for them, and its chance."""
    open_ends = [((), Fraction(1))]
    while open_ends:
        dice, chance = open_ends.pop()
        try:
            record = resolve(Given(",".join(map(str, dice))))
        except DiceFault as fault:
            faces = int(fault.values["die"].removeprefix("d"))
            open_ends.extend(((*dice, face), chance / faces) for face in range(1, faces + 1))
        else:
            yield record, chance


@pytest.mark.parametrize(
    ("words", "paths"),
    [
        (["attack", "koris", "koris"], ["outcome", "damage.raw", "damage.net"]),
        (["attack", "koris", "koris", "--crit", "abs", "--subdue"], ["damage.net"]),
        (["defend", "koris", "--raw", "9", "--melee"], ["outcome", "damage.final"]),
        (["test", "koris", "escrime"], ["outcome"]),
        (["heal", "hurt", "--mode", "rest"], ["healing.healed"]),
        (["wound", "down", "--at-zero", "--score", "90"], ["wound.injury.id", "wound.dead"]),
    ],
    ids=["attack", "attack-abs", "defend", "test", "rest", "wound"],
)
def test_odds_are_those_of_every_throw(dzcli, koris, words, paths):
    """The odds of a step are the frequencies among all the dice that could fall."""
    sheets = {"koris": koris(), "hurt": koris(9, "hurt"), "down": koris(0, "down")}
    words = [sheets.get(word, word) for word in words]
    told = dzcli(*words, "--odds", "--json").record["odds"]
    resolve = resolver(*words)
    for path in paths:
        assert chances(told[path]) == thrown(resolve, path)


@pytest.mark.parametrize(
    ("words", "steps"),
    [
        (["attack", "koris", "koris"], {"defend", "complication"}),
        (["attack", "koris", "koris", "--into-melee", "hurt", "--weapon", "arc"], {"defend"}),
        (["wound", "down", "--at-zero", "--score", "90"], {"stabilize", "panic"}),
        (["wound", "hurt", "--final", "12", "--score", "85"], {"stabilize"}),
    ],
    ids=["attack", "stray", "at-zero", "fall"],
)
def test_chances_of_what_is_due_are_those_of_every_throw(dzcli, koris, words, steps):
    """The chance that something is left to be done is its frequency among all the dice that could fall."""
    sheets = {"koris": koris(), "hurt": koris(9, "hurt", 7), "down": koris(0, "down", 8)}
    words = [sheets.get(word, word) for word in words]
    found = Counter()
    for record, chance in every_throw(resolver(*words)):
        for due in set(record.due):
            found[due.step, due.who] += chance
    told = dzcli(*words, "--odds", "--json").record["due"]
    assert {(one["step"], one["who"]): Fraction(one["chance"]) for one in told} == found
    assert {step for step, _ in found} == steps


def test_odds_are_those_of_dice_on_the_command_line(dzcli, koris):
    """The odds of a known hit are the frequencies of its damage with each face given by --dice."""
    who = koris()
    words = ["attack", who, who, "--hit"]
    found = Counter()
    for face in range(1, 11):
        found[dzcli(*words, "--dice", str(face), "--json").record["damage"]["net"]] += Fraction(1, 10)
    assert chances(dzcli(*words, "--odds", "--json").record["odds"]["damage.net"]) == found


def test_odds_of_a_surprise_are_those_of_every_pair(dzcli, koris):
    """Of two opposed rolls the odds count every pair of faces."""
    who = koris()
    found = Counter()
    for one, other in itertools.product(range(1, 101), repeat=2):
        gap = (50 - one) - (40 - other)
        critical = one <= 50 and one % 11 == 0
        found[gap >= 20 or (gap > 0 and critical)] += Fraction(1, 10_000)
    told = dzcli("surprise", who, who, "--odds", "--json").record["odds"]
    assert chances(told["surprise.surprised"]) == found


def test_advantage_in_odds(dzcli, koris):
    """With advantage the lower of two rolls counts."""
    told = dzcli("test", koris(), "escrime", "--advantage", "--odds", "--json").record["odds"]["outcome"]
    fails = Fraction(35**2, 100**2)
    assert chances(told)["failure"] + chances(told)["critical_failure"] == fails


@pytest.mark.parametrize(
    ("words", "path"),
    [
        (["wound", "{koris}", "--final", "25"], "wound.stress_gained"),
        (["wound", "{koris}", "--final", "25"], "wound.dead"),
        (["attack", "{koris}", "{koris}"], "damage.net"),
        (["surprise", "{koris}", "{koris}"], "outcome"),
    ],
    ids=["stress", "dead", "net", "surprise"],
)
def test_odds_agree_with_many_results(dzcli, koris, words, path):
    """Among many seeded results each value comes up as often as the odds say, within 4 standard errors."""
    words = [word.format(koris=koris()) for word in words]
    count = 4_000
    seen = Counter()
    for line in dzcli(*words, "--seed", "7", "--times", str(count), "--json").out.splitlines():
        value = json.loads(line)
        for name in path.split("."):
            value = value[name] if value is not None else None
        seen[0 if value is None and path.startswith("damage") else value] += 1
    odds = chances(dzcli(*words, "--odds", "--json").record["odds"][path])
    assert set(seen) <= set(odds)
    for value, chance in odds.items():
        error = sqrt(chance * (1 - chance) / count)
        assert abs(seen[value] / count - chance) <= 4 * error + 1e-12


def test_odds_along_a_pipeline(dzcli, koris):
    """The last step of a pipeline of odds tells those of the whole exchange."""
    attacker, target = koris(), koris(6, "target")
    first = dzcli("attack", attacker, target, "--odds", "--json")
    second = dzcli("defend", target, "--from", "-", "--odds", "--json", stdin=first.out)
    third = dzcli("wound", target, "--from", "-", "--odds", "--json", stdin=second.out).record["odds"]

    stands = Fraction(0)
    for net, chance in chances(first.record["odds"]["damage.net"]).items():
        # Of a Défense of 50, 40 for someone Malmené, three rolls are critical successes.
        for final, share in ((0, 3), ((net + 1) // 2, 37), (net, 60)):
            stands += chance * Fraction(share, 100) * (final < 6)
    told = chances(third["wound.health"])
    assert told[0] == 1 - stands
    assert sum(told.values()) == 1


def test_a_blow_that_odds_deflect_costs_no_stress(dzcli, koris):
    """Whoever the defence of a pipeline of odds spared all damage by a critical success gains no Stress."""
    target = koris(10, "target")
    defended = dzcli("defend", target, "--raw", "1", "--melee", "--odds", "--json")
    record = dzcli("wound", target, "--from", "-", "--odds", "--json", stdin=defended.out).record
    critical = chances(defended.record["odds"]["outcome"])["critical_success"]
    assert chances(record["odds"]["wound.stress_gained"]) == {0: critical, 1: 1 - critical}


def test_branches_are_whole(dzcli, koris):
    """The branches of an attack are all the cases there are, told apart by what follows reads."""
    who = koris()
    record = dzcli("attack", who, who, "--odds", "--json").record
    weights = [Fraction(branch["weight"]) for branch in record["branches"]]
    assert sum(weights) == 1
    carried = [json.dumps(branch["carry"], sort_keys=True) for branch in record["branches"]]
    assert len(set(carried)) == len(carried)


def test_a_record_of_odds_asks_for_odds(dzcli, koris):
    """A step that is to give one result does not go on from odds."""
    who = koris()
    odds = dzcli("attack", who, who, "--odds", "--json").out
    ran = dzcli("defend", who, "--from", "-", "--json", stdin=odds, status=2)
    assert ran.error["code"] == "odds_record"


def test_luck_is_the_chance_of_this_or_better(dzcli, koris):
    """The luck of a test is the chance of its outcome or a better one."""
    who = koris()
    ran = dzcli("test", who, "escrime", "--luck", "--json", "--dice", "53")
    assert Fraction(ran.record["luck"]) == Fraction(65, 100)
    ran = dzcli("test", who, "escrime", "--luck", "--json", "--dice", "55")
    assert Fraction(ran.record["luck"]) == Fraction(5, 100)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_odds_as_text_fit_a_page(dzcli, koris, lang):
    """Odds as text have percentages and bars, and no line is wider than 80 columns but for rulings."""
    ran = dzcli("--lang", lang, "attack", koris(), koris(), "--odds")
    rows = [line for line in ran.out.splitlines() if "#" in line]
    assert rows
    assert all(len(line) <= 80 and "%" in line for line in rows)


@pytest.mark.parametrize(
    "option", ["--dice=5", "--ask", "--seed=1", "--times=2", "--index=2", "--write", "-e"]
)
def test_odds_exclude_results(dzcli, koris, option):
    """Odds are asked for instead of results, not with them."""
    dzcli("test", koris(), "escrime", "--odds", option, status=2)


@pytest.mark.parametrize(
    ("words", "value"),
    [
        (["wound", "{koris}", "--final", "4"], "15"),
        (["attack", "{koris}", "{koris}", "--hit"], "9/2"),
        (["test", "{koris}", "escrime"], "13/20"),
    ],
    ids=["health", "damage", "success"],
)
def test_quiet_odds(dzcli, koris, words, value):
    """With -q the odds are the mean of the number the step is about, else the chance of success."""
    assert dzcli(*(word.format(koris=koris()) for word in words), "--odds", "-q").out == f"{value}\n"
