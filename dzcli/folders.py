"""The user's folders for what dzcli keeps and is told once."""

import os
import sys

NAME = "dzcli"


def data() -> str:
    """The folder of the user's own data."""
    return _folder("XDG_DATA_HOME", ".local/share")


def config() -> str:
    """The folder of what the user has set."""
    return _folder("XDG_CONFIG_HOME", ".config")


def _folder(variable: str, usual: str) -> str:
    """The folder that a variable names, else the usual one of the platform."""
    named = os.environ.get(variable)
    if not named and os.name == "nt":
        named = os.environ.get("APPDATA")
    if not named:
        usual = "Library/Application Support" if sys.platform == "darwin" else usual
        named = os.path.join(os.path.expanduser("~"), *usual.split("/"))
    return os.path.join(named, NAME)
