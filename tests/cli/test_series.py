"""Results in number: --times, --index and --seed, and the promise which dice they give."""

import json

import pytest
from pace import in_time

ROLL = ("roll", "1d6+1d10+1d100+1d1000000", "--json")

# Which dice a seed and an index give never changes: people keep them in their notes.
PROMISE = {
    (1, 1): "1 9 77 255070",
    (1, 2): "3 5 66 788724",
    (1, 1024): "6 1 85 511603",
    (1, 1025): "1 8 26 617819",
    (1, 2049): "3 5 59 451231",
    (42, 1): "4 1 28 223211",
    (42, 2): "5 7 90 86939",
    (42, 1024): "5 3 4 599515",
    (42, 1025): "3 10 78 892144",
    (42, 2049): "5 2 65 102378",
}


def fallen(record):
    """The faces of a record's dice."""
    return " ".join(str(die["value"]) for die in record["dice"])


@pytest.mark.parametrize("seed, index", PROMISE)
def test_promise(dzcli, seed, index):
    """A seed and an index give the dice they have always given."""
    assert fallen(dzcli(*ROLL, "--seed", str(seed), "--index", str(index)).record) == PROMISE[seed, index]


@pytest.mark.parametrize("seed", [1, 42])
def test_first_result(dzcli, seed):
    """A seed alone gives the result of index 1."""
    assert fallen(dzcli(*ROLL, "--seed", str(seed)).record) == PROMISE[seed, 1]


def test_long_run(dzcli):
    """A long run gives at each index the dice that the index gives alone."""
    lines = dzcli(*ROLL, "--seed", "1", "--times", "1025").out.splitlines()
    for index in (1, 2, 1024, 1025):
        assert fallen(json.loads(lines[index - 1])) == PROMISE[1, index]


@pytest.mark.parametrize("expressions", [["2d6", "1d20", "3d10"], ["3x2d6", "d100"]])
def test_each_of_several_expressions_can_be_had_again(dzcli, expressions):
    """Each result of several expressions has a seed and an index that give it again by itself."""
    words = ["roll", *expressions, "--json", "--seed", "5", "--times", "3", "--index", "2"]
    records = [json.loads(line) for line in dzcli(*words).out.splitlines()]
    assert len(records) == 3 * sum(int(one[0]) if "x" in one else 1 for one in expressions)
    for record in records:
        alone = record["roll"]["expression"].rpartition("x")[2]
        again = ["--seed", str(record["seed"]), "--index", str(record["index"])]
        assert fallen(dzcli("roll", alone, *again, "--json").record) == fallen(record)


def test_seeds_of_several_expressions_in_the_text(dzcli):
    """As text a series names the seed of each expression above it; each alone gives its lines again."""
    expressions = ("2d6", "1d20", "3d10")
    header, *lines = dzcli("roll", *expressions, "--seed", "5", "--times", "3").out.splitlines()
    seeds = header.removeprefix("seed ").split(", ")
    assert seeds[0] == "5"
    for place, (expression, seed) in enumerate(zip(expressions, seeds, strict=True)):
        alone = dzcli("roll", expression, "--seed", seed, "--times", "3").out.splitlines()
        assert alone == [f"seed {seed}", *lines[place :: len(expressions)]]


@pytest.mark.parametrize(
    "seeds", [[1, 2433363436, 3203108257], [4294967295, 1940994978, 1629504261]], ids=["small", "large"]
)
def test_seeds_of_several_expressions_stay(dzcli, seeds):
    """Which seeds the further expressions of a command get is part of what a seed promises."""
    lines = dzcli("roll", "1d6", "1d6", "1d6", "--json", "--seed", str(seeds[0])).out.splitlines()
    assert [json.loads(line)["seed"] for line in lines] == seeds


@pytest.mark.parametrize("words", [("roll", "3d6"), ("attack", "@koris", "@garde")], ids=["roll", "attack"])
@pytest.mark.parametrize("form", ["--json", "--quiet"])
def test_run_in_parts(dzcli, words, form):
    """A long run split in parts, also across the boundary of a block, gives the same lines."""
    whole = dzcli(*words, form, "--seed", "7", "--times", "1040").out
    parts = ""
    for first, count in ((1, 3), (4, 1017), (1021, 8), (1029, 12)):
        parts += dzcli(*words, form, "--seed", "7", "--index", str(first), "--times", str(count)).out
    assert parts == whole


def test_seed_and_index_in_the_record(dzcli):
    """With --json each result is a line with its seed and its index, counted from 1."""
    out = dzcli("attack", "@koris", "@garde", "--json", "--times", "5", "--index", "3").out
    records = [json.loads(line) for line in out.splitlines()]
    assert [record["index"] for record in records] == [3, 4, 5, 6, 7]
    assert len({record["seed"] for record in records}) == 1


def test_one_of_a_run_again(dzcli):
    """--seed S --index I gives one result of a run again, record and all."""
    out = dzcli("attack", "@koris", "@garde", "--json", "--times", "4").out
    third = out.splitlines()[2]
    record = json.loads(third)
    again = dzcli("attack", "@koris", "@garde", "--json", "--seed", str(record["seed"]), "--index", "3")
    assert again.out == third + "\n"


def test_result_again_by_its_dice(dzcli):
    """The dice of a record, given with --dice, give the same result."""
    record = dzcli("attack", "@koris", "@garde", "--json", "--seed", "5", "--index", "9").record
    dice = ",".join(str(die["value"]) for die in record["dice"])
    again = dzcli("attack", "@koris", "@garde", "--json", "--dice", dice).record
    assert {**record, "seed": None, "index": None} == again


def test_drawn_seed(dzcli):
    """Without --seed one is drawn, told, and gives the same result again."""
    record = dzcli("roll", "8d100", "--json").record
    assert record["index"] == 1
    again = dzcli("roll", "8d100", "--json", "--seed", str(record["seed"])).record
    assert again == record
    assert len({dzcli("roll", "8d100", "-q").out for _ in range(5)}) > 1


def test_drawn_seed_in_the_text(dzcli):
    """The text form tells the seed, so that the result can be had again."""
    seed = str(dzcli("roll", "3d6", "--json").record["seed"])
    assert seed in dzcli("roll", "3d6", "--seed", seed).out
    assert seed in dzcli("roll", "3d6", "--seed", seed, "--times", "2").out


def test_no_seed_with_told_dice(dzcli):
    """Dice that were told have no seed and no index."""
    record = dzcli("roll", "1d6", "--dice", "3", "--json").record
    assert (record["seed"], record["index"]) == (None, None)


def test_lines_of_a_text_series(dzcli):
    """As text a series is a line for each result, with its index, after the seed."""
    lines = dzcli("attack", "@koris", "@garde", "--seed", "3", "--times", "4").out.splitlines()
    assert len(lines) == 5
    assert [line.split(":")[0] for line in lines[1:]] == ["1", "2", "3", "4"]


def test_results_are_independent_of_each_other(dzcli):
    """A series asks the same question again and again: nothing is carried from one to the next."""
    out = dzcli("wound", "@garde", "--raw", "3", "--json", "--times", "3").out
    assert [json.loads(line)["wound"]["health"] for line in out.splitlines()] == [16, 16, 16]


def test_far_index(dzcli):
    """An index far away needs no more than its block."""
    assert dzcli("roll", "1d6", "--seed", "1", "--index", str(2**40 * 1024 + 1), "-q").out.strip() in "123456"


@pytest.mark.parametrize("words", [("3d6!",), ("2x1d20", "4d6r")])
def test_index_without_a_series(dzcli, words):
    """A result late in its block is the one that a series comes to."""
    run = dzcli("roll", *words, "--seed", "4", "--times", "300", "--json").out.splitlines()
    each = len(run) // 300
    assert dzcli("roll", *words, "--seed", "4", "--index", "300", "--json").out.splitlines() == run[-each:]


@pytest.mark.parametrize("index", [(), ("--index", "2"), ("--index", "1500")], ids=" ".join)
@pytest.mark.parametrize("text", ["3d6", "3x4d6kh3", "2d6! 5d4>=3"])
def test_totals_alone(dzcli, text, index):
    """With -q a series of rolls tells the totals of the same results, from the first or from an index on."""
    words = ("roll", *text.split(), "--seed", "5", "--times", "4", *index)
    told = [json.loads(line)["roll"]["total"] for line in dzcli(*words, "--json").out.splitlines()]
    assert dzcli(*words, "-q").out.split() == [str(total) for total in told]


def test_last_of_a_block_of_many_dice(dzcli):
    """A result late in its block takes no more than letting the dice before it fall."""
    words = ("roll", "10000d6", "-q", "--seed", "1", "--index", "1024")
    alone = in_time(2, lambda: dzcli(*words).out)
    assert dzcli(*words, "--times", "1").out == alone


def test_streamed(shell):
    """A series is shown while it goes on: its first line comes long before its last could."""
    done = shell("dzcli roll 1d6 --times 1000000000 --quiet | head -3 | wc -l")
    assert done.stdout.strip() == "3"


def test_a_series_that_is_refused(dzcli):
    """Where the first result is refused nothing is printed, not even the seed."""
    assert "lockpicking" in dzcli("test", "@koris", "lockpicking", "--times", "2", status=2).err


@pytest.mark.parametrize("series", [(), ("--times", "1")])
def test_too_many_dice_before_an_index(dzcli, patience, series):
    """The dice before an index fall first: where they take too long, it says how to come by it."""
    patience(0.2)
    words = ("roll", "20000d6!", "--seed", "1", "--index", "3000", "-q", *series)
    told = in_time(1.2, lambda: dzcli(*words, status=2).err)
    assert "--index 2049 with --times" in told


def test_an_index_after_many_dice(dzcli):
    """Dice that need not be looked at are passed over quickly, and the index gives what the series gives."""
    words = ("roll", "20000d6", "--seed", "1", "-q")
    alone = in_time(2, lambda: dzcli(*words, "--index", "1024").out)
    assert dzcli(*words, "--index", "1023", "--times", "2").out.endswith(f"\n{alone}")
