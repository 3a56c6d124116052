"""``dzcli help tables``."""

from dzcli.cli.topics import Rows, Topic


def topic() -> Topic:
    """Where tables of one's own lie, how rows are laid over those that ship, and random tables."""
    told = (
        ABOUT,
        Rows(PLACES_HEADING, PLACES),
        Rows(LAYING_HEADING, LAYING),
        RANDOM,
        Rows(SHAPES_HEADING, SHAPES),
        WOUNDS,
    )
    return Topic(
        told, ("dzcli tables armures", "dzcli tables --system duel", "dzcli roll --table blessures --odds")
    )


ABOUT = (
    "The tables of the rules are TOML files, a folder for each system. dzcli tables lists them, dzcli tables TABLE shows one, "
    "each row with its section; dzcli roll --table TABLE rolls on one and tells the row."
)
PLACES_HEADING = (
    "Where tables of your own lie, in a folder for each system (HOUSE/dz/combat.toml), the strongest first:"
)
PLACES = {
    "--tables DIR": "For one command.",
    "DZCLI_TABLES": "A variable of the environment that names such a folder.",
    "config.toml": "What you have set once: tables names such a folder.",
    "dzcli/tables": "In your folder of data (~/.local/share).",
}
LAYING_HEADING = "In a file that is named as one that ships:"
LAYING = {
    "[armures]": "Its rows are laid over those of that table: a row with the id of another takes its place, any other is added.",
    'seulement = ["armures"]': "At the top: of these tables no row that ships is left.",
}
RANDOM = (
    "A file by a name of its own holds random tables, to be rolled on by their names. What is wrong is told by file and line, "
    "and every result names the files in force."
)
SHAPES_HEADING = "A random table is one of:"
SHAPES = {
    'rencontres = ["Trois loups", "Rien"]': "Names that are as likely as each other.",
    "[meteo]": "Rows with the faces that each is of; every face has one row.",
    'pluie = { nom = "Pluie", jusqu_a = 30 }': "A row, from the face after the one before to this face.",
}
WOUNDS = (
    "A table of wounds ([[blessures]] in sante.toml) may have any die: a row is that of the face which is its id, or of those "
    "from de to a, and each face has one row."
)
