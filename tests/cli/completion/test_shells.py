"""Completions in real shells: what is typed up to TAB, and what the shell makes of it."""

import pytest

KORIS = ["attack", "@koris", "@acolyte"]
TYPED = [
    ("dzcli surp\t", ["surprise"]),
    ("dzcli --lang fr surp\t", ["--lang", "fr", "surprise"]),
    ("dzcli sheet sch\t", ["sheet", "schema"]),
    ("dzcli sheet schema du\t", ["sheet", "schema", "duel"]),
    ("dzcli completion pow\t", ["completion", "powershell"]),
    ("dzcli help init\t", ["help", "initiative"]),
    ("dzcli attack --into\t", ["attack", "--into-melee"]),
    ("dzcli attack --defence-no\t", ["attack", "--defence-no-roll"]),
    ("dzcli attack --burst t\t", ["attack", "--burst", "two-targets"]),
    ("dzcli attack --burst=t\t", ["attack", "--burst=two-targets"]),
    ("dzcli heal --mode fi\t", ["heal", "--mode", "first-aid"]),
    ("dzcli attack @kor\t", ["attack", "@koris"]),
    ("dzcli attack @koris @bretteu\t", ["attack", "@koris", "@bretteuse"]),
    ("dzcli attack --seed 3 @koris --ask aly\t", ["attack", "--seed", "3", "@koris", "--ask", "alys.toml"]),
    ("dzcli attack mon\t", ["attack", "mon garde.toml"]),
    ("dzcli attack 'mon garde.toml' aly\t", ["attack", "mon garde.toml", "alys.toml"]),
    ("dzcli attack --into-melee=@kor\t", ["attack", "--into-melee=@koris"]),
    ("dzcli attack --into-melee @kor\t", ["attack", "--into-melee", "@koris"]),
    ("dzcli initiative @koris @garde aly\t", ["initiative", "@koris", "@garde", "alys.toml"]),
    ("dzcli defend --from not\t", ["defend", "--from", "notes.txt"]),
    ("dzcli attack @koris @garde aly\t", ["attack", "@koris", "@garde", "aly"]),
    ("dzcli attack --weapon aly\t", ["attack", "--weapon", "aly"]),
    ("dzcli attack @koris --weapon Mart\t", ["attack", "@koris", "--weapon", "Marteau de guerre"]),
    ("dzcli attack @koris --weapon=Mart\t", ["attack", "@koris", "--weapon=Marteau de guerre"]),
    ("dzcli test @koris esc\t", ["test", "@koris", "escrime"]),
    (
        "dzcli attack @koris @senna --defence-skill mobi\t",
        ["attack", "@koris", "@senna", "--defence-skill", "mobilite"],
    ),
    ("dzcli test @acolyte -m rafale_a\t", ["test", "@acolyte", "-m", "rafale_automatique"]),
    ("dzcli test @koris escrime --rule cen\tx", ["test", "@koris", "escrime", "--rule", "cent=x"]),
    ("dzcli roll --table bles\t", ["roll", "--table", "blessures"]),
    ("dzcli roll 2d6 --table=precis\t", ["roll", "2d6", "--table=precision"]),
    ("dzcli tables armur\t", ["tables", "armures"]),
    ("dzcli tables --system duel emb\t", ["tables", "--system", "duel", "embuscade"]),
    ("dzcli tables --tables=maison renc\t", ["tables", "--tables=maison", "rencontres"]),
    ("dzcli roll --tables maison --table renc\t", ["roll", "--tables", "maison", "--table", "rencontres"]),
]
"""A line with TABs, and the words that dzcli is called with."""


def test_typed(typed):
    """Commands, options, fixed values, names of sheets and files are completed in bash and in zsh."""
    found = [(line, typed.words(line)) for line, _ in TYPED]
    assert found == TYPED


OFFERED = [
    ("dzcli surp", ["surprise"]),
    ("dzcli --lang fr surp", ["surprise"]),
    ("dzcli sheet sch", ["schema"]),
    ("dzcli sheet schema du", ["duel"]),
    ("dzcli schema ", ["record"]),
    ("dzcli attack --defence-no", ["--defence-no-roll"]),
    ("dzcli attack --burst ", ["damage", "two-targets"]),
    ("dzcli attack --burst=", ["--burst=damage", "--burst=two-targets"]),
    ("dzcli attack @kor", ["@koris"]),
    ("dzcli attack --into-melee=@kor", ["--into-melee=@koris"]),
    ("dzcli attack --seed 3 @koris --ask a", ["alys.toml"]),
    ("dzcli attack ba", ["bande/"]),
    ("dzcli initiative @koris @garde @senna a", ["alys.toml"]),
    ("dzcli defend --from n", ["notes.txt"]),
    ("dzcli attack notes", []),
    ("dzcli attack @koris @garde a", []),
    ("dzcli attack --weapon zz", []),
    ("dzcli attack @koris --weapon Mart", ["Marteau de guerre"]),
    ("dzcli test @koris esc", ["escrime"]),
    ("dzcli test @koris escrime --rule cent", ["cent="]),
    ("dzcli roll 2d6 --table ", ["blessures", "localisation", "localisations", "precision"]),
    ("dzcli tables armur", ["armures"]),
    ("dzcli tables --system duel emb", ["embuscade"]),
    ("dzcli tables --tables=maison renc", ["rencontres"]),
    ("dzcli roll --tables maison --table renc", ["rencontres"]),
]
"""A line, and what fish offers after it."""


def test_fish(fish):
    """Commands, options, fixed values, names of sheets and files are offered in fish."""
    assert [(line, fish(line)) for line, _ in OFFERED] == OFFERED


@pytest.mark.parametrize("line", ["dzcli ", "dzcli attack --", "dzcli sheet "])
def test_fish_tells_what_is_what(fish, line):
    """Fish has more than one thing to offer where a command or an option may stand."""
    assert len(fish(line)) > 5
