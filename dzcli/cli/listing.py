"""The command ``list``: names one a line, for scripts and completions."""

from collections.abc import Iterable, Iterator
from typing import Any

from dzcli import systems, tables
from dzcli.cli import fitting, house, inputs, overlays, streams
from dzcli.cli.commands import List
from dzcli.cli.sheet.named import system_of
from dzcli.cli.tables import names as names_of
from dzcli.fault import UsageFault
from dzcli.names import find, hint, pick
from dzcli.sheets.document import Document, read
from dzcli.sheets.state import TABLE
from dzcli.show.language import Language
from dzcli.step import questions
from dzcli.step.questions import Rules

SHEETS, RULES, TABLES, RANDOM_TABLES = "sheets", "rules", "tables", "random-tables"
KINDS = (SHEETS, *systems.KINDS, RULES, TABLES, RANDOM_TABLES)


def run(asked: List, language: Language) -> int:
    """Print names; the exit status. Raises `UsageFault` for a kind of thing that there is not."""
    kind = pick(asked.kind, KINDS)
    if kind is None:
        raise UsageFault("unknown_kind", UNKNOWN, name=asked.kind, hint=hint(asked.kind, KINDS))
    if asked.sheet is not None and asked.system is not None:
        raise UsageFault("options_exclude", fitting.EXCLUDE, one="SHEET", other="--system")
    document = None if asked.sheet is None else read(asked.sheet)
    name = system_of(asked.system) if document is None else inputs.system_of([document], []).name
    if kind == SHEETS:
        only = None if asked.system is None and document is None else name
        found: Iterable[str] = [f"@{one}" for one in tables.shipped_names(only)]
    elif kind == RULES:
        found = [question.key for question in questions.read_all(name)]
    elif kind == TABLES:
        overlays.check(systems.get(name))
        found = names_of(name)
    elif kind == RANDOM_TABLES:
        found = _random_tables(name if asked.system or document else None)
    else:
        found = _names(kind, systems.get(name), document, asked)
    names = list(dict.fromkeys(found))
    if asked.json:
        from dzcli.show.json import written

        told: dict[str, Any] = {"system": name, "kind": kind, "names": names}
        streams.write_lines([written(told) + b"\n"], as_json=True)
    else:
        streams.write(names)
    return 0


def _names(kind: str, system: systems.System, document: Document | None, asked: List) -> list[str]:
    """The names of a kind: of a sheet those that it has alone, of states those that it has first."""
    overlays.check(system)
    known = list(system.names(kind))
    if document is None:
        return known
    rules = Rules(system.name, house.chosen(system.name, asked.rule, asked.rules))
    card = system.card(system.read_sheet(document, (), rules))
    if kind == "skills":
        return card.tested
    if kind == "weapons":
        return [strike.name for strike in card.strikes]
    if kind == "states":
        return [*_held(document, known), *known]
    return known


def _random_tables(system: str | None) -> Iterator[str]:
    """The tables of a system that a die is thrown on; of all, if none is given."""
    from dzcli.systems.notation import table

    overlays.check_named(system)
    for name in systems.NAMES if system is None else (system,):
        yield from (found.name for found in table.of(name))


def _held(document: Document, known: list[str]) -> list[str]:
    """The names that stand in lists of ``[etat]``, as the tables have them."""
    lists = [value for value in document.data.get(TABLE, {}).values() if isinstance(value, list)]
    words = [word for words in lists for word in words if isinstance(word, str)]
    return [name for word in words if (name := find(word, known))]


UNKNOWN = 'Nothing is listed by the name of "{name}"; {hint}'
