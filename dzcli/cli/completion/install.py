"""Completions put where a shell looks for those of a person; no file of anyone else is replaced."""

import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from dzcli.cli.completion.writing import is_ours
from dzcli.fault import FileFault
from dzcli.message import Message


def install(shell: str, text: str) -> Iterator[Message]:
    """Write the completions of a shell; what there is to say of it.

    Raises `FileFault` where there is a file that dzcli did not write, or that cannot be written.
    """
    path = place(shell, os.environ)
    try:
        before = _before(path)
        if before is not None and not is_ours(before):
            raise FileFault("not_ours", NOT_OURS, path=path)
        if before != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            _replace(path, text)
    except OSError as error:
        raise FileFault("cannot_write", CANNOT_WRITE, path=path, reason=error.strerror or error) from None
    yield Message(ALREADY if before == text else INSTALLED, {"path": path})
    if shell in ONCE:
        yield Message(ONCE[shell], {"path": path, "folder": path.parent})


def place(shell: str, environment: Mapping[str, str]) -> Path:
    """The file that a shell reads the completions of dzcli from, in the folders of the person."""
    home = Path.home()
    data = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    config = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    if shell == "bash":
        own = environment.get("BASH_COMPLETION_USER_DIR") or data / "bash-completion"
        return Path(own, "completions", "dzcli")
    if shell == "zsh":
        return data / "zsh" / "site-functions" / "_dzcli"
    if shell == "fish":
        return config / "fish" / "completions" / "dzcli.fish"
    documents = home / "Documents" / "PowerShell" if sys.platform == "win32" else config / "powershell"
    return documents / "dzcli.ps1"


def _before(path: Path) -> str | None:
    """What is in the file, None where there is none; whatever is no file nobody has to wait for."""
    if not os.path.lexists(path):
        return None
    return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""


def _replace(path: Path, text: str) -> None:
    """Put a file in place in one go."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".dzcli-")
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.chmod(name, 0o644)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


INSTALLED = "The completions are in {path}; they begin with the next shell."
ALREADY = "The completions are in {path} already, and up to date."
ONCE = {
    "zsh": "If they do not begin, put this into ~/.zshrc, before compinit: fpath=({folder} $fpath)",
    "powershell": "Put this into the file that $PROFILE names: . '{path}'",
    "bash": "They are read by the package bash-completion; without it, put this into ~/.bashrc: . '{path}'",
}
NOT_OURS = "{path} was not written by dzcli; move it away, and install the completions again."
CANNOT_WRITE = "{path} cannot be written: {reason}."
