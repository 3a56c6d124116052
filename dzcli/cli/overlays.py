"""Tables of one's own as they are chosen.

By an option, by the environment, by what is set, and in the user's folder of data; a row of the first goes
before one of the others.
"""

import os

from dzcli import folders, settings, systems, tables
from dzcli.fault import FileFault

OPTION = "--tables"
VARIABLE = "DZCLI_TABLES"
FOLDER = "tables"


def lay(named: str | None) -> None:
    """Lay the tables of one's own that are in force over those that ship; ``named`` is by the option.

    Raises `FileFault` for a folder that was named and is none of tables.
    """
    given: list[tuple[str | None, str]] = [(named, OPTION), (os.environ.get(VARIABLE), VARIABLE)]
    usual = settings.in_force().tables
    if usual is not None:
        given.append((usual.value, usual.where))
    chosen = [_checked(folder, by) for folder, by in given if folder]
    personal = os.path.join(folders.data(), FOLDER)
    if os.path.isdir(personal):
        chosen.append(personal)
    if not chosen:
        tables.lay(None)
        return
    from dzcli.sheets.overlay import Overlay

    tables.lay(Overlay(chosen))


def check(system: systems.System) -> None:
    """Raise `FileFault` for what is wrong in the tables of one's own for a system."""
    if tables.own(system.name):
        for read in system.readers():
            read()
    for name in tables.added(system.name):
        tables.load(system.name, name)


def check_named(system: str | None) -> None:
    """As `check`, of the system that is named, or of all."""
    for name in systems.NAMES if system is None else (system,):
        if tables.own(name) or tables.added(name):
            check(systems.get(name))


def _checked(folder: str, by: str) -> str:
    """A folder that holds tables of a system; raises `FileFault` for one that does not."""
    if not os.path.isdir(folder):
        raise FileFault("no_tables", NO_FOLDER, by=by, folder=folder)
    if not any(os.path.isdir(os.path.join(folder, name)) for name in systems.NAMES):
        raise FileFault("no_tables", NO_SYSTEM, by=by, folder=folder, names=", ".join(systems.NAMES))
    return folder


NO_FOLDER = "{by}: {folder} is no folder; give a folder of tables."
NO_SYSTEM = "{by}: {folder} has no folder of a system; there are {names}."
