"""``dzcli help exit``."""

from dzcli.cli.topics import Rows, Topic


def topic() -> Topic:
    """The exit statuses and the variables of the environment."""
    statuses, variables = Rows(STATUSES_HEADING, STATUSES), Rows(VARIABLES_HEADING, VARIABLES)
    return Topic((ABOUT, statuses, variables, FILE, Rows(SETTINGS_HEADING, SETTINGS)), EXAMPLES)


EXAMPLES = ("dzcli test @koris escrime -e", "dzcli test @koris escrime --lang fr")
ABOUT = "What goes wrong is told on standard error in a sentence or two, as one JSON object with --json, and by the exit status."
STATUSES_HEADING = "Exit statuses:"
STATUSES = {
    "0": "Resolved, whatever came out.",
    "1": "With -e: not a success.",
    "2": "The command line or an expression is wrong.",
    "3": "A file is wrong: file, line, key, what was found, what was expected.",
    "4": "The dice given are wrong: missing, too many, not on that die.",
    "5": "The rules forbid this step.",
    "6": "A sheet changed meanwhile, or is not the one the result was made on; nothing was written.",
    "70": "A fault of dzcli itself: one sentence, and what to report.",
    "130, 141": "Interrupted; the reader of the pipe went away.",
    "129, 143": "Ended by SIGHUP or SIGTERM, cleaned up like an interruption.",
}
VARIABLES_HEADING = "Variables of the environment:"
VARIABLES = {
    "DZCLI_LANG": "The language, fr or en; --lang goes before it.",
    "DZCLI_RULES": "A TOML file of house rules that always counts.",
    "DZCLI_TABLES": "A folder of tables of your own, laid over those that ship.",
    "LC_ALL, LC_MESSAGES, LANG, LANGUAGE": "The locale, which says the language where nothing else does.",
    "COLUMNS": "How wide text is, in place of the terminal's width.",
    "NO_COLOR": "No colours, whatever its value.",
    "FORCE_COLOR": "Colours where standard output is no terminal; 0 for none.",
    "TERM": "dumb for neither colours nor bars of blocks.",
    "SHELL": "The shell that dzcli completion is for where none is named.",
    "XDG_DATA_HOME, XDG_CONFIG_HOME, APPDATA": "The folders of what is yours: tables, and completions.",
    "BASH_COMPLETION_USER_DIR": "The folder of completions of bash.",
}
FILE = "What you set once is in dzcli/config.toml of your folder of settings (~/.config). An option goes before the environment, and that before this file."
SETTINGS_HEADING = "Keys of config.toml:"
SETTINGS = {
    "language": "The language of explanations, fr or en.",
    "rules": "A TOML file of house rules, from the folder of this file.",
    "tables": "A folder of tables of your own, from there too.",
    "colour": "Whether there are colours: auto, always or never.",
    "[rolls]": "Expressions by the names that dzcli roll takes.",
}
