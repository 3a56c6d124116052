"""``sheet new``: a new sheet, which never takes the place of a file."""

import re
import tomllib
from pathlib import Path
from typing import Any

from dzcli import systems, tables
from dzcli.cli import inputs, overlays, streams
from dzcli.cli.sheet.named import system_of
from dzcli.cli.sheet.options import New
from dzcli.cli.sheet.told import show_json
from dzcli.fault import FileFault, UsageFault
from dzcli.names import fold
from dzcli.sheets.document import BOM, Document, read, reason_of
from dzcli.sheets.layout import Layout
from dzcli.sheets.starter import starter
from dzcli.show.language import Language
from dzcli.toml import inline

ENDING = ".toml"
SCHEMA = "sheet.schema.json"
"""The file that holds the schema of a system's sheets, among its tables."""
POINTER = "#:schema"
"""What a first line begins with that names a schema; editors read it."""


def run(asked: New, language: Language) -> int:
    """Write a new sheet and print the name of its file; the exit status.

    Raises `FileFault` where there is a file of that name already, it cannot be written, or tables of one's
    own are wrong.
    """
    path, name = _file_and_name(asked.name)
    if asked.source:
        text, system = _copy(read(asked.source), name)
    else:
        text, system = _filled(asked, name or path.stem, language)
    try:
        with path.open("x", encoding="utf-8", newline="") as file:
            file.write(text)
    except FileExistsError:
        raise FileFault("sheet_exists", EXISTS, file=str(path)) from None
    except (OSError, ValueError) as error:
        raise FileFault("cannot_write_file", CANNOT_WRITE, file=str(path), reason=reason_of(error)) from None
    if asked.json:
        told: dict[str, Any] = {"sheet": str(path), "system": system}
        show_json(told)
    else:
        streams.write([str(path)])
    return 0


def _file_and_name(word: str) -> tuple[Path, str | None]:
    """The file to be written, and the character's name if that is what was given."""
    if word.endswith(ENDING) and word != ENDING:
        return Path(word), None
    if not fold(word) or re.search(r"[/\\]", word):
        raise UsageFault("bad_name", BAD_NAME, name=word)
    letters = re.sub(r"\W+", "_", word).strip("_").lower()
    return Path(f"{letters}{ENDING}"), word


def _filled(asked: New, name: str, language: Language) -> tuple[str, str]:
    """The text of a sheet to be filled in, and its system."""
    system = systems.get(system_of(asked.system))
    overlays.check(system)
    state = dict(system.terms().state)
    lines = starter(system.sheets(), name, state, language.template, language.template(NAMES))
    return _pointed("\n".join(lines) + "\n", system.name), system.name


def _copy(document: Document, name: str | None) -> tuple[str, str]:
    """The text of a sheet under another name, and its system."""
    system = inputs.system_of([document], [])
    text = document.text.replace("\r\n", "\n").removeprefix(BOM)
    first, _, rest = text.partition("\n")
    if first.startswith(POINTER):
        text = rest
    known = tomllib.loads(text).get("nom")
    span = Layout(text).values.get(("nom",))
    if name is not None and span is not None and fold(name) != fold(str(known)):
        text = text[: span.start] + inline(name) + text[span.end :]
    return _pointed(text, system.name), system.name


def _pointed(text: str, system: str) -> str:
    """A text under the line that names the schema of its system."""
    schema = Path(tables.root(), system, SCHEMA)
    return f"{POINTER} {schema.as_uri()}\n{text}" if schema.is_file() else text


EXISTS = "{file} is there already, and stays as it is; give another name."
CANNOT_WRITE = "{file}: cannot be written ({reason}); nothing was written."
NAMES = "Names that the rules know:"
BAD_NAME = '"{name}" is no name of a character; give one with letters, or a file that ends in .toml.'
