"""One command that goes on by itself: attack --through defend, --through wound."""

import json
from pathlib import Path

import pytest

FIGHT = ("attack", "koris.toml", "garde.toml")
CASES = {
    "a defence that halves": ("53,7", "30", ""),
    "a miss": ("70", "", ""),
    "a defence that turns it aside": ("53,7", "22", ""),
    "a critical failure of the defence": ("53,7", "99", ""),
    "a critical hit that fells": ("22,10,10", "60", "30"),
    "a serious wound": ("22,10,10", "60", "60,7"),
}
FELLED = ("a critical hit that fells", "a serious wound")


@pytest.fixture
def fight(table):
    """The words of an attack on the guard, or on one whom any blow fells."""
    text = (table / "garde.toml").read_text(encoding="utf-8")
    (table / "weak.toml").write_text(text.replace("sante = 18", "sante = 3"), encoding="utf-8")
    return lambda case: ("attack", "koris.toml", "weak.toml" if case in FELLED else "garde.toml")


@pytest.fixture
def piped(dzcli):
    """The record of the last of piped steps; each with its own words."""

    def run(*steps):
        content = ""
        for words in steps:
            content = dzcli(*words, "--json", stdin=content).out
        return json.loads(content)

    return run


def unseeded(record):
    """A record without its seeds: a step without dice has one in a pipe, and none where dice are given."""
    return {
        **record,
        "seed": None,
        "index": None,
        "history": [{**told, "seed": None, "index": None} for told in record["history"]],
    }


def given(dice):
    """The option for dice, if there are any."""
    return ("--dice", dice) if dice else ()


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("through", ["defend", "wound"])
def test_the_same_as_a_pipe(dzcli, piped, fight, case, through):
    """One command gives the record that the pipe gives with the same dice, in the same order."""
    attack, defence, wound = CASES[case]
    steps = [
        (*fight(case), *given(attack)),
        ("defend", "--from", "-", *given(defence)),
        ("wound", "--from", "-", *given(wound)),
    ]
    steps, dice = (steps, (attack, defence, wound)) if through == "wound" else (steps[:2], (attack, defence))
    words = (*fight(case), "--through", through, *given(",".join(filter(None, dice))))
    assert unseeded(dzcli(*words, "--json").record) == unseeded(piped(*steps))


@pytest.mark.parametrize("seed", range(1, 9))
def test_the_same_as_a_pipe_whatever_falls(dzcli, piped, fight, seed):
    """Dice that were drawn, given to the steps of a pipe, give the same but for the seeds."""
    record = dzcli(*FIGHT, "--through", "wound", "--seed", str(seed), "--json").record
    thrown = [*(told["dice"] for told in record["history"]), record["dice"]]
    dice = [given(",".join(str(die["value"]) for die in some)) for some in thrown]
    again = piped((*FIGHT, *dice[0]), ("defend", "--from", "-", *dice[1]), ("wound", "--from", "-", *dice[2]))
    assert unseeded(record) == unseeded(again)


def test_odds_are_those_of_a_pipe(dzcli, piped, table):
    """The odds of one command are those of piped odds, to the last fraction."""
    through = dzcli(*FIGHT, "--through", "wound", "--odds", "--json").record
    wound = piped((*FIGHT, "--odds"), ("defend", "--from", "-", "--odds"), ("wound", "--from", "-", "--odds"))
    assert through["odds"] == wound["odds"]
    assert sorted(through["branches"], key=str) == sorted(wound["branches"], key=str)
    assert {**through, "odds": 0, "branches": 0} == {**wound, "odds": 0, "branches": 0}
    defend = dzcli(*FIGHT, "--through", "defend", "--odds", "--json").record
    assert defend["odds"] == piped((*FIGHT, "--odds"), ("defend", "--from", "-", "--odds"))["odds"]


def test_odds_with_options_of_a_step(dzcli, piped, table):
    """The options of a step that follows bear on its odds as they would in a pipe."""
    words = (*FIGHT, "--through", "wound", "--odds", "--json", "--defence-score", "60", "--wound-harmless")
    wound = piped(
        (*FIGHT, "--odds"),
        ("defend", "--from", "-", "--odds", "--score", "60"),
        ("wound", "--from", "-", "--odds", "--harmless"),
    )
    assert dzcli(*words).record["odds"] == wound["odds"]
    assert wound["odds"] != dzcli(*FIGHT, "--through", "wound", "--odds", "--json").record["odds"]


def test_written_at_the_end(dzcli, table):
    """--write applies all changes of the exchange, to every sheet that it changed."""
    koris, garde = table / "koris.toml", table / "garde.toml"
    koris.write_text(koris.read_text(encoding="utf-8") + "visee = true\n", encoding="utf-8")
    record = dzcli(*FIGHT, "--through", "wound", "--dice", "53,7,30", "--write", "--json").record
    assert all(change["written"] for change in record["changes"])
    assert {change["sheet"] for change in record["changes"]} == {"koris.toml", "garde.toml"}
    assert "visee = false" in koris.read_text(encoding="utf-8")
    assert "sante = 14" in garde.read_text(encoding="utf-8")
    assert "reaction_depensee = true" in garde.read_text(encoding="utf-8")


def test_nothing_written_on_a_fault(dzcli, table):
    """A die that is missing at the end leaves every sheet as it was."""
    before = {path: path.read_bytes() for path in table.iterdir()}
    error = dzcli(*FIGHT, "--through", "wound", "--dice", "53,7", "--write", "--json", status=4).error
    assert error["code"] == "missing_die"
    assert {path: path.read_bytes() for path in before} == before


def test_what_came_before_a_missing_die(dzcli, table):
    """A die that is missing is told with what had come of the step that it is for."""
    told = dzcli(*FIGHT, "--through", "wound", "--dice", "53,7", status=4).err
    assert "Vigilance: Score 30." in told


def test_dice_thrown_together(dzcli, table):
    """Dice of the whole exchange thrown together: with --spare-dice those of a step not reached are noted."""
    words = (*FIGHT, "--through", "wound", "--dice", "70,7,30", "--json")
    assert dzcli(*words, status=4).error["code"] == "too_many_dice"
    record = dzcli(*words, "--spare-dice").record
    assert record["wound"]["health"] == 18
    assert any("7, 30" in warning for warning in record["warnings"])


@pytest.mark.parametrize(
    "options, score",
    [
        (("--defence-score", "50"), 50),
        (("--defence-score", "50", "--defence-mod", "fatigue=-10"), 40),
        (("--defence-mod", "fatigue=-10"), 20),
    ],
)
def test_options_of_the_defence(dzcli, table, options, score):
    """The options of the defence reach the defence, and nothing else."""
    record = dzcli(*FIGHT, "--through", "defend", "--dice", "53,7,39", *options, "--json").record
    assert record["tests"][0]["score"] == score
    assert "Roll 53 against Score 65" in str(record["history"][0]["lines"])


def test_no_defence(dzcli, table):
    """--defence-no-roll takes the blow and keeps the reaction."""
    record = dzcli(*FIGHT, "--through", "wound", "--dice", "53,7", "--defence-no-roll", "--json").record
    assert record["wound"]["health"] == 10
    assert [change["path"] for change in record["changes"]] == ["etat.sante", "etat.stress"]


def test_options_of_the_wound(dzcli, fight, table):
    """The options of the wound reach the wound."""
    words = (*fight("a serious wound"), "--through", "wound", "--defence-no-roll")
    assert (
        "minutes" in dzcli(*words, "--dice", "53,7", "--wound-nonlethal", "--wound-ko-minutes", status=4).err
    )
    done = dzcli(*words, "--dice", "53,7,4", "--wound-nonlethal", "--wound-ko-minutes", "--json").record
    assert done["wound"]["ko_minutes"] == 4


@pytest.mark.parametrize(
    "options, option, through",
    [
        (("--defence-score", "50"), "--defence-score", "--through defend"),
        (("--through", "defend", "--wound-hard"), "--wound-hard", "--through wound"),
    ],
)
def test_options_of_a_step_not_reached(dzcli, table, options, option, through):
    """An option of a step that the command does not go on to is refused, not ignored."""
    told = dzcli(*FIGHT, *options, status=2).err
    assert option in told
    assert through in told


def test_options_that_exclude_one_another(dzcli, table):
    """What excludes another option of a step does so here too; a hit alone goes nowhere."""
    assert (
        "together"
        in dzcli(*FIGHT, "--through", "defend", "--defence-no-roll", "--defence-unseen", status=2).err
    )
    assert "together" in dzcli(*FIGHT, "--through", "wound", "--hit-only", status=2).err


def test_a_series(dzcli, table):
    """With --times the exchange is had again and again, and each by its index alone."""
    words = (*FIGHT, "--through", "wound", "--seed", "9")
    run = dzcli(*words, "--times", "6", "--json").out.splitlines()
    assert [json.loads(line)["index"] for line in run] == [1, 2, 3, 4, 5, 6]
    assert len({json.loads(line)["wound"]["health"] for line in run}) > 1
    for place in (1, 4, 6):
        assert dzcli(*words, "--index", str(place), "--json").out.rstrip("\n") == run[place - 1]
    assert dzcli(*words, "--index", "3", "--times", "2", "--json").out.splitlines() == run[2:4]


def test_a_series_in_one_value(dzcli, table):
    """With --quiet each is one value: the health left, or the damage after the defence."""
    words = (*FIGHT, "--seed", "9", "--times", "3")
    for through, path in (("wound", ("wound", "health")), ("defend", ("damage", "final"))):
        records = map(json.loads, dzcli(*words, "--through", through, "--json").out.splitlines())
        values = [record[path[0]][path[1]] if record[path[0]] else 0 for record in records]
        assert list(map(int, dzcli(*words, "--through", through, "-q").out.split())) == values


def test_the_seed_of_the_whole(dzcli, table):
    """The seed gives the whole again, and the first step by itself; those between have none of their own."""
    record = dzcli(*FIGHT, "--through", "wound", "--seed", "3", "--json").record
    assert [told["seed"] for told in record["history"]] == [3, None]
    assert record["seed"] == 3
    attack = dzcli(*FIGHT, "--seed", "3", "--json").record
    assert [die["value"] for die in attack["dice"]] == [die["value"] for die in record["history"][0]["dice"]]


@pytest.mark.parametrize("through", ["defend", "wound"])
def test_nobody_struck(dzcli, table, through):
    """Without a TARGET there is nobody to go on to: exit 2, and the message names it."""
    error = dzcli("attack", "koris.toml", "--through", through, "--json", status=2).error
    assert error["code"] == "no_target"
    assert "TARGET" in error["message"]
    assert f"--through {through}" in error["message"]


@pytest.mark.parametrize(
    "word, step",
    [("defense", "defend"), ("Défense", "defend"), ("defence", "defend"), ("blessure", "wound"), ("w", "")],
)
def test_words_for_the_steps(dzcli, table, word, step):
    """The step is named in English or in French."""
    ran = dzcli(*FIGHT, "--through", word, "--dice", "70", "--json", status=0 if step else 2)
    assert not step or ran.record["step"] == step


@pytest.mark.parametrize("word", ["heal", "attack", "x"])
def test_no_step_after_it(dzcli, table, word):
    """Only the steps that follow can be gone on to."""
    assert "defend, wound" in dzcli(*FIGHT, "--through", word, status=2).err


def test_nothing_after_it(dzcli, table):
    """A step that nothing follows has no such option."""
    assert "--through" in dzcli("wound", "garde.toml", "--final", "3", "--through", "wound", status=2).err


def test_in_the_text(dzcli, table):
    """The text tells attack, defence and wound, and what is left to do."""
    told = dzcli(*FIGHT, "--through", "wound", "--dice", "53,7,30").out
    assert [line.split(" — ")[0] for line in told.splitlines() if line[0] != " "] == [
        "Attack",
        "Defence",
        "Wound",
    ]
    assert "18 → 14" in told


def test_exit_status(dzcli, fight, table):
    """-e is about the last step: the wounded still stands, or not."""
    assert dzcli(*FIGHT, "--through", "wound", "--dice", "53,7,30", "-e", status=0).status == 0
    words = (*fight("a serious wound"), "--through", "wound", "--defence-no-roll", "--wound-nonlethal")
    assert dzcli(*words, "--dice", "53,7", "-e", status=1).status == 1


@pytest.mark.parametrize(
    "defence",
    [
        ("defend", "koris.toml", "--raw", "12", "--melee", "--dice", "60"),
        ("defend", "@exemple_man", "--raw", "30", "--melee", "--pool", "1", "--dice", "4"),
    ],
    ids=["dz", "d10"],
)
def test_from_a_defence_on(piped, dzcli, table, defence):
    """A step of one person goes on with them: a defence against a blow told by hand, through its wound."""
    through = dzcli(*defence, "--through", "wound", "--json").record
    assert unseeded(through) == unseeded(piped(defence, ("wound", "--from", "-")))


def test_from_the_defence_of_a_record_on(piped, dzcli, table):
    """A defence from a record, without its sheet named, goes on to the wound of the same person."""
    attack = (*FIGHT, "--dice", "53,7")
    by_steps = piped(attack, ("defend", "--from", "-", "--dice", "30"), ("wound", "--from", "-"))
    through = piped(attack, ("defend", "--from", "-", "--dice", "30", "--through", "wound"))
    assert unseeded(through) == unseeded(by_steps)


@pytest.mark.parametrize(
    "option", ["--defence-melee", "--defence-ranged", "--wound-ranged", "--wound-no-attack"]
)
def test_what_the_attack_tells_is_not_told_again(dzcli, option):
    """Whether it was in melee, and that it was an attack at all, the first step knows: no option says so."""
    error = dzcli("attack", "@koris", "@garde", "--through", "wound", option, "--json", status=2).error
    assert option in error["message"]


def test_options_that_exclude_each_other_in_one_system(dzcli, sheet):
    """What an attack of one system cannot be given together one of another can: its sheets tell which."""
    words = ("--hit-only", "--through", "defend", "--json")
    late = []
    for name in ("acolyte", "cultiste"):
        late.append(sheet(name))
        text = Path(late[-1]).read_text(encoding="utf-8")
        Path(late[-1]).write_text("# long ago\n" * 500 + text, encoding="utf-8")
    assert dzcli("attack", *late, *words).record["step"] == "defend"
    assert dzcli("attack", "@koris", "@garde", *words, status=2).error["code"] == "options_exclude"
