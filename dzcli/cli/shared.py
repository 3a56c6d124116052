"""Which options a step has: its own, those it shares with others, those of the steps it may go on to."""

from __future__ import annotations

import functools

from dzcli import systems
from dzcli.cli.commands import COMMANDS
from dzcli.cli.options import Common, Ruled, Writing
from dzcli.step.options import FOLLOWING, Option, Options, by_flag, describe, word
from dzcli.step.step import Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

THROUGH = "--through"


def classes(step: Step, steps: Mapping[str, Step]) -> list[type]:
    """The classes of options of a step; ``steps`` are those of its system."""
    after = following(step, steps)
    return [
        step.options,
        Common,
        *((Ruled, Writing) if step.on_sheets else ()),
        *((through_class(step, steps),) if after else ()),
        *(after[name] for name in after),
    ]


def owners_of(name: str) -> list[type]:
    """The classes of options of a command, in every system that has it; the first has its arguments."""
    if name in COMMANDS:
        return [COMMANDS[name].options]
    found = dict.fromkeys(
        owner for system in systems.having(name) for owner in classes(system.steps[name], system.steps)
    )
    return [*found]


def alone(name: str) -> dict[str, str]:
    """The options of a step that only one of several systems has: its title by their flags."""
    having = systems.having(name)
    titles: dict[str, list[str]] = {}
    for system in having:
        for flag in by_flag([system.steps[name].options]):
            titles.setdefault(flag, []).append(system.title)
    return {flag: found[0] for flag, found in titles.items() if len(found) == 1 < len(having)}


def differing(name: str) -> dict[str, dict[str, str]]:
    """The options of a step whose words are not the same in every system that has them.

    By their flags, the words, each set of them by the titles of the systems where it is in force.
    """
    titles: dict[str, dict[str, list[str]]] = {}
    for system in systems.having(name):
        for flag, option in by_flag(classes(system.steps[name], system.steps)).items():
            if option.choices:
                titles.setdefault(flag, {}).setdefault(", ".join(option.choices), []).append(system.title)
    return {
        flag: {", ".join(names): words for words, names in several.items()}
        for flag, several in titles.items()
        if len(several) > 1
    }


def following(step: Step, steps: Mapping[str, Step]) -> dict[str, type]:
    """The steps that follow one another after a step, each with its options as that step has them."""
    found: dict[str, type] = {}
    name = step.then
    while name is not None:
        found[name] = _prefixed(steps[name])
        name = steps[name].then
    return found


def through_class(step: Step, steps: Mapping[str, Step]) -> type:
    """The option that says how far a step goes on."""
    return _through(tuple((name, (steps[name].prefix, *steps[name].also)) for name in following(step, steps)))


@functools.cache
def _through(choices: tuple[tuple[str, tuple[str, ...]], ...]) -> type:
    option = word(THROUGH, "Go on by itself to that step.", choices=dict(choices), group=FOLLOWING)
    return type("Through", (Options,), {"through": option})


@functools.cache
def _prefixed(step: Step) -> type:
    """The options of a step that bear on it when it follows another: ``--defence-score``."""
    return type(f"After{step.name.capitalize()}", (Options,), dict(_renamed(step)))


def _renamed(step: Step) -> dict[str, Option]:
    found = {}
    for name, option in describe(step.options).items():
        # What is told by hand has no place where the step before tells of it.
        if not isinstance(option, Option) or option.names or "--from" in option.excludes or option.by_hand:
            continue
        found[name] = Option(
            prefixed(step, option.name),
            option.help,
            option.metavar,
            bare=option.bare,
            repeats=option.repeats,
            choices=option.choices,
            low=option.low,
            high=option.high,
            excludes=" ".join(prefixed(step, other) for other in option.excludes),
            group=FOLLOWING,
            default=option.default,
        )
    return found


def prefixed(step: Step, flag: str) -> str:
    """The flag of a step as the step before it has it."""
    return f"--{step.prefix}-{flag.removeprefix('--')}"


def grouped(owners: Iterable[type]) -> dict[tuple[str, ...], Option]:
    """The options to be read, by flags that mean one thing wherever one of them is described."""
    described = [
        option for owner in owners for option in describe(owner).values() if isinstance(option, Option)
    ]
    having: dict[str, list[int]] = {}
    for place, one in enumerate(described):
        for flag in one.flags:
            having.setdefault(flag, []).append(place)
    found: dict[tuple[str, ...], Option] = {}
    for flag, option in by_flag(owners).items():
        together = tuple(other for other in option.flags if having[other] == having[flag])
        found.setdefault(together, option)
    return found
