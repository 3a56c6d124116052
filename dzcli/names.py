"""Names as people type them: compared without case, accents, apostrophes, hyphens or spaces."""

import functools
from collections.abc import Iterable, Sequence

from dzcli.fault import UsageFault
from dzcli.message import Message, message

_SPELLINGS = str.maketrans({"œ": "oe", "æ": "ae", "Œ": "oe", "Æ": "ae"} | dict.fromkeys("\u02b9\u02bb\u02bc"))


@functools.lru_cache(maxsize=4096)
def fold(name: str) -> str:
    """What is left of a name when only its letters, digits and plus signs count."""
    if not name.isascii():
        import unicodedata

        name = unicodedata.normalize("NFKD", name.translate(_SPELLINGS))
    return "".join(char for char in name.casefold() if char.isalnum() or char == "+")


def find(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate that ``name`` names, or None."""
    if name in (known := list(candidates)):
        return name
    wanted = fold(name)
    return next((candidate for candidate in known if fold(candidate) == wanted), None)


def nearest(name: str, candidates: Iterable[str], likeness: float = 0.65) -> str | None:
    """The candidate that ``name`` most looks like a slip for, or None."""
    from difflib import get_close_matches

    folded = {fold(candidate): candidate for candidate in candidates}
    close = get_close_matches(fold(name), folded, n=1, cutoff=likeness)
    return folded[close[0]] if close else None


def hint(name: str, known: Sequence[str], others: str | None = None) -> Message:
    """What to tell someone whose name is none of those known: the nearest, or all of them.

    It ends a sentence, with the sign it needs; ``others`` is a template that names all of them.
    """
    meant = nearest(name, known)
    return message(MEANT, name=meant) if meant else message(others or THERE_ARE, names=", ".join(known))


def unknown(
    name: str, template: str, known: Sequence[str], code: str, others: str | None = None
) -> UsageFault:
    """The fault of a name that is none of those known, with what was perhaps meant, or the ``others``."""
    return UsageFault(code, template, name=name, hint=hint(name, known, others))


MEANT = 'did you mean "{name}"?'
THERE_ARE = "there are {names}."
