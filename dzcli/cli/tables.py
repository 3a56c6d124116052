"""The command ``tables``: every number and name that the rules print, and the questions they leave open."""

from typing import Any

from dzcli import systems, tables
from dzcli.cli import house, overlays, streams
from dzcli.cli.commands import Tables
from dzcli.cli.sheet.named import system_of
from dzcli.fault import UsageFault
from dzcli.message import Message
from dzcli.names import hint, pick
from dzcli.show.language import Language
from dzcli.show.table import drawn
from dzcli.show.words import STANDING
from dzcli.step import questions
from dzcli.step.questions import Question, Rules


def run(asked: Tables, language: Language) -> int:
    """Show a table, or the names of all of them; the exit status."""
    system = system_of(asked.system)
    overlays.check(systems.get(system))
    if asked.name is None:
        _show_names(asked, system, language)
        return 0
    known = names(system)
    name = pick(asked.name, known)
    if name is None:
        raise UsageFault("unknown_table", UNKNOWN, name=asked.name, hint=hint(asked.name, known))
    if name == questions.TABLE:
        rows = _questions(asked, system, language)
    else:
        rows = _rows(system, _all(system)[name], name)
    if asked.json:
        told: dict[str, Any] = {"system": system, "table": name, "rows": rows}
        streams.write_lines([_json(told)], as_json=True)
    else:
        streams.write(drawn(rows, systems.get(system).columns(), language))
    return 0


def _all(system: str) -> dict[str, str]:
    """Every table of a system by its name, with the file that has it, but for the questions."""
    files = [file for file in tables.files(system) if file != questions.TABLE]
    return {name: file for file in files for name in tables.load(system, file)}


def names(system: str) -> list[str]:
    """The names of all tables, that of the questions last if the system has any."""
    asked = [questions.TABLE] if questions.TABLE in tables.files(system) else []
    return [*_all(system), *asked]


def _show_names(asked: Tables, system: str, language: Language) -> None:
    known = names(system)
    if asked.json:
        streams.write_lines([_json({"system": system, "tables": known})], as_json=True)
    else:
        streams.write(known)


def _rows(system: str, file: str, name: str) -> list[dict[str, Any]]:
    """The rows of a table, each with its id where it has one and the file that it comes from.

    A table of single values is one row.
    """
    table = tables.load(system, file)[name]
    if isinstance(table, list):
        return [{**row, "file": tables.place(system, file, (name, at))} for at, row in enumerate(table)]
    if tables.has_rows(table):
        return [
            {"id": key, **row, "file": tables.place(system, file, (name, key))} for key, row in table.items()
        ]
    places = dict.fromkeys(tables.place(system, file, (name, key)) for key in table)
    return [{**table, "file": ", ".join(places)}]


def _questions(asked: Tables, system: str, language: Language) -> list[dict[str, Any]]:
    """The questions that the rules leave open: the answers there are, the one in force, where it was set."""
    rules = Rules(system, house.chosen(system, asked.rule, asked.rules))
    return [_question(question, rules, language) for question in questions.read_all(system)]


def _question(question: Question, rules: Rules, language: Language) -> dict[str, Any]:
    own = rules.house.get(question.key)
    return {
        "id": question.key,
        "section": question.section,
        "why": language.template(STANDING[question.why]),
        "question": question.question[language.code],
        "answers": {name: words[language.code] for name, words in question.answers.items()},
        "in_force": question.default if own is None else own.value,
        "set_by": language.say(Message(DEFAULT, {})) if own is None else own.where,
    }


def _json(value: Any) -> bytes:
    from dzcli.show.json import written

    return written(value) + b"\n"


DEFAULT = "by default"
UNKNOWN = 'No table is called "{name}"; {hint}'
