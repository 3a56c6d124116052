"""``dzcli help json``."""

from dzcli.cli.sheet.record_words import KINDS
from dzcli.cli.topics import Rows, Topic
from dzcli.cli.topics.described import common
from dzcli.step.options import OUTPUT


def topic() -> Topic:
    """The keys that results, odds and errors have, as their schema tells them."""
    keys = {
        form: {path: field.help for path, field in kind.fields.items() if "." not in path}
        for form, kind in KINDS.items()
    }
    odds = {path: told for path, told in keys["odds"].items() if path not in keys["result"]}
    errors = {path: field.help for path, field in KINDS["error"].fields.items() if "." in path}
    told = (
        ABOUT,
        Rows(RESULT_HEADING, keys["result"]),
        Rows(ODDS_HEADING, odds),
        ERRORS,
        Rows(ERROR_HEADING, errors),
        Rows(OUTPUT_HEADING, common(OUTPUT)),
    )
    return Topic(
        told, ("dzcli attack @koris @garde --json", "dzcli test @koris escrime -q", "dzcli schema record")
    )


ABOUT = (
    "--json writes one object on one line, with English keys that are always there; null or empty where they do not apply. "
    "--from FILE, or --from - for standard input, goes on from it. Each step adds keys of its own; dzcli schema record "
    "prints the whole as JSON Schema."
)
RESULT_HEADING = "Keys of every result:"
ODDS_HEADING = "In their place with --odds:"
ERRORS = "With --json an error is one object on standard error; its key error holds:"
ERROR_HEADING = "Keys of an error:"
OUTPUT_HEADING = "How results are shown:"
