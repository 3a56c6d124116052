"""The language of the reader, and messages put into its words."""

from __future__ import annotations

import os

from dzcli.message import Bilingual, Lines, Message, Plural, Sum
from dzcli.show import neutral

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from dzcli.show.catalogue import Catalogue

CODES = ("fr", "en")
WINDOWS = os.name == "nt"
_PLAIN = frozenset((int, bool))
"""Types whose values are shown as they are."""


class Language:
    """English, or French by its catalogue; the keys of the catalogue are the English templates."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._known: dict[str, str] = {}
        self._catalogue = _catalogue(code) if code != "en" else None

    def template(self, text: str) -> str:
        """A template in this language."""
        found = self._known.get(text)
        if found is None:
            found = self._known[text] = neutral.line(self._catalogue[text] if self._catalogue else text)
        return found

    def say(self, message: Message) -> str:
        """A message as a sentence, in which nothing that a value holds does harm."""
        values = message.values
        template = message.template
        if type(template) is Plural:
            template = self._in_number(template, abs(values[template.by]))
        else:
            template = self.template(template)
        if not values:
            return template
        for value in values.values():
            if not (value.isprintable() if type(value) is str else type(value) in _PLAIN):
                return template.format_map({name: self._value(value) for name, value in values.items()})
        return template.format_map(values)

    def _in_number(self, template: Plural, count: int) -> str:
        """The form of a template for a count."""
        form = self._catalogue.form(count) if self._catalogue else int(count != 1)
        key = f"{template.one}\0{template}\0{form}"
        found = self._known.get(key)
        if found is None:
            one, many = template.one, str(template)
            told = self._catalogue.plural(one, many, count) if self._catalogue else (one, many)[form]
            found = self._known[key] = neutral.line(told)
        return found

    def word(self, text: str | Message) -> str:
        """A label: a game term stays as it is, a message is put into words."""
        return neutral.line(text) if isinstance(text, str) else self.say(text)

    def number(self, value: float, places: int, *, fixed: bool = False) -> str:
        """A decimal number, rounded, with the decimal sign of the language."""
        text = f"{value:.{places}f}"
        if not fixed and "." in text:
            text = text.rstrip("0").rstrip(".")
        return self.decimal_sign(text)

    def scientific(self, value: float) -> str:
        """A tiny number, with a power of ten."""
        return self.decimal_sign(f"{value:.1e}")

    def decimal_sign(self, text: str) -> str:
        """A decimal number written in English, with the decimal sign of the language."""
        return text.replace(".", ",") if self.code == "fr" else text

    def _value(self, value: Any) -> Any:
        if isinstance(value, int):
            return value
        if type(value) is Message:
            return self.say(value)
        if isinstance(value, Sum):
            return " + ".join(str(self._value(item)) for item in value)
        if isinstance(value, Bilingual):
            return neutral.line(value[self.code])
        if isinstance(value, Lines):
            return "\n".join(str(self._value(item)) for item in value)
        if isinstance(value, list):
            joined = ", ".join(str(self._value(item)) for item in value)
            return f"[{joined}]" if all(isinstance(item, int) for item in value) else joined
        return "" if value is None else neutral.line(str(value))


def _catalogue(code: str) -> Catalogue:
    """The messages of a language; English has no need of them."""
    from dzcli.show.catalogue import Catalogue

    return Catalogue(code)


def choose(asked: str | None, usual: str | None = None) -> Language:
    """The language asked for with ``--lang``, else ``DZCLI_LANG``, else the ``usual``, else of the locale."""
    own = os.environ.get("DZCLI_LANG", "").lower()[:2]
    return Language(asked or (own if own in CODES else usual or _from_locale()))


def _from_locale() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            if value.split(".")[0] not in ("C", "POSIX"):
                value = os.environ.get("LANGUAGE", "").split(":")[0] or value
            return "fr" if value.lower().startswith("fr") else "en"
    return _of_windows() if WINDOWS else "en"


def _of_windows() -> str:
    """The language of Windows, which sets no variable: French is ``fr_FR`` or ``French_France`` there."""
    import locale

    return "fr" if (locale.getlocale()[0] or "").lower().startswith("fr") else "en"
