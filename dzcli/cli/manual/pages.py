"""All pages, by the files they are for."""

from collections.abc import Iterator
from datetime import date

from dzcli import systems
from dzcli.cli.commands import COMMANDS
from dzcli.cli.manual import command, overview, sheets


def pages(day: date) -> dict[str, str]:
    """Every page by its path under ``share/man``; ``day`` is what they tell as theirs."""
    names = [*systems.commands(), *COMMANDS]
    found = {
        "man1/dzcli.1": overview.page(names, day),
        "man5/dzcli.5": sheets.page(day),
    }
    found |= {f"man1/{command.page_name(name)}.1": command.page(name, day) for name in names}
    return {path: _text(lines) for path, lines in found.items()}


def _text(lines: Iterator[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
