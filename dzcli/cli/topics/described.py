"""What topics tell of the options that every step has."""

from dzcli.cli.options import Common
from dzcli.step.options import Option, describe


def common(group: str) -> dict[str, str]:
    """The options of a group, each as it is typed and with its help."""
    options = [one for one in describe(Common).values() if isinstance(one, Option) and one.group == group]
    return {_typed(option): option.help for option in options}


def _typed(option: Option) -> str:
    names = ", ".join(option.flags)
    return names if option.bare else f"{names} {option.metavar or '|'.join(option.choices)}"
