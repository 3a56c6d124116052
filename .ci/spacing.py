"""The spaces of French: those that no line may break at.

One kind serves for all, U+00A0: in the cells of a terminal no space is narrower than another, and every
character set that has the letters of French has it.
"""

import re
from collections.abc import Iterator
from pathlib import Path

SPACE = "\u00a0"
_ANY = "[ \u00a0\u202f]"
_UNITS = (
    "Abs|Compromission|Couverture|Détermination|Santé|Stress|d\\d+|dés?|dégâts?|points?|rounds?"
    "|minutes?|min|heures?|fois|faces|chiffres|caractères|niveaux"
)
_RULES = (
    (re.compile(f"{_ANY}([:;?!%»])"), rf"{SPACE}\1"),
    (re.compile(f"«{_ANY}?"), f"«{SPACE}"),
    (re.compile("(?<=[\\w)\\]}…])(»)"), rf"{SPACE}\1"),
    (re.compile(rf"(?<=[\d}}]){_ANY}(?=(?:{_UNITS})\b)"), SPACE),
)


def spaced(text: str) -> str:
    """A French text with unbreakable spaces before double signs, inside quotes, and before a unit."""
    for pattern, replacement in _RULES:
        text = pattern.sub(replacement, text)
    return text


_FRENCH = re.compile(r'(?<=\bfr = ")(?:[^"\\]|\\.)*(?=")')
"""The French beside an English text in a table, ``{ fr = "...", en = "..." }``."""


def tables(folder: Path) -> Iterator[tuple[Path, str]]:
    """Each table of a folder whose French is not spaced: its file, and its text spaced."""
    for path in sorted(folder.rglob("*.toml")):
        text = path.read_text(encoding="utf-8")
        mended = _FRENCH.sub(lambda found: spaced(found[0]), text)
        if mended != text:
            yield path, mended
