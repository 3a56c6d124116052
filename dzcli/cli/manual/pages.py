"""All pages, by the files they are for."""

from collections.abc import Iterator
from datetime import date

from dzcli import systems
from dzcli.cli.commands import COMMANDS
from dzcli.cli.manual import command, overview, sheets
from dzcli.show.language import Language


def pages(day: date, language: Language) -> dict[str, str]:
    """Every page by its path under ``share/man``; ``day`` is what they tell as theirs.

    Those of English are where every reader finds them, those of another language in a folder of its own.
    """
    say = language.template
    folder = "" if language.code == "en" else f"{language.code}/"
    names = [*systems.commands(), *COMMANDS]
    found = {
        "man1/dzcli.1": overview.page(names, day, say),
        "man5/dzcli.5": sheets.page(day, say),
    }
    found |= {f"man1/{command.page_name(name)}.1": command.page(name, day, say) for name in names}
    return {folder + path: _text(lines) for path, lines in found.items()}


def _text(lines: Iterator[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
