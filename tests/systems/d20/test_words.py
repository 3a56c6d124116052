"""What is said of D20: in both languages, each line with the line of the text."""

import re
from typing import Any

import pytest

RUNS = [
    "test @melete ini --seed 1",
    "test @skaven esquive --seed 1",
    "attack @skaven @melete --dice 7,15,3",
    "attack @skaven @melete --dice 16",
    "attack @skaven @melete --dice 7,4,3 --surprise --through wound",
    "attack @skaven @melete --dice 7,1,3,4 --through wound",
    "attack @skaven @melete --dice 7,15,3,15,10 --through wound",
    "attack @skaven @berthald --dice 7,15,6,15,9 --through wound",
    "attack @skaven @furgil --dice 7,15,6,8 --defence-type dodge --through wound",
    "attack @skaven @furgil --dice 7,15,6,9 --defence-type dodge --through wound",
    "attack @skaven @furgil --dice 7,15,6,12 --defence-type dodge --through wound",
    "attack @berthald @skaven --at head --dice 3,17,7",
    "attack @berthald @skaven --at small --dice 3,2,7 --hit-only --spare-dice",
    "attack @furgil @skaven --off-hand --at foot --dice 3,2,4",
    "attack @berthald @skaven --dice 3,12,4 -m boue=-2",
    "defend @melete --raw 4 --location torso --dice 3",
    "defend @berthald --ranged --dice 3",
    "initiative @melete @skaven @berthald @skaven",
    "wound @melete --raw 60 --location back --parry 3",
    "wound @skaven --damage 29",
    "heal @skaven --amount 2",
    "round @melete @skaven",
]
ENGLISH = re.compile(
    r"\b(the|damage|parries|dodges|roll|misses|hits|off|after|nothing|against|less|armour|skill)\b"
)


@pytest.mark.parametrize("line", RUNS)
def test_both_languages(dzcli: Any, line: str) -> None:
    """French has the same lines of the text in the margin, and no English in it; numbers are the same."""
    english, french = (dzcli("--lang", lang, *line.split()).out for lang in ("en", "fr"))
    assert ENGLISH.search(french) is None
    margins = [re.findall(r"^  (l\.\d+)", text, re.MULTILINE) for text in (english, french)]
    assert margins[0] == margins[1]
    assert re.findall(r"\d+", english) == re.findall(r"\d+", french)


@pytest.mark.parametrize("line", [line for line in RUNS if not line.startswith("heal")])
def test_each_line_has_its_place_in_the_text(dzcli: Any, line: str) -> None:
    """Every line of the explanation names a line of the text, from 1 to 99."""
    lines = dzcli(*line.split(), "--json").record["lines"]
    assert lines
    for one in lines:
        assert re.fullmatch(r"l\.([1-9]|[1-9]\d)", one["rule"])
        assert one["text"]


def test_an_exchange_told(dzcli: Any) -> None:
    """An exchange is told from the value rolled under to the PV that are left."""
    line = "attack @skaven @berthald --dice 7,15,6,15,9 --through wound"
    assert dzcli(*line.split()).out.splitlines() == [
        "Attack — Skaven hits Berthald (torse): 19 damage before the defence.",
        "  l.6      Skaven, ATT: 9.",
        "  l.6      Skaven: roll 7 against 9: success, margin +2.",
        "  l.35     Location roll 15: Torse/Dos (torse).",
        "  l.63     Damage: FOR x 2 (16) + Lame crantée 1d6+12 [6] (18) = 34.",
        "  l.63     34 - END 9 - armour (torse) 6 = 19 damage.",
        "  Dice     7,15,6",
        "Defence — Berthald parries: 3 damage left.",
        "  l.24     Berthald parries with Écu; it costs a minor action, which is not counted here.",
        "  l.24     Berthald, PAR: 9.",
        "  l.24     Berthald: roll 15 against 9: failure, margin -6.",
        "  l.25     Berthald rolls the first failed parry of the round again, thanks to the shield.",
        "  l.24     Berthald: roll 9 against 9: success, margin +0.",
        "  l.24     Écu: 8 parry points.",
        "  l.26     The skill Parade doubles them: 16.",
        "  l.65     34 - END 9 - armour (torse) 6 - parry 16 = 3 damage.",
        "  Dice     15,9",
        "Wound — Berthald: PV 34 → 31 of 34.",
        "  l.65     34 - END 9 - armour (torse) 6 - parry 16 = 3 damage.",
        "  l.66     Berthald: PV 34 - 3 = 31.",
        "  l.6      Three quarters of 34 PV, rounded up: 26; 3 is not more.",
        "  Changes  Berthald, reroll used: yes",
        "  Changes  Berthald, PV: 34 → 31",
    ]


def test_an_aim_told_in_french(dzcli: Any) -> None:
    """An aimed blow is told with what it costs and how precisely it lands, in the words of the text."""
    line = "--lang fr attack @berthald @skaven --at tete --dice 3,17,7 --json"
    record = dzcli(*line.split()).record
    told = [one["text"].replace("\u00a0", " ") for one in record["lines"]]
    assert told == [
        "Zone visée : tête.",
        "Berthald, ATT : 9.",
        "zone visée (tête) : -4.",
        "Coup Précis 2 : +2.",
        "Berthald : ATT 7 après modificateurs.",
        "Berthald : jet de 3 contre 7 : réussite, marge +4.",
        "Jet de précision 17 : à plus de 80 cm de l'endroit visé (tête).",
        "Dégâts : FOR × 2 (20) + Marteau 1d8+10 [7] (17) = 37.",
        "37 - END 5 - protection (tête) 0 = 32 dégâts.",
    ]


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("test @melete ini --dice 13", "failure"),
        ("attack @skaven @melete --dice 7,15,3", "18"),
        ("attack @skaven --dice 7,15,3", "31"),
        ("attack @skaven --hit-only --dice 7,15", "success"),
        ("attack @skaven @melete --dice 16", "0"),
        ("attack @skaven @melete --through defend --dice 7,15,3,4", "6"),
        ("attack @skaven @melete --through wound --dice 7,15,3,4", "18"),
        ("defend @furgil --type dodge --att 11 --att-roll 9 --dice 8", "0"),
        ("defend @berthald --dice 4", "success"),
        ("initiative @skaven @melete", "Mélétê\nSkaven"),
        ("wound @skaven --damage 5", "25"),
        ("heal @skaven --amount 5", "30"),
        ("round @skaven", "0"),
    ],
)
def test_quiet(dzcli: Any, line: str, value: str) -> None:
    """-q gives the damage, the PV left, the order, how much comes back, else the outcome."""
    assert dzcli(*line.split(), "-q").out == f"{value}\n"


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("attack @skaven @melete --dice 9,15,3", 0),
        ("attack @skaven @melete --dice 10", 1),
        ("defend @furgil --type dodge --att 11 --att-roll 9 --dice 9", 1),
        ("wound @skaven --damage 30", 1),
        ("wound @skaven --damage 29", 0),
    ],
)
def test_exit_status(dzcli: Any, line: str, status: int) -> None:
    """With -e the exit status is 1 for a miss, a failed defence, someone without PV."""
    dzcli(*line.split(), "-e", status=status)
