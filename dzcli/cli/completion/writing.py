"""The file of completions of a shell: its template, with what is offered put in."""

from collections.abc import Callable, Mapping
from importlib.resources import files

from dzcli import tables
from dzcli.cli.completion import bash, fish, powershell, zsh
from dzcli.cli.completion.offered import Say

PARTS: Mapping[str, Callable[[Say], dict[str, str]]] = {
    "bash": bash.parts,
    "zsh": zsh.parts,
    "fish": fish.parts,
    "powershell": powershell.parts,
}
"""What each shell puts into its template, by the names of the places."""


def written(shell: str, say: Say) -> str:
    """The completions for a shell, with what is told in the language of ``say``."""
    text = files(__package__).joinpath("templates", shell).read_text(encoding="utf-8")
    shipped = " ".join(f"@{name}" for name in tables.shipped_names())
    for place, content in ({"SHIPPED": shipped} | PARTS[shell](say)).items():
        text = text.replace(f"@{place}@", content)
    return text


def is_ours(text: str) -> bool:
    """Whether a file of completions was written by dzcli."""
    return any('Written by "dzcli completion' in line for line in text.splitlines()[:3])
