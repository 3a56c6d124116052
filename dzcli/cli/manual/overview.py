"""The page of the program, ``dzcli(1)``: commands, dice, house rules, JSON, variables, exit statuses."""

from collections.abc import Iterable, Iterator
from datetime import date

from dzcli.cli import topics
from dzcli.cli.commands import ABOUT, SHEETS
from dzcli.cli.manual import mdoc
from dzcli.cli.manual.command import about, page_name
from dzcli.cli.options import Global
from dzcli.cli.topics.exit import FILE, SETTINGS, STATUSES, VARIABLES
from dzcli.step.options import Option, describe

SECTIONS = {"dice": "NOTATION", "rules": "RULES", "json": "JSON"}
"""The topics that have a section of their own; of the others this page or dzcli(5) tells elsewhere."""


def page(commands: Iterable[str], day: date) -> Iterator[str]:
    """The lines of the page."""
    names = list(commands)
    yield from mdoc.head("dzcli", 1, ABOUT, day)
    yield from (".Sh SYNOPSIS", ".Nm", ".Op Ar OPTIONS", ".Ar COMMAND", ".Op Ar ARGUMENTS")
    yield ".Sh DESCRIPTION"
    yield from mdoc.text(f"{ABOUT} {SHEETS}")
    yield from (".Pp", "The commands:")
    yield from mdoc.rows({name: about(name) for name in names})
    options = [one for one in describe(Global).values() if isinstance(one, Option)]
    yield from (".Pp", "Before the command:")
    yield from mdoc.tagged((f".It {_flags(one)}", one.help) for one in options)
    for name, heading in SECTIONS.items():
        yield f".Sh {heading}"
        yield from told(topics.topic(name))
    yield ".Sh ENVIRONMENT"
    yield from mdoc.rows(VARIABLES)
    yield ".Sh FILES"
    yield from mdoc.text(FILE)
    yield from mdoc.rows(SETTINGS)
    yield ".Sh EXIT STATUS"
    yield from mdoc.rows(STATUSES)
    yield from mdoc.examples(example for name in topics.TOPICS for example in topics.topic(name).examples)
    yield from mdoc.see_also([*((page_name(name), 1) for name in names), ("dzcli", 5)])


def told(topic: topics.Topic) -> Iterator[str]:
    """What a topic tells, in a section."""
    for place, part in enumerate(topic.told):
        if isinstance(part, topics.Rows):
            yield f".Ss {part.heading.removesuffix(':')}"
            yield from mdoc.rows(part.rows)
        else:
            if place and not isinstance(topic.told[place - 1], topics.Rows):
                yield ".Pp"
            yield from mdoc.text(part)


def _flags(option: Option) -> str:
    named = " , ".join(f"Fl {flag[1:]}" for flag in option.flags)
    return named if option.bare else f"{named} Ar {'|'.join(option.choices)}"
