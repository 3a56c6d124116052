"""The language of manual pages, mdoc: texts that mean nothing else in it, sections, lists."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import date
from textwrap import wrap

Say = Callable[[str], str]
"""Puts a text into the language of a page; the headings that mdoc knows stay as it knows them."""
SENTENCE = re.compile(r"(?<=[.!?]) +|(?<=[.!?][)\"']) +")
"""Where a new sentence may begin, which mdoc has on a line of its own."""
FILLING = "\x1f" * 7
"""So much longer than itself is what `mandoc` reads a sign as that is not of ASCII: ``\\[u00E9]``."""
WIDTH = 60
MONTHS = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
]
"""Of which pages have the English names, whatever the locale."""


def text(words: str) -> Iterator[str]:
    """A paragraph: a line or more for each sentence, none of which is taken for a macro."""
    for sentence in SENTENCE.split(words):
        wide = "".join(sign if sign.isascii() else sign + FILLING for sign in sentence)
        for line in wrap(wide, WIDTH, break_long_words=False, break_on_hyphens=False):
            yield escaped(line.replace(FILLING, ""))


def escaped(words: str) -> str:
    """A text of which no sign means anything to mdoc; the dash of an option can be copied."""
    words = re.sub(r"(?<!\w)-(?=[\w-])", r"\\-", words.replace("\\", r"\e")).replace(r"\--", r"\-\-")
    return rf"\&{words}" if words.startswith((".", "'")) else words


def word(argument: str) -> str:
    """A word for a macro, which takes it as it is whatever its signs."""
    found = escaped(argument).replace('"', r"\(dq")
    return f'"{found}"' if " " in argument else rf"\&{found}" if len(found) < 3 else found


def head(name: str, section: int, about: str, day: date) -> Iterator[str]:
    """The beginning of a page."""
    yield f".Dd {MONTHS[day.month - 1]} {day.day}, {day.year}"
    yield f".Dt {name.upper()} {section}"
    yield ".Os"
    yield ".Sh NAME"
    yield f".Nm {name}"
    yield ".Nd " + escaped(about.rstrip(".?… \u00a0"))


def subsection(heading: str) -> str:
    """The beginning of a part of a section, whose heading needs no colon."""
    return ".Ss " + escaped(heading.rstrip(" :\u00a0"))


def rows(found: Mapping[str, str]) -> Iterator[str]:
    """Names, each with what it means."""
    yield from tagged((f".It Ic {word(name)}", told) for name, told in found.items())


def tagged(found: Iterable[tuple[str, str]]) -> Iterator[str]:
    """A list of heads and what they mean."""
    yield ".Bl -tag -width Ds"
    for item, told in found:
        yield item
        yield from text(told)
    yield ".El"


def examples(found: Iterable[str]) -> Iterator[str]:
    """Command lines to be typed as they are."""
    yield ".Sh EXAMPLES"
    yield ".Bd -literal -offset indent"
    yield from (escaped(one) for one in found)
    yield ".Ed"


def see_also(others: Iterable[tuple[str, int]]) -> Iterator[str]:
    """Other pages, by section and name."""
    ordered = sorted(others, key=lambda page: (page[1], page[0]))
    yield ".Sh SEE ALSO"
    for place, (name, section) in enumerate(ordered):
        yield f".Xr {name} {section}{'' if place == len(ordered) - 1 else ' ,'}"
