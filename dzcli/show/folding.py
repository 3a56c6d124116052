"""Text folded to a width: at blanks only, never at one that French has before a sign or a unit."""


def folded(text: str, width: int, indent: str = "") -> list[str]:
    """The lines of a text, no wider than ``width`` unless a word is; ``indent`` begins all but the first.

    Where there is no room at all a word stands on each line.
    """
    if len(text) <= width and text.isprintable() and text == text.strip():
        return [text] if text else []
    from textwrap import wrap

    return wrap(text, max(width, 1), subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
