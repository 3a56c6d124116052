"""What is said of D100: in both languages, each line with the line of the text."""

import re
from typing import Any

import pytest

RUNS = [
    "test @acolyte agilite -m fatigue=-10 --seed 1",
    "attack @acolyte @cultiste --dice 32,10,40,10,3",
    "attack @acolyte @cultiste --weapon pistolet -m rafale_automatique -m surplomb --distance 12 --dice 14,5",
    "attack @acolyte @cultiste --no-fury --dice 32,10 --free-attack",
    "attack @cultiste @acolyte --dice 31,10 --rule fureur=pj",
    "attack @acolyte @cultiste --hit-roll 14 --dice 3",
    "attack @acolyte @cultiste --weapon pistolet -m semi_auto --rule rafales=touches --dice 14,5,6",
    "attack @acolyte @cultiste --rule localisation=jet_separe --dice 14,5,3",
    "attack @acolyte @cultiste --through wound --dice 32,9,90",
    "defend @acolyte --net 5 --type dodge --dice 90",
    "defend @acolyte --net 5 --dice 5",
    "defend @acolyte --net 5 --no-roll",
    "defend @cultiste --net 5 --type dodge --rule esquive_defaut=moitie_agilite --dice 5",
    "surprise @acolyte @cultiste --surprised cultiste",
    "surprise @acolyte @cultiste --nobody",
    "initiative @acolyte @cultiste @colosse --rule initiative_egalite=ex_aequo --dice 8,8,9",
    "wound @cultiste --damage 30 --hit-roll 32",
    "wound @cultiste --damage 3 --location torse",
    "heal @acolyte --amount 2",
    "round @acolyte @cultiste",
    "act @acolyte --do run --flee forced --leaving @cultiste",
    "act @acolyte --do disengage --leaving @cultiste",
    "act @acolyte --do other --name Crocheter --cost extended",
]
ENGLISH = re.compile(r"\b(the|wins|damage|after|nothing|against|hits|misses|reversed|round ends)\b")


@pytest.mark.parametrize("line", RUNS)
def test_both_languages(dzcli: Any, line: str) -> None:
    """French has the same lines of the text in the margin, and no English in it; numbers are the same."""
    english, french = (dzcli("--lang", lang, *line.split()).out for lang in ("en", "fr"))
    assert ENGLISH.search(french) is None
    margins = [re.findall(r"^  (l\.\d+)", text, re.MULTILINE) for text in (english, french)]
    assert margins[0] == margins[1]
    assert re.findall(r"\d+", english.partition("\n")[2]) == re.findall(r"\d+", french.partition("\n")[2])


@pytest.mark.parametrize("line", [line for line in RUNS if not line.startswith("heal")])
def test_each_line_has_its_place_in_the_text(dzcli: Any, line: str) -> None:
    """Every line of the explanation names a line of the text, from 1 to 81."""
    lines = dzcli(*line.split(), "--json").record["lines"]
    assert lines
    for one in lines:
        assert re.fullmatch(r"l\.([1-9]|[1-7]\d|8[01])", one["rule"])
        assert one["text"]


def test_a_blow_told(dzcli: Any) -> None:
    """An attack is told from its value to what Endurance and armour leave, with the fureur between."""
    line = (
        "attack @acolyte @cultiste --weapon pistolet -m rafale_automatique -m site=+10 --dice 42,10,61,10,4"
    )
    assert dzcli(*line.split()).out.splitlines() == [
        "Acolyte hits Cultiste, Bras gauche: 20 damage after Endurance and armour.",
        "  l.59  Acolyte, Capacité de Tir: 35.",
        "  l.59  Rafale automatique: +20.",
        "  l.59  site: +10.",
        "  l.65  Acolyte: 65 after modifiers.",
        "  l.65  Acolyte: roll 42 against 65: success, margin +23.",
        "  l.69  42 reversed is 24: Bras gauche.",
        "  l.74  Pistolet laser, 1d10+3: [10], 13.",
        "  l.77  A natural 10: the fureur du juste, a second attack roll with the same modifiers.",
        "  l.65  Acolyte: roll 61 against 65: success, margin +4.",
        "  l.77  Fureur du juste: [10, 4], +14.",
        "  l.74  Total of damage: 27.",
        "  l.81  Cultiste: bonus of Endurance 3 (the tens of 32), armour of Bras gauche 4.",
        "  l.81  Cultiste: 27 - 7 = 20.",
        "  l.59  A burst gives its bonus to the roll and nothing else."
        " [rafales = bonus; the rules are silent]",
        "  l.69  The reversed digits of the attack roll are read in the table of the published game:"
        " that of the text is missing. [localisation = inversion; the rules are silent]",
        "  Next  Cultiste may react (defend).",
        "  Dice  42,10,61,10,4",
    ]


def test_a_wound_told_in_french(dzcli: Any) -> None:
    """A wound in French: what is kept at 0, and what is critical."""
    line = "--lang fr wound @cultiste --damage 22 --location torse"
    told = dzcli(*line.split()).out.replace("\u00a0", " ").replace("\u202f", " ")
    assert told.splitlines()[:5] == [
        "Cultiste : Blessures 10 → 0 sur 10, dégâts critiques 6.",
        "  l.81   Cultiste : bonus d'Endurance 3 (les dizaines de 32), armure 3 (Torse).",
        "  l.81   Cultiste : 22 - 6 = 16.",
        "  l.81   Cultiste : Blessures 10 - 16, maintenues à 0 ; 6 en excédent.",
        "  l.81   Cultiste : dégâts critiques 0 → 6 (+6).",
    ]


def test_external_tables_are_told(dzcli: Any) -> None:
    """What external tables add to a result is said to be none of the text."""
    record = dzcli("act", "@acolyte", "--do", "charge", "--json").record
    assert any("published game" in warning for warning in record["warnings"])
    record = dzcli("attack", "@acolyte", "@cultiste", "-m", "surplomb", "--dice", "99", "--json").record
    assert any("published game" in warning for warning in record["warnings"])


@pytest.mark.parametrize(
    ("mod", "code"),
    [
        ("zizanie", "unknown_modifier"),
        ("+1", "bad_modifier"),
        ("boue=beaucoup", "bad_modifier"),
        ("surplomb -m surplomb=2", "same_modifier"),
    ],
)
def test_a_modifier_that_is_none(refused: Any, mod: str, code: str) -> None:
    """A modifier that is unknown, has no number or was given twice is refused."""
    assert refused(f"attack @acolyte @cultiste -m {mod}", status=2) == code


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("attack @acolyte @cultiste --dice 32,9", "4"),
        ("attack @acolyte @cultiste --dice 90", "0"),
        ("attack @acolyte @cultiste --hit-only --dice 32", "true"),
        ("attack @acolyte --dice 32,9", "11"),
        ("defend @acolyte --net 5 --dice 90", "5"),
        ("defend @acolyte --net 5 --dice 5", "0"),
        ("surprise @acolyte @cultiste --surprised cultiste", "true"),
        ("initiative @acolyte @cultiste --dice 2,9", "Cultiste\nAcolyte"),
        ("wound @cultiste --final 3", "7"),
        ("heal @acolyte --amount 2", "12"),
        ("round @acolyte @cultiste", "Acolyte\nCultiste"),
        ("act @acolyte --do aim", "half"),
        ("test @acolyte agilite --dice 90", "failure"),
    ],
)
def test_quiet(dzcli: Any, line: str, value: str) -> None:
    """-q gives the damage, the order, the Blessures left, else what the step is about."""
    assert dzcli(*line.split(), "-q").out == f"{value}\n"


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("attack @acolyte @cultiste --dice 90", 1),
        ("attack @acolyte @cultiste --dice 32,9", 0),
        ("defend @acolyte --net 5 --dice 90", 1),
        ("wound @cultiste --final 11", 1),
        ("wound @cultiste --final 10", 0),
        ("surprise @acolyte @cultiste --nobody", 1),
    ],
)
def test_exit_status(dzcli: Any, line: str, status: int) -> None:
    """With -e the exit says whether it went well: a hit, an attack avoided, no critical damage."""
    assert dzcli(*line.split(), "-e", status=status).status == status
