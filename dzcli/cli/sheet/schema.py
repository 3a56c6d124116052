"""``sheet schema``: the JSON Schema of a system's sheets, with the tables in force."""

import functools
import json

from dzcli import systems
from dzcli.cli import overlays, streams
from dzcli.cli.sheet.named import system_of
from dzcli.cli.sheet.options import Schema
from dzcli.sheets.schema import schema
from dzcli.show.language import CODES, Language


def run(asked: Schema, language: Language) -> int:
    """Print the schema; the exit status.

    Raises `UsageFault` for a system that there is not, `FileFault` for tables of one's own that are wrong.
    """
    system = systems.get(system_of(asked.system))
    overlays.check(system)
    streams.write(text(system).split("\n"))
    return 0


def text(system: systems.System) -> str:
    """The schema of a system's sheets as JSON, with words in every language."""
    found = schema(system.sheets(), system.title, dict(system.terms().state), told_in_all)
    return json.dumps(found, ensure_ascii=False, indent=1)


def told_in_all(words: str) -> str:
    """Words in every language, each on a line."""
    return "\n".join(dict.fromkeys(_language(code).template(words) for code in CODES))


@functools.cache
def _language(code: str) -> Language:
    return Language(code)
