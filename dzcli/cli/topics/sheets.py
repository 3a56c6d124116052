"""``dzcli help sheets``."""

from dzcli import systems, tables
from dzcli.cli.commands import COMMANDS
from dzcli.cli.topics import Rows, Topic


def topic() -> Topic:
    """What a sheet is, the systems, the sheets that ship, and the commands for sheets."""
    titles = {name: systems.get(name).title for name in systems.NAMES}
    shipped: dict[str, list[str]] = {name: [] for name in systems.NAMES}
    for name in tables.shipped_names():
        if (found := tables.shipped_sheet(name)) is not None:
            shipped[found.system].append(f"@{name}")
    commands = {name: command.help for name, command in COMMANDS.items() if name.startswith("sheet ")}
    told = (
        ABOUT,
        NAMES,
        Rows(SYSTEMS_HEADING, titles),
        Rows(SHIPPED_HEADING, {name: " ".join(found) for name, found in shipped.items()}),
        Rows(COMMANDS_HEADING, commands),
        WRITING,
    )
    return Topic(
        told, ("dzcli sheet show @koris", "dzcli test @koris escrime", "dzcli sheet new Alys --system duel")
    )


ABOUT = (
    "A sheet is a TOML file: a file's name, - for standard input, or @name for one that ships. Only nom has to be there, "
    "and what a step needs. systeme says which rules apply; without it, dz. [etat] holds what changes in play. "
    "dzcli sheet new writes one to be filled in, every key with what it is for."
)
NAMES = (
    "Names of weapons, skills and modifiers are matched without regard to case, accents, apostrophes, hyphens or "
    "spaces; a word that fits one name only is enough. An unknown key is an error that names the line."
)
SYSTEMS_HEADING = "What systeme may be:"
SHIPPED_HEADING = "Sheets that ship:"
COMMANDS_HEADING = "Commands for sheets:"
WRITING = (
    "--write changes values of [etat] and no other byte, puts the file in place in one go, and refuses a sheet that is no "
    "longer the one the result was made on."
)
