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
            rows = [(key, say(text)) for key, text in part.rows.items()]
            yield from page.section(say(part.heading), rows, width)
        else:
            yield from ("", *folded(say(part), width))
    yield from ("", say(page.EXAMPLES), *(f"{'':{page.INDENT}}{line}" for line in found.examples))
