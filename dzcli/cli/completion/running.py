"""The command ``completion``: prints the completions for a shell, or puts them in place."""

import os
import sys

from dzcli.cli import streams
from dzcli.cli.completion.install import install
from dzcli.cli.completion.offered import SHELLS
from dzcli.cli.completion.options import Completion
from dzcli.cli.completion.writing import written
from dzcli.fault import UsageFault
from dzcli.names import hint, pick
from dzcli.show.language import Language


def run(asked: Completion, language: Language) -> int:
    """Print the completions, or install them and say where; the exit status."""
    shell = _shell(asked.shell)
    text = written(shell, language.template)
    if asked.install:
        streams.write(language.say(message) for message in install(shell, text))
    else:
        streams.write(text.removesuffix("\n").split("\n"))
    return 0


def _shell(name: str | None) -> str:
    """The shell of a name; without one, that in use. Raises `UsageFault` where there are none for it."""
    if name is None:
        name = "powershell" if sys.platform == "win32" else os.path.basename(os.environ.get("SHELL", ""))
    found = pick(name, SHELLS)
    if found is None:
        raise UsageFault("unknown_shell", UNKNOWN, name=name, hint=hint(name, SHELLS))
    return found


UNKNOWN = 'There are no completions for a shell called "{name}"; {hint}'
