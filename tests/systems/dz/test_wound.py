"""Damage suffered: Santé, Stress, Malmené, falling, death (7.7, 7.8)."""

import json
from typing import Any

import pytest


@pytest.fixture
def victim(dummy: Any) -> Any:
    """Someone of 19 Santé and Endurance 40."""

    def write(sante: int | None = 19, nom: str = "Victime", **etat: Any) -> str:
        state = etat if sante is None else {"sante": sante, **etat}
        path: str = dummy(nom, resistances={"endurance": 40}, **({"etat": state} if state else {}))
        return path

    return write


@pytest.mark.parametrize("physique", range(1, 101, 3))
def test_maximum_health(step: Any, person: Any, physique: int) -> None:
    """Santé maximum is 10 and a fifth of Physique, rounded down."""
    result = step(f"wound {person('X', attributs={'physique': physique})} --final 1")
    assert result.at("wound.health_max") == 10 + physique // 5


def test_a_declared_maximum_is_used_and_said(step: Any, person: Any) -> None:
    """A sheet may declare another maximum, and the difference is told; Malmené goes by it."""
    boss = person("X", sante_max=40, attributs={"physique": 45})
    result = step(f"wound {boss} --final 20")
    assert (result.at("wound.health_max"), result.at("wound.malmene"), len(result["warnings"])) == (
        40,
        True,
        1,
    )
    same = person("Y", sante_max=19, attributs={"physique": 45})
    assert step(f"wound {same} --final 1")["warnings"] == []


def test_a_maximum_has_to_be_known(refused: Any, person: Any) -> None:
    """With neither Physique nor a maximum the key to add is asked for."""
    assert refused(f"wound {person('X')} --final 1", status=3) == "missing_key"


@pytest.mark.parametrize(("physique", "limit"), [(45, 9), (50, 10), (30, 8), (55, 10)])
def test_malmene_at_half_or_less(step: Any, person: Any, physique: int, limit: int) -> None:
    """Malmené begins at half the maximum, rounded down, and not a point above."""
    for health, malmene in ((limit, True), (limit + 1, False)):
        who = person("X", attributs={"physique": physique}, etat={"sante": health + 1})
        result = step(f"wound {who} --final 1")
        assert (result.at("wound.health"), result.at("wound.malmene")) == (health, malmene)


def test_damage_comes_off_health(step: Any, victim: Any) -> None:
    """Final damage is taken from Santé, and nothing else changes below 8."""
    result = step(f"wound {victim(15)} --final 7")
    assert (result.at("wound.health_before"), result.at("wound.health")) == (15, 8)
    assert result.changed == {"target sante": 8}
    assert (result["success"], result["outcome"]) == (True, None)


def test_someone_not_yet_hurt_is_at_the_maximum(step: Any, victim: Any) -> None:
    """A sheet silent on Santé is unhurt, and the change is told from the maximum."""
    (change,) = step(f"wound {victim(None)} --final 3")["changes"]
    assert (change["path"], change["from"], change["to"]) == ("etat.sante", 19, 16)


def test_a_blow_that_does_nothing_changes_no_health(step: Any, victim: Any) -> None:
    """Where Santé stays, there is no change of it, even on a sheet silent on Santé."""
    assert step(f"wound {victim(None)} --final 0").changed == {}
    assert step(f"wound {victim(19, 'B')} --final 0").changed == {}


def test_health_stops_at_zero(step: Any, victim: Any) -> None:
    """Damage beyond what is left is lost: Santé is never negative and overkill does not kill."""
    result = step(f"wound {victim(3)} --final 40 --dice 30")
    assert (result.at("wound.health"), result.at("wound.dead"), result.at("wound.down")) == (0, False, True)


@pytest.mark.parametrize(
    ("sante", "line", "stress"),
    [
        (19, "--final 7", {}),
        (19, "--final 8", {"heavy_damage": 1}),
        (19, "--final 0 --absorbed", {"absorbed": 1}),
        (19, "--final 0 --deflected", {}),
        (19, "--final 0", {}),
        (5, "--final 5 --dice 30", {"zero_health": 2}),
        (5, "--final 8 --dice 30", {"heavy_damage": 1, "zero_health": 2}),
        (5, "--final 5 --dice 50,7", {"zero_health": 2, "injury": 1}),
        (5, "--final 9 --dice 50,7", {"heavy_damage": 1, "zero_health": 2, "injury": 1}),
        (5, "--final 9 --nonlethal", {"heavy_damage": 1, "zero_health": 2}),
        (19, "--final 0 --absorbed --harmless", {}),
        (19, "--final 0 --absorbed --no-attack", {}),
        (19, "--final 9 --no-attack", {}),
        (5, "--final 9 --no-attack --dice 50,7", {"zero_health": 2, "injury": 1}),
    ],
)
@pytest.mark.rules("DZ-STR-01")
def test_every_source_of_stress(
    step: Any, victim: Any, sante: int, line: str, stress: dict[str, int]
) -> None:
    """Absorbed, 8 or more in one attack, falling, a serious wound: each has its Stress, and they add up.

    Examples of 7.7 and 7.8 leave some of it out; the table, and the example made of it, win.
    """
    result = step(f"wound {victim(sante)} {line}")
    assert result.stress == stress
    assert result.at("wound.stress_gained") == sum(stress.values())
    assert result.changed.get("target stress", 0) == sum(stress.values())


def test_eight_counts_after_armour_and_defence(step: Any, koris: Any, dummy: Any) -> None:
    """The Stress of 8 or more looks at what is suffered, not at what was thrown."""
    arms = [{"nom": "Masse", "type": "contondant", "degats": "1d10+5"}]
    target = koris("Cible")
    line = f"attack {koris(armes=arms)} {target} --hit --dice 10"
    assert step(line, f"defend {target} --from - --dice 30", f"wound {target} --from -").stress == {
        "heavy_damage": 1
    }
    mail = koris("Maille", armure={"id": "cuir"})
    line = f"attack {koris('Autre', armes=arms)} {mail} --hit --dice 10"
    assert step(line, f"defend {mail} --from - --dice 30", f"wound {mail} --from -").stress == {}


def test_stress_stops_at_ten(step: Any, victim: Any) -> None:
    """Stress never passes 10, and a gain from 8 on calls for a panic test; both are rulings."""
    result = step(f"wound {victim(5, stress=9)} --final 9 --dice 50,7")
    assert (result.at("wound.stress_gained"), result.changed["target stress"]) == (4, 10)
    assert result.next == ["panic target"]
    assert "stress_max" in result.ruled


@pytest.mark.parametrize(("before", "panic"), [(7, False), (8, True)])
def test_a_panic_test_is_due_from_eight(step: Any, victim: Any, before: int, panic: bool) -> None:
    """Only who had 8 Stress or more before the gain owes a panic test."""
    result = step(f"wound {victim(19, stress=before)} --final 8")
    assert ("panic target" in result.next, "stress_max" in result.ruled) == (panic, panic)


@pytest.mark.parametrize(
    ("final", "aim", "ruled"), [(1, False, set()), (0, True, {"visee_perdue_si_touche"})]
)
@pytest.mark.rules("DZ-ATK-06")
def test_being_hurt_loses_the_aim(step: Any, victim: Any, final: int, aim: bool, ruled: set[str]) -> None:
    """Damage loses the aim; a hit that does none leaves it, which is a ruling."""
    result = step(f"wound {victim(19, visee=True)} --final {final}")
    assert ("target visee" not in result.changed, result.ruled) == (aim, ruled)


def test_a_fall_is_no_attack(step: Any, victim: Any) -> None:
    """8 or more from a fall or a fire gives no Stress, and that is a ruling."""
    assert step(f"wound {victim()} --final 9 --no-attack").ruled == {"stress_hors_attaque"}
    assert step(f"wound {victim(nom='B')} --final 7 --no-attack").ruled == set()


@pytest.mark.parametrize(("raw", "stress", "ruled"), [(0, {}, True), (2, {"absorbed": 1}, False)])
def test_there_has_to_be_something_to_absorb(
    step: Any, dummy: Any, raw: int, stress: dict[str, int], ruled: bool
) -> None:
    """A blow of no damage before armour gives no Stress, which is a ruling."""
    result = step(f"wound {dummy(armure={'id': 'cotte_de_mailles'})} --raw {raw}")
    assert (result.stress, "stress_absorption" in result.ruled) == (stress, ruled)


@pytest.mark.parametrize("option", ["--absorbed", "--deflected"])
def test_what_hurts_was_not_stopped(refused: Any, victim: Any, option: str) -> None:
    """--absorbed and --deflected contradict damage."""
    assert refused(f"wound {victim()} --final 3 {option}", status=2) == "not_absorbed"


def test_a_miss_hurts_nobody(step: Any, koris: Any) -> None:
    """A miss carried to the wound changes nothing and costs no Stress."""
    target = koris("Cible")
    line = f"attack {koris()} {target} --dice 70"
    for result in (
        step(line, f"wound {target} --from -"),
        step(line, f"defend {target} --from -", f"wound {target} --from -"),
    ):
        assert (result["hit"], result["damage"], result.changed, result["dice"]) == (False, None, {}, [])
        assert (result.at("wound.health"), result.stress) == (19, {})


def test_a_whole_chain(step: Any, koris: Any) -> None:
    """Attack, defence and wound follow from each other, and their changes accumulate."""
    target = koris("Cible", armure={"id": "gambison"})
    attack = f"attack {koris(etat={'visee': True})} {target} --dice 30,8"
    result = step(attack, f"defend {target} --from - --dice 66", f"wound {target} --from -")
    assert (result.at("damage.raw"), result.at("damage.net"), result.at("damage.final")) == (10, 9, 9)
    assert result.changed == {
        "actor visee": False,
        "target reaction_depensee": True,
        "target etats": ["destabilise"],
        "target sante": 10,
        "target stress": 1,
    }


def test_what_the_chain_changed_bears_on_the_next_step(step: Any, koris: Any) -> None:
    """Déstabilisé from the defence is a disadvantage on the Endurance of the same blow."""
    target = koris("Cible", etat={"sante": 5})
    attack = f"attack {koris()} {target} --dice 30,8"
    result = step(attack, f"defend {target} --from - --dice 66", f"wound {target} --from - --dice 20,30")
    assert result.at("tests.0.mode") == "disadvantage"
    assert result.at("wound.endurance") == "success"


def test_a_blow_meant_for_another_is_worked_out_again(step: Any, koris: Any, dummy: Any) -> None:
    """Given to someone who was not the target, the same dice meet that one's armour, with a warning."""
    other = dummy("Autre", armure={"id": "plaques_tactiques"})
    result = step(f"attack {koris()} {dummy()} --dice 30,7", f"wound {other} --from -")
    assert (result.at("damage.final"), len(result["warnings"])) == (4, 1)


def test_a_blow_already_defended_is_for_its_target(step: Any, refused: Any, koris: Any, dummy: Any) -> None:
    """What one person defended against cannot wound another."""
    target = koris("Cible")
    record = json.dumps(step(f"attack {koris()} {target} --dice 30,7", f"defend {target} --from - --dice 30"))
    assert refused(f"wound {dummy('Autre')} --from -", stdin=record, status=6) == "other_target"


def test_a_wound_without_damage_is_a_usage_error(refused: Any, victim: Any) -> None:
    """Something has to say what hurts."""
    assert refused(f"wound {victim()}", status=2) == "no_blow"
