"""Keep the catalogues of messages: collect what is said, compile, check that nothing is missing.

python .ci/catalogue.py update    collect the messages into the catalogues
python .ci/catalogue.py compile   make the files that the program reads
python .ci/catalogue.py check     fail if a message has no translation, or files are stale
"""

import ast
import io
import re
import string
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

PACKAGE = Path(__file__).parent.parent / "dzcli"
FOLDER = PACKAGE / "locale" / "fr" / "LC_MESSAGES"
PO, MO = FOLDER / "dzcli.po", FOLDER / "dzcli.mo"
DESCRIBED = {"Option": 1, "Argument": 1, "Question": 3, "message": 0}
"""Calls whose argument at that place is a message: help of options, words of rulings, messages."""


def messages() -> dict[str, list[str]]:
    """Every message of the package and the files that hold it.

    A message is the value of a constant in capitals (any text in the files that hold little
    else, elsewhere one with a space in it), or it is named where a message is made.
    """
    found: dict[str, list[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE.parent).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for text in [
            *_constants(tree, path.name in ("words.py", "walk.py", "mistake.py")),
            *_described(tree),
        ]:
            if name not in found.setdefault(text, []):
                found[text].append(name)
    return found


def _constants(tree: ast.Module, all_texts: bool) -> Iterator[str]:
    for node in tree.body:
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if value is None or not all(isinstance(t, ast.Name) and t.id.lstrip("_").isupper() for t in targets):
            continue
        values = value.values if isinstance(value, ast.Dict) else [value]
        for item in values:
            if isinstance(item, ast.Constant) and isinstance(item.value, str):
                text = item.value
                if _has_words(text) and (all_texts or " " in text):
                    yield text


def _described(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in DESCRIBED:
            place = DESCRIBED[node.func.id]
            argument = node.args[place] if len(node.args) > place else None
            if isinstance(argument, ast.Constant) and _has_words(str(argument.value)):
                yield str(argument.value)


def _has_words(text: str) -> bool:
    """Whether a template says anything of its own: words, or signs that French spaces."""
    try:
        said = "".join(literal for literal, *_ in string.Formatter().parse(text))
    except ValueError:
        return False
    return bool(re.search(r"[^\W\d_]|[:;!?%\"]", said))


def read() -> Catalog:
    """The French catalogue as it stands."""
    if not PO.exists():
        return Catalog(locale="fr", project="dzcli")
    with PO.open("rb") as file:
        return read_po(file, locale="fr")


def update() -> None:
    """Bring the catalogue in line with the messages; what is no longer said is dropped."""
    old = read()
    new = Catalog(locale="fr", project="dzcli", charset="utf-8", fuzzy=False)
    new.header_comment = "# French for dzcli."
    for text, files in sorted(messages().items(), key=lambda pair: (pair[1][0], pair[0])):
        known = old.get(text)
        new.add(text, known.string if known else "", locations=[(file, None) for file in files])
    FOLDER.mkdir(parents=True, exist_ok=True)
    with PO.open("wb") as file:
        write_po(file, new, width=100, omit_header=True, include_lineno=False)


def compiled() -> bytes:
    """The catalogue in the form that the program reads."""
    catalogue = read()
    # The same messages make the same file, whenever it is made.
    catalogue.creation_date = catalogue.revision_date = datetime(2026, 1, 1, tzinfo=UTC)
    content = io.BytesIO()
    write_mo(content, catalogue)
    return content.getvalue()


def faults() -> Iterator[str]:
    """What is wrong with the catalogue."""
    catalogue = read()
    said = messages()
    for text in said:
        known = catalogue.get(text)
        if known is None or not known.string:
            yield f"not translated: {text!r} ({said[text][0]})"
        elif _places(text) != _places(str(known.string)):
            yield f"other places than the message has: {known.string!r}"
    for entry in catalogue:
        if entry.id and entry.id not in said:
            yield f"no longer said: {entry.id!r}"
    if not MO.exists() or MO.read_bytes() != compiled():
        yield f"{MO.name} is not what {PO.name} compiles to"


def _places(text: str) -> set[tuple[str, str | None]]:
    """The named places of a template, each with how its value is written."""
    return {(name, form) for _, name, form, _ in string.Formatter().parse(text) if name is not None}


def main() -> int:
    """Do what the command line says; the exit status."""
    what = sys.argv[1:]
    if what == ["update"]:
        update()
    elif what == ["compile"]:
        MO.write_bytes(compiled())
    elif what == ["check"]:
        found = list(faults())
        print("\n".join(found) or "the catalogue is complete")
        return 1 if found else 0
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
