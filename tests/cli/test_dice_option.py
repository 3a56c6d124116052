"""Dice told with --dice, as people read them off the table."""

import json
from pathlib import Path

import pytest


@pytest.mark.parametrize(
    "token, value",
    [
        ("1", 1),
        ("01", 1),
        ("05", 5),
        ("50", 50),
        ("100", 100),
        ("00", 100),
        ("60+0", 60),
        ("60+5", 65),
        ("00+2", 2),
        ("00+0", 100),
        ("90+9", 99),
        ("6+0", 60),
        ("5+3", 53),
        ("0+2", 2),
        ("0+0", 100),
        ("60 + 5", 65),
        ("60+ 5", 65),
        (" 53 ", 53),
        ("+53", 53),
    ],
)
@pytest.mark.parametrize("words", [("roll", "1d100"), ("test", "@koris", "escrime")], ids=["roll", "test"])
def test_percentile(dzcli, words, token, value):
    """A percentile is 1 to 100, 00 for 100, or the pair of dice as read."""
    assert dzcli(*words, "--dice", token, "--json").record["dice"][0]["value"] == value


@pytest.mark.parametrize(
    "token", ["0", "101", "-1", "000", "60+10", "5+", "60 + 0x", "65+1", "1e1", "٣", "", "5.0", "½"]
)
def test_no_percentile(dzcli, token):
    """What no percentile shows is exit 4."""
    error = dzcli("test", "@koris", "escrime", f"--dice={token}", "--json", status=4).error
    assert "d100" in error["message"]


@pytest.mark.parametrize("token, value", [("0", 10), ("10", 10), ("1", 1), ("09", 9)])
def test_d10(dzcli, token, value):
    """On a d10 the face 0 is 10."""
    assert dzcli("roll", "1d10", "--dice", token, "-q").out == f"{value}\n"


@pytest.mark.parametrize("token", ["11", "-0", "00+0", "x", "1+1"])
def test_no_d10(dzcli, token):
    """What no d10 shows is exit 4."""
    assert "d10" in dzcli("roll", "1d10", f"--dice={token}", "--json", status=4).error["message"]


@pytest.mark.parametrize("faces, token", [("6", "0"), ("6", "7"), ("20", "21"), ("20", "00"), ("6", "1+1")])
def test_other_dice(dzcli, faces, token):
    """The readings of a percentile are for percentiles only."""
    assert f"d{faces}" in dzcli("roll", f"1d{faces}", "--dice", token, "--json", status=4).error["message"]


@pytest.mark.parametrize(
    "dice", [" 53 ,\t7 ", "53 7", "53;7", "53 ; 7", "50+3 7", "5+3,7", "53\n7", "5 + 3  7"]
)
def test_separators(dzcli, dice):
    """Dice are separated by commas, semicolons or blanks, in any mixture."""
    record = dzcli("attack", "@koris", "@garde", "--dice", dice, "--json").record
    assert [die["value"] for die in record["dice"]] == [53, 7]


@pytest.mark.parametrize(
    "words, dice, missing",
    [
        (["attack", "@koris", "@garde"], "", ["d100", "attack"]),
        (["attack", "@koris", "@garde"], "53", ["d10", "weapon"]),
        (["attack", "@koris", "@garde"], "11,7", ["d10", "critical"]),
        (["attack", "@koris", "--advantage"], "53", ["d100", "attack"]),
        (["defend", "@garde", "--net", "5"], "", ["d100", "defence"]),
        (["wound", "@garde", "--final", "18"], "", ["d100", "Endurance"]),
        (["wound", "@garde", "--final", "18"], "99", ["d10", "wound"]),
        (["wound", "@garde", "--final", "18"], "98,1", ["d10", "haemorrhage"]),
        (["heal", "@koris", "--mode", "first-aid"], "", ["d100", "healer"]),
        (["heal", "@koris", "--mode", "first-aid"], "40", ["d10", "Santé"]),
        (["surprise", "@senna", "@garde"], "", ["d100", "attackers"]),
        (["surprise", "@senna", "@garde"], "50", ["d100", "defenders"]),
        (["roll", "2d6"], "3", ["d6"]),
    ],
)
def test_too_few(dzcli, words, dice, missing):
    """Too few dice: the error names the die that is missing, and what it is for."""
    error = dzcli(*words, f"--dice={dice}", "--json", status=4).error
    assert error["code"] == "missing_die"
    assert error["message"].startswith("--dice: ")
    assert all(word in error["message"] for word in missing), error


@pytest.mark.parametrize(
    "words, dice, rest",
    [
        (["attack", "@koris", "@garde"], "53,7,8", "8"),
        (["attack", "@koris", "@garde"], "70,7", "7"),
        (["roll", "1d6"], "1,2,3", "2,3"),
        (["wound", "@garde", "--final", "3"], "5", "5"),
        (["heal", "@garde", "--mode", "night"], "5", "5"),
        (["roll", "1d6"], "1,", ""),
        (["roll", "1d6"], "1,x", "x"),
    ],
)
def test_too_many(dzcli, words, dice, rest):
    """Too many dice: the error names those that nothing asked for, and nothing is shown."""
    error = dzcli(*words, "--dice", dice, "--json", status=4).error
    assert error["code"] == "too_many_dice"
    assert rest in error["message"]


@pytest.mark.parametrize(
    "words, dice, left",
    [
        (["attack", "@koris", "@garde"], "70 7 4", "7, 4"),
        (["attack", "@koris", "@garde"], "53,7,60+0", "60+0"),
        (["roll", "1d6", "1d6"], "1,2,3", "3"),
    ],
)
def test_spare_dice(dzcli, words, dice, left):
    """With --spare-dice those that were not needed are noted, and the result is that of the others."""
    records = lines(dzcli(*words, "--dice", dice, "--spare-dice", "--json"))
    used = [str(die["value"]) for record in records for die in record["dice"]]
    needed = lines(dzcli(*words, "--dice", ",".join(used), "--json"))
    *before, note = records[-1]["warnings"]
    assert left in note
    assert [*records[:-1], {**records[-1], "warnings": before}] == needed


def lines(ran):
    """The records on standard output."""
    return [json.loads(line) for line in ran.out.splitlines()]


def test_no_spare_dice(dzcli):
    """--spare-dice changes nothing where every die is needed, and excuses none that is missing."""
    words = ("attack", "@koris", "@garde", "--json")
    assert dzcli(*words, "--dice", "53,7", "--spare-dice").out == dzcli(*words, "--dice", "53,7").out
    assert dzcli(*words, "--dice", "53", "--spare-dice", status=4).error["code"] == "missing_die"


@pytest.mark.parametrize("words", [[], ["--ask"], ["--seed", "1"], ["--times", "2"], ["--odds"]])
def test_spare_dice_of_what(dzcli, words):
    """--spare-dice goes with --dice only."""
    error = dzcli("attack", "@koris", "@garde", "--spare-dice", *words, "--json", status=2).error
    assert "--spare-dice" in error["message"]


def test_too_many_of_several_expressions(dzcli):
    """Dice too many at the end show nothing of the expressions before."""
    assert dzcli("roll", "1d6", "1d6", "--dice", "1,2,3", status=4).out == ""


def test_too_many_writes_nothing(dzcli, sheet):
    """Dice too many leave the sheet alone."""
    path = sheet("garde")
    before = Path(path).read_bytes()
    dzcli("wound", path, "--final", "3", "--dice", "5", "--write", status=4)
    assert Path(path).read_bytes() == before


@pytest.mark.parametrize(
    "dice", ["x", "53;;7", "53 ,, 7", "53,,7", ",53,7", "5+ ,7", "1" * 400, "\u0661", "NaN", "--", "{}"]
)
def test_junk(dzcli, dice):
    """What is no list of numbers is exit 4."""
    dzcli("attack", "@koris", "@garde", f"--dice={dice}", status=4)


def test_junk_is_quoted(dzcli):
    """What is no number is quoted, with the die it stands for."""
    message = dzcli("attack", "@koris", "@garde", "--dice", "53,seven", "--json", status=4).error["message"]
    assert "seven" in message
    assert "d10" in message


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_purpose_in_the_language(dzcli, lang):
    """What a missing die is for is said in the language of the reader."""
    message = dzcli("attack", "@koris", "--dice", "53", "--json", "--lang", lang, status=4).error["message"]
    assert ("weapon" in message) == (lang == "en")


def test_order(dzcli):
    """Dice are told in the order of the manual: attack, weapon, critical; two with advantage."""
    words = ("attack", "@koris", "@garde", "--advantage", "--json")
    record = dzcli(*words, "--dice", "88,11,7,4").record
    assert [(die["value"], die["for"], die["kept"]) for die in record["dice"]] == [
        (88, "attack", False),
        (11, "attack", True),
        (7, "damage", True),
        (4, "critical", True),
    ]
