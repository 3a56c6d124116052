"""msgspec, loaded without what dzcli never asks of it: that takes as long as msgspec itself.

It names the types of `uuid` and `decimal`, which no sheet holds, looks at types and writes schemas, which no
step does. While it loads, something empty stands in the place of those; whoever wants one of them later gets
it as ever.
"""

import sys
from types import ModuleType


class _Nothing:
    """A type of which there is no value."""

    unknown = None  # how safe a UUID is


_SPARED = {
    "typing_extensions": (),  # msgspec takes from `typing` what it does not find here
    "uuid": ("UUID", "SafeUUID"),
    "decimal": ("Decimal",),
    "msgspec.inspect": (),
    "msgspec._json_schema": ("schema", "schema_components"),
}
"""Modules, with the types and functions that msgspec takes from each."""


def load_msgspec() -> None:
    """Load msgspec for the steps of a sheet, if it is not loaded already."""
    if "msgspec" in sys.modules:
        return
    empty = {name: _empty(name, taken) for name, taken in _SPARED.items() if name not in sys.modules}
    sys.modules.update(empty)
    try:
        import msgspec
    except (AttributeError, ImportError):
        # Another msgspec, which takes more from them: it is loaded whole by whoever needs it.
        _forget("msgspec")
        return
    finally:
        for name in empty:
            sys.modules.pop(name, None)
    if "msgspec.inspect" in empty:
        del msgspec.inspect


def _empty(name: str, taken: tuple[str, ...]) -> ModuleType:
    """A module that has only what is taken from it, and that without a value."""
    module = ModuleType(name)
    module.__dict__.update(dict.fromkeys(taken, _Nothing))
    return module


def _forget(package: str) -> None:
    """Drop what was loaded of a package."""
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]
