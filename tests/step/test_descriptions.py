"""Steps describe themselves: what the whole house draws from these descriptions has to agree."""

import shlex
from collections.abc import Iterable, Iterator

import pytest

from dzcli import systems
from dzcli.cli.commands import COMMANDS
from dzcli.cli.options import Global
from dzcli.cli.shared import classes
from dzcli.step.options import Option, Options, arguments, describe, flag, word
from dzcli.step.step import Told, amount, chance

STEPS = [
    pytest.param(systems.get(name), step, id=f"{name}-{step.name}")
    for name in systems.STEPS
    for step in systems.get(name).steps.values()
]
EXAMPLES = [(example, step) for _, step in (one.values for one in STEPS) for example in step.examples]
CHOSEN = {"--seed", "--odds", "--dice"}


def options(classes: Iterable[type]) -> Iterator[tuple[str, Option]]:
    """Every option of some classes, by each of its flags."""
    for owner in classes:
        for found in describe(owner).values():
            if isinstance(found, Option):
                yield from ((name, found) for name in found.flags)


def everything() -> Iterator[type]:
    """Every class of options of every step and command."""
    yield Global
    yield from (command.options for command in COMMANDS.values())
    for name in systems.STEPS:
        steps = systems.get(name).steps
        for step in steps.values():
            yield from classes(step, steps)


def of_two_arities(classes: Iterable[type]) -> set[str]:
    """The flags that are bare in one class and take a word in another."""
    found: dict[str, set[bool]] = {}
    for name, option in options(classes):
        found.setdefault(name, set()).add(option.bare)
    return {name for name, kinds in found.items() if len(kinds) > 1}


def test_no_flag_has_two_arities():
    """A flag takes a word everywhere or nowhere: a command line is read before its system is known."""
    assert of_two_arities(everything()) == set()


def test_two_arities_are_found():
    """A system with a flag of another arity than others give it would be told of."""

    class Bare(Options):
        final = flag("--final", "The last blow.")

    class Naming(Options):
        brutal = word("--brutal", "How brutal.")

    assert of_two_arities([*everything(), Bare, Naming]) == {"--final", "--brutal"}


@pytest.mark.parametrize("name", systems.commands())
def test_flags_that_name_files_do_so_in_all_systems(name):
    """Of one step, a flag names a sheet or a record in all systems or in none: files are read first."""
    named: dict[str, set[str | None]] = {}
    for system in systems.having(name):
        for flag_name, option in options(classes(system.steps[name], system.steps)):
            named.setdefault(flag_name, set()).add(option.names)
    assert {flag_name: kinds for flag_name, kinds in named.items() if len(kinds) > 1} == {}


@pytest.mark.parametrize("name", systems.commands())
def test_systems_agree_on_arguments(name):
    """All systems that have a step take the same arguments, by the same names."""
    found = {
        system.name: [
            (one.metavar, one.names, one.required, one.repeats, one.carried)
            for one in arguments(system.steps[name].options).values()
        ]
        for system in systems.having(name)
    }
    assert len({tuple(taken) for taken in found.values()}) == 1, found


@pytest.mark.parametrize("name", systems.STEPS)
def test_registry(name):
    """The line of a system in the registry names it and exactly its steps, in their order."""
    system = systems.get(name)
    assert system.name == name
    assert tuple(system.steps) == systems.STEPS[name]
    assert {step: described.name for step, described in system.steps.items()} == {
        step: step for step in system.steps
    }


@pytest.mark.parametrize("system, step", STEPS)
def test_steps_named_are_there(system, step):
    """The steps that a step goes on to, or goes on from, are steps of its system."""
    assert {*step.reads, *((step.then,) if step.then else ())} <= set(system.steps)
    assert step.then is None or step.name in system.steps[step.then].reads


@pytest.mark.parametrize("system, step", STEPS)
def test_every_step_has_its_examples(system, step):
    """A step shows by example how it is called."""
    assert step.examples
    assert all(shlex.split(example)[:2] == ["dzcli", step.name] for example in step.examples)


@pytest.mark.parametrize("example", [example for example, _ in EXAMPLES])
def test_examples_run(dzcli, example):
    """The examples of a step do what they say, whatever dice fall."""
    words = shlex.split(example)[1:]
    seeded = [] if CHOSEN & set(words) else ["--seed", "6"]
    assert dzcli(*words, *seeded).out
    if seeded:
        assert len(dzcli(*words, *seeded[:1], "7", "--times", "3", "--json").out.splitlines()) == 3


@pytest.mark.parametrize("system, step", STEPS)
def test_odds_of_examples(dzcli, system, step):
    """The odds of an example are told by paths that the description names, and by some of them."""
    for example in step.examples:
        words = [word for word in shlex.split(example)[1:] if word not in CHOSEN]
        odds = dzcli(*words, "--odds", "--json").record["odds"]
        assert odds
        assert set(odds) <= {told.path for told in step.odds}


def test_told():
    """What the odds of a step tell is a number, or a chance of words that may be named elsewhere."""
    words = {"x": "an x"}
    assert chance("a.b", "A") == Told("a.b", "A", False, None, None, False, {}, None)
    assert chance("a.b", "A", optional=True, words=words, named="m:n") == Told(
        "a.b", "A", False, None, None, True, words, "m:n"
    )
    assert amount("a", "A") == Told("a", "A", True, None, None, False, {}, None)
    assert amount("a", "A", 0, at="b") == Told("a", "A", True, 0, "b", False, {}, None)
    assert chance("a", "A", words=words).said() == words
