"""How much a text may hold before it is parsed: to the last bracket, part of a key and digit."""

import pytest

from dzcli.sheets.extent import DEEPEST, LONGEST_NUMBER, beyond

DEEP = "[" * DEEPEST
KEY = ".".join(["abc"] * (DEEPEST + 1))
NUMBER = "9" * LONGEST_NUMBER
# A text, and the line of what is too much (None: nothing is).
TEXTS = {
    "as deep as may be": (f"a = {DEEP}{']' * DEEPEST}", None),
    "deeper": (f"\na = [{DEEP}{']' * DEEPEST}]", 2),
    "as deep as may be, and others": (f"a = []\nb = {DEEP}{']' * DEEPEST}", None),
    "deeper after one that is closed": (f"a = [[], {DEEP}{']' * DEEPEST}]", 1),
    "deeper in braces": ("a = " + "{b=" * DEEPEST + "[1]" + "}" * DEEPEST, 1),
    "many beside each other": (f"a = [{'[], ' * DEEPEST}]\nb = [{'{}, ' * DEEPEST}]", None),
    "closed too often": ("a = 1 " + "]" * 40 + "\n" + DEEP + "[", 2),
    "as many parts as may be": (f"{KEY} = 1", None),
    "a part more": (f"\n\n{KEY}.abc = 1", 3),
    "two keys of many parts": (f"{KEY} = 1\n{KEY} = 2", None),
    "many parts on either side of =": (f"{KEY} = {{ {KEY} = 1, {KEY} = 2 }}", None),
    "a number as long as may be": (f"a = {NUMBER}", None),
    "as long as may be, looked at closely": (f"a = {NUMBER}\nb = [{'[], ' * DEEPEST}]", None),
    "a digit more": (f"a = 1\nb = {NUMBER}9", 2),
    "a digit more after a sign": (f"a = -{NUMBER}9", 1),
    "digits in a text": (f'a = "{NUMBER}9"', None),
    "a long word": (f"a = x{NUMBER}9", None),
    "dots in a comment": ("# " + "." * 99, None),
    "a long line of blanks": (f"a = 1\n{' ' * 9 * DEEPEST}\nb = 2", None),
}


@pytest.mark.parametrize("text, line", TEXTS.values(), ids=TEXTS)
def test_extent(text, line):
    """What is within the measure is read; of what is beyond the line is told."""
    found = beyond(text)
    assert (found and found[0]) == line
