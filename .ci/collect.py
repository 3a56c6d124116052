"""What a package says to its readers: the messages in its source."""

import ast
import re
import string
from collections.abc import Iterator
from pathlib import Path

WORDS = (
    "words.py",
    "columns.py",
    "terms.py",
    "faults.py",
    "walk.py",
    "mistake.py",
    "help.py",
    "page.py",
    "reasons.py",
)
"""Files in which any text in a constant is a message; elsewhere it needs a space in it."""
DESCRIBED = {
    **dict.fromkeys(("Option", "flag", "number", "count", "word", "choice", "many"), (1, 2)),
    **dict.fromkeys(("sheet", "sheets", "record", "role"), (1, 2)),
    **dict.fromkeys(("Argument", "argument"), (0, 1)),
    **dict.fromkeys(("chance", "amount", "Command"), (1,)),
    "Step": (2,),
    "Field": (0,),
    "Question": (3,),
    "message": (0,),
    "Message": (0,),
}
"""Calls and the places of their arguments that are messages: help and values of options, labels, messages."""
NAMED = ("help", "title", "label", "metavar")
"""Arguments of those calls that are messages when they are given by name."""


COUNTED = ("Plural", "counted")
"""Calls that make a message with a count: its forms, then the name of what counts."""
Text = str | tuple[str, str]
"""A message; of one with a count both forms."""


def messages(package: Path) -> dict[Text, list[str]]:
    """Every message of the package and the files that hold it.

    A message is the value of a constant in capitals, or it is named where a message is made.
    """
    found: dict[Text, list[str]] = {}
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package.parent).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for text in [*_constants(tree, path.name in WORDS), *_described(tree), *_counted(tree)]:
            if name not in found.setdefault(text, []):
                found[text].append(name)
    return found


def _constants(tree: ast.Module, all_texts: bool) -> Iterator[str]:
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
            continue
        if all(isinstance(target, ast.Name) and target.id.lstrip("_").isupper() for target in targets):
            for text in _values(node.value):
                if _has_words(text) and (all_texts or " " in text):
                    yield text


def _values(node: ast.expr) -> Iterator[str]:
    """The texts of a constant: itself, or the values of a table (of tables)."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Dict):
        for value in node.values:
            yield from _values(value)


def _described(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in DESCRIBED:
            named = [keyword.value for keyword in node.keywords if keyword.arg in NAMED]
            placed = [node.args[place] for place in DESCRIBED[node.func.id] if place < len(node.args)]
            for argument in [*placed, *named]:
                value = argument.value if isinstance(argument, ast.Constant) else None
                if isinstance(value, str) and _has_words(value):
                    yield value


def _counted(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The messages with a count: that of one thing and that of several."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in COUNTED:
            texts = [
                ast.literal_eval(argument)
                for argument in node.args[:-1]
                if isinstance(argument, ast.Constant)
            ]
            if texts:
                yield texts[0], texts[-1]


def _has_words(text: str) -> bool:
    """Whether a template says anything of its own: words, or signs that French spaces or writes otherwise."""
    try:
        return bool(re.search(r"[^\W\d_]|[:;!?%\"]", said(text)))
    except ValueError:
        return False


def said(text: str) -> str:
    """A template without its places."""
    return "".join(literal for literal, *_ in string.Formatter().parse(text))


def places(text: str) -> set[tuple[str, str | None]]:
    """The named places of a template, each with how its value is written."""
    return {(name, form) for _, name, form, _ in string.Formatter().parse(text) if name is not None}
