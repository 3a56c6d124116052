"""What an option and an argument of a step are, as data.

A step's options are a class of `Options` whose fields carry one of these descriptions. The command
line, its help and the checks of its values are all drawn from them; nothing is written twice.
"""

from typing import Any, dataclass_transform

SHEET = "sheet"
RECORD = "record"


class Option:
    """An option: its flags and help, and which values it takes.

    ``choices`` are the words it may be; ``low`` and ``high`` bound a number; ``names`` says
    that the value names a file: `SHEET` or `RECORD`; ``excludes`` are flags that cannot be
    given with it.
    """

    def __init__(
        self,
        flags: tuple[str, ...],
        help: str,
        metavar: str | None = None,
        *,
        choices: tuple[str, ...] = (),
        low: int | None = None,
        high: int | None = None,
        names: str | None = None,
        excludes: tuple[str, ...] = (),
    ) -> None:
        self.flags = flags
        self.help = help
        self.metavar = metavar
        self.choices = choices
        self.low = low
        self.high = high
        self.names = names
        self.excludes = excludes

    @property
    def name(self) -> str:
        """The flag that messages call it by: the first long one."""
        return next(flag for flag in self.flags if flag.startswith("--"))


class Argument:
    """A positional argument; its field's default says whether it may be left out."""

    def __init__(self, metavar: str, help: str, names: str | None = None) -> None:
        self.metavar = metavar
        self.help = help
        self.names = names


@dataclass_transform(kw_only_default=True)
class Options:
    """The values of a step's options; a field without a value has its class's default.

    Type checkers see a dataclass. It is none, because making one costs a millisecond each
    time the program starts.
    """

    def __init__(self, **values: Any) -> None:
        self.__dict__.update(values)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in vars(self).items())})"


def describe(options: type) -> dict[str, Option | Argument]:
    """The description of each field of an options class, those of its bases first."""
    found: dict[str, Option | Argument] = {}
    for owner in reversed(options.__mro__):
        for name, annotation in vars(owner).get("__annotations__", {}).items():
            for extra in getattr(annotation, "__metadata__", ()):
                if isinstance(extra, Option | Argument):
                    found[name] = extra
    return found


def value_type(options: type, name: str) -> Any:
    """The bare type of a field: ``bool``, ``int``, ``str``, or a tuple for one that may repeat."""
    for owner in options.__mro__:
        annotation = vars(owner).get("__annotations__", {}).get(name)
        if annotation is not None:
            return getattr(annotation, "__origin__", annotation)
    raise KeyError(name)
