"""``sheet show``: a character as a card, with scores and chances as the steps themselves find them."""

from collections.abc import Sequence
from copy import copy
from fractions import Fraction
from functools import cached_property
from typing import Any

from dzcli import __version__, systems
from dzcli.cli import house, inputs, odds, plain, streams
from dzcli.cli.bind import bound
from dzcli.cli.prepared import Prepared
from dzcli.cli.sheet.options import Show
from dzcli.cli.sheet.told import show_json
from dzcli.dice.clock import within
from dzcli.dice.fault import OddsFault
from dzcli.dice.throws.random import Random
from dzcli.fault import Fault, RuleFault
from dzcli.message import Message
from dzcli.sheets.document import Document, read
from dzcli.sheets.state import TABLE
from dzcli.show import card as drawing
from dzcli.show.card import Shown, Tested, Tried
from dzcli.show.language import Language
from dzcli.step.card import Card, Strike
from dzcli.step.questions import Rules
from dzcli.step.record import SCHEMA, Test

TEST = "test"
ANY_SEED = 0


def run(asked: Show, language: Language) -> int:
    """Show a sheet; the exit status. Raises `FileFault` for a sheet that is wrong."""
    document = read(asked.sheet)
    system = inputs.system_of([document], [])
    rules = Rules(system.name, house.chosen(system.name, asked.rule, asked.rules))
    character = system.read_sheet(document, (), rules)
    with within(odds.SECONDS):
        shown = _Asking(system, document, rules).shown(system.card(character))
    if asked.json:
        about = {"dzcli": SCHEMA, "version": __version__, "system": system.name}
        sheet = {"sheet": document.label, "fingerprint": document.fingerprint}
        show_json({**about, **sheet, **drawing.document(shown, language)})
    else:
        streams.write(drawing.lines(shown, language))
    return 0


class _Asking:
    """Asks the steps of a system about the character of a document."""

    def __init__(self, system: systems.System, document: Document, rules: Rules) -> None:
        self._system = system
        self._document = document
        self._rules = rules
        self._terms = system.terms()

    def shown(self, card: Card) -> Shown:
        """The card with all that the steps say of it."""
        return Shown(
            str(self._document.data["nom"]),
            self._system.title,
            [self._tested(name, card) for name in card.tested],
            card.facts,
            [(strike, self._struck(strike)) for strike in card.strikes],
            self._document.data.get(TABLE, {}),
            self._terms,
        )

    def _tested(self, name: str, card: Card) -> Tested:
        test: Test | None = None
        try:
            prepared = self._prepared([TEST], [name])
            tried, test = self._tried(prepared), _test(prepared)
        except RuleFault as fault:
            tried, test = Tried(None, fault.message), self._at_rest.test_of(name)
        except Fault as fault:
            tried = Tried(None, fault.message)
        if test is None:
            return Tested(name, name, None, (), tried)
        value, parts = card.scored(test)
        return Tested(test.skill, test.label, value, parts, tried)

    @cached_property
    def _at_rest(self) -> "_Asking":
        """The same about the character whom nothing has happened to: one who cannot act has scores too."""
        document = copy(self._document)
        document.data = {key: value for key, value in document.data.items() if key != TABLE}
        return _Asking(self._system, document, self._rules)

    def test_of(self, name: str) -> Test | None:
        """The test of a name; None where the sheet lacks what it takes."""
        try:
            return _test(self._prepared([TEST], [name]))
        except Fault:
            return None

    def _struck(self, strike: Strike) -> Tried:
        if strike.words is None:
            return Tried(None)
        try:
            return self._tried(self._prepared(strike.words, sides=2 if strike.equal else 1))
        except Fault as fault:
            return Tried(None, fault.message)

    def _prepared(self, words: Sequence[str], more: Sequence[str] = (), sides: int = 1) -> Prepared:
        """A step with its options and what it takes ``more``; the character is on so many sides of it."""
        name = words[0]
        request = plain.read([*words, "--", *[self._document.label] * sides, *more], name)
        assert request is not None
        step = self._system.steps[name]
        read = inputs.Inputs({place: [self._document] for place in range(sides)}, None)
        return bound(self._system, step, request, read, self._rules, [(Fraction(1), None)])

    def _tried(self, prepared: Prepared) -> Tried:
        """The chance of success; none where the odds of the card have taken their time."""
        try:
            told: Any = odds.of(prepared).values["outcome"]
        except OddsFault:
            return Tried(None, Message(odds.TOO_LONG, {}))
        return Tried(sum((told.get(one, Fraction(0)) for one in self._terms.successes), Fraction(0)))


def _test(prepared: Prepared) -> Test:
    """What a test is made with, which does not depend on the dice."""
    throw = Random(ANY_SEED)
    throw.begin(1)
    start = prepared.starts[0]
    found: Test = prepared.resolve(start, start.asked[0][0], throw).tests[0]
    return found
