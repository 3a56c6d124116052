"""A series of which only values are wanted gives what its results give one by one."""

import shlex
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dzcli import systems
from dzcli.cli import briefly

EXAMPLES = sorted(
    {
        (*shlex.split(example)[1:],)
        for system in map(systems.get, systems.NAMES)
        for step in system.steps.values()
        if step.exact is None
        for example in step.examples
        if not {"--odds", "--json", "--dice", "--from", "--seed", "|", "-"} & {*shlex.split(example)}
    }
)
MORE = [
    ("attack", "@koris", "@garde", "--advantage"),
    ("attack", "@koris", "@garde", "--through", "wound"),
    ("attack", "@koris", "@garde", "--through", "defend", "--rule", "destabilise_fin=fin_round"),
    (
        "attack",
        "@bretteuse",
        "@reitre",
        "--stance",
        "balanced",
        "--target-stance",
        "brutal",
        "--through",
        "wound",
    ),
    ("attack", "@acolyte", "@cultiste", "--through", "wound"),
    ("attack", "@exemple_man", "@rivale", "--through", "wound"),
    ("attack", "@melete", "@skaven", "--through", "wound"),
    ("initiative", "@koris", "@senna", "@garde", "@voleur", "@brigand", "@chevalier"),
    ("initiative", "@acolyte", "@cultiste", "@colosse", "--rule", "initiative_egalite=de"),
    ("surprise", "@senna", "@garde"),
    ("wound", "@garde", "--final", "30"),
    ("control", "@koris", "@voleur", "--mode", "grapple", "--disadvantage"),
]
FARTHEST = 100 if sys.platform == "emscripten" else 1500
"""Where a series may begin that is resolved result by result; in WebAssembly that takes ten times as long."""
SETTINGS = settings(max_examples=60)


def plainly(monkeypatch):
    """Every result resolved by itself, from its faces."""
    monkeypatch.setattr(briefly, "results", lambda *_: None)


@pytest.mark.parametrize("words", [*EXAMPLES, *MORE], ids=" ".join)
def test_values_are_those_of_the_results_one_by_one(dzcli, monkeypatch, words):
    """The value, the outcome and the exit status are the same whether the rule runs each time or not."""
    series = (*words, "--seed", "11", "--index", "7", "--times", "150")
    forms = [(*series, "-q"), (*series, "--tally", "--json"), (*series, "-q", "--exit-status")]
    quick = [dzcli(*form, status=None) for form in forms]
    plainly(monkeypatch)
    assert quick == [dzcli(*form, status=None) for form in forms]
    assert quick[0].status == 0


@settings(SETTINGS)
@given(seed=st.integers(0, 2**64 - 1), words=st.sampled_from(MORE), first=st.integers(1, FARTHEST))
def test_values_are_the_same_for_any_seed(dzcli, monkeypatch, seed, words, first):
    """Whatever the dice, and wherever in the series one begins, the values are those of the results."""
    series = (*words, "--seed", str(seed), "--index", str(first), "--times", "20", "-q")
    quick = dzcli(*series)
    with monkeypatch.context() as patch:
        plainly(patch)
        assert quick == dzcli(*series)


@pytest.mark.parametrize("words", MORE, ids=" ".join)
def test_what_is_passed_over_lets_the_same_dice_fall(dzcli, monkeypatch, words):
    """A result late in its block is the same whether those before it were resolved or passed over."""
    late = (*words, "--seed", "5", "--index", "60", "--json")
    series = dzcli(*late, "--times", "2").out.splitlines()
    assert dzcli(*late).out.splitlines() == series[:1]
    plainly(monkeypatch)
    assert dzcli(*late).out.splitlines() == series[:1]
