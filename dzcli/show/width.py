"""How wide the terminal is."""

import os
import sys

USUAL_WIDTH = 80
"""What is taken for the width of a terminal that does not tell."""


def of_terminal(otherwise: int) -> int:
    """The columns of the terminal: what ``COLUMNS`` says, or it itself; ``otherwise`` if there is none."""
    said = os.environ.get("COLUMNS", "")
    if said.isdecimal() and int(said):
        return int(said)
    for stream in (sys.__stdin__, sys.__stdout__, sys.__stderr__):
        try:
            if stream is not None and (found := os.get_terminal_size(stream.fileno()).columns):
                return found
        except (ValueError, OSError):
            continue  # closed, or no terminal
    return otherwise
