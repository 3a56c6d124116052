"""The questions that the rules leave open are put in words of our own, in both languages.

A page ``asked.en.txt`` or ``asked.fr.txt`` of a system is what ``dzcli tables regles`` prints of them.
"""

from pathlib import Path
from typing import Any

import pytest

PAGES = sorted(Path(__file__).parent.glob("*/asked.*.txt"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.suffixes[0][1:]}")
def test_every_question_and_answer_in_words(dzcli: Any, page: Path) -> None:
    """Each question with its section, why it is open, its answers and the one that stands, in order."""
    language = page.suffixes[0].removeprefix(".")
    told = dzcli("--lang", language, "tables", "regles", "--system", page.parent.name).out
    assert told == page.read_text(encoding="utf-8")
