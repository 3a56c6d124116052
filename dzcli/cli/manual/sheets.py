"""The page of sheets, ``dzcli(5)``: what each key of a sheet of each system holds."""

from collections.abc import Iterator
from datetime import date

from dzcli import systems
from dzcli.cli import topics
from dzcli.cli.manual import mdoc
from dzcli.cli.manual.mdoc import Say
from dzcli.cli.manual.overview import told
from dzcli.cli.manual.words import ONE_OF, SHEETS
from dzcli.sheets.kind import NOTHING, words
from dzcli.sheets.shape import keys


def page(day: date, say: Say) -> Iterator[str]:
    """The lines of the page."""
    topic = topics.topic("sheets")
    yield from mdoc.head("dzcli", 5, say(SHEETS), day)
    yield ".Sh DESCRIPTION"
    yield from told(topic, say)
    for name in systems.NAMES:
        system = systems.get(name)
        yield f".Sh {mdoc.escaped(system.title.upper())}"
        yield from mdoc.rows(_keys(system, say))
    yield from mdoc.examples(topic.examples)
    yield from mdoc.see_also([("dzcli", 1), ("dzcli-sheet-new", 1), ("dzcli-sheet-check", 1)])


def _keys(system: systems.System, say: Say) -> dict[str, str]:
    """The keys of a system's sheets, each with what it holds and the names it may be."""
    kind, state = system.sheets(), dict(system.terms().state)
    found = {}
    for path in keys(kind.type):
        field = kind.fields.get(path, NOTHING)
        names = f" {say(ONE_OF).format(names=', '.join(field.names()))}" if field.names else ""
        meaning = say(words(kind, state, path) or "")
        if meaning or names:
            found[path] = f"{meaning.rstrip('.')}.{names}"
    return found
