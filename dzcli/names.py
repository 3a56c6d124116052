"""Names as people type them: compared without case, accents, apostrophes, hyphens or spaces."""

from __future__ import annotations

import functools
import re

from dzcli.fault import UsageFault
from dzcli.message import Message, message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

_SPELLINGS = str.maketrans({"œ": "oe", "æ": "ae", "Œ": "oe", "Æ": "ae"} | dict.fromkeys("\u02b9\u02bb\u02bc"))
SHORTEST_WORD = 3
"""So many letters at least make a beginning that stands for a name."""
LONGEST_NAME = 200
"""More letters are no name, nor the beginning of one."""


@functools.lru_cache(maxsize=4096)
def fold(name: str) -> str:
    """What is left of a name when only its letters, digits and plus signs count."""
    if not name.isascii():
        import unicodedata

        name = unicodedata.normalize("NFKD", name.translate(_SPELLINGS))
    return "".join(char for char in name.casefold() if char.isalnum() or char == "+")


class Given:
    """Names that were given one after the other, each of them to be given once."""

    def __init__(self) -> None:
        self._known: set[str] = set()

    def again(self, name: str) -> bool:
        """Whether a name was given before, however it was spelt; from now on it was."""
        wanted = fold(name) or name
        if wanted in self._known:
            return True
        self._known.add(wanted)
        return False


def find(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate that ``name`` names in full, or None."""
    if name in (known := list(candidates)):
        return name
    wanted = fold(name)
    return next((candidate for candidate in known if fold(candidate) == wanted), None)


def pick(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate that ``name`` names in full, or the only one that it begins or is a word of; or None."""
    return named(name, {candidate: (candidate,) for candidate in candidates})


def named(name: str, spellings: Mapping[str, Sequence[str]]) -> str | None:
    """As `pick`, where each candidate has several spellings."""
    found = exactly(name, spellings)
    if found is not None:
        return found
    fitting = _fitting(name, spellings)
    return fitting[0] if len(fitting) == 1 else None


def exactly(name: str, spellings: Mapping[str, Sequence[str]]) -> str | None:
    """The candidate that has ``name`` in full among its spellings, or None."""
    wanted = fold(name)
    for candidate, names in spellings.items():
        if candidate == name or any(fold(one) == wanted for one in names):
            return candidate
    return None


def nearest(name: str, candidates: Iterable[str], likeness: float = 0.65) -> str | None:
    """The candidate that ``name`` most looks like a slip for, or None."""
    from difflib import get_close_matches

    folded = {fold(candidate): candidate for candidate in candidates}
    close = get_close_matches(fold(name), folded, n=1, cutoff=likeness)
    return folded[close[0]] if close else None


def hint(name: str, known: Sequence[str], others: str | None = None) -> Message:
    """What to tell someone whose name is none of those known: those it may mean, the nearest, or all of them.

    It ends a sentence, with the sign it needs; ``others`` is a template that names all of them.
    """
    if not known:
        return message(NONE)
    fitting = _fitting(name, {candidate: (candidate,) for candidate in known})
    if len(fitting) > 1:
        return message(SEVERAL, names=", ".join(fitting))
    meant = fitting[0] if fitting else nearest(name, known)
    if meant:
        return message(MEANT, name=meant)
    return message(others or (ONLY if len(known) == 1 else THERE_ARE), names=", ".join(known))


def unknown(
    name: str, template: str, known: Sequence[str], code: str, others: str | None = None
) -> UsageFault:
    """The fault of a name that is none of those known, with what was perhaps meant, or the ``others``."""
    return UsageFault(code, template, name=name, hint=hint(name, known, others))


def _fitting(name: str, spellings: Mapping[str, Sequence[str]]) -> list[str]:
    """The candidates that ``name`` begins, or else those that hold it as words or their beginnings."""
    wanted = fold(name)
    if not SHORTEST_WORD <= len(wanted) <= LONGEST_NAME:
        return []
    begun = [key for key, names in spellings.items() if any(fold(one).startswith(wanted) for one in names)]
    if begun:
        return begun
    return [key for key, names in spellings.items() if any(_has_word(one, wanted) for one in names)]


def _has_word(name: str, wanted: str) -> bool:
    """Whether the words of a name, from one of them on, begin with what is wanted."""
    folded = (fold(word) for word in re.split(r"[\W_]+", name))
    words = [word for word in folded if word]
    return any("".join(words[place : place + len(wanted)]).startswith(wanted) for place in range(len(words)))


MEANT = 'did you mean "{name}"?'
SEVERAL = "which is meant: {names}?"
THERE_ARE = "there are {names}."
ONLY = "there is only {names}."
NONE = "there is none at all."
