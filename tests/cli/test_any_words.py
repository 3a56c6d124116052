"""Whatever a command line says, it ends with an exit of the table and a message."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

SETTINGS = settings(max_examples=60)

COMMANDS = [
    "roll",
    "test",
    "attack",
    "defend",
    "surprise",
    "initiative",
    "control",
    "round",
    "act",
    "wound",
    "heal",
    "help",
    "rol",
    "initiative",
    "sheet",
]
SHEETS = ["@koris", "@garde", "@senna", "@nobody", "-", "", "nobody.toml", "/", "@"]
FLAGS = [
    "--json", "-q", "--quiet", "-e", "--exit-status", "-w", "--write", "-h", "--help", "-V", "--version",
    "--advantage", "--disadvantage", "--precision", "--effort", "--analysis", "--at-limit", "--subdue",
    "--nonlethal", "--blind", "--fast", "--hit-only", "--hit", "--melee", "--ranged", "--unseen",
    "--no-roll", "--absorbed", "--deflected", "--harmless", "--brutal", "--capturable", "--hard",
    "--ko-minutes", "--at-zero", "--no-attack", "--low-tech", "--odds", "--", "-", "---", "-qe", "-m",
    "--lang", "--dice", "--seed", "--index", "--weapon", "--from", "--mode",
]  # fmt: skip
VALUES = [
    "--dice=53,7", "--dice=53,7,4,2", "--dice=", "--dice=-1,0", "--seed=1", "--seed=-1", "--index=1025",
    "--index=0", "--times=2", "--times=0", "--lang=fr", "--lang=de", "-m=couvert_leger", "-mcouvert_leger",
    "-mx=-10", "--mod=fatigue=-10", "--score=40", "--score=-600", "--weapon=arc", "--weapon=",
    "--skill=escrime", "--aim=add", "--aim=x", "--crit=abs", "--burst=two-targets", "--into-melee=@garde",
    "--free=reach", "--complication=weapon", "--complication=text:x", "--position=far", "--from=-",
    "--from=nothing.json", "--raw=5", "--damage=5", "--net=5", "--final=18", "--final=9999",
    "--trait=brisant", "--ignore-abs=2", "--by=stealth", "--by=@koris", "--attackers=@koris",
    "--defenders=-", "--target-mod=x=5", "--target-score=10", "--bleed=1", "--mode=rest",
    "--mode=first-aid", "--mode=stabilize", "--mode=night", "--remove=3",
]  # fmt: skip
EXPRESSIONS = [
    "1d6",
    "2d6+3",
    "4dF",
    "d%",
    "1d6>=4",
    "3d6kh2",
    "1d0",
    "-1d4",
    "2d",
    "1d6/0",
    "9" * 50,
    "((",
    "1d6!",
    "é",
]
WORDS = st.sampled_from(SHEETS + FLAGS + VALUES + EXPRESSIONS + ["escrime", "endurance", "53,7"]) | st.text(
    max_size=6
)
BYTES = st.text(
    st.characters(categories=["Ll", "Po"])
    | st.characters(min_codepoint=0xDC80, max_codepoint=0xDCFF, categories=["Cs"]),
    max_size=6,
)
"""Text as the words of a command line have it, where bytes that are no UTF-8 are lone surrogates."""


@pytest.fixture(scope="module")
def judge(ended):
    """Run a command line and see that it ends as it should."""

    def run(words):
        # These would wait for an answer.
        words = [word for word in words if not word.startswith("--as")]
        ran = ended(*words)
        assert ran.status in {0, 1, 2, 3, 4, 5, 6}, ran
        assert (ran.status in (0, 1)) == (ran.err == ""), ran
        assert ran.status in (0, 1) or ran.out == "", ran
        assert ran.status > 1 or ran.out != "", ran

    return run


@SETTINGS
@given(words=st.lists(WORDS, max_size=6))
def test_any_words(judge, words):
    """Any words at all."""
    judge(words)


@settings(SETTINGS, max_examples=120)
@given(command=st.sampled_from(COMMANDS), words=st.lists(WORDS, max_size=6))
def test_a_command_and_any_words(judge, command, words):
    """A command, and any words after it."""
    judge([command, *words])


SHORT = {
    "test": ["@koris", "escrime"],
    "attack": ["@koris", "@garde"],
    "defend": ["@garde", "--net", "5"],
    "surprise": ["@senna", "@garde"],
    "initiative": ["@senna", "@garde"],
    "wound": ["@garde", "--final", "5"],
    "control": ["@koris", "@voleur", "--mode", "grapple"],
    "round": ["@koris", "@garde"],
    "act": ["@koris", "--do", "drop"],
    "heal": ["@garde", "--mode", "first-aid", "--by", "@koris"],
}


@settings(SETTINGS, max_examples=120)
@given(step=st.sampled_from(list(SHORT)), options=st.lists(st.sampled_from(FLAGS[:-8] + VALUES), max_size=4))
def test_a_step_and_any_options(judge, step, options):
    """A step that is right, with any options of any step."""
    judge([step, *SHORT[step], *options])


@SETTINGS
@given(
    dice=st.text("0123456789,+- x0−", max_size=12) | st.text(max_size=8),
    step=st.sampled_from(["attack", "defend", "roll"]),
)
def test_any_dice(judge, step, dice):
    """Any text as --dice."""
    judge([step, *SHORT.get(step, ["2d10"]), f"--dice={dice}"])


@SETTINGS
@given(
    text=st.text(max_size=12),
    option=st.sampled_from(["-m", "--weapon", "--skill", "--complication", "--score", "--seed"]),
)
def test_any_value(judge, text, option):
    """Any text as the value of an option."""
    judge(["attack", "@koris", "@garde", f"{option}={text}" if option != "-m" else f"-m{text}", "--json"])


@SETTINGS
@given(text=st.text(max_size=12))
def test_any_skill(judge, text):
    """Any text as a skill."""
    judge(["test", "@koris", "--", text])


@SETTINGS
@given(name=st.text(max_size=12))
def test_any_shipped_name(judge, name):
    """Any text as the name of a shipped sheet."""
    judge(["wound", "--final", "1", f"@{name}"])


@SETTINGS
@given(
    text=BYTES,
    words=st.sampled_from(
        [
            ["TEXT"],
            ["roll", "TEXT"],
            ["attack", "TEXT"],
            ["attack", "@koris", "--weapon=TEXT"],
            ["attack", "@koris", "-mTEXT=5", "--dice", "53,7"],
            ["attack", "@koris", "--complication=text:TEXT", "--dice", "100"],
            ["test", "@koris", "TEXT"],
            ["heal", "@garde", "--mode=TEXT"],
            ["roll", "1d6", "--dice=TEXT"],
            ["roll", "1d6", "--TEXT"],
            ["defend", "@garde", "--from=TEXT"],
            ["wound", "@TEXT", "--final", "1"],
            ["--lang=TEXT"],
        ]
    ),
    form=st.sampled_from([[], ["--json"], ["-q"]]),
)
@example(text="\udc80", words=["attack", "@koris", "-mTEXT=5", "--dice", "53,7"], form=["--json"])
@example(
    text="\udc80", words=["attack", "@koris", "--complication=text:TEXT", "--dice", "100"], form=["--json"]
)
def test_bytes_that_are_no_text(judge, text, words, form):
    """Words with bytes that are no UTF-8."""
    judge([*(word.replace("TEXT", text) for word in words), *form])
