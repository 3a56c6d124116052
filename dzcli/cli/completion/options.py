"""The options of ``completion``."""

from dzcli.step.options import OUTPUT, Options, argument, flag, word


class Completion(Options):
    """The completions of a shell."""

    shell = argument("SHELL", "bash, zsh, fish or powershell; without it, the one in use.", required=False)
    install: bool = flag("--install", "Put them where the shell looks, and say where that is.", group=OUTPUT)
    lang = word("--lang", "Language of the explanation.", choices=("fr", "en"), group=OUTPUT)
