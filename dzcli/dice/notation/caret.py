"""Where in an expression the trouble is, shown under it."""

from dzcli.dice.fault import ExpressionFault


def caret(fault: ExpressionFault) -> str:
    """The expression on one line and a caret under the fault; a long one is cut to what is near it."""
    text = "".join(character if character.isprintable() else " " for character in fault.text)
    start = max(0, fault.position - 50)
    end = start + 76
    before, after = "..." if start else "", "..." if end < len(text) else ""
    line = before + text[start:end] + after
    return f"{line}\n{' ' * (len(before) + fault.position - start)}^"
