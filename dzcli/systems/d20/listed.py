"""The names that D20 has in its tables, for scripts and completions."""

from collections.abc import Iterable

from dzcli.systems.d20 import book


def names(kind: str) -> Iterable[str]:
    """What is tested; weapons are those of sheets."""
    return book.combat().jets if kind == "skills" else ()
