"""What an option and an argument of a step are, as data.

The options of a step are a class of `Options` whose attributes are made by `flag`, `number`,
`word`, `many`, `sheet`, `sheets`, `record`, `role` and `argument`. Each describes itself: the command
line, its help, completions and the checks of values are all drawn from these descriptions. Nothing is
read from annotations, so that every version of Python sees the same options.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping

from dzcli.light import cast

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable
    from typing import Any

SHEET = "sheet"
RECORD = "record"
ROLE = "role"
ROLL, BLOW, FOLLOWING, DICE, OUTPUT = "roll", "blow", "following", "dice", "output"
"""The groups that options are listed by in the help."""
GROUPS = {
    ROLL: "The roll:",
    BLOW: "The action:",
    FOLLOWING: "The next steps:",
    DICE: "The dice:",
    OUTPUT: "The result:",
}
"""The headings of the groups, in their order."""

Choices = Mapping[str, tuple[str, ...]] | tuple[str, ...]
"""The words an option may be: those of the record, each with other words for it."""


class Described:
    """What a value of the command line is for: ``names`` says that it names a `SHEET`, a `RECORD`, or
    a `ROLE` in the record.

    As an attribute of a class it is this description; of an object without a value, the default.
    """

    metavar: Any
    required: bool

    def __init__(
        self, help: str, metavar: str | None, names: str | None, default: Any, repeats: bool
    ) -> None:
        self.help = help
        self.metavar = metavar
        self.names = names
        self.default = default
        self.repeats = repeats

    def __get__(self, instance: object | None, owner: type) -> Any:
        return self if instance is None else self.default


class Option(Described):
    """An option: its flags and help, and which values it takes.

    ``bare``: it takes no value; ``repeats``: it may be given more than once; ``choices`` are the words it
    may be, each with the other words that mean it; ``low`` and ``high`` bound a number; ``excludes`` are
    flags that cannot be given with it; ``group`` is what it is listed under; ``by_hand``: it says what
    the step before knows, and is not there where that step is resolved in the same command.
    """

    def __init__(
        self,
        flags: str,
        help: str,
        metavar: str | None = None,
        *,
        bare: bool = False,
        repeats: bool = False,
        choices: Choices = (),
        low: int | None = None,
        high: int | None = None,
        names: str | None = None,
        excludes: str = "",
        group: str = ROLL,
        default: Any = None,
        required: bool = False,
        by_hand: bool = False,
    ) -> None:
        super().__init__(help, metavar, names, default, repeats)
        self.required = required
        self.by_hand = by_hand
        self.flags = tuple(flags.split())
        self.bare = bare
        self.choices = dict(choices) if isinstance(choices, Mapping) else dict.fromkeys(choices, ())
        self.low = low
        self.high = high
        self.excludes = tuple(excludes.split())
        self.group = group

    @property
    def name(self) -> str:
        """The flag that messages call it by: the first long one."""
        return next(flag for flag in self.flags if flag.startswith("--"))


class Argument(Described):
    """A positional argument; ``required`` unless it may be left out.

    ``carried`` is the role whose sheet it is in a record that the step goes on from.
    """

    def __init__(
        self,
        metavar: str,
        help: str,
        names: str | None = None,
        *,
        required: bool = True,
        repeats: bool = False,
        carried: str | None = None,
    ) -> None:
        super().__init__(help, metavar, names, () if repeats else None, repeats)
        self.required = required and carried is None
        self.carried = carried


class Options:
    """The values of a step's options; one without a value has its default."""

    def __init__(self, **values: Any) -> None:
        self.__dict__.update(values)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in vars(self).items())})"


def flag(flags: str, help: str, *, excludes: str = "", group: str = ROLL, by_hand: bool = False) -> bool:
    """An option without a value: given or not."""
    option = Option(flags, help, bare=True, default=False, excludes=excludes, group=group, by_hand=by_hand)
    return cast(bool, option)


def number(
    flags: str, help: str, metavar: str = "N", *, low: int, high: int, excludes: str = "", group: str = ROLL
) -> int | None:
    """A whole number from ``low`` to ``high``."""
    option = Option(flags, help, metavar, low=low, high=high, excludes=excludes, group=group)
    return cast("int | None", option)


def count(
    flags: str, help: str, metavar: str = "N", *, high: int, excludes: str = "", group: str = ROLL
) -> int:
    """A whole number from 0 to ``high``; 0 if it is not given."""
    option = Option(flags, help, metavar, low=0, high=high, default=0, excludes=excludes, group=group)
    return cast(int, option)


def word(
    flags: str,
    help: str,
    metavar: str | None = None,
    *,
    choices: Choices = (),
    excludes: str = "",
    group: str = ROLL,
) -> str | None:
    """A word: any, or one of ``choices``."""
    option = Option(flags, help, metavar, choices=choices, excludes=excludes, group=group)
    return cast("str | None", option)


def choice(flags: str, help: str, choices: Choices, *, default: str | None = None, group: str = ROLL) -> str:
    """One of ``choices``; it has to be given where there is no ``default``."""
    option = Option(flags, help, choices=choices, default=default, required=default is None, group=group)
    return cast(str, option)


def many(flags: str, help: str, metavar: str, *, excludes: str = "", group: str = ROLL) -> tuple[str, ...]:
    """Words: the option may be given again and again."""
    option = Option(flags, help, metavar, repeats=True, default=(), excludes=excludes, group=group)
    return cast("tuple[str, ...]", option)


def sheet(flags: str, help: str, metavar: str = "SHEET", *, excludes: str = "", group: str = ROLL) -> Any:
    """A sheet; what the system made of it is the value."""
    return Option(flags, help, metavar, names=SHEET, excludes=excludes, group=group)


def sheets(flags: str, help: str, metavar: str = "SHEET", *, group: str = ROLL) -> Any:
    """Sheets: the option may be given again and again."""
    return Option(flags, help, metavar, names=SHEET, repeats=True, default=(), group=group)


def record(flags: str, help: str, metavar: str = "R", *, group: str = BLOW) -> Any:
    """The record of the step before."""
    return Option(flags, help, metavar, names=RECORD, group=group)


def role(flags: str, help: str, choices: Choices, *, group: str = BLOW) -> str | None:
    """The role, in the record of the step before, of whoever the step is about."""
    return cast("str | None", Option(flags, help, choices=choices, names=ROLE, group=group))


def argument(
    metavar: str,
    help: str,
    names: str | None = None,
    *,
    required: bool = True,
    repeats: bool = False,
    carried: str | None = None,
) -> Any:
    """A positional argument; left out if not ``required``, or if a record has the ``carried`` one."""
    return Argument(metavar, help, names, required=required, repeats=repeats, carried=carried)


def describe(options: type) -> Mapping[str, Option | Argument]:
    """The description of each attribute of an options class, those of its bases first."""
    return _described(options)


@functools.cache
def _described(options: Hashable) -> Mapping[str, Option | Argument]:
    assert isinstance(options, type)
    found: dict[str, Option | Argument] = {}
    for owner in reversed(options.__mro__):
        found.update(
            (name, value) for name, value in vars(owner).items() if isinstance(value, Option | Argument)
        )
    return found


def by_flag(classes: Iterable[type]) -> dict[str, Option]:
    """Every option of some classes by each of its flags; the first class that has a flag describes it."""
    found: dict[str, Option] = {}
    for options in classes:
        for description in describe(options).values():
            if isinstance(description, Option):
                for name in description.flags:
                    found.setdefault(name, description)
    return found


def arguments(options: type) -> Mapping[str, Argument]:
    """The arguments of an options class, in order."""
    return _arguments(options)


@functools.cache
def _arguments(options: Hashable) -> Mapping[str, Argument]:
    assert isinstance(options, type)
    return {name: found for name, found in describe(options).items() if isinstance(found, Argument)}
