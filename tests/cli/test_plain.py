"""Plain command lines are read as Typer reads them, without it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dzcli import systems
from dzcli.cli import plain
from dzcli.cli.commands import COMMANDS
from dzcli.cli.parse import parse
from dzcli.cli.request import Request
from dzcli.cli.shared import classes, grouped, owners_of
from dzcli.step.options import arguments, by_flag

COMMON = ["x", "-", "--", "@koris", "", "-1", "--lang", "fr", "a=b", "--x", "-q", "--dice", "--dice=5"]


def flags(step):
    """Every flag of a step."""
    return [flag for names in grouped(owners_of(step)) for flag in names]


WORDS = {step: [*COMMON, *flags(step)] for step in [*systems.commands(), *COMMANDS]}


def renamed(request):
    """A request read with the options of one system, its options by their names among those of all."""
    first = {flag: names[0] for names in grouped(owners_of(request.step)) for flag in names}
    options = {}
    for flag, value in request.options.items():
        name = first[flag]
        options[name] = options[name] + value if isinstance(options.get(name), list) else value
    return Request(request.step, request.arguments, options)


def read_with(request):
    """The options that a request was read with."""
    if request.system is None:
        owners = owners_of(request.step)
    else:
        steps = systems.get(request.system).steps
        owners = classes(steps[request.step], steps)
    return set(by_flag(owners).values())


@pytest.mark.parametrize("step", WORDS)
@settings(max_examples=60)
@given(data=st.data())
def test_where_it_answers_it_is_the_answer_of_typer(step, data):
    """Whatever the words, a line that is read plainly is the request that Typer makes of it."""
    words = [*step.split(), *data.draw(st.lists(st.sampled_from(WORDS[step]), max_size=7))]
    found = plain.read(words, step)
    if found is not None:
        whole = parse(words, step, str)
        assert found.arguments == whole.arguments
        for option in read_with(found):
            given, expected = found.given(option), whole.given(option)
            # Typer knows an option by the flags it has in all systems, and so not the order of the others.
            several = sum(flag in whole.options for flag in option.flags) > 1 and not option.bare
            assert (sorted(given) == sorted(expected)) if several else (given == expected)


@pytest.mark.parametrize("step", WORDS)
def test_every_option_in_every_form_is_read(step):
    """Every option is read plainly, its value apart or joined to it."""
    owners = owners_of(step)
    needed = ["x" for one in arguments(owners[0]).values() if one.required]
    for names, option in grouped(owners).items():
        for flag in names:
            forms = [[flag]] if option.bare else [[flag, "v"]]
            if flag.startswith("--") and not option.bare:
                forms.append([f"{flag}=v"])
            for form in forms:
                words = [*step.split(), *needed, *form]
                found = plain.read(words, step)
                assert found is not None, words
                assert renamed(found) == parse(words, step, str)
                assert renamed(found).options == {names[0]: True if option.bare else ["v"]}


@pytest.mark.parametrize("sheet, system", [("@koris", "dz"), ("@bretteuse", "duel"), ("own.toml", "duel")])
def test_a_line_is_read_with_the_options_of_its_sheets_system(sheet, system, tmp_path, monkeypatch):
    """A shipped sheet and a file tell their system, and the line is read with its options alone."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "own.toml").write_text('nom = "Own"\nsysteme = "duel"\n')
    found = plain.read(["attack", sheet, "--seed", "1"], "attack")
    assert found is not None and found.system == system


def test_an_option_of_another_system_is_read_with_that_systems():
    """A line that the system of its sheet does not know is tried with the others."""
    found = plain.read(["attack", "@koris", "--stance", "brutal"], "attack")
    assert found is not None and found.system == "duel"


@pytest.mark.parametrize(
    "words", [["--help"], ["-h"], ["--nope"], ["--dice"], ["-qe"], ["-m=x"], ["--json=1"]]
)
def test_what_is_out_of_the_ordinary_is_left_to_typer(words):
    """Help, unknown flags, missing values, clusters and values of flags without one are not read plainly."""
    assert plain.read(["attack", "@koris", *words], "attack") is None
