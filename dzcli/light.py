"""What `typing` has, and `contextlib.suppress`, at a tenth of their cost: start-up is a feature.

`typing` compiles the constructor of each named tuple from text and checks every annotation: that takes
longer than all the rest of loading a module. To whoever checks types these are the very same ones.
Annotations have to be text (``from __future__ import annotations``): Python 3.14 hides others from what
defines a class.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from contextlib import suppress as suppress
    from typing import Any as Any
    from typing import Generic as Generic
    from typing import NamedTuple as NamedTuple
    from typing import ParamSpec as ParamSpec
    from typing import Protocol as Protocol
    from typing import Self
    from typing import TypeVar as TypeVar
    from typing import cast as cast
    from typing import dataclass_transform as dataclass_transform
    from typing import overload as overload

try:
    from _collections import _tuplegetter as _getter  # type: ignore[import-not-found]
except ImportError:  # Another Python than CPython.

    def _getter(index: int, doc: str) -> property:
        return property(lambda values: values[index], doc=doc)


_new = tuple.__new__

# A constructor for each number of fields: a class takes the one of its own, and renames the parameters.
# fmt: off
_CONSTRUCTORS = (
    lambda cls: _new(cls),
    lambda cls, a: _new(cls, (a,)),
    lambda cls, a, b: _new(cls, (a, b)),
    lambda cls, a, b, c: _new(cls, (a, b, c)),
    lambda cls, a, b, c, d: _new(cls, (a, b, c, d)),
    lambda cls, a, b, c, d, e: _new(cls, (a, b, c, d, e)),
    lambda cls, a, b, c, d, e, f: _new(cls, (a, b, c, d, e, f)),
    lambda cls, a, b, c, d, e, f, g: _new(cls, (a, b, c, d, e, f, g)),
    lambda cls, a, b, c, d, e, f, g, h: _new(cls, (a, b, c, d, e, f, g, h)),
    lambda cls, a, b, c, d, e, f, g, h, i: _new(cls, (a, b, c, d, e, f, g, h, i)),
    lambda cls, a, b, c, d, e, f, g, h, i, j: _new(cls, (a, b, c, d, e, f, g, h, i, j)),
    lambda cls, a, b, c, d, e, f, g, h, i, j, k: _new(cls, (a, b, c, d, e, f, g, h, i, j, k)),
    lambda cls, a, b, c, d, e, f, g, h, i, j, k, m: _new(cls, (a, b, c, d, e, f, g, h, i, j, k, m)),
)
# fmt: on
_Function: "Any" = type(_CONSTRUCTORS[0])


class _Fields(tuple["Any", ...]):
    """What every named tuple has."""

    __slots__ = ()
    _fields: "tuple[str, ...]" = ()

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in zip(self._fields, self, strict=True))
        return f"{type(self).__name__}({told})"

    def __getnewargs__(self) -> "tuple[Any, ...]":
        return tuple(self)

    def _asdict(self) -> "dict[str, Any]":
        """The values by the names of the fields."""
        return dict(zip(self._fields, self, strict=True))

    def _replace(self, **changes: "Any") -> "Self":
        """The same with some fields changed."""
        found = _new(type(self), map(changes.pop, self._fields, self))
        if changes:
            raise TypeError(f"no such fields: {', '.join(changes)}")
        return found


class _Definition(type):
    """Makes a named tuple of the fields that are annotated in a class, with their defaults."""

    def __new__(cls, name: str, bases: "tuple[type, ...]", body: "dict[str, Any]") -> "Any":
        if not bases:
            return super().__new__(cls, name, bases, body)
        fields = tuple(body.get("__annotations__", ()))
        defaults = tuple(body.pop(field) for field in fields if field in body)
        code = _CONSTRUCTORS[len(fields)].__code__
        renamed = code.replace(
            co_name="__new__", co_qualname=f"{body['__qualname__']}.__new__", co_varnames=("cls", *fields)
        )
        body["__new__"] = _Function(renamed, globals(), "__new__", defaults)
        body.update({field: _getter(place, "") for place, field in enumerate(fields)})
        body["__slots__"] = ()
        body["_fields"] = body["__match_args__"] = fields
        return type(name, (_Fields,), body)


if not TYPE_CHECKING:

    class NamedTuple(metaclass=_Definition):
        """The base that is named where a named tuple is defined."""

    class _Form:
        """What stands in annotations, and means nothing to a program that runs."""

        def __init__(self, *about, **more):
            pass

        def __getitem__(self, form):
            return self

        def __or__(self, form):
            return self

        __ror__ = __or__

    class Generic:
        """The base of what has values of a type that is given."""

        __slots__ = ()

        def __class_getitem__(cls, form):
            return cls

    class Protocol(Generic):
        """The base of what only says what others have."""

        __slots__ = ()

    class suppress:
        """What `contextlib.suppress` is: errors of some kinds end the block and nothing else."""

        def __init__(self, *kinds):
            self._kinds = kinds

        def __enter__(self):
            pass

        def __exit__(self, kind, error, trace):
            return kind is not None and issubclass(kind, self._kinds)

    Any = _Form()
    TypeVar = ParamSpec = _Form

    def cast(form, value):
        """The value."""
        return value

    def overload(function):
        """The function: another of its name follows."""
        return function

    def dataclass_transform(**how):
        """The class."""
        return lambda cls: cls
