"""House rules as they are chosen.

On the command line, in a file, by the environment, by what is set, in this order of force.
"""

from __future__ import annotations

import os

from dzcli import settings, systems
from dzcli.fault import Fault, FileFault, UsageFault
from dzcli.light import NamedTuple
from dzcli.message import Message
from dzcli.names import hint, nearest, pick
from dzcli.sheets.document import Document, cannot_read, content_of
from dzcli.sheets.mistake import A_TABLE, shown
from dzcli.step import questions
from dzcli.step.questions import House, Question

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from typing import Any

OPTION = "--rule"
VARIABLE = "DZCLI_RULES"


class Given(NamedTuple):
    """An answer as it was given: where (``--rule``, or file and line), where it counts as set, the words."""

    place: str
    where: str
    key: str
    value: str | Message


def chosen(system: str, given: Iterable[str], file: str | None) -> dict[str, House]:
    """The house rules in force for a system: ``--rule`` over a file over the environment's over that set.

    Raises `UsageFault` for a question or an answer that there is not, `FileFault` if it stands in a file.
    """
    named = os.environ.get(VARIABLE)
    usual = settings.in_force().rules
    found = [
        *(_of_file(usual.value, f"{usual.value} ({usual.where})", system, pipes=False) if usual else ()),
        *(_of_file(named, f"{named} ({VARIABLE})", system, pipes=False) if named else ()),
        *(_of_file(file, file, system) if file else ()),
        *(Given(OPTION, OPTION, *_split(text)) for text in given),
    ]
    if not found:
        return {}
    known = {question.key: question for question in questions.read_all(system)}
    return dict(_checked(one, known) for one in found)


def _split(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise UsageFault("bad_rule", NO_VALUE, text=text)
    return key.strip(), value.strip()


def _of_file(path: str, where: str, system: str, *, pipes: bool = True) -> Iterator[Given]:
    """The answers of a file: ``key = value`` in TOML; a number or ``true`` needs no quotes.

    What stands under the name of a system is for that system alone.
    """
    try:
        content = content_of(path, pipes=pipes)
    except (OSError, ValueError) as error:
        raise cannot_read(path, error, CANNOT_READ) from None
    document = Document(path, None, content)
    for keys, value in _answers(document.data, system):
        key, place = keys[-1], f"{document.label}:{document.line_of(keys)}"
        if isinstance(value, bool):
            yield Given(place, where, key, str(value).lower())
        else:
            yield Given(place, where, key, str(value) if isinstance(value, str | int) else shown(value))


def _answers(data: Mapping[str, Any], system: str) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The answers in the data of a file that are for a system, each with the keys that lead to it."""
    for key, value in data.items():
        if key not in systems.NAMES or not isinstance(value, dict):
            yield (key,), value
        elif key == system:
            yield from (((key, question), answer) for question, answer in value.items())


def _checked(given: Given, known: Mapping[str, Question]) -> tuple[str, House]:
    """The question and the answer meant."""
    if not known:
        raise _fault("unknown_rule", NO_QUESTIONS, given)
    question = pick(given.key, known)
    if question is None and isinstance(given.value, Message) and given.value.template == A_TABLE:
        raise _fault("unknown_system", NO_SYSTEM, given, name=given.key, hint=hint(given.key, systems.NAMES))
    if question is None:
        raise _fault("unknown_rule", UNKNOWN, given, name=given.key, hint=hint(given.key, list(known)))
    answers = list(known[question].answers)
    told = {"name": question, "names": ", ".join(answers)}
    if isinstance(given.value, Message):
        raise _fault("unknown_answer", NO_ANSWER, given, value=given.value, **told)
    answer = pick(given.value, answers)
    if answer is None:
        meant = nearest(given.value, answers)
        template = BAD_ANSWER_MEANT if meant else BAD_ANSWER
        raise _fault("unknown_answer", template, given, value=given.value, meant=meant, **told)
    return question, House(answer, given.where)


def _fault(code: str, template: str, given: Given, **values: object) -> Fault:
    kind = UsageFault if given.place == OPTION else FileFault
    return kind(code, template, where=given.place, **values)


NO_VALUE = '--rule: "{text}" is not QUESTION=ANSWER; dzcli tables regles lists them.'
UNKNOWN = '{where}: no question is called "{name}"; {hint}'
NO_QUESTIONS = "{where}: this system leaves no question open."
NO_SYSTEM = '{where}: no system is called "{name}"; {hint}'
BAD_ANSWER = '{where}: "{value}" is no answer to {name}; the answers are {names}.'
BAD_ANSWER_MEANT = (
    '{where}: "{value}" is no answer to {name}; did you mean "{meant}"? The answers are {names}.'
)
NO_ANSWER = "{where}: {value} is no answer to {name}; the answers are {names}."
CANNOT_READ = "{file}: cannot be read ({reason}); give a TOML file of house rules."
