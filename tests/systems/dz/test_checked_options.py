"""Options that bear on a test are checked whether or not a test is thrown, and chains without a target."""

from typing import Any

import pytest


@pytest.mark.parametrize(
    "line",
    [
        "wound {who} --final 1",
        "defend {who} --melee --net 5 --no-roll",
        "heal {who} --mode rest --dice 5",
        "heal {who} --mode night",
        "attack {who} --hit --dice 5",
        "test {who} mobilite --dice 30",
    ],
)
def test_an_unknown_modifier_is_refused_whatever_falls(refused: Any, koris: Any, line: str) -> None:
    """A modifier nobody knows is a usage error even where no test comes of the step."""
    assert refused(line.format(who=koris()) + " -m nimporte", status=2) == "unknown_modifier"


def test_an_attack_without_a_target_meets_armour_later(step: Any, koris: Any, dummy: Any) -> None:
    """Brisant and Tranchant are counted when it is known who was hit; the Brisant die falls then."""
    arms = [{"nom": "Hache", "type": "contondant", "degats": "1d10+1", "traits": ["brisant", "tranchant"]}]
    plate = dummy(armure={"id": "plates_partielles"})
    result = step(f"attack {koris(armes=arms)} --hit --dice 8", f"defend {plate} --from - --no-roll --dice 6")
    assert (result.at("damage.raw"), result.at("damage.final")) == (15, 10)


def test_a_carried_critical_keeps_its_choice(step: Any, koris: Any, dummy: Any) -> None:
    """What a critical ignores is ignored of the armour of whoever turns out to be hit."""
    mail = dummy(armure={"id": "cotte_de_mailles"})
    result = step(f"attack {koris()} --crit abs --dice 44,7", f"defend {mail} --from - --no-roll")
    assert (result.at("damage.ignored"), result.at("damage.final")) == (1, 7)
    more = step(f"attack {koris()} --crit damage --dice 44,7,4", f"defend {mail} --from - --no-roll")
    assert (more.at("damage.raw"), more.at("damage.final")) == (13, 10)


def test_the_sheet_may_come_from_standard_input(step: Any) -> None:
    """A sheet may be piped in; nothing else about the step differs."""
    sheet = 'nom = "Koris"\ncompetences = { mobilite = 45 }'
    assert step("test - mobilite --dice 30", stdin=sheet).at("tests.0.score") == 45


@pytest.mark.parametrize("seed", ["0", "1"])
def test_a_process_of_its_own_gives_the_same_bytes(program: Any, dzcli: Any, seed: str) -> None:
    """Nothing of the process, such as its hash seed, leaks into the record."""
    words = (
        "attack",
        "@senna",
        "@garde",
        "-m",
        "couvert_leger",
        "-m",
        "obscurci",
        "--dice",
        "33,5,6",
        "--json",
    )
    assert program(*words, PYTHONHASHSEED=seed, DZCLI_LANG="en").out == dzcli(*words).out


def test_writing_changes_one_value_and_no_other_byte(dzcli: Any, sheet: Any) -> None:
    """With --write the value changes where it stands; comments, order and spaces stay."""
    text = '# note\nnom = "X"\nattributs = { physique = 45 }\n[etat]\nstress = 0\nsante  = 10 # après Brume\n'
    path = sheet("x", text)
    dzcli("wound", path, "--final", "3", "--write")
    with open(path, encoding="utf-8") as file:
        assert file.read() == text.replace("sante  = 10", "sante  = 7")


def test_a_drawn_seed_is_reported_and_gives_the_same_again(step: Any) -> None:
    """Without a seed one is drawn; with that seed the same result comes out."""
    drawn = step("attack @koris @garde")
    assert (drawn["version"], type(drawn["seed"]), drawn["index"]) == (drawn["version"], int, 1)
    assert step(f"attack @koris @garde --seed {drawn['seed']}") == drawn


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("test {who} mobilite --dice 30", "success"),
        ("attack {who} --dice 30,7", "9"),
        ("attack {who} {who} --dice 30,7", "6"),
        ("attack {who} --dice 70", "0"),
        ("defend {who} --melee --net 7 --dice 30", "4"),
        ("defend {who} --melee --net 7 --dice 44", "0"),
        ("wound {who} --final 4", "15"),
        ("heal {who} --mode rest --dice 4", "19"),
        ("surprise {who} {who} --dice 30,90", "true"),
    ],
)
def test_the_one_value_a_script_wants(dzcli: Any, koris: Any, line: str, value: str) -> None:
    """--quiet shows damage, Santé or the outcome, alone on its line."""
    skills = {"escrime": 65, "mobilite": 45, "defense": 50, "tactique_terrain": 50, "surveillance": 40}
    who = koris(competences=skills, armure={"id": "cotte_de_mailles"})
    assert dzcli(*line.format(who=who).split(), "--quiet").out == f"{value}\n"


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("test {who} mobilite --dice 30", 0),
        ("test {who} mobilite --dice 90", 1),
        ("attack {who} --dice 70", 1),
        ("defend {who} --melee --net 7 --dice 60", 1),
        ("wound {who} --final 4", 0),
        ("wound {who} --final 19 --dice 30", 1),
        ("heal {who} --mode night", 0),
    ],
)
def test_the_exit_status_tells_success(dzcli: Any, koris: Any, line: str, status: int) -> None:
    """With --exit-status a step that did not succeed ends with 1; a wound succeeds if one still stands."""
    dzcli(*line.format(who=koris()).split(), "--exit-status", status=status)
