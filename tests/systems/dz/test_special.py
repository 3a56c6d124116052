"""Allonge, opportunity, shooting into melee, non-lethal blows (7.1, 7.11 to 7.13)."""

from typing import Any

import pytest

SWORD = {"nom": "Épée", "type": "epee", "degats": "1d10+1"}
SPEAR = {"nom": "Lance", "type": "hast", "degats": "1d10+2", "traits": ["allonge"]}
BOW = {"nom": "Arc", "type": "arc", "degats": "1d10+2"}
FISTS = {"nom": "Poings", "type": "mains_nues", "degats": "1d10-3"}


@pytest.mark.parametrize("position", ["", "--position close", "--position engaged"])
@pytest.mark.rules("DZ-REACH-01")
def test_the_longer_weapon_strikes_before_contact(step: Any, koris: Any, dummy: Any, position: str) -> None:
    """Allonge against a shorter weapon is a free attack, before contact, that costs nothing."""
    spearman = koris(competences={"armes_d_hast": 45}, armes=[SPEAR])
    line = f"attack {spearman} {dummy(armes=[SWORD])} --free reach {position}"
    result = step(f"{line} --dice 30,5")
    assert (result["free"], result.changed, result.next) == ("reach", {}, ["defend target"])
    assert result.ruled == {"allonge_reaction"}


def test_allonge_against_empty_hands(step: Any, koris: Any, dummy: Any) -> None:
    """Someone without a weapon has no Allonge either."""
    assert step(f"attack {koris(armes=[SPEAR])} {dummy()} --free reach --dice 30,5")["hit"] is True


def test_allonge_counts_for_the_weapon_in_hand(step: Any, koris: Any, dummy: Any) -> None:
    """A spear on the target's back does not stop the free strike."""
    target = dummy(armes=[SPEAR, SWORD], etat={"arme_en_main": "Épée"})
    assert step(f"attack {koris(armes=[SPEAR])} {target} --free reach --dice 30,5")["hit"] is True


@pytest.mark.rules("DZ-REACH-02")
def test_two_long_weapons_cancel_out(refused: Any, koris: Any, dummy: Any) -> None:
    """Allonge against Allonge gives nobody the first strike."""
    line = f"attack {koris(armes=[SPEAR])} {dummy(armes=[SPEAR])} --free reach --dice 30,5"
    assert refused(line) == "both_reach"


def test_a_short_weapon_has_no_reach(refused: Any, koris: Any, dummy: Any) -> None:
    """Without Allonge there is no strike before contact, nor from further than Proche with it."""
    assert refused(f"attack {koris(armes=[SWORD])} {dummy()} --free reach --dice 30,5") == "no_reach"
    line = f"attack {koris('B', armes=[SPEAR])} {dummy()} --free reach --position medium --dice 30,5"
    assert refused(line) == "melee_out_of_range"


def test_a_spent_reaction_does_not_stop_the_first_strike(step: Any, koris: Any, dummy: Any) -> None:
    """The strike of Allonge is no reaction."""
    who = koris(armes=[SPEAR], etat={"reaction_depensee": True})
    assert step(f"attack {who} {dummy()} --free reach --dice 30,5")["hit"] is True


@pytest.mark.parametrize("dice", ["30,5", "90"])
def test_opportunity_costs_the_reaction(step: Any, koris: Any, dummy: Any, dice: str) -> None:
    """An attack of opportunity spends the reaction, hit or miss, and is otherwise ordinary."""
    result = step(f"attack {koris()} {dummy()} --free opportunity --dice {dice}")
    assert result.changed == {"actor reaction_depensee": True}
    assert result.at("tests.0.modifiers") == []


@pytest.mark.parametrize(
    ("tables", "options", "code"),
    [
        ({"etat": {"reaction_depensee": True}}, "", "reaction_spent"),
        ({"etat": {"etats": ["surpris"]}}, "", "surprised"),
        ({"etat": {"etats": ["immobilise"]}}, "", "held"),
        ({"etat": {"sante": 0}}, "", "incapacitated"),
        ({"armes": [BOW]}, "", "weapon_not_in_hand"),
        ({"armes": [{**FISTS, "en_main": False}]}, "", "weapon_not_in_hand"),
        ({"armes": [BOW, {**SWORD, "en_main": False}]}, "--weapon Épée", "weapon_not_in_hand"),
        ({"armes": [SWORD], "etat": {"arme_en_main": ""}}, "--weapon Épée", "weapon_not_in_hand"),
    ],
)
@pytest.mark.rules("DZ-OPP-02")
def test_when_there_is_no_opportunity(
    refused: Any, koris: Any, dummy: Any, tables: dict[str, Any], options: str, code: str
) -> None:
    """It takes a reaction, a melee weapon that is in hand, and being able to act."""
    line = f"attack {koris(**tables)} {dummy()} --free opportunity {options} --dice 30,5"
    assert refused(line) == code


def test_held_people_still_have_their_opportunity(step: Any, koris: Any, dummy: Any) -> None:
    """Saisi does not take the reaction away, and fists marked as in hand count as a weapon."""
    who = koris(armes=[{**FISTS, "en_main": True}], etat={"etats": ["saisi"]})
    assert step(f"attack {who} {dummy()} --free opportunity --dice 30,5")["hit"] is True


@pytest.fixture
def shot(step: Any, koris: Any, dummy: Any) -> Any:
    """A shot of Archerie 55 at someone engaged with an ally in chain mail."""

    def run(dice: str, options: str = "", weapon: Any = None, ally: Any = None) -> Any:
        archer = koris("Archer", armes=[weapon or BOW])
        friend = dummy("Allié", **(ally or {"armure": {"id": "cotte_de_mailles"}}))
        return step(f"attack {archer} {dummy()} --into-melee {friend} {options} --dice {dice}")

    return run


@pytest.mark.parametrize(
    ("dice", "hit", "ally"),
    [
        ("45,5", True, False),
        ("46", False, False),
        ("75", False, False),
        ("76,5", False, True),
        ("66,5", False, True),
        ("77,5", False, True),
        ("100,5", False, True),
    ],
)
def test_whom_a_shot_into_melee_hits(shot: Any, dice: str, hit: bool, ally: bool) -> None:
    """At -10 the target is hit as usual; the ally on a critical failure or above Score + 30.

    The chapter says both "a failure by 30 or more" and "roll above Score + 30": the
    formula wins, so that 75 for 45 misses everybody.
    """
    result = shot(dice)
    assert (result.at("tests.0.score"), result["hit"], result.at("ally.hit")) == (45, hit, ally)
    assert result.at("ally.threshold") == 75
    assert result.next == (["defend target"] if hit else ["defend ally"] if ally else [])


def test_the_ally_hit_is_the_complication(shot: Any) -> None:
    """A critical failure that hits the ally owes no other complication."""
    result = shot("66,5")
    assert "complication actor" not in result.next
    assert result.ruled == {"allie_peut_defendre"}


@pytest.mark.parametrize(
    ("dice", "options", "ruled"),
    [
        ("75", "", {"allie_seuil"}),
        ("74", "", set()),
        ("66,5", "-m couvert_leger", {"allie_peut_defendre", "tir_melee_seuil"}),
        ("40", "-m couvert_leger", {"tir_melee_seuil"}),
    ],
)
def test_rulings_of_a_shot_into_melee(shot: Any, dice: str, options: str, ruled: set[str]) -> None:
    """The threshold is a ruling where it is just met, or where other modifiers move it."""
    assert shot(dice, options).ruled == ruled


def test_other_modifiers_move_the_threshold(shot: Any) -> None:
    """The ally is measured by the Score after all modifiers."""
    result = shot("67,5", "-m couvert_leger")
    assert (result.at("tests.0.score"), result.at("ally.threshold"), result.at("ally.hit")) == (35, 65, True)


def test_the_ally_takes_the_plain_damage_of_the_weapon(shot: Any) -> None:
    """Weapon dice against the ally's own armour: no burst, but Perforant and Brisant as ever."""
    gun = {"nom": "PM", "type": "arme_a_feu", "degats": "1d10", "traits": ["rafale", "perforant"]}
    ally = shot("90,8", "--score 55", weapon=gun)["ally"]
    assert (ally["damage"]["raw"], ally["damage"]["ignored"], ally["damage"]["net"]) == (8, 2, 7)
    hammer = {**BOW, "traits": ["brisant"]}
    plate = {"armure": {"id": "plates_partielles"}}
    assert shot("90,8,6", weapon=hammer, ally=plate).at("ally.damage.raw") == 16


def test_the_ally_may_defend(step: Any, koris: Any, dummy: Any) -> None:
    """The ally hit goes on to a defence and a wound as any target would."""
    archer, ally = koris("Archer", armes=[BOW]), koris("Allié", armure={"id": "gambison"})
    line = f"attack {archer} {dummy()} --into-melee {ally} --dice 90,8"
    result = step(line, f"defend {ally} --from - --dice 30", f"wound {ally} --from -")
    assert (result.at("damage.net"), result.at("damage.final"), result.at("wound.health")) == (9, 5, 14)


@pytest.mark.parametrize(
    "etat", [{"reaction_depensee": True}, {"etats": ["surpris"]}, {"etats": ["immobilise"]}]
)
def test_an_ally_who_cannot_defend_suffers_at_once(shot: Any, etat: dict[str, Any]) -> None:
    """As for any target, the wound is due where no defence can be made."""
    assert shot("90,5", ally={"etat": etat}).next == ["wound ally"]


def test_the_target_of_a_stray_shot_is_missed(step: Any, koris: Any, dummy: Any) -> None:
    """For the one aimed at, a shot that hits the ally is a miss."""
    archer, target, ally = koris("Archer", armes=[BOW]), koris("Cible"), koris("Allié")
    result = step(f"attack {archer} {target} --into-melee {ally} --dice 90,8", f"defend {target} --from -")
    assert (result["hit"], result["damage"], result["dice"]) == (False, None, [])


def test_melee_is_not_shot_into(refused: Any, koris: Any, dummy: Any) -> None:
    """A melee weapon does not shoot into a melee."""
    line = f"attack {koris()} {dummy()} --into-melee {dummy('Allié')} --dice 30,5"
    assert refused(line) == "not_a_shot"


@pytest.mark.parametrize("weapon", [FISTS, {**SWORD, "traits": ["non_letal"]}])
def test_non_lethal_weapons_cost_nothing(step: Any, koris: Any, dummy: Any, weapon: dict[str, Any]) -> None:
    """Bare hands and weapons with the trait do not kill, at no penalty."""
    target = dummy(etat={"sante": 3})
    result = step(f"attack {koris(armes=[weapon])} {target} --dice 40,9", f"wound {target} --from -")
    assert (result.at("damage.lethal"), result.at("wound.health"), result.at("wound.injury")) == (
        False,
        0,
        None,
    )
    assert result.changed["target etats"] == ["au_sol", "inconscient"]
    assert (result.at("wound.endurance"), result.ruled) == (None, {"stress_non_letal", "non_letal_endurance"})


def test_striking_to_knock_out(step: Any, koris: Any, dummy: Any) -> None:
    """--subdue makes any melee weapon non-lethal for -10 to the attack."""
    result = step(f"attack {koris()} {dummy()} --subdue --dice 54,5")
    assert (result.at("tests.0.score"), result.modifiers, result.at("damage.lethal")) == (
        55,
        {"assommer": -10},
        False,
    )


def test_a_non_lethal_weapon_needs_no_subduing(step: Any, koris: Any, dummy: Any) -> None:
    """--subdue with bare hands costs nothing, and a warning says it was not needed."""
    result = step(f"attack {koris(armes=[FISTS])} {dummy()} --subdue --dice 40,5")
    assert (result.at("tests.0.modifiers"), len(result["warnings"])) == ([], 1)


def test_a_bow_knocks_nobody_out(refused: Any, koris: Any, dummy: Any) -> None:
    """Striking with the flat or the pommel is for melee."""
    assert refused(f"attack {koris(armes=[BOW])} {dummy()} --subdue --dice 30,5") == "not_melee"


@pytest.mark.parametrize(("nom", "warnings", "score"), [("Bâton", 0, 45), ("Épée", 1, 35)])
def test_a_staff_may_be_used_not_to_kill(
    step: Any, koris: Any, dummy: Any, nom: str, warnings: int, score: int
) -> None:
    """--nonlethal costs a staff nothing; with a weapon made to kill it is striking to knock out.

    The chapter has the staff among weapons that kill and among those that do not "if used
    to knock out": whoever strikes says which.
    """
    staff = {"nom": nom, "type": "hast", "degats": "1d10"}
    result = step(f"attack {koris(armes=[staff])} {dummy()} --nonlethal --dice 30,5")
    assert (result.at("damage.lethal"), result.at("tests.0.score")) == (False, score)
    assert len(result["warnings"]) == warnings
    assert step(f"attack {koris(armes=[staff])} {dummy()} --dice 40,5").at("damage.lethal") is True


def test_a_non_lethal_blow_at_zero_does_not_kill(step: Any, dummy: Any) -> None:
    """At 0 a non-lethal blow does nothing more, which is a ruling, unless it is brutal.

    One line kills whoever is hurt at 0, another says that these weapons do not kill: the
    second wins.
    """
    down = dummy(etat={"sante": 0})
    mild = step(f"wound {down} --final 3 --nonlethal")
    assert (mild.at("wound.dead"), mild.ruled) == (False, {"non_letal_a_zero"})
    assert step(f"wound {down} --final 3 --nonlethal --brutal").at("wound.dead") is True


def test_extreme_violence_wounds_all_the_same(step: Any, dummy: Any) -> None:
    """--brutal brings Endurance and serious wounds back to a non-lethal blow."""
    who = dummy(resistances={"endurance": 40}, etat={"sante": 3})
    result = step(f"wound {who} --final 5 --nonlethal --brutal --dice 50,7")
    assert (result.at("wound.endurance"), result.at("wound.injury.id")) == ("failure", 7)


def test_states_that_follow_from_health_count_for_nothing(dzcli, sheet):
    """Malmené noted on a sheet of someone unhurt takes nothing, and a warning says so."""
    path = sheet("ana", 'nom = "Ana"\n[competences]\nescrime = 50\n[etat]\netats = ["Malmené"]\n')
    record = dzcli("test", path, "escrime", "--dice", "50", "--json").record
    assert record["tests"][0]["score"] == 50
    assert any("malmene" in warning for warning in record["warnings"])


def test_a_haemorrhage_has_to_be_stabilised_next(dzcli, sheet):
    """After a fall with a haemorrhage the record asks for care."""
    record = dzcli("wound", sheet("garde"), "--final", "30", "--dice", "52,1,4", "--json").record
    assert {"step": "stabilize", "who": "target"} in record["due"]


def test_an_ally_is_somebody_else(dzcli, sheet):
    """The ally near the target is neither the one who shoots nor the target."""
    shooter, target = sheet("senna"), sheet("garde")
    for ally in (shooter, target):
        dzcli("attack", shooter, target, "--into-melee", ally, "--dice", "20,5", status=2)


def test_a_second_target_fares_like_the_first(step: Any, koris: Any, dummy: Any) -> None:
    """Odds: both take the same dice, those of a critical too; with armour alike they are hurt alike."""
    weapon = {"nom": "PM", "type": "arme_a_feu", "degats": "1d10", "traits": ["rafale", "perforant"]}
    person = {"resistances": {"endurance": 40}, "armure": {"id": "cotte_de_mailles"}}
    sheets = [dummy(name, **person) for name in ("Un", "Deux")]
    blow = f"attack {koris(armes=[weapon])} {sheets[0]} --skill escrime --burst two-targets --odds"
    first, second = (step(blow, f"wound {sheet} --from - --odds")["odds"] for sheet in sheets)
    assert first == second
