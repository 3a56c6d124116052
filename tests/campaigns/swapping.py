"""Broken functions in the place of those that are loaded, without loading anything again."""

import gc
from collections import defaultdict
from collections.abc import Iterator
from types import CodeType, FunctionType


class Loaded:
    """The functions of the program that are loaded, by their code."""

    def __init__(self, folder: str) -> None:
        self._found: dict[CodeType, list[FunctionType]] = defaultdict(list)
        for one in gc.get_objects():
            if isinstance(one, FunctionType) and one.__code__.co_filename.startswith(folder):
                self._found[one.__code__].append(one)

    def swaps(self, path: str, text: str, broken: str) -> list[tuple[FunctionType, CodeType]] | None:
        """The functions of a file to be given other code; None where the file must be loaded anew.

        That is so of what is done when a file is loaded, and of functions that others made then.
        """
        old, new = (compile(one, path, "exec", dont_inherit=True) for one in (text, broken))
        before, after = list(_functions(old)), list(_functions(new))
        if _frame(old) != _frame(new):
            return None
        pairs = [(was, became) for was, became in zip(before, after, strict=True) if was != became]
        for was, became in pairs:
            made_by_it = any(inside in self._found for inside in _all(was))
            if made_by_it or was not in self._found or was.co_freevars != became.co_freevars:
                return None
        return [(function, became) for was, became in pairs for function in self._found[was]]


def _inside(code: CodeType) -> Iterator[CodeType]:
    yield from (one for one in code.co_consts if isinstance(one, CodeType))


def _is_function(code: CodeType) -> bool:
    return bool(code.co_flags & 1)


def _functions(code: CodeType) -> Iterator[CodeType]:
    """The functions of a file and of its classes, not those inside functions."""
    for one in _inside(code):
        if _is_function(one):
            yield one
        else:
            yield from _functions(one)


def _all(code: CodeType) -> Iterator[CodeType]:
    for one in _inside(code):
        yield one
        yield from _all(one)


def _frame(code: CodeType) -> tuple[object, ...]:
    """What is done when a file is loaded: all but the code of its functions."""
    parts = [("function", one.co_qualname) if _is_function(one) else _frame(one) for one in _inside(code)]
    values = [repr(one) for one in code.co_consts if not isinstance(one, CodeType)]
    return (code.co_code, code.co_names, *parts, *values)
