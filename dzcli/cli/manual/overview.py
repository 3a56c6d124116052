"""The page of the program, ``dzcli(1)``: commands, dice, house rules, JSON, variables, exit statuses."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import date

from dzcli.cli import topics
from dzcli.cli.commands import ABOUT, SHEETS
from dzcli.cli.manual import mdoc, words
from dzcli.cli.manual.command import about, page_name
from dzcli.cli.manual.mdoc import Say
from dzcli.cli.options import Global
from dzcli.cli.topics.exit import FILE, SETTINGS, STATUSES, VARIABLES
from dzcli.step.options import Option, describe

SECTIONS = {"dice": "NOTATION", "rules": "RULES", "json": "JSON"}
"""The topics that have a section of their own; of the others this page or dzcli(5) tells elsewhere."""


def page(commands: Iterable[str], day: date, say: Say) -> Iterator[str]:
    """The lines of the page."""
    names = list(commands)
    yield from mdoc.head("dzcli", 1, say(ABOUT), day)
    yield from (".Sh SYNOPSIS", ".Nm", ".Op Ar OPTIONS", ".Ar COMMAND", ".Op Ar ARGUMENTS")
    yield ".Sh DESCRIPTION"
    yield from mdoc.text(f"{say(ABOUT)} {say(SHEETS)}")
    yield from (".Pp", say(words.COMMANDS))
    yield from mdoc.rows({name: say(about(name)) for name in names})
    options = [one for one in describe(Global).values() if isinstance(one, Option)]
    yield from (".Pp", say(words.BEFORE))
    yield from mdoc.tagged((f".It {_flags(one)}", say(one.help)) for one in options)
    for name, heading in SECTIONS.items():
        yield f".Sh {heading}"
        yield from told(topics.topic(name), say)
    yield ".Sh ENVIRONMENT"
    yield from mdoc.rows(_said(VARIABLES, say))
    yield ".Sh FILES"
    yield from mdoc.text(say(FILE))
    yield from mdoc.rows(_said(SETTINGS, say))
    yield ".Sh EXIT STATUS"
    yield from mdoc.rows(_said(STATUSES, say))
    yield from mdoc.examples(example for name in topics.TOPICS for example in topics.topic(name).examples)
    yield from mdoc.see_also([*((page_name(name), 1) for name in names), ("dzcli", 5)])


def told(topic: topics.Topic, say: Say) -> Iterator[str]:
    """What a topic tells, in a section."""
    for place, part in enumerate(topic.told):
        if isinstance(part, topics.Rows):
            yield mdoc.subsection(say(part.heading))
            yield from mdoc.rows(_said(part.rows, say))
        else:
            if place and not isinstance(topic.told[place - 1], topics.Rows):
                yield ".Pp"
            yield from mdoc.text(say(part))


def _said(rows: Mapping[str, str], say: Say) -> dict[str, str]:
    return {name: say(told) for name, told in rows.items()}


def _flags(option: Option) -> str:
    named = " , ".join(f"Fl {flag[1:]}" for flag in option.flags)
    return named if option.bare else f"{named} Ar {'|'.join(option.choices)}"
