"""The spaces of French: those that no line may break at.

One kind serves for all, U+00A0: in the cells of a terminal no space is narrower than another, and every
character set that has the letters of French has it.
"""

import re

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
