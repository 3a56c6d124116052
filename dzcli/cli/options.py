"""The options that every step has: where the dice come from, and how the result is shown."""

from dzcli.dice.throws.throw import MAX_SEED
from dzcli.step.options import DICE, OUTPUT, Options, flag, many, number, word

MAX_INDEX = 2**62


class Global(Options):
    """What may stand before the command."""

    lang = word("--lang", "Language of the explanation.", choices=("fr", "en"), group=OUTPUT)
    version = flag("-V --version", "Print the version and nothing else.", group=OUTPUT)


class Common(Options):
    """What every step has."""

    dice = word(
        "--dice",
        "The dice thrown at the table, in the order they are asked for, such as 53,7.",
        "LIST",
        excludes="--ask --seed --times --index",
        group=DICE,
    )
    spare_dice = flag(
        "--spare-dice",
        "Note dice of --dice that were not needed, instead of refusing them.",
        excludes="--ask --seed --times --index --odds",
        group=DICE,
    )
    ask = flag("--ask", "Ask for each die at the keyboard.", excludes="--seed --times --index", group=DICE)
    seed = number("--seed", "Seed of the random generator.", low=0, high=MAX_SEED, group=DICE)
    times = number(
        "--times", "Resolve it N times, independently.", low=1, high=MAX_INDEX, excludes="--write", group=DICE
    )
    index = number(
        "--index",
        "The Ith result of a series (with --seed), counted from 1.",
        "I",
        low=1,
        high=MAX_INDEX,
        excludes="--write",
        group=DICE,
    )
    tally = flag(
        "--tally",
        "Count what --times gives instead of showing it: shares and means.",
        excludes="--dice --ask --quiet --odds",
        group=OUTPUT,
    )
    odds = flag(
        "--odds",
        "The exact chances instead of one result.",
        excludes="--dice --ask --seed --times --index --write --exit-status",
        group=OUTPUT,
    )
    json = flag("--json", "The whole record as one line of JSON.", excludes="--quiet --tsv", group=OUTPUT)
    tsv = flag(
        "--tsv",
        "A table for spreadsheets, with headings: a row a result, or of odds a row a value.",
        excludes="--quiet --tally --diff",
        group=OUTPUT,
    )
    fields = word(
        "--fields",
        "With --json, only these of its keys; with --tsv, the columns: outcome,actor.name…",
        "LIST",
        excludes="--quiet --tally",
        group=OUTPUT,
    )
    exact = flag(
        "--exact",
        "With --odds and -q, the fraction however long it is.",
        excludes="--json --tsv --times --tally",
        group=OUTPUT,
    )
    quiet = flag("-q --quiet", "Only the one value a script wants.", group=OUTPUT)
    exit_status = flag("-e --exit-status", "Exit with 1 if the result is not a success.", group=OUTPUT)
    lang = word("--lang", "Language of the explanation.", choices=("fr", "en"), group=OUTPUT)


class Tabled(Options):
    """What a command has that reads the tables of a system."""

    tables = word("--tables", "A folder of tables of one's own; else the one that DZCLI_TABLES names.", "DIR")


class Ruled(Options):
    """What a step has whose system has questions that the rules leave open."""

    rule = many(
        "--rule", "A house rule: the answer to a question the rules leave open. May repeat.", "KEY=VALUE"
    )
    rules = word("--rules", "A TOML file of house rules; else the one that DZCLI_RULES names.", "FILE")
    tables = word("--tables", "A folder of tables of one's own; else the one that DZCLI_TABLES names.", "DIR")


class Writing(Options):
    """What a step has that changes sheets."""

    write = flag("-w --write", "Apply the changes to the sheets' files.", group=OUTPUT)
    diff = flag(
        "--diff",
        "Show what --write would change in the sheets' files, and write nothing.",
        excludes="--json --quiet --times --index --odds",
        group=OUTPUT,
    )
