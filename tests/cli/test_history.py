"""A pipe tells its whole story: the last step explains the blow from its first die."""

import pytest

PIPE = (
    ("attack", "@koris", "@garde", "--weapon", "marteau de guerre"),
    ("defend", "--from", "-"),
    ("wound", "--from", "-"),
)
SEEDS = (("--seed", "11"), ("--seed", "12", "--index", "3"), ("--seed", "13"))
KEYS = ["step", "actor", "target", "headline", "lines", "rulings", "warnings", "dice", "seed", "index"]


@pytest.fixture
def piped(dzcli):
    """Run a pipe, with more words for each of its steps; the records of all of them."""

    def run(*more, pipe=PIPE):
        records, content = [], ""
        for words, others in zip(pipe, more, strict=True):
            ran = dzcli(*words, *others, "--json", stdin=content)
            records.append(ran.record)
            content = ran.out
        return records

    return run


def test_history_in_the_record(piped):
    """The record of a step has those before it, each as its own record told it."""
    attack, defence, wound = piped(*SEEDS)
    assert attack["history"] == []
    assert [told["step"] for told in defence["history"]] == ["attack"]
    assert [told["step"] for told in wound["history"]] == ["attack", "defend"]
    for told, record in zip(wound["history"], (attack, defence), strict=True):
        assert list(told) == KEYS
        assert told == {key: record[key] for key in KEYS} | {"rulings": told["rulings"]}
        used = [one["key"] for one in record["rulings"] if record["step"] in one["steps"]]
        assert [one["key"] for one in told["rulings"]] == used


def test_seeds_of_the_history_give_each_step_again(piped):
    """The seed and index of each step before give that step again."""
    attack, defence, wound = piped(*SEEDS)
    seeds = [["--seed", str(told["seed"]), "--index", str(told["index"])] for told in wound["history"]]
    again = piped(*seeds, [], pipe=PIPE)
    assert [record["dice"] for record in again[:2]] == [attack["dice"], defence["dice"]]
    assert again[2]["history"] == wound["history"]


def test_dice_of_the_history_give_each_step_again(piped):
    """The dice of each step before, given by hand, give that step again, and so the whole blow."""
    *before, wound = piped(*SEEDS)
    thrown = [["--dice", ",".join(str(die["value"]) for die in told["dice"])] for told in wound["history"]]
    last = ["--dice", ",".join(str(die["value"]) for die in wound["dice"])] if wound["dice"] else []
    *again, hurt = piped(*thrown, last)
    unseeded = {"seed": None, "index": None}
    assert [{**record, **unseeded, "history": 0} for record in before] == [
        {**record, "history": 0} for record in again
    ]
    assert (hurt["wound"], hurt["changes"]) == (wound["wound"], wound["changes"])


@pytest.mark.parametrize(
    "lang, titles, fallen",
    [
        ("en", ["Attack — ", "Defence — ", "Wound — "], "  Dice     53,7"),
        ("fr", ["Attaque — ", "Défense — ", "Blessure — "], "  Dés    53,7"),
    ],
)
def test_history_in_the_text(dzcli, monkeypatch, lang, titles, fallen):
    """The text tells the steps in their order, each under its title, with its lines and its dice."""
    monkeypatch.setenv("DZCLI_LANG", lang)
    attack = dzcli("attack", "@koris", "@garde", "--dice", "53,7", "--json").out
    defence = dzcli("defend", "--from", "-", "--dice", "30", "--json", stdin=attack).out
    lines = dzcli("wound", "--from", "-", stdin=defence).out.splitlines()
    headlines = [line for line in lines if not line.startswith(" ")]
    assert [line[: len(title)] for line, title in zip(headlines, titles, strict=True)] == titles
    assert fallen in lines
    told = "\n".join(lines)
    for number in ("65", "53", "30", "8 / 2 = 4", "18 - 4 = 14"):
        assert number in told


def test_a_single_step_has_no_title(dzcli):
    """A step by itself is told without a title: there is nothing to tell it from."""
    assert dzcli("attack", "@koris", "@garde", "--dice", "70").out.startswith("Koris misses Garde")


def test_seed_of_each_step_in_the_text(dzcli):
    """The text has the seed of each step before beside its dice."""
    attack = dzcli(*PIPE[0], "--hit", "--seed", "11", "--json").out
    told = dzcli("defend", "--from", "-", "--seed", "12", "--index", "3", stdin=attack).out
    assert "(seed 11)" in told
    assert "(seed 12, index 3)" in told


def test_house_rules_of_the_steps_before(dzcli):
    """A house rule that shaped a step before is told with that step, and so is a ruling by default."""
    attack = ("attack", "@koris", "@garde", "--dice", "1,7,5", "--rule", "un=reussite_critique", "--json")
    told = dzcli("wound", "--from", "-", stdin=dzcli(*attack).out).out
    before, _, after = told.partition("Wound — ")
    assert "un = reussite_critique" in before
    assert "un = reussite_critique" not in after


@pytest.mark.parametrize(
    "first, words, name",
    [
        (PIPE[0], ("defend",), "Garde"),
        (PIPE[0], ("wound",), "Garde"),
        (("attack", "@senna", "@brigand"), ("defend",), "Brigand"),
    ],
)
def test_sheet_from_the_record(dzcli, first, words, name):
    """A step that goes on from a record needs no sheet: it takes that of whoever was struck."""
    attack = dzcli(*first, "--hit", "--seed", "1", "--json").out
    record = dzcli(*words, "--from", "-", "--seed", "2", "--json", stdin=attack).record
    assert record["target"]["name"] == name
    named = dzcli(*words, first[2], "--from", "-", "--seed", "2", "--json", stdin=attack).record
    assert record == named


def test_sheet_from_a_record_of_odds(dzcli):
    """It takes it from the record of odds as well."""
    odds = dzcli(*PIPE[0], "--odds", "--json").out
    defence = dzcli("defend", "--from", "-", "--odds", "--json", stdin=odds).record
    assert (
        defence["odds"]
        == dzcli("defend", "@garde", "--from", "-", "--odds", "--json", stdin=odds).record["odds"]
    )


@pytest.mark.parametrize("step", ["defend", "wound"])
def test_no_sheet_to_take(dzcli, sheet, step):
    """Without a sheet in the record, or with one that was read from standard input, one has to be named."""
    nobody = dzcli("attack", "@koris", "--dice", "53,7", "--json").out
    error = dzcli(step, "--from", "-", "--json", stdin=nobody, status=2).error
    assert error["code"] == "missing_option"
    with open(sheet("garde"), encoding="utf-8") as file:
        gone = dzcli("attack", "@koris", "-", "--dice", "53,7", "--json", stdin=file.read()).out
    assert dzcli(step, "--from", "-", "--json", stdin=gone, status=2).error["code"] == "stdin_gone"


def test_neither_sheet_nor_record(dzcli):
    """A step without a sheet and without a record says what is missing."""
    assert "DEFENDER is missing" in dzcli("defend", "--net", "8", status=2).err
    assert "TARGET is missing" in dzcli("wound", "--final", "8", status=2).err
