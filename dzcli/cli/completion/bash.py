"""What the completions of bash are told."""

from collections.abc import Iterator

from dzcli.cli.completion.offered import NOTHING, Flags, Offered, Say, Value, before, commands, families


def parts(say: Say) -> dict[str, str]:
    """What stands in the places of the template."""
    first = first_words(say)
    lines = [line for one in [*first, *commands(say)] for line in _case(one)]
    return {"COMMANDS": "\n".join(lines), "FAMILIES": " ".join(families(say))}


def first_words(say: Say) -> list[Offered]:
    """No command yet, and the first words of those of two, as commands whose argument is the next word."""
    found = [one.name for one in commands(say)]
    start = Value("words", tuple(dict.fromkeys(name.split()[0] for name in found)))
    inner = {
        family: tuple(name.split()[1] for name in found if name.startswith(f"{family} "))
        for family in families(say)
    }
    helping = before(say)
    return [
        Offered("", "", helping, (start,)),
        *(Offered(family, "", helping[-1:], (Value("words", words),)) for family, words in inner.items()),
    ]


def _case(command: Offered) -> Iterator[str]:
    """The lines that tell of a command."""
    yield f"        '{command.name}')"
    yield f"            options='{' '.join(flag for one in command.options for flag in one.flags)}'"
    if command.arguments:
        taken = " ".join(f"'{one.written}'" for one in command.arguments)
        yield f"            arguments=({taken})"
    if command.endless:
        yield "            endless=1"
    yield "            case $2 in"
    for value, flags in _by_value(command.options).items():
        yield f"                {' | '.join(flags)}) value='{value}' ;;"
    yield "            esac"
    yield "            ;;"


def _by_value(options: tuple[Flags, ...]) -> dict[str, list[str]]:
    """The flags that take each value, of those that take one."""
    found: dict[str, list[str]] = {}
    for option in options:
        if option.value.kind != NOTHING:
            found.setdefault(option.value.written, []).extend(option.flags)
    return found
