"""Damage and wounds against a second, plain working out of the same rules (7.7, 7.8)."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

quick = settings(max_examples=100)
tens = st.integers(1, 10)


@quick
@given(
    count=st.integers(1, 3),
    plus=st.integers(-9, 9),
    traits=st.sets(st.sampled_from(("perforant", "perforant+", "brisant", "tranchant", "rafale"))),
    armour=st.tuples(st.integers(0, 10), st.booleans()),
    shield=st.sampled_from(((10, "melee"), (10, "distance"), (15, "distance"), (20, "tous"), (5, "tous"))),
    type_=st.sampled_from(("epee", "arc")),
    fast=st.booleans(),
    crit=st.sampled_from((None, "damage", "abs")),
    burst=st.sampled_from(("damage", "two-targets")),
    dice=st.lists(tens, min_size=6, max_size=6),
)
def test_damage(
    step: Any,
    koris: Any,
    dummy: Any,
    count: int,
    plus: int,
    traits: set[str],
    armour: tuple[int, bool],
    shield: tuple[int, str],
    type_: str,
    fast: bool,
    crit: str | None,
    burst: str,
    dice: list[int],
) -> None:
    """Dice in their order, armour and shield, what traits ignore, Tranchant: all as worked out here."""
    abs_, rigid = armour
    bonus, against = shield
    extra = (crit == "damage") + ("brisant" in traits and rigid) + ("rafale" in traits and burst == "damage")
    thrown = dice[: count + extra]
    raw = sum(thrown) + plus + ("tranchant" in traits and abs_ <= 1)
    kind = "melee" if type_ == "epee" else "distance"
    total = abs_
    if fast and against in (kind, "tous"):
        total += 2 if bonus >= 15 else 1 if bonus >= 10 else 0
    passed = 4 if "perforant+" in traits else 2 if "perforant" in traits else 0
    passed = min(total, passed + (crit == "abs"))
    net = max(0, raw - (total - passed))
    if "tranchant" in traits and abs_ >= 4:
        net = max(0, net - 1)

    weapon = {"nom": "Arme", "type": type_, "degats": f"{count}d10{plus:+d}", "traits": sorted(traits)}
    target = dummy(
        armure={"nom": "Armure", "abs": abs_, "rigide": rigid},
        bouclier={"nom": "Bouclier", "bonus": bonus, "contre": against},
    )
    options = ("--fast " if fast else "") + (f"--crit {crit} " if crit else "") + f"--burst {burst}"
    line = f"attack {koris(armes=[weapon])} {target} --hit {options} --dice {','.join(map(str, thrown))}"
    damage = step(line)["damage"]
    found = (damage["raw"], damage["abs"], damage["ignored"], damage["net"])
    assert found == (raw, total, passed, net)


def grade(face: int, score: int) -> str:
    """The outcome of a roll."""
    success = face <= score and face < 100
    double = face == 100 or face % 11 == 0
    return ("critical_" if double else "") + ("success" if success else "failure")


@quick
@given(
    sante=st.integers(0, 19),
    final=st.integers(0, 25),
    stress=st.integers(0, 10),
    lethal=st.booleans(),
    hard=st.booleans(),
    endurance=st.integers(1, 100),
    injury=tens,
    rounds=tens,
    save=st.integers(1, 100),
)
def test_wound(
    step: Any,
    dummy: Any,
    sante: int,
    final: int,
    stress: int,
    lethal: bool,
    hard: bool,
    endurance: int,
    injury: int,
    rounds: int,
    save: int,
) -> None:
    """Santé, Stress, Endurance, the wound and death: all as worked out here, die by die."""
    health = max(0, sante - final)
    causes = {"heavy_damage": 1} if final >= 8 else {}
    dice: list[int] = []
    graded: str | None = None
    number: int | None = None
    dead = sante == 0 and final > 0 and lethal
    if sante > 0 and health == 0:
        causes["zero_health"] = 2
        if lethal:
            graded = grade(endurance, 40)
            dice.append(endurance)
            dead = graded == "critical_failure" and hard
            if "failure" in graded and not dead:
                number = injury
                causes["injury"] = 1
                dice += [injury, *([rounds] if injury == 1 else [save] if injury == 10 else [])]
                dead = injury == 10 and "failure" in grade(save, 40)

    victim = dummy(resistances={"endurance": 40}, etat={"sante": sante, "stress": stress})
    options = ("" if lethal else "--nonlethal ") + ("--hard " if hard else "")
    result = step(f"wound {victim} --final {final} {options} --dice '{','.join(map(str, dice))}'")
    wound = result["wound"]
    assert (wound["health"], wound["down"], wound["dead"]) == (health, health == 0, dead)
    assert (result.stress, wound["endurance"]) == (causes, graded)
    assert (wound["injury"] and wound["injury"]["id"]) == number
    assert result.changed.get("target stress", stress) == min(10, stress + sum(causes.values()))
    assert ("panic target" in result.next) == (stress >= 8 and bool(causes))
    assert wound["malmene"] == (health <= 9)
