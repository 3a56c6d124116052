"""What serious wounds change besides the sheet's Santé, in every step that they may bear on (table 7.8.1)."""

from typing import Any

import pytest

ARM, LEG, INNER, EXHAUSTED, SCAR = 2, 3, 5, 6, 8
SKILLS = dict.fromkeys(
    (
        "escrime",
        "archerie",
        "defense",
        "mobilite",
        "medecine",
        "lutte_et_controle",
        "tactique_terrain",
        "discretion",
        "surveillance",
        "persuasion",
        "infiltration",
    ),
    60,
)
ACTOR, OTHER = "", "target-"
ROLLS = {
    "test": ("test {hurt} medecine", ACTOR),
    "attack": ("attack {hurt} {other} --hit-only", ACTOR),
    "defend": ("defend {hurt} --net 4 --melee", ACTOR),
    "control": ("control {hurt} {other} --mode grapple", ACTOR),
    "control, the other side": ("control {other} {hurt} --mode grapple", OTHER),
    "surprise": ("surprise {hurt} {other}", ACTOR),
    "surprise, the other side": ("surprise {other} {hurt}", OTHER),
    "initiative": ("initiative {hurt}", ACTOR),
    "heal": ("heal {other} --by {hurt} --mode first-aid", ACTOR),
    "act": ("act {hurt} --do dive", ACTOR),
    "a defence that follows": ("attack {other} {hurt} --through defend", "defence-"),
}
"""A roll of someone hurt in every step that tests a skill, and how the options of that side begin."""
DICE = "--dice 20,9,9 --spare-dice"
IN_A_FIGHT = {*ROLLS} - {"heal", "surprise", "surprise, the other side"}
"""The rolls that may be an effort: a fight, a race."""


@pytest.fixture
def hurt(koris: Any) -> Any:
    """The path of someone of 60 in everything who has the wounds of these rows, and more of [etat]."""
    return lambda *rows, **etat: koris(
        "Blesse", competences=SKILLS, etat={"blessures": [{"id": row} for row in rows], **etat}
    )


@pytest.fixture
def roll(step: Any, koris: Any) -> Any:
    """Roll something of `ROLLS` with an option of that side; the record."""

    def run(who: str, case: str, option: str = "", more: str = "") -> Any:
        line, side = ROLLS[case]
        told = f"--{side}{option}" if option else ""
        other = koris("Autre", competences=SKILLS, etat={"sante": 9})
        return step(f"{line.format(hurt=who, other=other)} {told} {more} {DICE}")

    return run


def _test_of_the_hurt(result: Any) -> Any:
    """The test that somebody hurt rolled."""
    modifiers = [[one for one in test["modifiers"] if one["id"] == "blessure_2"] for test in result["tests"]]
    return next(found[0] for found in modifiers if found)


@pytest.mark.parametrize("case", ROLLS)
@pytest.mark.rules("DZ-WND-03")
def test_a_broken_arm_counts_where_precision_is_told(roll: Any, hurt: Any, case: str) -> None:
    """Wound 2 takes 20 from any roll that is told to be one of precision; else the roll says how to tell."""
    told, untold = roll(hurt(ARM), case, "precision"), roll(hurt(ARM), case)
    assert (_test_of_the_hurt(told)["applied"], _test_of_the_hurt(told)["value"]) == (True, -20)
    assert not _test_of_the_hurt(untold)["applied"]
    side = ROLLS[case][1] if ROLLS[case][1] == OTHER else ""
    assert f"--{side}precision" in _test_of_the_hurt(untold)["why"]


@pytest.mark.parametrize("case", ROLLS)
@pytest.mark.rules("DZ-STR-02")
def test_an_internal_injury_costs_where_an_effort_is_told(roll: Any, hurt: Any, case: str) -> None:
    """Wound 5 costs 1 Stress in any roll told to be an effort; else a roll of a fight says how to tell."""
    told, untold = roll(hurt(INNER), case, "effort"), roll(hurt(INNER), case)
    stress = [change["to"] for change in told["changes"] if change["path"] == "etat.stress"]
    assert stress == [1]
    assert "etat.stress" not in {change["path"] for change in untold["changes"]}
    side = ROLLS[case][1] if ROLLS[case][1] == OTHER else ""
    hints = [warning for warning in untold["warnings"] if "effort" in warning]
    assert [f"--{side}effort" in hint for hint in hints] == [True] * (case in IN_A_FIGHT)


@pytest.mark.parametrize("case", ROLLS)
@pytest.mark.parametrize("option", ["", "precision", "effort"])
def test_the_sound_are_told_nothing(roll: Any, hurt: Any, case: str, option: str) -> None:
    """Without the wound neither a hint nor a cost comes of any roll."""
    result = roll(hurt(), case, option)
    assert not [warning for warning in result["warnings"] if "--effort" in warning]
    assert not [line for line in result["lines"] if "--precision" in line["text"]]
    assert "etat.stress" not in {change["path"] for change in result["changes"]}


@pytest.mark.parametrize("case", sorted(IN_A_FIGHT - {"test", "initiative"}))
def test_in_a_house_every_roll_of_a_fight_is_an_effort(roll: Any, hurt: Any, case: str) -> None:
    """With effort_stress=par_jet a roll of attack, defence or control costs its Stress untold."""
    result = roll(hurt(INNER), case, more="--rule effort_stress=par_jet")
    assert [change["to"] for change in result["changes"] if change["path"] == "etat.stress"] == [1]


def test_a_resistance_is_no_effort(step: Any, hurt: Any) -> None:
    """A test of a resistance gives no hint of an effort; one of Analyse is hinted at with wound 4 only."""
    assert step(f"test {hurt(INNER)} endurance --dice 20")["warnings"] == []
    hints = step(f"test {hurt(4)} medecine --dice 20")["warnings"]
    assert [hint for hint in hints if "--analysis" in hint] == hints != []


def test_endurance_is_no_action(step: Any, hurt: Any) -> None:
    """A fall tests Endurance, which no precision and no effort bears on: no option is hinted at."""
    result = step(f"wound {hurt(ARM, INNER, sante=1)} --final 5 --dice 20")
    assert not [line for line in result["lines"] if "--precision" in line["text"]]
    assert not [warning for warning in result["warnings"] if "--effort" in warning]


def test_the_odds_of_a_broken_arm(dzcli: Any, hurt: Any, by_value: Any) -> None:
    """Odds take the 20 away, and say how to tell where it was not told."""
    odds = [
        by_value(dzcli("test", hurt(ARM), "medecine", *more, "--odds", "--json").record["odds"]["outcome"])[
            "success"
        ]
        for more in ([], ["--precision"])
    ]
    assert odds == ["11/20", "37/100"]
    assert "--precision" in dzcli("test", hurt(ARM), "medecine", "--odds").out


WORN_OUT = {"determination": 3, "determination_max": 3}
FALLS = "wound {} --final 9 --dice 50,6"


@pytest.mark.rules("DZ-WND-03")
def test_exhaustion_takes_determination(step: Any, hurt: Any) -> None:
    """Wound 6 takes 1 from Détermination maximum, and what is over it from Détermination."""
    changed = step(FALLS.format(hurt(sante=5, **WORN_OUT))).changed
    assert (changed["target determination_max"], changed["target determination"]) == (2, 2)
    changed = step(FALLS.format(hurt(sante=5, determination=1, determination_max=3))).changed
    assert (changed["target determination_max"], "target determination" in changed) == (2, False)


def test_another_wound_leaves_determination(step: Any, hurt: Any) -> None:
    """No other row of the table touches it, nor does row 6 a second time."""
    assert (
        "target determination_max"
        not in step(f"wound {hurt(sante=5, **WORN_OUT)} --final 9 --dice 50,7").changed
    )
    again = step(FALLS.format(hurt(EXHAUSTED, sante=5, **WORN_OUT)))
    assert "target determination_max" not in again.changed
    twice = step(FALLS.format(hurt(EXHAUSTED, sante=5, **WORN_OUT)) + " --rule blessure_double=cumul")
    assert twice.changed["target determination_max"] == 2


@pytest.mark.parametrize(
    "line",
    [
        "heal {} --mode night",
        "heal {} --by {healer} --mode first-aid --dice 22,5,5",
        "heal {} --by {healer} --mode first-aid --dice 22,5,5 --rule secours_critique=malus_seul",
    ],
)
@pytest.mark.rules("DZ-HEAL-02", "DZ-HEAL-04")
def test_determination_comes_back(step: Any, hurt: Any, koris: Any, line: str) -> None:
    """With wound 6 healed, or its penalty gone, the maximum is what it was; what was spent is not."""
    who = hurt(EXHAUSTED, sante=9, determination=1, determination_max=2)
    changed = step(line.format(who, healer=koris())).changed
    assert (changed["target determination_max"], "target determination" in changed) == (3, False)


def test_determination_is_never_less_than_none(step: Any, hurt: Any) -> None:
    """Whoever has none at all loses none, and it stays at 0."""
    result = step(FALLS.format(hurt(sante=5, determination_max=0)))
    assert "target determination_max" not in result.changed


@pytest.mark.parametrize("house", ["", "--rule blessure_double=cumul"])
def test_determination_comes_back_for_each_wound_that_counts(step: Any, hurt: Any, house: str) -> None:
    """Of two such wounds on a sheet a night gives back as many points as they took."""
    who = hurt(EXHAUSTED, EXHAUSTED, sante=9, determination_max=1)
    changed = step(f"heal {who} --mode night {house}").changed
    assert changed["target determination_max"] == (3 if house else 2)


def test_without_the_key_the_game_master_is_told(step: Any, hurt: Any, dzcli: Any) -> None:
    """A sheet without determination_max gets none; the record says what the wound does."""
    result = step(FALLS.format(hurt(sante=5)))
    assert "target determination_max" not in result.changed
    assert [warning for warning in result["warnings"] if "etat.determination_max" in warning]


def test_determination_is_written_and_written_back(dzcli: Any, hurt: Any) -> None:
    """Down with the wound and up with the night, on the sheet itself."""
    who = hurt(sante=5, **WORN_OUT)
    dzcli(*FALLS.format(who).split(), "--write")
    with open(who, encoding="utf-8") as file:
        assert "determination_max = 2" in file.read()
    dzcli("heal", who, "--mode", "night", "--write")
    with open(who, encoding="utf-8") as file:
        assert "determination_max = 3" in file.read()


def test_the_odds_of_a_fall_follow_exhaustion(dzcli: Any, hurt: Any) -> None:
    """Odds go on from branches in which Détermination went down."""
    odds = dzcli("attack", hurt(), hurt(sante=1, **WORN_OUT), "--through", "wound", "--odds", "--json").record
    assert odds["odds"]["wound.health"]


@pytest.mark.parametrize("skill", SKILLS)
def test_a_scar_costs_couverture_where_one_is_watched(step: Any, hurt: Any, skill: str) -> None:
    """Wound 8 takes 1 Couverture from someone watched; tests in which one may be say how to tell."""
    who = hurt(SCAR, couverture=2)
    assert step(f"test {who} {skill} --observed --dice 20").changed == {"actor couverture": 1}
    hints = step(f"test {who} {skill} --dice 20")["warnings"]
    assert bool(hints) == (skill in ("discretion", "persuasion", "infiltration"))
    assert all("--observed" in hint for hint in hints)


def test_couverture_that_cannot_be_taken(step: Any, hurt: Any) -> None:
    """Without a scar nothing is lost; without the key the game master is told; below 0 it does not go."""
    assert step(f"test {hurt(couverture=2)} persuasion --observed --dice 20").changed == {}
    assert "etat.couverture" in step(f"test {hurt(SCAR)} persuasion --observed --dice 20")["warnings"][0]
    assert step(f"test {hurt(SCAR, couverture=0)} persuasion --observed --dice 20").changed == {}


def test_a_broken_leg_is_told_of_where_one_moves(step: Any, hurt: Any) -> None:
    """Wound 3 halves speed: a move says so, standing still does not."""
    assert "half speed" in step(f"act {hurt(LEG)} --do move --position close")["warnings"][0]
    assert step(f"act {hurt(LEG)} --do aim")["warnings"] == []
    assert step(f"act {hurt()} --do move --position close")["warnings"] == []


def test_options_of_an_action_that_was_not_rolled(step: Any, koris: Any) -> None:
    """What was told of a roll that did not take place is said to be unused."""
    result = step(f"defend {koris()} --net 4 --melee --no-roll --precision")
    assert len(result["warnings"]) == 1
    assert len(step(f"attack {koris()} --hit --precision --dice 5")["warnings"]) == 1


def test_precision_bears_on_one_initiative(refused: Any, step: Any, hurt: Any, koris: Any) -> None:
    """With several people --precision would be anybody's; an effort is that of all who fight."""
    people = f"{hurt(INNER)} {koris('Autre')}"
    assert refused(f"initiative {people} --precision --dice 20,30", status=2) == "one_sheet_only"
    result = step(f"initiative {people} --effort --dice 20,30")
    assert result.changed == {"fighter 1 stress": 1}
    assert "nothing without" not in str(result["lines"])


@pytest.mark.parametrize(("rows", "blocked"), [([EXHAUSTED], None), ([EXHAUSTED, LEG], [EXHAUSTED, LEG])])
def test_in_a_house_a_wound_that_ends_with_the_night_does_not_block_it(
    step: Any, hurt: Any, rows: list[int], blocked: Any
) -> None:
    """With nuit_blesse=finies such a night is a success, unless another wound is left."""
    result = step(f"heal {hurt(*rows, sante=9)} --mode night --rule nuit_blesse=finies")
    found = (result.at("healing.blocked_by"), result["success"], result.at("healing.health"))
    assert found == (blocked, blocked is None, 19 if blocked is None else 9)


def test_whoever_has_them_all_is_thrown_for_once(step: Any, sheet: Any) -> None:
    """A house that throws again for a wound suffered before does not where there is no other row."""
    wounds = ", ".join(f"{{ id = {row} }}" for row in range(1, 11))
    text = 'nom = "Ana"\nsante_max = 19\nresistances = { endurance = 40 }\n'
    who = sheet("ana", f"{text}etat = {{ sante = 1, blessures = [{wounds}] }}\n")
    told = step(f"wound {who} --final 3 --rule blessure_double=relancer --dice 62,5")
    assert told.at("wound.injury.id") == 5
