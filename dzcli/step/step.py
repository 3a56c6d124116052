"""A step described: everything outside its rule is drawn from this.

The commands, their help and completions, odds and the one value of ``--quiet`` come from here; a step
is named in no other list.
"""

from __future__ import annotations

from importlib import import_module

from dzcli.light import NamedTuple
from dzcli.step.options import SHEET, arguments

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any


class Told(NamedTuple):
    """What odds tell: a value of the record, in words; a number has a mean and a distribution.

    ``path`` is what the odds call it, and where in the record it is, unless ``at`` says so. ``missing``
    is the number where the record has nothing there (a miss does 0 damage). ``optional``: it is not told
    where it is nothing whatever the dice show. ``words`` say in full what a value may be; ``named``, as
    ``module:name``, is what gives those that stand in a table.
    """

    path: str
    label: str
    number: bool
    missing: int | None = None
    at: str | None = None
    optional: bool = False
    words: Mapping[Any, str] = {}
    named: str | None = None

    def said(self) -> Mapping[Any, str]:
        """What its values are called."""
        return load(self.named)() if self.named else self.words


def chance(
    path: str,
    label: str,
    *,
    optional: bool = False,
    words: Mapping[Any, str] | None = None,
    named: str | None = None,
) -> Told:
    """A value that has a chance for each of the words it may be."""
    return Told(path, label, False, optional=optional, words=words or {}, named=named)


def amount(path: str, label: str, missing: int | None = None, *, at: str | None = None) -> Told:
    """A number."""
    return Told(path, label, True, missing, at)


class Step:
    """One step of a system.

    ``rule`` is where its function is, as ``module:name``: a function of the options, the record that it
    fills and a throw. ``title`` is what a history calls it; ``odds`` what its odds tell. ``quiet`` are
    paths of what ``--quiet`` prints: the first that holds something, else ``missing``, else the outcome.
    ``reads`` are the steps whose record it goes on from; ``then`` is the step that follows, ``prefix``
    what its options begin with where they are given to the step before, ``also`` other words that name it
    there. ``several`` splits what was asked into the results it asks for, ``exact`` finds its odds by
    algebra, ``bulk`` its totals many at a time (all as ``module:name``); ``rows`` are the paths that tell
    several results apart in a table.
    """

    def __init__(
        self,
        name: str,
        options: type,
        help: str,
        rule: str,
        *,
        title: str,
        odds: tuple[Told, ...] = (),
        quiet: tuple[str, ...] = (),
        missing: int | None = None,
        reads: tuple[str, ...] = (),
        then: str | None = None,
        prefix: str | None = None,
        also: tuple[str, ...] = (),
        examples: tuple[str, ...] = (),
        several: str | None = None,
        exact: str | None = None,
        bulk: str | None = None,
        passing: str | None = None,
        rows: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.options = options
        self.help = help
        self.rule = rule
        self.title = title
        self.odds = odds
        self.quiet = quiet
        self.missing = missing
        self.reads = reads
        self.then = then
        self.prefix = prefix or name
        self.also = also
        self.examples = examples
        self.several = several
        self.exact = exact
        self.bulk = bulk
        self.passing = passing
        self.rows = rows

    @property
    def on_sheets(self) -> bool:
        """Whether it reads sheets: then it may change them, and house rules bear on it."""
        return any(argument.names == SHEET for argument in arguments(self.options).values())


def load(where: str) -> Callable[..., Any]:
    """The function at ``module:name``; its module is loaded only now."""
    if where not in _loaded:
        module, _, name = where.partition(":")
        _loaded[where] = getattr(import_module(module), name)
    return _loaded[where]


_loaded: dict[str, Callable[..., Any]] = {}


NOTHING = object()
"""What a path holds where the step did not get so far."""


def value_at(record: Any, path: str) -> Any:
    """The value of a record at a path such as ``damage.net``.

    `NOTHING` where a part of the way is missing.
    """
    head, _, rest = path.partition(".")
    if head in ("outcome", "success"):
        return getattr(record, head)
    value = record.own.get(head, NOTHING)
    if value is None and rest:
        return NOTHING
    for name in rest.split(".") if rest else ():
        if value is None or value is NOTHING:
            return value
        value = value.get(name, NOTHING) if isinstance(value, dict) else getattr(value, name, NOTHING)
    return value


def quiet_value(step: Step, record: Any) -> Any:
    """The one value that ``--quiet`` prints of a record."""
    for path in step.quiet:
        value = value_at(record, path)
        if value is not NOTHING and value is not None:
            return value
    return record.outcome if step.missing is None else step.missing
