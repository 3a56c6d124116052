"""Signs and spaces of everything that is said, in both languages: results, odds, errors, tables, help."""

import re

import pytest

LINES = """
roll 4d6kh3 2d6+3 --seed 1
roll 1d6/4 --dice 3 --luck
roll 2d
roll 2d6$
roll 1d6 --dice 9
roll 1d6 --dice 1,2
roll d66 --seed 1
roll --odds (1d6!)
roll 1d6 --jsn
roll 1d6 --seed x
test @koris escrime --dice 55 -m fatigue=-10
test @koris mobilite --advantage --dice 30,60 --luck
test @koris masse
test @koris escrim
test @koris escrime --dice x
test @koris escrime --odds
test @koris
attack @koris @garde --dice 33,7,4
attack @koris @garde --dice 99
attack @koris @garde --dice 99 --complication weapon
attack @koris @garde --complication bof
attack @koris @garde --weapon masse
attack @koris @garde -m couvert
attack @koris @garde -m couvert_leger -m obscurci -m cible_en_mouvement
attack @koris @garde --position nulle
attack @koris @garde --odds
attack @koris @garde --seed 1 --times 2
defend @garde --raw 9 --no-roll
defend @garde --melee --raw 9 --dice 99
defend @garde
surprise @senna @garde --dice 10,90
surprise @senna @garde --dice 40,40
wound @garde --final 30 --dice 99,1,5
wound @garde --final 30 --dice 99,10,80
wound @garde --final 18 --nonlethal --ko-minutes --dice 1
wound @garde
wound @garde --final 3 --write
wound @nobody --final 3
wound nobody.toml --final 3
wound @garde --final 3 --raw 4
heal @garde --mode first-aid --by @koris --dice 40,5
heal @garde --mode stabilize --by @koris --dice 30
heal @garde --mode repos2
heal @garde
heal @garde --mode night --rule nuit_blesse=tout
initiative @koris @senna @garde --dice 40,28,52
initiative @koris @garde --surprised @xyz
attack @koris @garde --through wound --dice 53,7,30
attack @koris @garde --through wound --odds
test @koris escrime --mod fatigue -10
tables regles
tables armures
tables xyz
atack
nonsense
--lang de roll 1d6
help attack
help
""".strip().splitlines()


@pytest.fixture
def said(dzcli, monkeypatch):
    """Everything that a command line prints, whether it succeeds or not."""

    def run(line, lang):
        monkeypatch.setenv("DZCLI_LANG", lang)
        ran = dzcli(*line.split(), status=None)
        return ran.out + ran.err

    return run


@pytest.mark.parametrize("line", LINES)
def test_french(said, line):
    """French has unbreakable spaces before its double signs and inside its quotes, and no other quotes."""
    text = said(line, "fr")
    assert text
    assert re.findall(r".*[ \u202f][:;?!%»].*", text) == []
    assert re.findall(r".*«[^\u00a0].*", text) == []
    assert re.findall(r".*['\"]\w+['\"].*", text) == []


@pytest.mark.parametrize("line", LINES)
def test_english(said, line):
    """English has straight quotes, "x", and no space before a colon."""
    text = said(line, "en")
    assert text
    assert re.findall(r".*[«»“”].*", text) == []
    assert re.findall(r".*[\s\u00a0][:;?!%](?!=).*", text) == []
    assert re.findall(r".*(?<![\w=])'\w+'.*", text) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("line", LINES)
def test_both(said, line, lang):
    """No line ends in a blank, holds an arrow of hyphens, or a place that nothing filled."""
    for shown in said(line, lang).splitlines():
        assert shown == shown.rstrip()
        assert "->" not in shown
        assert re.search(r"\{\w+(:[^}]*)?\}|\bNone\b|\bTrue\b|\bFalse\b", shown) is None
