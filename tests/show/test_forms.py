"""The forms of a result: one value, text, JSON; they say the same."""

import json

import pytest

QUIET = {
    "roll": (["roll", "2d6+3", "--dice", "3,4"], "10"),
    "fraction": (["roll", "1d6/4", "--dice", "3"], "3/4"),
    "two rolls": (["roll", "1d6", "1d6", "--dice", "3,4"], "3\n4"),
    "attack": (["attack", "@koris", "@garde", "--dice", "53,7"], "8"),
    "attack without a target": (["attack", "@koris", "--dice", "53,7"], "9"),
    "miss": (["attack", "@koris", "@garde", "--dice", "70"], "0"),
    "defence": (["defend", "@garde", "--net", "5", "--dice", "30"], "3"),
    "critical defence": (["defend", "@garde", "--net", "5", "--dice", "11"], "0"),
    "wound": (["wound", "@garde", "--final", "5"], "13"),
    "down": (["wound", "@garde", "--final", "50", "--dice", "30"], "0"),
    "cure": (["heal", "@garde", "--mode", "first-aid", "--by", "@koris", "--dice", "40,5"], "18"),
    "test": (["test", "@koris", "escrime", "--dice", "30"], "success"),
    "failed test": (["test", "@koris", "escrime", "--dice", "99"], "critical_failure"),
}


@pytest.mark.parametrize("words, value", QUIET.values(), ids=QUIET)
def test_quiet(dzcli, words, value):
    """--quiet gives the one value a script wants, alone on its line."""
    assert dzcli(*words, "--quiet").out == value + "\n"
    assert dzcli(*words, "-q", "--lang", "fr").out == value + "\n"


@pytest.mark.parametrize("dice", ["10,90", "90,10", "40,40"])
def test_quiet_surprise(dzcli, dice):
    """For a surprise --quiet says whether the defenders are Surpris."""
    record = dzcli("surprise", "@senna", "@garde", "--dice", dice, "--json").record
    out = dzcli("surprise", "@senna", "@garde", "--dice", dice, "-q").out
    assert out == ("true\n" if record["surprise"]["surprised"] else "false\n")


RUNS = [
    ["roll", "4d6kh3", "--dice", "1,2,3,4"],
    ["test", "@koris", "escrime", "-m", "fatigue=-10", "--dice", "50"],
    ["attack", "@koris", "@garde", "--dice", "11,7,4"],
    ["attack", "@koris", "@garde", "--dice", "70"],
    ["defend", "@garde", "--net", "5", "--dice", "99"],
    ["wound", "@garde", "--final", "18", "--dice", "99,1,4"],
    ["heal", "@garde", "--mode", "first-aid", "--by", "@koris", "--dice", "40,5"],
    ["surprise", "@senna", "@garde", "--dice", "10,90"],
]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("words", RUNS, ids=" ".join)
def test_text_and_json_agree(dzcli, words, lang):
    """Every sentence of the JSON is in the text, in the same order, and so are dice and warnings."""
    text = dzcli(*words, "--lang", lang).out
    record = dzcli(*words, "--lang", lang, "--json").record
    place = 0
    for line in record["lines"]:
        place = text.index(line["text"], place)
        assert line["rule"] in text
    assert all(warning in text for warning in record["warnings"])
    title = {"en": "  Changes  ", "fr": "  Fiche "}[lang]
    assert text.count(title) == len(record["changes"])
    assert ",".join(str(die["value"]) for die in record["dice"]) in text


@pytest.mark.parametrize("words", RUNS, ids=" ".join)
def test_text_is_tidy(dzcli, words):
    """Text has a headline, then indented lines; none ends in a space, none holds a placeholder."""
    head, *others = dzcli(*words).out.splitlines()
    assert not head.startswith(" ")
    for line in [head, *others]:
        assert line == line.rstrip()
        assert "{" not in line.replace("{ id", "")
        assert "None" not in line
    assert all(line.startswith("  ") for line in others)


@pytest.mark.parametrize("words", RUNS, ids=" ".join)
def test_french_has_no_english(dzcli, words):
    """Every sentence is translated."""
    english, french = (dzcli(*words, "--lang", lang, "--json").record for lang in ("en", "fr"))
    for one, other in zip(english["lines"], french["lines"], strict=True):
        letters = [word for word in one["text"].split() if word.isalpha() and word.islower()]
        if letters:
            assert one["text"] != other["text"]


def test_markup_is_shown_as_it_is(program, sheet):
    """Square brackets in a name or an expression are text, in colours too."""
    sheet("ana", 'nom = "[bold]Ana[/bold] :smile:"\n[attributs]\nphysique = 50\n')
    words = ("wound", "ana.toml", "--final", "3")
    assert "[bold]Ana[/bold] :smile:" in program(*words).out
    assert "[bold]Ana[/bold] :smile:" in program(*words, FORCE_COLOR="1", TERM="xterm", COLUMNS="200").out


@pytest.mark.parametrize("name", ["A\\nB", "A\\u001b[31mB", "A\\tB", "A\\u0007B", "A\\u202eB", "A\\r\\nB"])
def test_control_characters_in_a_name(dzcli, sheet, name):
    """A name cannot break the lines of the text or write codes to the terminal."""
    path = sheet("ana", f'nom = "{name}"\n[attributs]\nphysique = 50\n')
    out = dzcli("wound", path, "--final", "3").out
    assert not any(character in out for character in "\x1b\x07\r\t")
    assert len(out.splitlines()) == 3


def test_placeholders_in_a_name(dzcli, sheet):
    """Braces in a name are text."""
    path = sheet("ana", 'nom = "{name} {0} %s"\n[attributs]\nphysique = 50\n')
    assert dzcli("wound", path, "--final", "3").out.startswith("{name} {0} %s: ")


def test_json_of_a_series_is_one_object_a_line(dzcli):
    """With --times and --json each line is a record of its own."""
    lines = dzcli("attack", "@koris", "@garde", "--times", "3", "--seed", "1", "--json").out.splitlines()
    assert [json.loads(line)["index"] for line in lines] == [1, 2, 3]
