"""House rules: what is ruled where the books are silent or contradict themselves.

A system declares its questions, each with the ruling that stands unless someone says
otherwise; a rule asks for the one in force and the record lists those that were used.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Question(NamedTuple):
    """A question the rules leave open.

    ``default`` is the ruling that stands; ``why`` is ``silent`` or ``contradiction``;
    ``section`` the section of the rules; ``words`` what the ruling says, as a template.
    """

    default: str
    why: str
    section: str
    words: str


class Used(NamedTuple):
    """A ruling that shaped a result."""

    key: str
    value: str
    default: bool
    why: str
    section: str
    words: str


class Rules:
    """The rulings in force for one system."""

    def __init__(self, questions: Mapping[str, Question]) -> None:
        self._used = {
            key: Used(key, question.default, True, question.why, question.section, question.words)
            for key, question in questions.items()
        }

    def used(self, key: str) -> Used:
        """The ruling in force on ``key``, with its standing."""
        return self._used[key]
