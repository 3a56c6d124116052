"""Questions at the controlling terminal, which is not standard output nor standard input."""

import os
from collections.abc import Mapping, Sequence
from typing import Any, TextIO

from dzcli.cli import streams
from dzcli.dice.fault import DiceFault
from dzcli.dice.throws.asked import Question, TakenBack
from dzcli.dice.throws.faces import name
from dzcli.dice.throws.throw import PERCENTILE
from dzcli.fault import UsageFault
from dzcli.message import Message, message
from dzcli.names import fold
from dzcli.show import neutral
from dzcli.show.language import Language

HELP = "?"
BACK = ("<", "undo", "annuler")
SHORT_BACK = "u"


class Prompt:
    """Asks for dice and decisions; ``purposes`` are the words for what each is for."""

    def __init__(self, language: Language, purposes: Mapping[str, str]) -> None:
        self._language = language
        self._purposes = purposes
        self._source, self._sink = _terminal()

    def dice(self, question: Question, wrong: DiceFault | None) -> str:
        """Ask for dice; say what was wrong with the last answer, if anything was."""
        if wrong is not None:
            self._say(Message(WRONG.get(wrong.code, wrong.message), wrong.values))
        die, what = name(question.faces), self._words(question.purpose)
        template = ASK if question.of == 1 else ASK_ONE_OF
        asked = message(template, die=die, purpose=what, place=question.place, of=question.of)
        while (answer := self._answer(asked)) == HELP:
            self._say(message(HELP_DIE, die=die))
            if question.faces == PERCENTILE:
                self._say(message(HELP_PERCENTILE))
            if question.of > 1:
                self._say(message(HELP_SEVERAL))
            self._say(message(HELP_BACK))
        if answer.casefold() in (*BACK, SHORT_BACK):
            raise TakenBack
        return answer

    def choice(self, purpose: str, answers: Mapping[str, str], default: str) -> str:
        """Ask for one of several answers, by its number, its words or what they begin with."""
        shown = {key: self._language.template(words) for key, words in answers.items()}
        asked = message(ASK_CHOICE, purpose=self._words(purpose), number=[*answers].index(default) + 1)
        while True:
            for number, words in enumerate(shown.values(), 1):
                self._say(message(ANSWER, number=number, words=words))
            answer = self._answer(asked)
            found = [default] if not answer else _meant(answer, shown)
            if answer.casefold() in BACK or (answer.casefold() == SHORT_BACK and not found):
                raise TakenBack
            if len(found) == 1:
                return found[0]
            if answer == HELP:
                self._say(message(HELP_CHOICE))
                self._say(message(HELP_BACK))
            else:
                self._say(message(NO_ANSWER, answer=answer, count=len(answers)))

    def led_to(self, lines: Sequence[Any]) -> None:
        """Show lines of the explanation."""
        for line in lines:
            self._write(f"  {neutral.line(line.rule)}  {self._language.say(line.message)}\n")

    def nothing_to_take_back(self) -> None:
        """Say that there was no answer before."""
        self._say(message(NOTHING_BEFORE))

    def _words(self, purpose: str) -> str:
        return self._language.template(self._purposes.get(purpose, purpose))

    def _answer(self, asked: Message) -> str:
        """What is typed, without blanks around it; the end of the input gives up."""
        self._write(self._language.say(asked) + " ")
        answer = self._source.readline()
        if not answer:
            raise KeyboardInterrupt
        return answer.strip()

    def _say(self, what: Message) -> None:
        self._write(self._language.say(what) + "\n")

    def _write(self, text: str) -> None:
        self._sink.write(text)
        self._sink.flush()


def _meant(answer: str, shown: Mapping[str, str]) -> list[str]:
    """The answers that a number, a word or the beginning of one may mean."""
    if answer.isdecimal():
        return [key for number, key in enumerate(shown, 1) if number == int(answer)]
    typed = fold(answer)
    exact = [key for key, words in shown.items() if typed in (fold(key), fold(words))]
    begun = [
        key for key, words in shown.items() if fold(key).startswith(typed) or fold(words).startswith(typed)
    ]
    return exact or (begun if typed else [])


def _terminal() -> tuple[TextIO, TextIO]:
    """The terminal, opened once for reading and once for writing."""
    names = ("CONIN$", "CONOUT$") if os.name == "nt" else ("/dev/tty", "/dev/tty")
    try:
        return streams.open_terminal(names[0], "r"), streams.open_terminal(names[1], "w")
    except OSError:
        raise UsageFault("no_terminal", NO_TERMINAL) from None


ASK = "{die}, {purpose}:"
ASK_ONE_OF = "{die}, {purpose} (die {place} of {of}):"
ASK_CHOICE = "{purpose}, your choice (Enter: {number}):"
ANSWER = "  {number}. {words}"
HELP_DIE = "Type the face that the {die} shows."
HELP_PERCENTILE = "The two dice may be typed as they lie: 60+5 or 6+5 is 65, 00 and 0+0 are 100."
HELP_SEVERAL = "Several dice may be typed at once: 3 4 6."
HELP_CHOICE = "Type a number or the beginning of an answer."
HELP_BACK = "< takes the last answer back; Ctrl-C gives up."
WRONG = {
    "not_a_die": '"{token}" is not a face of a {die}; ? for help.',
    "face_not_on_die": "A {die} has no face {value}; ? for help.",
}
NO_ANSWER = '"{answer}" is not one of the answers; type a number from 1 to {count}, ? for help.'
NOTHING_BEFORE = "There is no answer before this one to take back."
NO_TERMINAL = "--ask needs a terminal to ask at; give the dice with --dice."
