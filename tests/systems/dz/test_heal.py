"""Care: stabilising, first aid, rest, a night (7.9)."""

from typing import Any

import pytest


@pytest.fixture
def healer(koris: Any) -> Any:
    """Koris with Médecine 45 and Herboristerie 35."""

    def write(nom: str = "Soigneur", **tables: Any) -> str:
        skills = {"medecine": 45, "herboristerie": 35}
        path: str = koris(nom, **{"competences": skills, **tables})
        return path

    return write


@pytest.fixture
def patient(dummy: Any) -> Any:
    """Someone of 19 Santé at most, with that much left."""

    def write(sante: int = 0, nom: str = "Patient", **etat: Any) -> str:
        path: str = dummy(nom, etat={"sante": sante, **etat})
        return path

    return write


@pytest.mark.parametrize(
    ("dice", "outcome", "stabilised", "health", "retry"),
    [
        (38, "success", True, 0, None),
        (33, "critical_success", True, 1, None),
        (50, "failure", False, 0, 1),
        (66, "critical_failure", False, 0, 2),
    ],
)
def test_stabilising(
    step: Any,
    healer: Any,
    patient: Any,
    dice: int,
    outcome: str,
    stabilised: bool,
    health: int,
    retry: int | None,
) -> None:
    """A success stops the bleeding, a critical gives 1 Santé, failures cost a round or two."""
    wounds = [{"id": 1, "rounds": 4}]
    result = step(f"heal {patient(blessures=wounds)} --mode stabilize --by {healer()} --dice {dice}")
    found = result["healing"]
    assert (result["outcome"], result["success"]) == (outcome, stabilised)
    assert (found["stabilised"], found["health"], found["retry_in"]) == (stabilised, health, retry)
    stopped = [{"id": 1, "rounds": 4, "stabilisee": True}]
    assert result.changed.get("target blessures") == (stopped if stabilised else None)


@pytest.mark.rules("DZ-STR-02")
def test_a_critical_failure_of_stabilising_horrifies(step: Any, healer: Any, patient: Any) -> None:
    """It costs the healer 1 Stress and, by a ruling, the healer's own next round."""
    result = step(f"heal {patient()} --mode stabilize --by {healer(etat={'stress': 2})} --dice 66")
    assert result.changed == {"actor stress": 3}
    assert result.ruled == {"round_perdu"}


@pytest.mark.parametrize(("rounds", "left", "dies"), [(2, 1, False), (1, 0, True), (0, 0, True)])
def test_a_round_of_the_patient_is_lost(
    step: Any, healer: Any, patient: Any, rounds: int, left: int, dies: bool
) -> None:
    """By a house rule the haemorrhage goes on by a round; where none is left, or was, it kills."""
    bleeding = patient(blessures=[{"id": 1, "rounds": rounds}])
    result = step(f"heal {bleeding} --mode stabilize --by {healer()} --dice 66 --rule round_perdu=patient")
    assert f"rounds passed: 1, left: {left}." in " ".join(line["text"] for line in result["lines"])
    assert bool(result["healing"]["dead"]) == dies
    assert ("mort" in result.changed.get("target etats", [])) == dies


def test_a_round_is_lost_by_nobody_who_does_not_bleed(step: Any, healer: Any, patient: Any) -> None:
    """By the same house rule someone at 0 Santé without a haemorrhage stays as before."""
    result = step(f"heal {patient()} --mode stabilize --by {healer()} --dice 66 --rule round_perdu=patient")
    assert (bool(result["healing"]["dead"]), result.changed) == (False, {"actor stress": 1})


def test_a_stopped_haemorrhage_stays_a_wound(step: Any, healer: Any, patient: Any) -> None:
    """Stabilising stops the countdown and leaves the wound, which is a ruling if there is one."""
    bleeding = patient(blessures=[{"id": 1, "rounds": 4}])
    assert step(f"heal {bleeding} --mode stabilize --by {healer()} --dice 38").ruled == {"stabiliser_guerit"}
    assert step(f"heal {patient(nom='B')} --mode stabilize --by {healer()} --dice 38").ruled == set()


def test_a_critical_of_stabilising_lets_one_crawl(step: Any, healer: Any, patient: Any) -> None:
    """At 1 Santé one is awake and still on the ground."""
    out = patient(etats=["au_sol", "inconscient"])
    assert step(f"heal {out} --mode stabilize --by {healer()} --dice 33").changed == {
        "target sante": 1,
        "target etats": ["au_sol"],
    }
    bare = patient(nom="B")
    assert step(f"heal {bare} --mode stabilize --by {healer()} --dice 33").changed["target etats"] == [
        "au_sol"
    ]


@pytest.mark.parametrize(
    ("sante", "by", "code", "status"), [(1, True, "not_at_zero", 5), (0, False, "no_healer", 2)]
)
def test_who_is_stabilised_by_whom(
    refused: Any, healer: Any, patient: Any, sante: int, by: bool, code: str, status: int
) -> None:
    """Only someone at 0 or bleeding is stabilised, and only by somebody named."""
    line = f"heal {patient(sante)} --mode stabilize" + (f" --by {healer()}" if by else "")
    assert refused(f"{line} --dice 38", status=status) == code


@pytest.mark.parametrize(
    ("dice", "outcome", "healed"),
    [
        ("32,7", "success", 7),
        ("33,7,8", "critical_success", 15),
        ("50", "failure", 0),
        ("66", "critical_failure", 0),
    ],
)
def test_first_aid(step: Any, healer: Any, patient: Any, dice: str, outcome: str, healed: int) -> None:
    """A success gives 1d10, a critical 2d10, failures nothing."""
    result = step(f"heal {patient(1)} --mode first-aid --by {healer()} --dice {dice}")
    assert (result["outcome"], result.at("healing.healed"), result.at("healing.health")) == (
        outcome,
        healed,
        1 + healed,
    )
    assert result.changed == ({"target sante": 1 + healed} if healed else {})


@pytest.mark.parametrize(("sante", "dice"), [(15, "32,7"), (10, "33,9,9"), (19, "32,7")])
def test_care_stops_at_the_maximum(step: Any, healer: Any, patient: Any, sante: int, dice: str) -> None:
    """Nothing is given back beyond the maximum."""
    result = step(f"heal {patient(sante)} --mode first-aid --by {healer()} --dice {dice}")
    assert (result.at("healing.health"), result.at("healing.healed")) == (19, 19 - sante)


@pytest.mark.parametrize("mode", ["first-aid", "rest"])
def test_care_at_the_maximum_is_wasted(step: Any, healer: Any, patient: Any, mode: str) -> None:
    """Someone at the maximum may be cared for: the die falls for nothing, and a ruling says so."""
    line, dice = (f"--by {healer()}", "32,7") if mode == "first-aid" else ("", "7")
    result = step(f"heal {patient(19)} --mode {mode} {line} --dice {dice}")
    assert (result.at("healing.healed"), "soin_au_max" in result.ruled, len(result["warnings"])) == (
        0,
        True,
        1,
    )
    assert "target sante" not in result.changed
    short = step(f"heal {patient(17, 'B')} --mode {mode} {line} --dice {dice}")
    assert "soin_au_max" not in short.ruled


def test_low_tech_first_aid(step: Any, healer: Any, patient: Any) -> None:
    """In low tech Herboristerie et soins locaux takes the place of Médecine."""
    result = step(f"heal {patient(1)} --mode first-aid --low-tech --by {healer()} --dice 32,7")
    assert (result.at("tests.0.skill"), result.at("tests.0.score")) == ("herboristerie", 35)


def test_first_aid_of_oneself(step: Any, refused: Any, healer: Any) -> None:
    """Without a healer first aid is one's own, if one can act at all."""
    result = step(f"heal {healer(etat={'sante': 3})} --mode first-aid --dice 32,7")
    assert (result.at("healing.health"), result["actor"]["name"]) == (10, "Soigneur")
    assert refused(f"heal {healer(etat={'sante': 0})} --mode first-aid --dice 32,7") == "incapacitated"


def test_first_aid_wakes(step: Any, healer: Any, patient: Any) -> None:
    """Whoever comes above 0 is conscious again."""
    out = patient(0, etats=["au_sol", "inconscient"])
    result = step(f"heal {out} --mode first-aid --by {healer()} --dice 32,7")
    assert result.changed["target etats"] == ["au_sol"]


def test_first_aid_does_not_stop_bleeding(step: Any, healer: Any, patient: Any) -> None:
    """A haemorrhage goes on after first aid, and a warning says so."""
    bleeding = patient(0, blessures=[{"id": 1, "rounds": 4}])
    result = step(f"heal {bleeding} --mode first-aid --by {healer()} --dice 32,7")
    assert ("target blessures" in result.changed, len(result["warnings"])) == (False, 1)


@pytest.mark.parametrize(
    ("option", "removed", "left"), [("", 3, [{"id": 7}]), ("--remove 7", 7, [{"id": 3}])]
)
def test_a_critical_removes_a_wound(
    step: Any, healer: Any, patient: Any, option: str, removed: int, left: list[Any]
) -> None:
    """A critical of first aid removes the wound that was named, else the first: a ruling."""
    hurt = patient(2, blessures=[{"id": 3}, {"id": 7}])
    result = step(f"heal {hurt} --mode first-aid --by {healer()} {option} --dice 33,1,1")
    assert (result.at("healing.injury_removed"), result.changed["target blessures"]) == (removed, left)
    assert result.ruled == {"secours_critique"}


def test_a_critical_with_no_wound_removes_nothing(step: Any, healer: Any, patient: Any) -> None:
    """Without a wound the critical gives its Santé, and there is no ruling."""
    result = step(f"heal {patient(2)} --mode first-aid --by {healer()} --dice 33,1,1")
    assert (result.at("healing.injury_removed"), result.ruled) == (None, set())


def test_a_success_removes_no_wound(step: Any, healer: Any, patient: Any) -> None:
    """Only a critical removes a wound."""
    hurt = patient(2, blessures=[{"id": 3}])
    result = step(f"heal {hurt} --mode first-aid --by {healer()} --remove 3 --dice 32,1")
    assert (result.at("healing.injury_removed"), "target blessures" in result.changed) == (None, False)


def test_a_wound_one_does_not_have(refused: Any, healer: Any, patient: Any) -> None:
    """Removing a wound that is not there is a usage error."""
    line = f"heal {patient(2)} --mode first-aid --by {healer()} --remove 3 --dice 33,1,1"
    assert refused(line, status=2) == "no_such_injury"


@pytest.mark.parametrize(("wounds", "ruled"), [([{"id": 7}], True), ([], False)])
def test_only_the_night_is_blocked_by_wounds(
    step: Any, healer: Any, patient: Any, wounds: list[Any], ruled: bool
) -> None:
    """First aid reaches the maximum even with a serious wound, which is a ruling.

    A note of the chapter says that wounds block full recovery, its table only that they
    block the night: the table wins.
    """
    result = step(f"heal {patient(15, blessures=wounds)} --mode first-aid --by {healer()} --dice 32,9")
    assert (result.at("healing.health"), "blessure_bloque" in result.ruled) == (19, ruled)


@pytest.mark.rules("DZ-HEAL-03")
def test_ten_minutes_of_rest(step: Any, refused: Any, patient: Any) -> None:
    """A rest gives 1d10 without any test, once in a scene."""
    result = step(f"heal {patient(5)} --mode rest --dice 6")
    assert (result.at("healing.healed"), result["tests"], result["success"]) == (6, [], True)
    assert result.changed == {"target sante": 11, "target repos_scene": True}
    assert refused(f"heal {patient(5, repos_scene=True)} --mode rest --dice 6") == "rest_already_taken"


def test_a_wasted_rest_still_counts(step: Any, patient: Any) -> None:
    """A rest at the maximum uses up the scene's rest."""
    assert step(f"heal {patient(19)} --mode rest --dice 6").changed == {"target repos_scene": True}


@pytest.mark.parametrize(
    ("mode", "changed"), [("night", {}), ("rest --dice 6", {"target repos_scene": True})]
)
def test_the_unhurt_have_no_health_to_change(
    step: Any, dummy: Any, mode: str, changed: dict[str, Any]
) -> None:
    """On a sheet silent on Santé, which is at its maximum, care changes no Santé."""
    assert step(f"heal {dummy()} --mode {mode}").changed == changed


@pytest.mark.rules("DZ-HEAL-04")
def test_a_safe_night(step: Any, patient: Any) -> None:
    """Without serious wounds a night gives all Santé back and wakes, without any die."""
    result = step(f"heal {patient(0, etats=['inconscient'])} --mode night")
    assert (result.at("healing.health"), result.at("healing.healed"), result["dice"]) == (19, 19, [])
    assert (result["success"], result.changed["target etats"], result.ruled) == (True, [], set())


@pytest.mark.parametrize("number", range(1, 11))
@pytest.mark.rules("DZ-HEAL-04", "DZ-HEAL-05")
def test_every_serious_wound_blocks_the_night(step: Any, patient: Any, number: int) -> None:
    """With any serious wound a night gives nothing: a ruling. Wounds 4 and 6 end with it."""
    result = step(f"heal {patient(5, blessures=[{'id': number}])} --mode night")
    assert (result.at("healing.healed"), result.at("healing.blocked_by"), result["success"]) == (
        0,
        [number],
        False,
    )
    assert result.changed == ({"target blessures": []} if number in (4, 6) else {})
    assert result.ruled == {"nuit_blesse"}


def test_a_stabilised_haemorrhage_blocks_the_night_too(step: Any, patient: Any) -> None:
    """What was stopped is still a wound."""
    wounds = [{"id": 1, "rounds": 4, "stabilisee": True}]
    result = step(f"heal {patient(5, blessures=wounds)} --mode night")
    assert (result.at("healing.blocked_by"), result.changed) == ([1], {})


@pytest.mark.parametrize("mode", ["stabilize", "first-aid", "rest", "night"])
def test_the_dead_are_not_healed(refused: Any, healer: Any, patient: Any, mode: str) -> None:
    """No care brings back the dead."""
    by = f"--by {healer()}" if mode in ("stabilize", "first-aid") else ""
    assert refused(f"heal {patient(0, etats=['mort'])} --mode {mode} {by} --dice 30,5") == "dead"


@pytest.mark.parametrize(
    ("etat", "code"),
    [
        ({"sante": 0}, "incapacitated"),
        ({"etats": ["inconscient"]}, "incapacitated"),
        ({"etats": ["mort"]}, "dead"),
        ({"etats": ["immobilise"]}, "held"),
    ],
)
@pytest.mark.parametrize("mode", ["stabilize", "first-aid"])
def test_a_healer_has_to_be_able_to_act(
    refused: Any, healer: Any, patient: Any, mode: str, etat: dict[str, Any], code: str
) -> None:
    """Those down, out or dead heal nobody, and whoever is Immobilisé can only break free."""
    assert refused(f"heal {patient()} --mode {mode} --by {healer(etat=etat)} --dice 30,5") == code


def test_the_healer_s_condition_bears_on_the_care(step: Any, healer: Any, patient: Any) -> None:
    """Wound 7 and modifiers lower Médecine; Malmené does not."""
    hurt = healer(etat={"sante": 5, "blessures": [{"id": 7}]})
    result = step(f"heal {patient()} --mode stabilize --by {hurt} -m obscurite=-5 --dice 20")
    assert result.at("tests.0.score") == 30


def test_stabilising_has_no_penalty_of_its_own(step: Any, healer: Any, patient: Any) -> None:
    """A haemorrhage is stabilised on the plain Score, as in the chapter's example."""
    bleeding = patient(blessures=[{"id": 1, "rounds": 4}])
    result = step(f"heal {bleeding} --mode stabilize --by {healer()} --dice 45")
    assert (result.at("tests.0.score"), result["success"]) == (45, True)


def test_medecine_has_to_be_known(refused: Any, dummy: Any, patient: Any) -> None:
    """A healer without Médecine is asked for it by name."""
    line = f"heal {patient()} --mode stabilize --by {dummy('Soigneur')} --dice 30"
    assert refused(line, status=3) == "missing_key"


def test_a_healer_is_not_needed_for_rest(step: Any, healer: Any, patient: Any) -> None:
    """A healer named for rest does nothing, and a warning says so."""
    result = step(f"heal {patient(5)} --mode rest --by {healer()} --dice 6")
    assert (result["actor"], len(result["warnings"])) == (None, 1)


def test_care_for_oneself(step: Any, healer: Any) -> None:
    """Whoever is named as healer of their own is the one patient: the same as if nobody was."""
    alone = healer(etat={"sante": 9, "etats": ["destabilise"]})
    line = f"heal {alone} --mode first-aid --dice 32,7,7"
    named, unnamed = step(f"{line} --by {alone}"), step(line)
    for path in ("changes", "actor", "target", "lines"):
        assert named.at(path) == unnamed.at(path)
    assert named["changes"]
