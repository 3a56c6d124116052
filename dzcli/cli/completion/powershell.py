"""What the completions of PowerShell are told."""

from collections.abc import Iterator

from dzcli.cli.completion.bash import first_words
from dzcli.cli.completion.offered import Offered, Say, commands, families


def parts(say: Say) -> dict[str, str]:
    """What stands in the places of the template."""
    from dzcli import tables

    lines = [line for one in [*first_words(say), *commands(say)] for line in _entry(one)]
    return {
        "COMMANDS": "\n".join(lines),
        "FAMILIES": ", ".join(map(quoted, families(say))),
        "SHIPPED": ", ".join(quoted(f"@{name}") for name in tables.shipped_names()),
    }


def quoted(text: str) -> str:
    """A text that PowerShell takes as it is; it reads all quotes of print as its own."""
    for quote in "'‘’‚‛":
        text = text.replace(quote, quote * 2)
    return f"'{text}'"


def _entry(command: Offered) -> Iterator[str]:
    """The lines that tell of a command."""
    yield f"        {quoted(command.name)} = @{{"
    yield f"            arguments = @({', '.join(quoted(one.written) for one in command.arguments)})"
    yield f"            endless = ${str(command.endless).lower()}"
    yield "            options = @{"
    for option in command.options:
        for flag in option.flags:
            told = f"value = {quoted(option.value.written)}; help = {quoted(option.help)}"
            yield f"                {quoted(flag)} = @{{ {told} }}"
    yield "            }"
    yield "        }"
