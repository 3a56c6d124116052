"""How far a long series is, on standard error, for someone who watches."""

from __future__ import annotations

import sys

from dzcli.light import TypeVar

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from dzcli.show.language import Language

T = TypeVar("T")

PATIENCE = 1.0
"""Seconds that go by before anything is said."""
EVERY = 0.2
"""Seconds from one word to the next."""
BETWEEN_LOOKS = 512
"""How many results go by from one look at the clock to the next."""


class Progress:
    """Says how many results of a series are done.

    Only if it is long, standard error is a terminal, and the results go elsewhere.
    """

    def __init__(self, times: int | None, language: Language) -> None:
        self._times = times
        self._language = language
        self._shown = 0
        self._watched = (
            times is not None and times > BETWEEN_LOOKS and sys.stderr.isatty() and not sys.stdout.isatty()
        )

    def over(self, items: Iterable[T], size: Callable[[T], int] = lambda item: 1) -> Iterator[T]:
        """The items as they come, with progress told along the way; ``size`` counts an item's results."""
        return self._told(items, size) if self._watched else iter(items)

    def _told(self, items: Iterable[T], size: Callable[[T], int]) -> Iterator[T]:
        from time import monotonic

        due, said, done, looked = monotonic() + PATIENCE, False, 0, 0
        try:
            for item in items:
                done += size(item)
                if done - looked >= BETWEEN_LOOKS:
                    looked = done
                    if monotonic() >= due:
                        due, said = monotonic() + EVERY, True
                        self._say(done)
                yield item
        finally:
            if said:
                self._show("")

    def _say(self, done: int) -> None:
        from dzcli.message import Message

        sentence = self._language.say(Message(DONE, {"done": done, "times": self._times or 0}))
        self._show(sentence)

    def _show(self, text: str) -> None:
        """Put a text in the place of the last one, by blanks alone: not every console knows escape codes."""
        blanks = " " * max(0, self._shown - len(text))
        sys.stderr.write(f"\r{text}{blanks}" if text else f"\r{blanks}\r")
        sys.stderr.flush()
        self._shown = len(text)


DONE = "{done} of {times} results"
