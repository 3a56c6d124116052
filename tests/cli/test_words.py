"""How a command line may be written, and what it may not say."""

import pytest


@pytest.mark.parametrize(
    "words",
    [
        ["roll", "4dF", "--dice=-1,0,1,0"],
        ["roll", "4dF", "--dice", "-1,0,1,0"],
        ["roll", "--dice=\u22121,0,1,0", "4dF"],
        ["roll", "4dF", "--dice", " -1, 0 ,+1,0 "],
    ],
)
def test_dice_that_begin_with_a_dash(dzcli, words):
    """The value of --dice may begin with a dash."""
    assert dzcli(*words, "-q").out == "0\n"


@pytest.mark.parametrize("value", ["fatigue=-10", "-=-10", "--x=-10", "=-10"])
def test_modifier_that_holds_a_dash(ended, value):
    """The value of -m may hold dashes, and begin with one."""
    ran = ended("test", "@koris", "escrime", "-m", value, "--dice", "40", "--json")
    assert ran.status in (0, 2)
    assert ran.status == 0 or "modif" in ran.err.lower()


@pytest.mark.parametrize("option", ["--score=-20", "--score=\u221220"])
def test_negative_number(dzcli, option):
    """A number may be negative, with either minus."""
    record = dzcli("test", "@koris", "escrime", option, "--dice", "40", "--json").record
    assert record["tests"][0]["base"] == -20


def test_expression_that_begins_with_a_dash(dzcli):
    """An expression that begins with a dash follows --; without it the message says so."""
    assert dzcli("roll", "-q", "--dice", "3", "--", "-1d4").out == "-3\n"
    assert "-- " in dzcli("roll", "-1d4", status=2).err


def test_options_anywhere(dzcli):
    """Options may stand before, between and after the arguments."""
    lines = {
        dzcli(*words).out
        for words in (
            ["attack", "@koris", "@garde", "--dice", "53,7", "-q"],
            ["attack", "-q", "@koris", "--dice", "53,7", "@garde"],
            ["attack", "--dice=53,7", "--quiet", "@koris", "@garde"],
        )
    }
    assert lines == {"8\n"}


EXCLUDE = [
    ["--dice", "3", "--ask"],
    ["--dice", "3", "--seed", "1"],
    ["--dice", "3", "--times", "2"],
    ["--dice", "3", "--index", "2"],
    ["--ask", "--seed", "1"],
    ["--ask", "--times", "2"],
    ["--ask", "--index", "2"],
    ["--json", "--quiet"],
]


@pytest.mark.parametrize("options", EXCLUDE, ids=" ".join)
@pytest.mark.parametrize("turned", [False, True], ids=["", "turned"])
def test_options_that_exclude_one_another(dzcli, options, turned):
    """Options that cannot go together are a usage error that names both."""
    names = [option for option in options if option.startswith("-")]
    if turned:
        at = options.index(names[1])
        options = options[at:] + options[:at]
    err = dzcli("roll", "1d6", *options, status=2).err
    assert all(name in err for name in names)


@pytest.mark.parametrize("option", ["--times", "--index"])
def test_series_are_not_written(dzcli, sheet, option):
    """--write with --times or --index is a usage error, and nothing is written."""
    path = sheet("garde")
    err = dzcli("wound", path, "--final", "1", option, "2", "--write", status=2).err
    assert option in err
    assert "--write" in err


STEPS = [
    ["attack", "@koris", "--hit", "--hit-only"],
    ["defend", "@garde", "--raw", "5", "--net", "5"],
    ["defend", "@garde", "--damage", "5", "--net", "5"],
    ["defend", "@garde", "--net", "5", "--melee", "--ranged"],
    ["defend", "@garde", "--net", "5", "--from", "-"],
    ["defend", "@garde", "--raw", "5", "--from", "-"],
    ["wound", "@garde", "--final", "5", "--raw", "5"],
    ["wound", "@garde", "--damage", "5", "--raw", "5"],
    ["wound", "@garde", "--final", "5", "--from", "-"],
    ["wound", "@garde", "--final", "0", "--absorbed", "--deflected"],
]


@pytest.mark.parametrize("words", STEPS, ids=" ".join)
def test_a_blow_is_told_one_way(dzcli, words):
    """A step is told of its blow in one way; two are a usage error."""
    dzcli(*words, status=2)


@pytest.mark.parametrize(
    "words",
    [
        ["attack", "-", "-"],
        ["defend", "-", "--from", "-"],
        ["attack", "@koris", "-", "--into-melee", "-"],
        ["surprise", "-", "-"],
        ["surprise", "@koris", "@garde", "--attackers", "-", "--defenders", "-"],
        ["surprise", "@koris", "@garde", "--attackers", "-", "--attackers", "-"],
        ["heal", "-", "--by", "-", "--mode", "first-aid"],
    ],
    ids=" ".join,
)
def test_standard_input_twice(dzcli, words):
    """Standard input can be read only once: - twice is a usage error."""
    assert dzcli(*words, "--json", status=2).error["exit"] == 2


@pytest.mark.parametrize(
    "words, meant",
    [
        (["rol"], "roll"),
        (["atack"], "attack"),
        (["deffend"], "defend"),
        (["suprise"], "surprise"),
        (["wounds"], "wound"),
        (["heel"], "heal"),
        (["roll", "1d6", "--sead", "1"], "--seed"),
        (["roll", "1d6", "--tims", "1"], "--times"),
        (["attack", "@koris", "--wepon", "x"], "--weapon"),
        (["attack", "@koris", "--crit", "damge"], "damage"),
        (["heal", "@garde", "--mode", "firstaid"], None),
        (["surprise", "@koris", "@garde", "--by", "ambsh"], "ambush"),
    ],
)
def test_suggestion(ended, words, meant):
    """A slip is answered with what was probably meant."""
    ran = ended(*words)
    if meant is None:
        assert ran.status != 2 or "first-aid" in ran.err
    else:
        assert ran.status == 2
        assert meant in ran.err


def test_nothing_like_it(dzcli):
    """A word that is like no command is answered with the list of commands."""
    err = dzcli("xyzzy", status=2).err
    assert all(step in err for step in ("roll", "test", "attack", "defend", "surprise", "wound", "heal"))


@pytest.mark.parametrize("value", ["first-aid", "FIRST-AID", "first_aid", "First Aid"])
def test_choices_are_names(dzcli, value):
    """A choice is matched as names are: case, hyphen and space do not count."""
    record = dzcli("heal", "@koris", "--mode", value, "--dice", "40,5", "--json").record
    assert record["healing"]["mode"] in ("first-aid", "first_aid")


@pytest.mark.parametrize(
    "option, values",
    [
        ("--times", ["0", "-1", "1.5", "x", "", "1e3", "9" * 40, "٣"]),
        ("--index", ["0", "-1", "1.5", "x", "", "9" * 40]),
        ("--seed", ["-1", "1.5", "x", "", str(2**64), "0x10"]),
    ],
)
def test_numbers(dzcli, option, values):
    """A number that is none, or out of range, is a usage error that names the option."""
    for value in values:
        assert option in dzcli("roll", "1d6", f"{option}={value}", status=2).err


@pytest.mark.parametrize("seed", ["0", str(2**64 - 1), "007", " 5 ", "+5"])
def test_seeds(dzcli, seed):
    """Any seed from 0 to 2^64 - 1 will do, and is repeated in the record."""
    assert dzcli("roll", "1d6", "--seed", seed, "--json").record["seed"] == int(seed)


def test_option_given_twice(dzcli):
    """Of an option given twice the last one counts."""
    assert dzcli("roll", "1d6", "--dice", "1", "--dice", "2", "-q").out == "2\n"


def test_no_rule_in_the_environment(dzcli, monkeypatch):
    """Options are not read from the environment."""
    monkeypatch.setenv("DZCLI_ROLL_SEED", "1")
    monkeypatch.setenv("ROLL_QUIET", "1")
    assert dzcli("roll", "1d6", "--dice", "2").out != "2\n"
