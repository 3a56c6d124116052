"""What the completions of zsh are told: a command is what ``_arguments`` takes."""

from collections.abc import Iterable, Iterator

from dzcli.cli.completion.offered import (
    FILES,
    LISTED,
    NOTHING,
    SHEET_FILES,
    SHEETS,
    SHIPPED,
    Flags,
    Offered,
    Say,
    Value,
    before,
    commands,
    families,
)

ACTIONS = {SHEETS: "_dzcli_sheets", FILES: "_files"}
"""The functions that offer values of a kind."""


def parts(say: Say) -> dict[str, str]:
    """What stands in the places of the template."""
    found = commands(say)
    abouts = {one.name: one.help for one in found}
    inner = {
        family: {name.split()[1]: about for name, about in abouts.items() if name.startswith(f"{family} ")}
        for family in families(say)
    }
    alone = {name: about for name, about in abouts.items() if " " not in name} | dict(families(say))
    nested = [
        f"        {family}) _dzcli_nested {family} {_spec(before(say)[-1], '-h')} ;;" for family in inner
    ]
    return {
        "COMMANDS": "\n".join([*nested, *(line for one in found for line in _case(one))]),
        "NAMES": "\n".join(
            f"                {name!r}) commands=({' '.join(map(_described, words.items()))}) ;;"
            for name, words in ({"": alone} | inner).items()
        ),
        "BEFORE": _joined((spec for option in before(say) for spec in _specs(option)), 8),
        "SHEETS_THAT_SHIP": say(SHIPPED),
        "SHEETS": say(SHEET_FILES),
    }


def quoted(text: str) -> str:
    """A text that the shell takes as it is."""
    return "'" + text.replace("'", "'\\''") + "'"


def _described(pair: tuple[str, str]) -> str:
    name, about = pair
    return quoted(f"{name}:{about}")


def _joined(specs: Iterable[str], indent: int) -> str:
    return " \\\n".join(f"{'':{indent}}{spec}" for spec in specs)


def _case(command: Offered) -> Iterator[str]:
    """The lines that tell of a command."""
    yield f"        {quoted(command.name)})"
    yield "            _arguments -S \\"
    specs = [spec for option in command.options for spec in _specs(option)]
    for place, value in enumerate(command.arguments):
        star = "*" if command.endless and place == len(command.arguments) - 1 else ""
        specs.append(quoted(f"{star}:{_plain(value.name)}:{_action(value)}"))
    yield _joined(specs, 16)
    yield "            ;;"


def _specs(option: Flags) -> Iterator[str]:
    for flag in option.flags:
        yield _spec(option, flag)


def _spec(option: Flags, flag: str) -> str:
    """One flag of an option, with what it cannot be given with."""
    others = [] if option.repeats else list(option.flags)
    apart = f"({' '.join([*others, *option.excludes])})" if others or option.excludes else ""
    value = ""
    if option.value.kind != NOTHING:
        flag += "=" if flag.startswith("--") else ""
        value = f":{_plain(option.value.name)}:{_action(option.value)}"
    return quoted(f"{apart}{'*' if option.repeats else ''}{flag}[{_plain(option.help)}]{value}")


def _action(value: Value) -> str:
    """What offers a value."""
    if value.kind == LISTED:
        return f"_dzcli_named {' '.join(value.words)}"
    return f"({' '.join(value.words)})" if value.words else ACTIONS.get(value.kind, " ")


def _plain(text: str) -> str:
    """A text without signs that part the descriptions of ``_arguments``."""
    for sign in "\\[]:":
        text = text.replace(sign, f"\\{sign}")
    return text or " "
