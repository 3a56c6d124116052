"""Initiative: who acts first (7.3)."""

import json
from collections import Counter
from fractions import Fraction
from itertools import pairwise, product
from math import prod
from typing import Any

import pytest


@pytest.fixture
def fighter(person: Any) -> Any:
    """Write somebody with a Score of Mobilité and a Physique; more by keyword."""

    def write(nom: str, mobilite: Any = 50, physique: int | None = 40, **tables: Any) -> str:
        attributs = {} if physique is None else {"attributs": {"physique": physique}}
        path: str = person(nom, competences={"mobilite": mobilite}, **attributs, **tables)
        return path

    return write


@pytest.fixture
def three(fighter: Any) -> str:
    """Three people of Score 50: Ada and Bo with Physique 40, Cy with 30."""
    return f"{fighter('Ada')} {fighter('Bo')} {fighter('Cy', physique=30)}"


def names(result: Any) -> list[str]:
    """The order by name."""
    return [turn["name"] for turn in result["order"]]


@pytest.mark.parametrize(
    ("dice", "sequence", "first", "ties"),
    [
        ("30,20,10", "Cy > Bo > Ada", "Cy", []),
        ("30,20,20", "Bo > Cy > Ada", "Bo", []),
        ("30,30,20", "Cy > Ada = Bo", "Cy", [["Ada", "Bo"]]),
        ("30,30,30", "Ada = Bo > Cy", "tie", [["Ada", "Bo"]]),
        ("60,51,99", "Bo > Ada > Cy", "Bo", []),
        ("33,40,100", "Ada > Bo > Cy", "Ada", []),
    ],
)
@pytest.mark.rules("DZ-INIT-02", "DZ-INIT-03", "DZ-INIT-04")
def test_order(step: Any, three: str, dice: str, sequence: str, first: str, ties: list[list[str]]) -> None:
    """The highest margin goes first, then Physique; what is still equal is the game master's to decide."""
    result = step(f"initiative {three} --dice {dice}")
    assert (result["sequence"], result["first"], result["ties"]) == (sequence, first, ties)
    assert names(result) == sequence.replace(" = ", " > ").split(" > ")


@pytest.mark.rules("DZ-INIT-03")
def test_what_parts_equals_is_told(dzcli: Any, three: str) -> None:
    """The explanation says whether Physique decides, or the game master."""
    out = dzcli("initiative", *three.split(), "--dice", "30,30,30").out
    assert "Equal margins (+20): Physique decides, Ada (40), Bo (40), Cy (30)." in out
    assert "Equal in margin and in Physique: Ada, Bo; the game master says who goes first." in out


def test_an_unknown_physique_decides_nothing(step: Any, fighter: Any) -> None:
    """Where a sheet does not say, equal margins are left to the game master, and a note says so."""
    result = step(f"initiative {fighter('Ada', physique=60)} {fighter('Bo', physique=None)} --dice 30,30")
    assert result["ties"] == [["Ada", "Bo"]]
    assert ["Bo" in warning for warning in result["warnings"]] == [True]


@pytest.mark.parametrize(
    ("tables", "dice", "score", "mode"),
    [
        ({"armure": {"id": "cotte_de_mailles"}}, "30", 40, "normal"),
        ({"etat": {"sante": 5}}, "30", 40, "normal"),
        ({"etat": {"blessures": [{"id": 3}]}}, "30", 30, "normal"),
        ({"etat": {"blessures": [{"id": 7}]}}, "30", 40, "normal"),
        ({"etat": {"etats": ["destabilise"]}}, "30,40", 50, "disadvantage"),
        ({"etat": {"etats": ["surpris"]}}, "30", 50, "normal"),
    ],
)
@pytest.mark.rules("DZ-INIT-01", "DZ-ARM-02")
def test_it_is_a_test_of_mobilite(
    step: Any, fighter: Any, tables: dict[str, Any], dice: str, score: int, mode: str
) -> None:
    """Armour, Malmené, wounds and Déstabilisé bear on it as on any other; Surpris does not."""
    result = step(f"initiative {fighter('Ada', **tables)} --dice {dice}")
    assert (result.at("order.0.score"), result.at("tests.0.mode")) == (score, mode)


def test_armour_counted_in_the_score(step: Any, fighter: Any) -> None:
    """A sheet whose Mobilité has the armour's malus in it already loses nothing more."""
    skill = {"score": 45, "malus_armure_inclus": True}
    result = step(f"initiative {fighter('Ada', skill, armure={'id': 'cotte_de_mailles'})} --dice 30")
    assert (result.at("order.0.score"), result.unapplied) == (45, {"armure"})


def test_the_roll_ends_destabilise(step: Any, fighter: Any) -> None:
    """It is a roll like any other: Déstabilisé ends with it."""
    result = step(f"initiative {fighter('Ada', etat={'etats': ['destabilise']})} --dice 30,40")
    assert result.changed == {"fighter 1 etats": []}


@pytest.mark.rules("DZ-INIT-05")
def test_the_bonus_of_a_won_surprise(step: Any, three: str) -> None:
    """Whoever won the surprise has 10 more; a name is enough in part and without accents."""
    result = step(f"initiative {three} --bonus cy --dice 30,20,29")
    assert (result["sequence"], result.at("order.0.score")) == ("Cy > Bo > Ada", 60)
    assert result.ruled == {"bonus_surprise"}


@pytest.mark.parametrize(
    ("dice", "bonus", "sequence"),
    [
        ("10,20,30", "Cy", "Ada > Cy > Bo"),
        ("10,20,30", "Bo,Cy", "Bo > Cy > Ada"),
        ("10,20,30", "Ada", "Ada > Bo > Cy"),
        ("20,10,30", "Ada,Cy", "Ada > Cy > Bo"),
        ("30,10,20", "Ada", "Bo > Ada > Cy"),
        ("20,20,30", "Bo", "Bo > Ada > Cy"),
    ],
)
def test_a_place_in_its_stead(step: Any, three: str, dice: str, bonus: str, sequence: str) -> None:
    """As a house rule a won surprise moves each attacker past the enemy just before them."""
    given = " ".join(f"--bonus {name}" for name in bonus.split(","))
    result = step(f"initiative {three} {given} --dice {dice} --rule bonus_surprise=place")
    assert result["sequence"] == sequence


def test_a_place_is_carried_from_the_surprise(step: Any, person: Any) -> None:
    """An approach that was won and surprised nobody moves its attacker past the enemy just before."""
    skills = {"tactique_terrain": 50, "surveillance": 50, "mobilite": 50}
    one, other = person("A", competences=skills), person("B", competences=skills)
    house = "--rule bonus_surprise=place"
    result = step(
        f"surprise {one} {other} {house} --dice 30,40",
        f"initiative {one} {other} --from - {house} --dice 30,20",
    )
    assert result["sequence"] == "A > B"


@pytest.mark.rules("DZ-INIT-06")
def test_the_surprised_come_last(step: Any, three: str) -> None:
    """Those who are Surpris act after all others, whatever was rolled, among themselves by margin."""
    result = step(f"initiative {three} --surprised ada --surprised bo --dice 2,3,99")
    assert result["sequence"] == "Cy > Ada > Bo"
    assert [turn["group"] for turn in result["order"]] == ["normal", "surprised", "surprised"]
    assert result["later"]["sequence"] == "Cy > Ada > Bo"
    assert result.ruled == {"surpris_ordre"}


def test_the_surprised_of_the_first_round_only(step: Any, three: str) -> None:
    """As a house rule they act by their margins from the second round on."""
    line = f"initiative {three} --surprised ada --dice 1,2,99 --rule surpris_ordre=premier_round"
    result = step(line)
    assert (result["sequence"], result["later"]["sequence"]) == ("Bo > Cy > Ada", "Ada > Bo > Cy")


def test_of_many_too(step: Any, fighter: Any) -> None:
    """Six people are put in order as three are, the Surpris last, and by margin later on."""
    people = " ".join(fighter(name) for name in ("Ada", "Bo", "Cy", "Dan", "Eve", "Fey"))
    line = f"initiative {people} --surprised eve --dice 60,50,40,30,20,10"
    result = step(f"{line} --rule surpris_ordre=premier_round")
    assert result["sequence"] == "Fey > Dan > Cy > Bo > Ada > Eve"
    assert result["later"]["sequence"] == "Fey > Eve > Dan > Cy > Bo > Ada"


@pytest.fixture
def ambush(person: Any) -> tuple[str, str]:
    """An attacker of Tactique terrain 50 and a guard of Surveillance 40; both have Mobilité 50."""
    skills = {"tactique_terrain": 50, "surveillance": 40, "mobilite": 50}
    tables = {"competences": skills, "attributs": {"physique": 40}}
    return person("Senna", **tables), person("Garde", **tables)


@pytest.mark.rules("DZ-START-03", "DZ-INIT-05", "DZ-INIT-06")
@pytest.mark.parametrize(
    ("dice", "scores", "surprised"),
    [("10,90", [50, 50], ["Garde"]), ("30,30", [60, 50], []), ("40,20", [50, 50], [])],
)
def test_after_a_surprise(
    step: Any, ambush: tuple[str, str], dice: str, scores: list[int], surprised: list[str]
) -> None:
    """The record of a surprise says who is Surpris and who has the bonus; its changes go along."""
    one, other = ambush
    before = f"surprise {one} {other} --dice {dice}"
    result = step(before, f"initiative {one} {other} --from - --dice 30,10")
    assert [test["score"] for test in result["tests"]] == scores
    assert [turn["name"] for turn in result["order"] if turn["group"] == "surprised"] == surprised
    assert ("target etats" in result.changed) == bool(surprised)
    assert step(before).next == ["initiative actor"]


def test_odds_after_the_odds_of_a_surprise(step: Any, ambush: tuple[str, str], by_value: Any) -> None:
    """Each case of the surprise goes on to its own order: the chances are those of all of them."""
    one, other = ambush
    branches = Counter[str]()
    for attack, defence in product(range(1, 101), repeat=2):
        gap = (50 - attack) - (40 - defence)
        critical = attack % 11 == 0 and attack <= 50
        won = gap > 0
        branches["surprised" if won and (gap >= 20 or critical) else "bonus" if won else "even"] += 1
    equal = Fraction(1, 100)
    ahead = Fraction(sum(1 for a, b in product(range(1, 101), repeat=2) if 60 - a > 50 - b), 10_000)
    expected = branches["surprised"] + branches["bonus"] * ahead + branches["even"] * (1 - equal) / 2
    result = step(f"surprise {one} {other} --odds", f"initiative {one} {other} --from - --odds")
    assert Fraction(by_value(result["odds"]["first"])["Senna"]) == expected / 10_000


@pytest.mark.parametrize("seen", ["", " --surprised Ada"])
def test_odds_against_every_roll(step: Any, fighter: Any, seen: str, by_value: Any) -> None:
    """Of three people with a tie that Physique does not part: as every fall of the dice says."""
    people = f"{fighter('Ada', 55)} {fighter('Bo', 40)} {fighter('Cy', 45, 50)}"
    found: Counter[str] = Counter()
    for faces in product(range(1, 101), repeat=3):
        margins = [score - face for score, face in zip((55, 40, 45), faces, strict=True)]
        keys = [(margin, physique) for margin, physique in zip(margins, (40, 40, 50), strict=True)]
        late = [bool(seen), False, False]
        order = sorted(range(3), key=lambda one: (late[one], [-part for part in keys[one]], one))
        said = ["Ada", "Bo", "Cy"][order[0]]
        for before, after in pairwise(order):
            equal = (late[before], keys[before]) == (late[after], keys[after])
            said += (" = " if equal else " > ") + ["Ada", "Bo", "Cy"][after]
        found[said] += 1
    odds = step(f"initiative {people} --odds{seen}")["odds"]
    expected = {said: Fraction(count, 10**6) for said, count in found.items()}
    assert {said: Fraction(chance) for said, chance in by_value(odds["sequence"]).items()} == expected
    first: Counter[str] = Counter()
    for said, chance in expected.items():
        first["tie" if " = " in said.split(" > ")[0] else said.split(" > ")[0]] += chance
    assert {name: Fraction(chance) for name, chance in by_value(odds["first"]).items()} == dict(first)


def test_odds_of_four_tell_the_order(step: Any, fighter: Any) -> None:
    """Of four the odds tell the whole order still; more than four have theirs too long a list."""
    people = " ".join(fighter(name, 50) for name in ("Ada", "Bo", "Cy", "Dan"))
    assert list(step(f"initiative {people} --odds")["odds"]) == ["first", "sequence"]


def test_odds_of_many(step: Any, fighter: Any, by_value: Any) -> None:
    """Of more than four the odds tell who is first: what the margins of all of them say."""
    scores = {"Ada": 55, "Bo": 50, "Cy": 50, "Dan": 40, "Eve": 30}
    people = " ".join(fighter(name, score) for name, score in scores.items())
    odds = step(f"initiative {people} --odds")["odds"]
    assert list(odds) == ["first"]

    def ahead(name: str, face: int) -> int:
        """How many falls of the others' dice leave them all behind a face of one's own."""
        others = [score for one, score in scores.items() if one != name]
        return prod(sum(score - their < scores[name] - face for their in range(1, 101)) for score in others)

    expected = {name: Fraction(sum(ahead(name, face) for face in range(1, 101)), 100**5) for name in scores}
    found = {name: Fraction(chance) for name, chance in by_value(odds["first"]).items()}
    tie = found.pop("tie")
    assert found == expected
    assert tie == 1 - sum(expected.values())


def test_those_who_share_a_name_are_numbered(step: Any) -> None:
    """Two guards of one sheet are told apart; the name alone means both."""
    result = step("initiative @garde @senna @garde --surprised garde --dice 10,90,20")
    assert names(result) == ["Senna", "Garde 1", "Garde 2"]
    one = step("initiative @garde @senna @garde --surprised 'garde 1' --dice 10,90,20")
    assert names(one) == ["Garde 2", "Senna", "Garde 1"]


def test_quietly(dzcli: Any, three: str) -> None:
    """-q is the names in order, one a line; of odds the chance of each to be first."""
    assert dzcli("initiative", *three.split(), "--dice", "30,20,10", "-q").out == "Cy\nBo\nAda\n"
    lines = dzcli("initiative", *three.split(), "--odds", "-q").out.splitlines()
    assert [line.split()[0] for line in lines] == ["Ada", "Bo", "Cy", "tie"]


@pytest.mark.rules("DZ-INIT-07", "DZ-INIT-08")
def test_the_order_stands(dzcli: Any, three: str) -> None:
    """The explanation says that nobody rolls again each round, and when they do."""
    out = dzcli("initiative", *three.split(), "--dice", "30,20,10", "--lang", "en").out
    assert "The order holds for the whole fight; all roll again if the situation changes drastically" in out


@pytest.mark.rules("DZ-START-03")
def test_allonge_comes_before(dzcli: Any, fighter: Any) -> None:
    """Whoever has the longer weapon in hand may strike before initiative; nobody where all have one."""
    pike = {"armes": [{"nom": "Pique", "type": "hast", "degats": "1d10", "traits": ["allonge"]}]}
    one, other = fighter("Ada", **pike), fighter("Bo")
    assert "Ada has Allonge" in dzcli("initiative", one, other, "--dice", "30,20", "--lang", "en").out
    third = fighter("Cy", **pike)
    assert "Allonge" not in dzcli("initiative", one, third, "--dice", "30,20", "--lang", "en").out


@pytest.mark.parametrize("option", ["-m fatigue=-10", "--score 40", "--advantage", "--disadvantage"])
def test_what_bears_on_one_roll(step: Any, refused: Any, fighter: Any, three: str, option: str) -> None:
    """Modifiers are of one person's roll: with several sheets they are refused."""
    dice = "30,20" if "dvantage" in option else "30"
    expected = {"-m fatigue=-10": 40, "--score 40": 40}.get(option, 50)
    assert step(f"initiative {fighter('Ada')} {option} --dice {dice}").at("order.0.score") == expected
    assert refused(f"initiative {three} {option} --dice 30,20,10", status=2) == "one_sheet_only"


@pytest.mark.parametrize(
    ("etat", "code"),
    [
        ({"etats": ["mort"]}, "dead"),
        ({"sante": 0}, "incapacitated"),
        ({"etats": ["inconscient"]}, "incapacitated"),
    ],
)
def test_who_cannot_act_does_not_roll(refused: Any, fighter: Any, etat: dict[str, Any], code: str) -> None:
    """The dead and those out of the fight are refused by name."""
    assert refused(f"initiative {fighter('Ada')} {fighter('Bo', etat=etat)} --dice 30,20") == code


def test_a_name_that_nobody_has(refused: Any, three: str) -> None:
    """--bonus and --surprised name people of the sheets given."""
    assert refused(f"initiative {three} --bonus Zoe --dice 30,20,10", status=2) == "unknown_fighter"
    assert refused(f"initiative {three} --surprised Zoe --dice 30,20,10", status=2) == "unknown_fighter"


def test_mobilite_is_needed(refused: Any, fighter: Any, person: Any) -> None:
    """A sheet without Mobilité is told by its key."""
    assert refused(f"initiative {fighter('Ada')} {person('Bo')} --dice 30,20", status=3) == "missing_key"


def test_only_a_surprise_goes_before(refused: Any, three: str, step: Any) -> None:
    """A record of another step is refused."""
    record = json.dumps(step("test @koris escrime --dice 30"))
    assert refused(f"initiative {three} --from - --dice 30,20,10", stdin=record, status=3) == "wrong_step"


def test_a_state_that_is_not_read(dzcli: Any, sheet: Any) -> None:
    """Whoever's sheet notes a state that follows from Santé is named."""
    text = 'nom = "{}"\nattributs = {{ physique = 45 }}\n'
    text += "competences = {{ mobilite = 40 }}\netat = {{ etats = [{}] }}\n"
    people = [sheet("a", text.format("Ada", "")), sheet("b", text.format("Bo", '"malmene"'))]
    warnings = dzcli("initiative", *people, "--seed", "1", "--json").record["warnings"]
    assert [one for one in warnings if "Bo" in one]
    assert not [one for one in warnings if "Ada" in one]


def test_the_surprised_are_behind_in_a_crowd(dzcli: Any, sheet: Any) -> None:
    """Of more people than whose whole order is told, one who is Surpris is not first by the best roll."""
    text = 'nom = "{}"\nattributs = {{ physique = 45 }}\ncompetences = {{ mobilite = 60 }}\n'
    people = [sheet(name, text.format(name)) for name in ("Ada", "Bo", "Cy", "Di", "Eva")]
    words = ["initiative", *people, "--surprised", "Ada", "--json"]
    assert dzcli(*words, "--dice", "1,10,20,30,40").record["first"] == "Bo"
    odds = dzcli(*words, "--odds").record["odds"]["first"]["values"]
    assert "Ada" not in [one["value"] for one in odds]
