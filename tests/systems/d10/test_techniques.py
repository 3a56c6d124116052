"""The techniques as a table: what each is called, costs and is for; those that are told and no more."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from dzcli.systems.d10 import book

PRINTED = [
    ("l.120", "Maniement d'une arme précise", "Spécialité", "Entraînement"),
    ("l.121", "Esquive", "Simple", "Entraînement"),
    ("l.122", "Armure naturelle / Résistances", "Expertise", "Entraînement"),
    ("l.123", "Initiative", "Simple", "Entraînement"),
    ("l.124", "Botte secrète / Technique martiale", "Spécialité", "Maître"),
    ("l.125", "F/Ag Surnaturelle", "Expert", "Réservé"),
    ("l.126", "Endurance surnaturelle", "Expert", "Réservé"),
    ("l.127", "Rapidité surnaturelle", "Expert", "Entraînement"),
    ("l.128", "Encaissement", "Expert", "Maître"),
    ("l.129", "Encaissement", "Meta", "Réservé"),
    ("l.130", "Frères d'arme", "Expert", "Maître"),
    ("l.131", "Coup en Puissance / Coup Double", "Spécialité", "Maître"),
    ("l.132", "Riposte", "Spécialité", "Expert"),
    ("l.133", "Parade", "Spécialité", "Entraînement"),
    ("l.134", "Coup déchirant/mutilant", "Spécialité", "Maître"),
    ("l.135", "Fauchage", "Spécialité", "Expert"),
    ("l.136", "Coup mortel", "Spécialité", "Maître / Expert"),
    ("l.137", "Combat acrobatique / Assaut implacable", "Simple", "Entraînement"),
    ("l.138", "Combat acrobatique / Assaut implacable", "Expert", "Maître"),
    ("l.139", "Combat acrobatique / Assaut implacable", "Meta", "Expert / Maître"),
    ("l.140", "Exploiter les points faibles", "Simple", "Entraînement"),
    ("l.141", "Exploiter les points faibles", "Expert", "Expert"),
    ("l.142", "Exploiter les points faibles", "Meta", "Expert / Maître"),
    ("l.143", "Tir mortel", "Expert", "Expert"),
    ("l.144", "Tir précis", "Meta", "Expert"),
    ("l.145", "Tir précis", "Meta", "Expert / Maître"),
    ("l.146", "Perfection", "Meta", "Expert / Maître"),
    ("l.147", "Prescience", "Meta", "Expert / Réservé"),
    ("l.148", "Présence écrasante", "Meta", "Expert / Réservé"),
    ("l.149", "Maîtrise du combat", "Meta", "Expert"),
    ("l.150", "Dernier Souffle", "Expert", "Maître"),
    ("l.151", "Envers et contre tout", "Meta²", "Expert"),
    ("l.152", "Marcher dans les ombres", "Meta²", "Expert"),
    ("l.153", "Double initiative", "Meta²", "Expert / Maître"),
    ("l.154", "Régénération", "Expert", "Réservé"),
    ("l.155", "Régénération", "Meta", "Réservé"),
]
"""The table of the text, line by line."""
SHOOTING = {
    "D10-T01", "D10-T04", "D10-T06", "D10-T08", "D10-T11", "D10-T15", "D10-T18", "D10-T19", "D10-T20",
    "D10-T21", "D10-T22", "D10-T23", "D10-T24", "D10-T25", "D10-T26", "D10-T28", "D10-T34",
}  # fmt: skip
"""Those of the list of l.71 to l.81."""
ONCE = {"D10-T12", "D10-T13", "D10-T14", "D10-T15", "D10-T16", "D10-T18", "D10-T24", "D10-T33"}
"""Those that the table gives once a turn, whoever the adversary is."""
DIFFICULTY = {
    "D10-T05": 2, "D10-T09": 2, "D10-T10": 1, "D10-T18": 1,
    "D10-T31": 1, "D10-T32": 2, "D10-T33": 2, "D10-T35": 1,
}  # fmt: skip
"""What the test of a technique adds to the difficulty."""


@pytest.mark.rules("D10-39")
def test_the_table_is_that_of_the_text() -> None:
    """Each of the 36 rows has its line, its name, its cost and its rarity."""
    rows = sorted(book.techniques().values(), key=lambda row: row.regle)
    assert [row.regle for row in rows] == [f"D10-T{number:02}" for number in range(1, 37)]
    found = [(row.section, re.sub(r" \(.*\)$", "", row.nom), row.cout, row.rarete) for row in rows]
    assert found == PRINTED


@pytest.mark.rules("D10-27", "D10-28")
def test_which_are_for_shooting_and_once_a_turn() -> None:
    """The list of those for shooting is that of the text, and so are limits and difficulties."""
    rows = book.techniques().values()
    assert {row.regle for row in rows if row.tir} == SHOOTING
    assert {row.regle for row in rows if row.par_tour} == ONCE
    assert {row.regle: row.dd for row in rows if row.dd} == DIFFICULTY


@pytest.mark.parametrize("code", ["en", "fr"])
def test_each_is_told_in_words(code: str) -> None:
    """Each row has words of its own in both languages: they speak of its level, its test and its limit."""
    rows = book.techniques().values()
    assert len({row.texte[code] for row in rows}) == 36
    for row in rows:
        assert set(row.texte) == {"en", "fr"}
        assert re.findall(r"DD \+(\d)", row.texte[code]) == ([str(row.dd)] if row.dd else [])


TOLD = {
    "rapidite_surnaturelle": ("l.127", "up to X more actions"),
    "combat_acrobatique": ("l.137", "once a turn, on a test (DD +1)"),
    "combat_acrobatique_expert": ("l.138", "up to X free changes of place"),
    "combat_acrobatique_meta": ("l.139", "up to X free moves"),
    "marcher_dans_les_ombres": ("l.152", "once a turn, on a test (DD +2), up to X others"),
}
"""Those about actions and moves: their line and what it says."""


@pytest.mark.rules("D10-T08", "D10-T18", "D10-T19", "D10-T20", "D10-T33")
@pytest.mark.parametrize("key", TOLD)
def test_told_and_nothing_more(act: Callable[..., Any], key: str) -> None:
    """A technique about actions or moves changes no number, and is told with the limits of the text."""
    line = "attack {adept} {man} --pool 2 --dice 3,4"
    plain, used = act(line), act(f"{line} --technique {key}")
    section, text = TOLD[key]
    told = [one for one in used["lines"] if one not in plain["lines"]]
    assert [one["rule"] for one in told] == [section]
    assert text in told[0]["text"]
    assert used["damage"] == plain["damage"]
    assert used["pool"] == plain["pool"]


PRECISE = "--technique tir_precis"


@pytest.mark.rules("D10-T18", "D10-T33")
@pytest.mark.parametrize("key", ["combat_acrobatique", "marcher_dans_les_ombres"])
def test_once_a_round(act: Callable[..., Any], refused: Callable[..., str], cast: Any, key: str) -> None:
    """What the table gives once a turn is noted, refused the second time, and free again in a new round."""
    sheet = cast["adept"]
    act(f"attack {sheet} --pool 1 --dice 1 --technique {key} --write")
    assert refused(f"attack {sheet} --pool 1 --technique {key}") == "technique_used"
    act(f"round {sheet} --write")
    assert act(f"attack {sheet} --pool 1 --dice 1 --technique {key}")["hit"]


@pytest.mark.rules("D10-T25")
@pytest.mark.parametrize("order", [("", PRECISE), (PRECISE, ""), (PRECISE, PRECISE)])
def test_tir_precis_is_for_the_only_shot(
    act: Callable[..., Any], refused: Callable[..., str], cast: Any, order: tuple[str, str]
) -> None:
    """Whoever lowers the threshold by it has not shot before in this turn and shoots no more."""
    sheet, (first, second) = cast["precise"], order
    act(f"attack {sheet} --pool 1 --dice 7 {first} --write")
    assert refused(f"attack {sheet} --pool 1 {second}") == "only_shot"
    act(f"round {sheet} --write")
    assert act(f"attack {sheet} --pool 1 --dice 7 {second}")["hit"]


@pytest.mark.parametrize(
    ("line", "code", "status"),
    [
        ("attack {adept} --technique nobody", "unknown_technique", 2),
        ("attack {man} --technique riposte=3,1", "missing_key", 3),
        ("attack {man} --technique maniement", "missing_key", 3),
        (
            "attack {adept} --technique maniement --technique maniement_d_une_arme_precise",
            "technique_twice",
            2,
        ),
        ("attack {adept} --technique parade", "technique_elsewhere", 2),
        ("attack {adept} --technique double_initiative", "technique_elsewhere", 2),
        ("attack {adept} --technique prescience=many", "bad_technique", 2),
        ("attack {adept} --against riposte", "unknown_technique", 2),
        ("attack {adept} --against presence_ecrasante", "bad_technique", 2),
        ("attack {adept} --technique coup_mortel", "not_kept", 5),
        ("attack {adept} --technique prescience=3", "too_many_borrowed", 5),
        ("attack {adept} --reroll lowest", "no_reroll", 5),
        ("attack {adept} --technique maniement --reroll lowest:3", "too_many_rerolls", 5),
        ("attack {adept} --technique maniement --reroll 9", "no_such_die", 2),
        ("attack {adept} --technique maniement --reroll best", "bad_reroll", 2),
        ("attack {adept} --technique maniement --reroll 1,1", "bad_reroll", 2),
        ("attack {adept} --technique maniement --reroll under", "bad_reroll", 2),
        ("round {man} --technique coup_mortel", "missing_key", 3),
        ("round {adept} --technique coup_mortel=3", "not_kept", 5),
    ],
)
def test_refused(refused: Callable[..., str], cast: Any, line: str, code: str, status: int) -> None:
    """A technique that is none, is not on the sheet, or goes beyond its level is refused by what is wrong."""
    assert refused(line.format_map(cast), status=status) == code


def test_a_technique_is_found_among_those_of_the_sheet_first(act: Callable[..., Any]) -> None:
    """A name that several techniques have means the one that the sheet has."""
    assert act("wound {tough} --final 9 --technique encaissement=3")["wound"]["lost"] == 5


def test_of_several_people_those_who_have_it_use_it(act: Callable[..., Any]) -> None:
    """In a round of several a technique is used by those who have it."""
    result = act("round {man} {adept} --technique coup_mortel=1")
    assert result.changed == {"fighter 2 des_gardes": 1}


@pytest.mark.parametrize(
    ("how", "dice"),
    [
        ("lowest", [9, 10, 8, 7]),
        ("lowest:1", [9, 10, 8, 2]),
        ("les-plus-bas:1", [9, 10, 8, 2]),
        ("under:2", [9, 10, 8, 2]),
        ("moins-de:3", [9, 10, 8, 7]),
        ("under:1", [9, 1, 8, 2]),
    ],
)
@pytest.mark.rules("D10-T01")
def test_rerolls_by_a_rule(act: Callable[..., Any], how: str, dice: list[int]) -> None:
    """The lowest dice, or those under a number, are thrown again in the order of their places."""
    again = sum(one != other for one, other in zip(dice, [9, 1, 8, 2], strict=True))
    thrown = ",".join(map(str, [9, 1, 8, 2, *[10, 7][:again]]))
    result = act(f"attack {{adept}} --pool 4 --technique maniement --reroll {how} --dice {thrown}")
    assert result["damage"]["dice"] == dice
    assert [die["for"] for die in result["dice"]] == ["attack"] * 4 + ["reroll"] * again
