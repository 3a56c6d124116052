"""From the words of a command line to an exit status. The only place that ends the program."""

from __future__ import annotations

import errno
import os
import sys

from dzcli import __version__, folders, settings, systems
from dzcli.cli import overlays, plain, streams
from dzcli.cli.commands import COMMANDS, FAMILIES, first_names
from dzcli.dice.fault import DiceFault, ExpressionFault
from dzcli.fault import Fault, FileFault, UsageFault
from dzcli.light import suppress
from dzcli.show.language import CODES, Language, choose

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

INTERRUPTED = 130
PIPE_CLOSED = 141
WINDOWS = os.name == "nt"
"""Where writing to a pipe that nobody reads is an invalid argument."""


def main(words: list[str]) -> int:
    """Run a command line (without the program's name); its exit status."""
    streams.prepare()
    language = choose(None)
    try:
        _read_settings()
        language = choose(_language(words), settings.in_force().language)
        return _flushed(_run(words, language))
    except (Exception, KeyboardInterrupt) as error:
        return _ended(error, language, _wants_json(words))


def _read_settings() -> None:
    """Put in force what the user has set."""
    path = os.path.join(folders.config(), settings.FILE)
    found = settings.NONE
    if os.path.lexists(path):
        from dzcli.sheets.settings import read

        found = read(path)
    settings.use(found)


def _ended(error: BaseException, language: Language, as_json: bool) -> int:
    """Say what ended the command, and which sheets had been written; the exit status."""
    from dzcli.cli import report

    written: Sequence[str] = ()
    if isinstance(error, report.AfterWriting):
        written, error = error.sheets, error.cause
    silent = _silent(error)
    if silent is not None:
        if written:
            report.note_written(written, language, as_json)
        return silent
    return report.show(_fault(error), language, as_json, written)


def _silent(error: BaseException) -> int | None:
    """The exit status of what ends a command without a word, None for what has to be told."""
    if isinstance(error, KeyboardInterrupt):
        return getattr(error, "status", INTERRUPTED)
    if isinstance(error, BrokenPipeError) or (WINDOWS and getattr(error, "errno", None) == errno.EINVAL):
        return PIPE_CLOSED
    return None


def _fault(error: BaseException) -> Fault | DiceFault | ExpressionFault:
    """What went wrong as a fault. Results that were ready before it are shown first."""
    from dzcli.cli import report

    if isinstance(error, OSError):
        # Everything else that reads or writes files says what is wrong with them itself.
        from dzcli.sheets.document import reason_of

        return FileFault("cannot_write_result", report.CANNOT_WRITE, reason=reason_of(error))
    with suppress(OSError):
        sys.stdout.flush()
    if isinstance(error, Fault | DiceFault | ExpressionFault):
        return error
    return report.unforeseen(error)


def _flushed(status: int) -> int:
    sys.stdout.flush()
    return status


def _run(words: list[str], language: Language) -> int:
    topic = _topic(words)
    if topic is not None:
        from dzcli.cli.topics import page

        return page.show(topic, language)
    words = _help(words)
    step, before = _step(words)
    if not {"-h", "--help"} & set(before):
        if {"-V", "--version"} & set(before):
            print(f"dzcli {__version__}")
            return 0
        if step is None or step in FAMILIES:
            words = [*words, "--help"]
    request = _parse(words, step, language)
    if request is None:
        return 0
    overlays.lay(request.given_last(overlays.OPTION))
    if request.step in COMMANDS:
        return _run_command(request, language)
    from dzcli.cli.run import run

    return run(request, language)


def _run_command(request: Any, language: Language) -> int:
    from dzcli.cli import convert, fitting
    from dzcli.step.step import load

    command = COMMANDS[request.step]
    fitting.check_apart([command.options], request)
    status: int = load(command.run)(convert.build(command.options, request, {}), language)
    return status


def _parse(words: list[str], step: str | None, language: Language) -> Any:
    """Let Typer read the words; what it does not understand becomes a fault of ours."""
    if step is not None and (request := plain.read(words, step)) is not None:
        return request
    from typer import Abort
    from typer._click.exceptions import ClickException

    from dzcli.cli import report
    from dzcli.cli.parse import parse

    try:
        return parse(words, step, language.template)
    except Abort:
        raise KeyboardInterrupt from None
    except ClickException as error:
        raise report.misread(error, step) from None


def _help(words: list[str]) -> list[str]:
    """``dzcli`` and ``dzcli help [COMMAND]`` are other ways of asking for help."""
    before, asked = _asked(words)
    if asked is None:
        return words or ["--help"]
    named = asked[:2] if asked and asked[0] in FAMILIES else asked[:1]
    if named:
        _named(named[0], "-", pages=_topics())
    return [*before, *named, "--help"]


def _asked(words: list[str]) -> tuple[list[str], list[str] | None]:
    """The words before ``help``, which may say the language, and those after it; None if there is no help."""
    start = 0
    while start < len(words) and (words[start] == "--lang" or words[start].startswith("--lang=")):
        start += 2 if words[start] == "--lang" else 1
    if words[start : start + 1] != ["help"]:
        return words[:start], None
    return words[:start], [word for word in words[start + 1 :] if word != "help" and not word.startswith("-")]


def _topic(words: list[str]) -> str | None:
    """The topic that ``dzcli help TOPIC`` is about, if it is one."""
    _, asked = _asked(words)
    return asked[0] if asked and asked[0] in _topics() else None


def _topics() -> tuple[str, ...]:
    """What there are pages about; looked up only where help is asked for."""
    from dzcli.cli.topics import TOPICS

    return tuple(TOPICS)


def _step(words: list[str]) -> tuple[str | None, list[str]]:
    """The command among the words, None where there is none, and the words before it.

    Raises `UsageFault` for a word that is no command.
    """
    remaining = iter(words)
    before: list[str] = []
    for word in remaining:
        if word == "--lang":
            next(remaining, None)
        elif not word.startswith("-"):
            return _named(word, next(remaining, "-")), before
        before.append(word)
    return None, before


def _named(word: str, following: str, pages: Sequence[str] = ()) -> str:
    """The command that a word names; of a family, with the word ``following`` it if that is no option.

    Raises `UsageFault` for a word that is none, with the ``pages`` that it could have meant as well.
    """
    if word in FAMILIES and not following.startswith("-"):
        word = f"{word} {following}"
        if word not in COMMANDS:
            family = word.split()[0]
            raise _unknown_command(word, [name for name in COMMANDS if name.split()[0] == family])
    elif word not in (*systems.commands(), *COMMANDS, *FAMILIES):
        raise _unknown_command(word, [*systems.commands(), *first_names(), *pages])
    return word


def _unknown_command(word: str, names: list[str]) -> UsageFault:
    from dzcli.cli import report
    from dzcli.names import nearest

    meant = nearest(word, names)
    if meant:
        return UsageFault("unknown_command", report.UNKNOWN_COMMAND_MEANT, word=word, meant=meant)
    return UsageFault("unknown_command", report.UNKNOWN_COMMAND, word=word, names=", ".join(names))


def _language(words: list[str]) -> str | None:
    """The value of ``--lang``, wherever it stands; it is needed before anything can be said."""
    for position, word in enumerate(words):
        if word == "--":
            break
        asked = words[position + 1 : position + 2] if word == "--lang" else [word.removeprefix("--lang=")]
        if word == "--lang" or word.startswith("--lang="):
            if not asked or asked[0] not in CODES:
                from dzcli.cli import report

                found = asked[0] if asked else ""
                raise UsageFault("bad_language", report.BAD_LANGUAGE, found=found, names=", ".join(CODES))
            return asked[0]
    return None


def _wants_json(words: list[str]) -> bool:
    return "--json" in (words[: words.index("--")] if "--" in words else words)
