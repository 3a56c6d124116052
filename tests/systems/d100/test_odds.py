"""Odds of D100: against every fall of the dice, against many results, and along a chain."""

import json
from collections import Counter
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


@pytest.fixture
def sheets(soldier: Any) -> dict[str, str]:
    """Two people with armour in some places, and one who shoots."""
    gun = [{"nom": "Fusil", "degats": "1d5+1", "type": "distance", "portee": 20}]
    return {
        "ada": soldier("Ada", armure={"torse": 3}),
        "bo": soldier("Bo", armure={"torse": 3, "bras_gauche": 1}, etat={"blessures": 4}),
        "eva": soldier("Eva", armes=gun),
        "cy": soldier("Cy", caracteristiques={"agilite": 45}, competences={}),
    }


def chances(told: dict[str, Any]) -> dict[Any, Fraction]:
    """The odds of one value as fractions by value, whichever of the two forms they have."""
    if "distribution" in told:
        return {value: Fraction(chance) for value, chance in told["distribution"]}
    return {one["value"]: Fraction(one["chance"]) for one in told["values"]}


def thrown(words: list[str], paths: list[str], most: int = 9) -> dict[str, dict[Any, Fraction]]:
    """The chance of each value at paths of the record, from all the dice that could fall, one by one.

    What takes more than ``most`` dice is left out.
    """
    prepared = prepare(parse(words, words[0], str), Language("en"), odds=False)
    start = prepared.starts[0]
    at = {one.path: one.at or one.path for one in prepared.step.odds}
    missing = {one.path: one.missing for one in prepared.step.odds}
    found: dict[str, Counter[Any]] = {path: Counter() for path in paths}
    open_ends = [((), Fraction(1))]
    while open_ends:
        dice, chance = open_ends.pop()
        try:
            record = prepared.resolve(start, start.asked[0][0], Given(",".join(map(str, dice))))
        except DiceFault as fault:
            faces = int(fault.values["die"].removeprefix("d"))
            if len(dice) < most:
                open_ends.extend(((*dice, face), chance / faces) for face in range(1, faces + 1))
        else:
            for path in paths:
                value = value_at(record, at[path])
                value = missing[path] if value is None or value is NOTHING else value
                found[path][value] += chance
    return {path: dict(count) for path, count in found.items()}


@pytest.mark.parametrize(
    ("line", "paths"),
    [
        ("test ada esquive -m sol=-10", ["outcome"]),
        ("attack ada bo --hit-only", ["outcome", "location.zone"]),
        ("attack ada bo --no-fury", ["outcome", "location.zone", "damage.raw", "damage.net"]),
        ("attack eva bo --distance 20", ["outcome", "damage.net", "fury.confirmed"]),
        ("defend bo --net 4 --type dodge", ["outcome", "damage.final"]),
        ("defend bo --raw 4 --no-roll", ["damage.final"]),
        ("surprise ada bo --surprised Bo", ["surprise.surprised"]),
        ("initiative ada cy", ["first", "sequence"]),
        ("initiative ada bo cy --rule initiative_egalite=ex_aequo", ["first", "sequence"]),
        ("wound bo --damage 12 --location torse", ["wound.health", "wound.critical", "wound.location"]),
        ("heal bo --amount 3", ["healing.health"]),
        ("round ada bo", ["round.effects"]),
        ("act ada --do aim", ["act.cost"]),
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


@pytest.mark.rules("D100-28")
def test_odds_of_the_fureur(dzcli: Any, sheets: dict[str, str]) -> None:
    """With its second roll and its chain the fureur has the odds of every throw; its far end is cut."""
    words = ["attack", sheets["ada"], sheets["bo"], "--hit-roll", "32"]
    told = dzcli(*words, "--odds", "--json").record["odds"]["damage.raw"]
    expected = thrown(words, ["damage.raw"], most=6)["damage.raw"]
    found = chances(told)
    # Of those with six dice or fewer: 10, the second roll, and up to four more dice.
    assert len(expected) > 35
    small = [value for value in expected if value <= 4 + 10 + 30]
    assert {value: found[value] for value in small} == {value: expected[value] for value in small}
    assert 0 < Fraction(told["left_out"]) < Fraction(1, 10**12)


@pytest.mark.rules("D100-28")
def test_what_does_not_hang_on_the_fureur(dzcli: Any, sheets: dict[str, str]) -> None:
    """Words have their whole chance, however long the chains of dice may be, along a pipe too."""
    words = ["attack", sheets["ada"], sheets["bo"], "--odds", "--json"]
    attack = dzcli(*words).record
    assert Fraction(attack["odds"]["damage.net"]["left_out"]) > 0
    assert chances(attack["odds"]["outcome"]) == {"success": Fraction(2, 5), "failure": Fraction(3, 5)}
    assert [(one["step"], one["chance"]) for one in attack["due"]] == [("defend", "2/5")]
    chained = dzcli(*words, "--through", "wound").record["odds"]
    assert sum(chances(chained["wound.location"]).values()) == 1
    assert chained["wound.health"]["left_out"] == attack["odds"]["damage.net"]["left_out"]
    defended = dzcli("defend", "--from", "-", "--odds", "--json", stdin=dzcli(*words).out).out
    assert sum(chances(json.loads(defended)["odds"]["outcome"]).values()) == 1
    assert dzcli("wound", "--from", "-", "--odds", "--json", stdin=defended).record["odds"] == chained


def test_odds_of_the_whole_exchange(dzcli: Any, sheets: dict[str, str]) -> None:
    """Attack, parade and wound: Blessures and critical damage as every throw has them, piped or not."""
    zones = {10: 0, 20: 0, 30: 1, 70: 3, 85: 0, 100: 0}
    health: Counter[int] = Counter()
    critical: Counter[int] = Counter()
    avoided = Fraction(2, 5)
    for roll in range(1, 101):
        number = int(f"{roll % 100:02d}"[::-1]) or 100
        armour = next(points for last, points in zones.items() if number <= last)
        for face in range(1, 11):
            net = max(0, face + 4 - 4 - armour) if roll <= 40 else 0
            for left, chance in ((net, 1 - avoided), (0, avoided)):
                health[max(0, 4 - left)] += chance / 1000
                critical[max(0, left - 4)] += chance / 1000
    words = ["attack", sheets["ada"], sheets["bo"], "--no-fury", "--odds", "--json"]
    chained = dzcli(*words, "--through", "wound").record["odds"]
    assert chances(chained["wound.health"]) == health
    assert chances(chained["wound.critical"]) == critical
    defended = dzcli("defend", "--from", "-", "--odds", "--json", stdin=dzcli(*words).out).out
    assert dzcli("wound", "--from", "-", "--odds", "--json", stdin=defended).record["odds"] == chained


@pytest.mark.parametrize(
    ("line", "path"),
    [
        ("attack @acolyte @cultiste", "damage.net"),
        ("attack @colosse @acolyte", "damage.raw"),
        ("attack @acolyte @cultiste --weapon pistolet -m rafale_automatique", "location.zone"),
        ("attack @colosse @acolyte --through wound --defence-type dodge", "wound.health"),
        ("attack @acolyte @cultiste --score 90 --through wound", "wound.critical"),
        ("initiative @acolyte @cultiste @colosse --rule initiative_egalite=de", "sequence"),
    ],
    ids=["blow", "two dice", "burst", "health", "critical", "initiative"],
)
def test_odds_agree_with_many_results(dzcli: Any, line: str, path: str) -> None:
    """Among many seeded results each value comes up as often as the odds say, within 4.5 standard errors."""
    words, count = line.split(), 3_000
    seen: Counter[Any] = Counter()
    for result in dzcli(*words, "--seed", "7", "--times", str(count), "--json").out.splitlines():
        value: Any = json.loads(result)
        for name in path.split("."):
            value = value[name] if value is not None else 0
        seen[value] += 1
    odds = chances(dzcli(*words, "--odds", "--json").record["odds"][path])
    assert set(seen) <= set(odds)
    for value, chance in odds.items():
        error = sqrt(chance * (1 - chance) / count)
        assert abs(seen[value] / count - chance) <= 4.5 * error + 1 / count


def test_odds_say_what_they_are_about(dzcli: Any) -> None:
    """The odds of an attack name the weapon, and the armour that it may meet."""
    told = dzcli("attack", "@acolyte", "@cultiste", "--odds").out.splitlines()
    assert "  l.74  Épée: 1d10-1 damage, and the bonus of Force." in told
    assert "  l.81  Cultiste, points of armour: Bras gauche 4, Torse 3." in told


def test_harmless_blows_are_one_case(dzcli: Any, sheets: dict[str, str], soldier: Any) -> None:
    """What does no damage goes on as one case, wherever it struck."""
    wall = soldier("Mur", armure=dict.fromkeys(("tete", "bras_droit", "torse"), 20))
    words = ["attack", sheets["ada"], wall, "--no-fury", "--odds", "--json"]
    branches = dzcli(*words).record["branches"]
    struck = [one["carry"]["location"] for one in branches if one["carry"].get("hit")]
    assert struck.count(None) == 1
    assert {one["zone"] for one in struck if one} == {"bras_gauche", "jambe_droite", "jambe_gauche"}


def test_odds_of_an_order_after_a_surprise(dzcli: Any, sheets: dict[str, str]) -> None:
    """The odds of initiative go on from those of a surprise, and come out as without it."""
    words = ["surprise", sheets["ada"], sheets["cy"], "--surprised", "Cy", "--odds", "--json"]
    order = ["initiative", sheets["ada"], sheets["cy"], "--odds", "--json"]
    after = dzcli(*order, "--from", "-", stdin=dzcli(*words).out).record["odds"]
    assert after == dzcli(*order).record["odds"]


def test_many_take_part_in_initiative(dzcli: Any, sheets: dict[str, str]) -> None:
    """Of more than four the odds tell who is first, one of nine equals being as likely as the other."""
    told = dzcli("initiative", *[sheets["ada"]] * 9, "--odds", "--json").record["odds"]
    first = chances(told["first"])
    assert len({chance for name, chance in first.items() if name != "tie"}) == 1
    assert sum(first.values()) == 1
    assert "sequence" not in told


def test_those_who_tie_below_the_first_roll_again(step: Any, sheets: dict[str, str]) -> None:
    """Of more than four, all who tie roll again until they are apart, wherever they stand."""
    people = " ".join(sheets["ada"] for _ in range(5))
    told = step(f"initiative {people} --rule initiative_egalite=de --dice 9,3,3,3,8,2,7,2,5,6")
    assert [one["name"] for one in told["order"]] == ["Ada 1", "Ada 5", "Ada 3", "Ada 4", "Ada 2"]


def test_the_whole_order_of_four(dzcli: Any, sheets: dict[str, str]) -> None:
    """Of four equals the odds tell every order with its ties, 75."""
    told = dzcli("initiative", *[sheets["ada"]] * 4, "--odds", "--json").record["odds"]
    assert len(told["sequence"]["values"]) == 75


def test_equals_among_others_are_equally_likely(dzcli: Any, sheets: dict[str, str]) -> None:
    """Of more than four, those of one Agilité have one chance, whatever that of others."""
    people = [sheets[name] for name in ("ada", "cy", "ada", "cy", "ada")]
    first = chances(dzcli("initiative", *people, "--odds", "--json").record["odds"]["first"])
    assert first["Ada 1"] == first["Ada 2"] == first["Ada 3"] < first["Cy 1"] == first["Cy 2"]


def test_odds_of_a_burst(dzcli: Any, sheets: dict[str, str]) -> None:
    """Where a burst hits more than once, each hit is worked out against Endurance and armour."""
    line = "--weapon fusil -m rafale_semi_automatique --rule rafales=touches --no-fury --hit-roll 9"
    words = ["attack", sheets["eva"], sheets["bo"], *line.split()]
    told = dzcli(*words, "--odds", "--json").record["odds"]
    # 50 less 9 are 4 degrees, two more hits; at 90, the left leg, 1d5+1 less 4.
    one = {0: Fraction(3, 5), 1: Fraction(1, 5), 2: Fraction(1, 5)}
    expected: Counter[int] = Counter()
    for first, second, third in ((a, b, c) for a in one for b in one for c in one):
        expected[first + second + third] += one[first] * one[second] * one[third]
    assert chances(told["damage.net"]) == expected


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("attack ada bo --no-fury --hit-roll 1", "11/2"),
        ("test ada agilite", "2/5"),
        ("defend bo --net 5", "3"),
        ("wound bo --final 3", "1"),
        ("heal bo --amount 3", "7"),
    ],
)
def test_quiet_odds(dzcli: Any, sheets: dict[str, str], line: str, value: str) -> None:
    """With -q the odds are the mean that the step is about, or the chance of success."""
    words = [sheets.get(word, word) for word in line.split()]
    assert dzcli(*words, "--odds", "-q").out == f"{value}\n"


def test_odds_name_places(dzcli: Any, sheets: dict[str, str]) -> None:
    """In words the parts of the body are called what the table calls them; in JSON by their ids."""
    words = ["attack", sheets["ada"], sheets["bo"], "--odds"]
    assert "\n  Bras gauche   " in dzcli(*words).out
    assert "bras_gauche" in chances(dzcli(*words, "--json").record["odds"]["location.zone"])
