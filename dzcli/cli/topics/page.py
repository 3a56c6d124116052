"""A topic as a page of help."""

from collections.abc import Iterator

from dzcli.cli import page
from dzcli.cli.topics import TOPICS, Rows, topic
from dzcli.show.folding import folded
from dzcli.show.language import Language


def show(name: str, language: Language) -> int:
    """Print the page about a topic; the exit status."""
    page.show(_lines(name, language, page.width()))
    return 0


def _lines(name: str, language: Language, width: int) -> Iterator[str]:
    say = language.template
    yield from folded(say(TOPICS[name]), width)
    found = topic(name)
    for part in found.told:
        if isinstance(part, Rows):
            rows = [(_key(key, language), say(text)) for key, text in part.rows.items()]
            yield from page.section(say(part.heading), rows, width)
        else:
            yield from ("", *folded(say(part), width))
    yield from ("", say(page.EXAMPLES), *(f"{'':{page.INDENT}}{line}" for line in found.examples))


def _key(key: str, language: Language) -> str:
    """What a row is about; what an option takes is in the reader's language, as on the page of its command."""
    flag, blank, taken = key.partition(" ")
    return f"{flag} {language.template(taken)}" if blank and flag.startswith("--") else key
