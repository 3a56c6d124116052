"""Help: on standard output, exit 0, plain."""

import re
import shlex
from pathlib import Path

import pytest

from dzcli import systems
from dzcli.cli.commands import COMMANDS

STEPS = [
    "roll",
    "test",
    "attack",
    "defend",
    "surprise",
    "initiative",
    "wound",
    "heal",
    "control",
    "round",
    "act",
]


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["-h"],
        ["--help"],
        ["help"],
        ["--lang", "en"],
        ["--lang", "en", "-h"],
        ["help", "help"],
        ["--lang", "en", "help"],
        ["help", "-h"],
    ],
    ids=" ".join,
)
def test_help(dzcli, words):
    """dzcli alone, -h, --help and help list the commands on standard output."""
    out = dzcli(*words).out
    assert all(re.search(rf"^ +{step} ", out, re.MULTILINE) for step in STEPS)


@pytest.mark.parametrize("step", STEPS)
def test_help_of_a_step(dzcli, step):
    """help STEP, STEP -h and STEP --help are the same help, which tells the options all steps have."""
    pages = {dzcli(*words).out for words in (["help", step], [step, "-h"], [step, "--help"])}
    assert len(pages) == 1
    (page,) = pages
    options = (
        "--dice",
        "--ask",
        "--seed",
        "--times",
        "--index",
        "--json",
        "--quiet",
        "--exit-status",
        "--lang",
    )
    assert all(option in page for option in options)


PROMISED = {
    "test": ["SHEET", "SKILL", "--precision", "--effort", "--analysis", "--at-limit", "--mod", "--advantage",
             "--disadvantage", "--score"],
    "attack": ["ATTACKER", "TARGET", "--weapon", "--skill", "--aim", "--crit", "--burst", "--into-melee",
               "--subdue", "--nonlethal", "--blind", "--free", "--complication", "--position", "--fast",
               "--effort", "--hit-only", "--hit"],
    "defend": ["DEFENDER", "--from", "--raw", "--damage", "--net", "--melee", "--ranged", "--trait",
               "--ignore-abs", "--unseen", "--no-roll"],
    "surprise": ["ATTACKER", "DEFENDER", "--by", "--attackers", "--defenders", "--target-mod",
                 "--target-score"],
    "initiative": ["SHEET", "--bonus", "--surprised", "--from", "--mod", "--score"],
    "wound": ["TARGET", "--from", "--final", "--damage", "--raw", "--trait", "--ignore-abs", "--fast",
              "--absorbed", "--deflected", "--harmless", "--nonlethal", "--brutal", "--capturable", "--hard",
              "--ko-minutes", "--at-zero", "--bleed", "--no-attack", "--write"],
    "control": ["ACTOR", "TARGET", "--mode", "--target-skill", "--target-mod", "--target-score"],
    "round": ["SHEET", "--rounds", "--scene", "--new-fight", "--write"],
    "act": ["SHEET", "--do", "--weapon", "--position", "--write"],
    "heal": ["PATIENT", "--mode", "--by", "--low-tech", "--remove"],
}  # fmt: skip


@pytest.mark.parametrize("step", PROMISED)
def test_promised_options(dzcli, step):
    """The help of a step tells every option of the manual."""
    page = dzcli("help", step).out
    missing = [name for name in PROMISED[step] if name not in page]
    assert missing == []


@pytest.mark.parametrize(
    "words", [["attack", "-h"], ["attack", "nobody.toml", "--help"], ["roll", "2d", "-h"]]
)
def test_help_reads_nothing(dzcli, words):
    """Where help is asked for, nothing else is looked at."""
    assert "Usage" in dzcli(*words).out


@pytest.mark.parametrize("words", [["help", "atack"], ["help", "xyzzy"]])
def test_help_of_no_command(dzcli, words):
    """Help for a command there is not is a usage error."""
    assert "attack" in dzcli(*words, status=2).err


@pytest.mark.parametrize(
    "words", [["help"], ["attack", "-h"], ["attack", "@koris", "@garde"], ["attack", "x"]]
)
def test_plain(program, words):
    """What goes to a pipe has no box drawing and no escape codes, whatever the terminal."""
    status = 3 if words == ["attack", "x"] else 0
    ran = program(*words, status=status, COLUMNS="40", TERM="xterm-256color")
    assert not re.search(r"[\x1b\u2500-\u257f]", ran.out + ran.err)


@pytest.mark.parametrize(
    "words", [["--version"], ["-V"], ["--lang", "fr", "--version"], ["--version", "--lang=en"]]
)
def test_version(program, words):
    """--version prints the version, wherever it stands among the global options."""
    from dzcli import __version__

    assert program(*words).out == f"dzcli {__version__}\n"


def test_help_in_french(dzcli):
    """Help is in the language asked for."""
    pages = {dzcli("--lang", lang, "attack", "-h").out for lang in ("en", "fr")}
    assert len(pages) == 2
    assert all("--weapon" in page for page in pages)


CHROME = r"\b(Usage|The|Commands|required|Show|Examples|COMMAND|ARGS|SHEET|ATTACKER|TARGET|NAME|LIST)\b"


@pytest.mark.parametrize("step", [None, *STEPS])
def test_help_wholly_french(dzcli, step):
    """In French the headings, the values of options and the help of --help are French as well."""
    page = dzcli("--lang", "fr", *([step] if step else []), "--help").out
    assert page.startswith(f"Utilisation\u00a0: dzcli{f' {step}' if step else ''} [OPTIONS]")
    assert ("\nLe résultat\u00a0:\n" if step else "\nOptions\u00a0:\n") in page
    assert "-h, --help" in page and "Afficher cette aide." in page
    assert re.search(CHROME, page) is None


@pytest.mark.parametrize("lang, heading", [("en", "Only Duel:"), ("fr", "Duel seulement\u00a0:")])
def test_what_only_one_system_has(dzcli, lang, heading):
    """An option that one of several systems has stands under its title; what several have does not."""
    page = dzcli("--lang", lang, "attack", "--help").out
    own = page.partition(f"\n{heading}\n")[2].partition("\n\n")[0]
    assert "--stance" in own
    assert "--score" not in own and "--weapon" not in own


def test_missing_argument_in_french(dzcli):
    """A missing argument is called what the help calls it."""
    assert "Il manque CIBLE" in dzcli("--lang", "fr", "wound", status=2).err


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("step", [None, *STEPS])
@pytest.mark.parametrize("width", [40, 60, 100])
def test_help_fits(dzcli, monkeypatch, lang, step, width):
    """Help is as wide as the terminal and no wider, with no trailing blanks, no line begun by a sign."""
    monkeypatch.setenv("COLUMNS", str(width))
    lines = dzcli("--lang", lang, *([step] if step else []), "--help").out.splitlines()
    whole = ("-", "dzcli ")  # names of options, and examples to be copied
    assert max(len(line) for line in lines if not line.lstrip().startswith(whole)) <= width
    assert all(line == line.rstrip() for line in lines)
    assert not any(re.match(r"\s*[:;?!%»]", line) for line in lines)


def test_help_is_wide(dzcli, monkeypatch):
    """On a wide terminal no help text is folded."""
    monkeypatch.setenv("COLUMNS", "200")
    assert re.search(r"^  -e, --exit-status +Exit with 1 if the result is not a success\.$",
                     dzcli("attack", "-h").out, re.MULTILINE)  # fmt: skip


@pytest.mark.parametrize("step", STEPS)
def test_help_ends_with_examples(dzcli, step):
    """The help of a step ends with examples of it that work, two or more for each system that has it."""
    _, _, examples = dzcli(step, "--help").out.partition("\nExamples:\n")
    lines = examples.splitlines()
    assert len(lines) >= 2 * len(systems.having(step))
    for line in lines:
        program, *words = shlex.split(line)
        assert (program, words[0]) == ("dzcli", step)
        assert dzcli(*words).out


@pytest.mark.parametrize("name", COMMANDS)
def test_examples_of_commands(folder, dzcli, shell, name):
    """The help of a command that is no step has two examples or more, which work as they are typed."""
    if name == "sheet undo":
        dzcli("sheet", "apply", "result.json")
    examples = COMMANDS[name].examples
    assert len(examples) >= 2
    for example in examples:
        assert example in dzcli(*name.split(), "--help").out
        ran = shell(f"rm -f garde.toml alys.toml; {example}" if name == "sheet new" else example, **folder)
        assert (ran.returncode, ran.stderr) == (0, ""), example


@pytest.fixture
def folder(table, dzcli, tmp_path):
    """A folder with the sheets and the result that examples speak of; the variables for programs in it."""
    dzcli("sheet", "new", "Alys")
    record = dzcli("wound", "garde.toml", "--final", "5", "--json").out
    (tmp_path / "result.json").write_text(record, encoding="utf-8")
    return {"XDG_DATA_HOME": str(tmp_path / "data"), "SHELL": "/bin/bash"}


def test_required_option(dzcli):
    """The help says which option has to be given, in the language asked for."""
    for lang, mark in (("en", "(required)"), ("fr", "(obligatoire)")):
        page = " ".join(dzcli("--lang", lang, "heal", "-h").out.split())
        assert page[page.index("--mode") : page.index("--by")].endswith(f"{mark} ")


@pytest.mark.parametrize(
    "step, usage", [("initiative", "SHEET..."), ("roll", "[EXPR...]"), ("attack", "ATTACKER [TARGET]")]
)
def test_usage(dzcli, step, usage):
    """The usage shows what may be left out and what may be given again."""
    assert dzcli(step, "--help").out.splitlines()[0] == f"Usage: dzcli {step} [OPTIONS] {usage}"


@pytest.mark.parametrize("command", ["tables", "list"])
def test_help_to_the_letter(dzcli, monkeypatch, command):
    """The whole help of a command: usage, what it is for, what it takes under headings, examples."""
    monkeypatch.setenv("COLUMNS", "80")
    expected = Path(__file__).with_name(f"{command}_help.txt").read_text(encoding="utf-8")
    assert dzcli(command, "--help").out == expected


def test_headings_of_options(dzcli):
    """What only one system has stands between what every system has and the steps that follow."""
    lines = dzcli("attack", "--help").out.splitlines()
    assert [line for line in lines if line.endswith(":") and not line.startswith(" ")] == [
        "Arguments:",
        "The roll:",
        "The action:",
        "Only Directive Zéro:",
        "Only Duel:",
        "Only D100:",
        "Only Système d10:",
        "Only D20:",
        "The next steps:",
        "The dice:",
        "The result:",
        "Examples:",
    ]


def test_options_of_the_result(dzcli):
    """Under their heading stand all options that bear on how a result is told."""
    told = dzcli("attack", "--help").out.partition("The result:\n")[2].partition("\n\n")[0]
    flags = re.findall(r"^  (?:-\w, )?(--[a-z-]+)", told, re.MULTILINE)
    how = [
        "--tally",
        "--odds",
        "--json",
        "--tsv",
        "--fields",
        "--exact",
        "--quiet",
        "--exit-status",
        "--lang",
    ]
    assert flags == [*how, "--write", "--diff", "--help"]


def test_help_in_colour(dzcli, monkeypatch):
    """Where colours are asked for, headings and names of options have them; the text is the same."""
    plain = dzcli("attack", "--help").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = dzcli("attack", "--help").out
    assert "\x1b[1mThe roll:\x1b[0m" in coloured and "\x1b[36m--skill NAME\x1b[0m" in coloured
    assert re.sub(r"\x1b\[\d*m", "", coloured) == plain


@pytest.mark.parametrize(
    "lang, told",
    [("en", "With Duel: warn, support, engage,"), ("fr", "Avec Duel\u00a0: warn, support, engage,")],
)
def test_words_that_differ(dzcli, lang, told):
    """Where the words of an option are not those of every system, those of each are told."""
    page = " ".join(dzcli("--lang", lang, "act", "--help").out.split(" ")).replace("\n", " ")
    page = re.sub(" +", " ", page)
    assert told in page
    assert all(words in page for words in ("aim, stand, draw,", "run, move, disengage,"))
    assert "aim|stand" not in page


def test_no_words(dzcli):
    """Whoever gives nothing is told what there is."""
    assert dzcli().out == dzcli("--help").out == dzcli("help").out
