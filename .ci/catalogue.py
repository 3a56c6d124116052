"""Keep the French catalogue of a package (by default dzcli): collect what is said, compile, check.

python .ci/catalogue.py update [PACKAGE]    collect the messages, and tell what needs a translator
python .ci/catalogue.py compile [PACKAGE]   make the file that the program reads; dzcli's schemas, completions
python .ci/catalogue.py check [PACKAGE]     fail if a message has no sure translation, or the file is stale

PACKAGE is a folder; its catalogue is locale/fr/LC_MESSAGES/PACKAGE.po in it. A message that is worded
anew keeps its French, marked "fuzzy" until someone has looked at it and taken the mark away. The
French in the folder "tables" beside the package is spaced and checked as well.
"""

import io
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from difflib import SequenceMatcher
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from collect import Text, messages, places, said
from spacing import spaced, tables

LIKENESS = 0.6
"""How much of what two messages say must be the same for one to be a rewording of the other."""
HEADER = """\
# French for {name}.
msgid ""
msgstr ""
"Project-Id-Version: {name}\\n"
"PO-Revision-Date: 2026-01-01 00:00+0000\\n"
"Last-Translator: the maintainers of {name}\\n"
"Language-Team: French\\n"
"Language: fr\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"

"""
"""The same at any time and on any machine, so that only messages make a difference."""


class French:
    """The French catalogue of a package."""

    def __init__(self, package: Path) -> None:
        self._package = package
        self._name = package.name
        self._tables = package.parent / "tables"
        folder = package / "locale" / "fr" / "LC_MESSAGES"
        self.po, self.mo = folder / f"{package.name}.po", folder / f"{package.name}.mo"

    def read(self) -> Catalog:
        """The catalogue as it stands."""
        if not self.po.exists():
            return self._empty()
        with self.po.open("rb") as file:
            return read_po(file, locale="fr")

    def _empty(self) -> Catalog:
        """A catalogue without messages, whose header says how many forms a count has."""
        return read_po(io.BytesIO(HEADER.format(name=self._name).encode()), locale="fr")

    def update(self) -> Iterator[str]:
        """Bring the catalogue in line with what is said; yields what someone has to look at."""
        old, now, new = self.read(), messages(self._package), self._empty()
        dropped = {known.id: known for known in old if known.id and known.id not in now}
        reworded = _reworded(dropped, [text for text in now if text not in old])
        for text, files in sorted(now.items(), key=lambda pair: (pair[1][0], forms(pair[0]))):
            entry = old.get(text) or reworded[text]
            french = _in_as_many(text, entry)
            new.add(text, french, [(file, None) for file in files], flags=entry.flags & {"fuzzy"})
            if not all(forms(french)):
                yield f"to translate: {text!r}"
            elif entry.fuzzy:
                was = f" (it was {entry.previous_id[0]!r})" if entry.previous_id else ""
                yield f"look at again: {text!r}{was}, {french!r}"
        for known in sorted(_unused(dropped, reworded), key=forms):
            yield f"no longer said: {known!r}, {dropped[known].string!r}"
        self._write(new)
        for path, mended in tables(self._tables):
            path.write_text(mended, encoding="utf-8")

    def _write(self, catalogue: Catalog) -> None:
        _without_percent(catalogue)
        self.po.parent.mkdir(parents=True, exist_ok=True)
        with self.po.open("wb") as file:
            file.write(HEADER.format(name=self._name).encode())
            write_po(file, catalogue, width=100, omit_header=True, include_lineno=False)

    def compiled(self) -> bytes:
        """The catalogue in the form that the program reads, without what is not sure."""
        catalogue = self.read()
        # The same messages make the same file, whenever it is made.
        catalogue.creation_date = catalogue.revision_date = datetime(2026, 1, 1, tzinfo=UTC)
        content = io.BytesIO()
        write_mo(content, catalogue)
        return content.getvalue()

    def faults(self) -> Iterator[str]:
        """What is wrong with the catalogue."""
        catalogue, now = self.read(), messages(self._package)
        for text in now:
            known = catalogue.get(text)
            if known is None or not all(forms(known.string)) or forms(known.id) != forms(text):
                yield f"not translated: {text!r} ({now[text][0]})"
            else:
                yield from _wrong(known)
        for entry in catalogue:
            if entry.id and entry.id not in now:
                yield f"no longer said: {entry.id!r}"
        _without_percent(catalogue)
        for entry, wrong in catalogue.check():
            yield from (f"{fault}: {entry.id!r}" for fault in wrong)
        if not self.mo.exists() or self.mo.read_bytes() != self.compiled():
            yield f"{self.mo.name} is not what {self.po.name} compiles to"
        for path, _ in tables(self._tables):
            yield f"an ordinary space where French has an unbreakable one (update mends it): {path.name}"


def _without_percent(catalogue: Catalog) -> None:
    """No message is put together with %, whatever one looks like to Babel."""
    for entry in catalogue:
        entry.flags.discard("python-format")


def forms(text: Text) -> tuple[str, ...]:
    """The forms of a message: one, or of one with a count several."""
    return (text,) if isinstance(text, str) else tuple(text)


def _unused(dropped: dict[Text, Message], reworded: dict[Text, Message]) -> set[Text]:
    """The messages that are no longer said, and that no new one is a rewording of."""
    was = {text for one in reworded.values() for text in one.previous_id}
    return {known for known in dropped if not {*forms(known)} & was}


def _in_as_many(text: Text, entry: Message) -> Text:
    """The French of a message, spaced; in as many forms as the message has."""
    french = [spaced(form) for form in forms(entry.string or "")]
    # A file without its header is read as one of more forms than it has.
    return french[0] if isinstance(text, str) else (french[0], french[1] if len(french) > 1 else "")


def _reworded(dropped: dict[Text, Message], fresh: list[Text]) -> dict[Text, Message]:
    """An entry for each new message: with the French of what Babel takes it for, if it says the same."""
    found, template = Catalog(locale="fr"), Catalog(locale="fr")
    for entry in dropped.values():
        found[entry.id] = entry
    for text in fresh:
        template.add(text)
    found.update(template)
    return {
        text: Message(text)
        if entry.previous_id and not _alike(entry.previous_id[0], forms(text)[0])
        else entry
        for text, entry in ((text, found[text]) for text in fresh)
    }


def _alike(one: str, other: str) -> bool:
    """Whether two templates say nearly the same, their places left aside."""
    words = [said(text).casefold().split() for text in (one, other)]
    return SequenceMatcher(None, *words, autojunk=False).ratio() >= LIKENESS


def _wrong(entry: Message) -> Iterator[str]:
    text = forms(entry.id)[-1]
    for french in forms(entry.string):
        if entry.fuzzy:
            yield f"fuzzy: look at {french!r} for {text!r}, then take the mark away"
        if places(text) != places(french):
            yield f"other places than the message has: {french!r}"
        if spaced(french) != french:
            yield f"an ordinary space where French has an unbreakable one (update mends it): {french!r}"


def main(words: list[str]) -> int:
    """Do what the command line says; the exit status."""
    package = Path(words[1]) if words[1:] else Path(__file__).parent.parent / "dzcli"
    french = French(package.resolve())
    match words[:1]:
        case ["update"]:
            print("".join(f"{line}\n" for line in french.update()), end="")
        case ["compile"]:
            french.mo.write_bytes(french.compiled())
            if not words[1:]:
                # The schemas that ship are in both languages; completions follow the same descriptions.
                from schemas import main as write_schemas

                from completions import write as write_completions

                write_schemas()
                write_completions()
        case ["check"]:
            found = list(french.faults())
            print("\n".join(found) or "the catalogue is complete")
            return 1 if found else 0
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
