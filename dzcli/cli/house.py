"""House rules as they are chosen.

On the command line, in a file, by the environment, in this order of force.
"""

import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from dzcli.fault import Fault, FileFault, UsageFault
from dzcli.names import find, hint
from dzcli.sheets.document import Document, cannot_read
from dzcli.step import questions
from dzcli.step.questions import House, Question

OPTION = "--rule"
VARIABLE = "DZCLI_RULES"


def chosen(system: str, given: Iterable[str], file: str | None) -> dict[str, House]:
    """The house rules in force for a system: ``--rule`` over a file over the environment's file.

    Raises `UsageFault` for a question or an answer that there is not, `FileFault` if it stands in a file.
    """
    named = os.environ.get(VARIABLE)
    texts: list[tuple[str, str, str]] = []
    for path in (named, file):
        if path:
            texts += _of_file(path)
    texts += [(*_split(text), OPTION) for text in given]
    if not texts:
        return {}
    known = {question.key: question for question in questions.read_all(system)}
    return dict(_checked(key, value, where, known) for key, value, where in texts)


def _split(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise UsageFault("bad_rule", NO_VALUE, text=text)
    return key.strip(), value.strip()


def _of_file(path: str) -> Iterator[tuple[str, str, str]]:
    """The answers of a file: ``key = value`` in TOML."""
    try:
        content = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        raise cannot_read(path, error, CANNOT_READ) from None
    for key, value in Document(path, None, content).data.items():
        text = str(value).lower() if isinstance(value, bool) else str(value)
        yield key, text, path


def _checked(key: str, value: str, where: str, known: Mapping[str, Question]) -> tuple[str, House]:
    """The question and the answer meant."""
    question = find(key, known)
    if question is None:
        raise _fault("unknown_rule", UNKNOWN, where, name=key, hint=hint(key, list(known)))
    answers = list(known[question].answers)
    answer = find(value, answers)
    if answer is None:
        raise _fault("unknown_answer", BAD_ANSWER, where, name=question, value=value, hint=", ".join(answers))
    return question, House(answer, where)


def _fault(code: str, template: str, where: str, **values: object) -> Fault:
    kind = UsageFault if where == OPTION else FileFault
    return kind(code, template, where=where, **values)


NO_VALUE = '--rule: "{text}" is not QUESTION=ANSWER; dzcli tables regles lists them.'
UNKNOWN = '{where}: no question is called "{name}"; {hint}'
BAD_ANSWER = '{where}: "{value}" is no answer to {name}; the answers are {hint}.'
CANNOT_READ = "{file}: cannot be read ({reason}); give a TOML file of house rules."
