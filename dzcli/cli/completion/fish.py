"""What the completions of fish are told: a line for each option and each argument of each command."""

from collections.abc import Iterator

from dzcli.cli.completion.offered import (
    FILES,
    LISTED,
    NOTHING,
    SHEETS,
    SHIPPED,
    TEXT,
    Flags,
    Offered,
    Say,
    Value,
    before,
    commands,
    families,
)


def parts(say: Say) -> dict[str, str]:
    """What stands in the places of the template."""
    found = commands(say)
    valued = [option for one in found for option in one.options if option.value.kind != NOTHING]
    return {
        "VALUED": " ".join(dict.fromkeys(flag for option in valued for flag in option.flags)),
        "COMMANDS": "\n".join([*_first(found, say), *(line for one in found for line in _lines(one))]),
        "SHEETS_THAT_SHIP": say(SHIPPED),
    }


def quoted(text: str) -> str:
    """A text that the shell takes as it is."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _first(found: list[Offered], say: Say) -> Iterator[str]:
    """The commands themselves, and the options before them."""
    for option in before(say):
        yield _option("__dzcli_at 1", option)
    abouts = dict(families(say)) | {one.name: one.help for one in found}
    for name, about in abouts.items():
        *family, word = name.split()
        yield _line(f"__dzcli_at {' '.join(['1', *family])}", f"-a {word} -d {quoted(about)}")


def _lines(command: Offered) -> Iterator[str]:
    for option in command.options:
        yield _option(f"__dzcli_at - {command.name}", option)
    for place, value in enumerate(command.arguments, start=1):
        if value.kind != TEXT:
            more = "+" if command.endless and place == len(command.arguments) else ""
            yield _line(f"__dzcli_at {place}{more} {command.name}", _offered(value))


def _option(condition: str, option: Flags) -> str:
    names = " ".join(f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in option.flags)
    value = "" if option.value.kind == NOTHING else f" {_required(option.value)}".rstrip()
    return _line(condition, f"{names} -d {quoted(option.help)}{value}")


def _required(value: Value) -> str:
    """That an option takes a value, and what is offered for it."""
    return f"{'-r' if value.kind == FILES else '-x'} {_offered(value)}"


def _offered(value: Value) -> str:
    """What is offered for a value."""
    if value.kind == FILES:
        return "-F"
    if value.kind == SHEETS:
        return "-a '(__dzcli_sheets)'"
    if value.kind == LISTED:
        return f"-a '(__dzcli_named {' '.join(value.words)})'"
    return f"-a {quoted(' '.join(value.words))}" if value.words else ""


def _line(condition: str, rest: str) -> str:
    return f"complete -c dzcli -n '{condition}' {rest}"
