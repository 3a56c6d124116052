"""A command line as it was understood: the step, its arguments, and options by flag; all still text."""

from __future__ import annotations

from dzcli.light import NamedTuple
from dzcli.step.options import Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Value = list[str] | bool


class Request(NamedTuple):
    """What was asked: ``arguments`` in order (None for one left out), ``options`` by flag.

    An option's value is True for a bare one, else the words given, in order. ``system`` is the one whose
    options the line was read with; None if it was read with those of all.
    """

    step: str
    arguments: tuple[str | list[str] | None, ...]
    options: Mapping[str, Value]
    system: str | None = None

    def given(self, option: Option) -> Value | None:
        """What was given for an option under any of its flags, or None."""
        found = [self.options[flag] for flag in option.flags if flag in self.options]
        if not found:
            return None
        if option.bare:
            return True
        return [word for words in found if isinstance(words, list) for word in words]

    def given_last(self, flag: str) -> str | None:
        """The word given last for a flag, or None."""
        found = self.options.get(flag)
        return found[-1] if isinstance(found, list) else None

    def owned(self, classes: Iterable[type]) -> set[str]:
        """The flags given that one of the classes describes."""
        from dzcli.step.options import by_flag

        return set(self.options) & by_flag(classes).keys()
