"""A step that goes on by itself to those after it: the same rules, records and dice as in a pipe."""

from __future__ import annotations

from dzcli.cli.bind import Binder
from dzcli.cli.inputs import Inputs
from dzcli.cli.prepared import Asked, Prepared, Start
from dzcli.cli.request import Request, Value
from dzcli.cli.shared import following, prefixed
from dzcli.fault import UsageFault
from dzcli.show.json import about, document
from dzcli.show.language import Language
from dzcli.step.carried import Carried, of
from dzcli.step.options import Option, arguments, describe
from dzcli.step.record import Record
from dzcli.step.step import Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from dzcli.sheets.document import Document
    from dzcli.step.odds import Odds


class Chain(Prepared):
    """A step and those that follow it; the record is that of the last, which tells of those before."""

    def __init__(self, first: Prepared, links: list[Link], language: Language) -> None:
        self._first = first
        self._links = links
        self._language = language
        super().__init__(first.system, links[-1].step, first.rules, first.starts)

    @property
    def stages(self) -> list[Any]:
        """The first step, and the links to those that follow."""
        return [self._first, *self._links]

    def resolve(self, start: Start, asked: Asked, throw: Any) -> Record:
        """The record of the last step, from the first die on."""
        place, prepared = throw.resume() or (0, self._first)
        while True:
            if place:
                start = prepared.starts[0]
                asked = start.asked[0][0]
            prepared.foresees = self.foresees
            record: Record = prepared.resolve(start, asked, throw)
            if place == len(self._links):
                return record
            if place:
                # The seed gives the whole again, and the first step; by itself no step between them.
                record.seed = record.index = None
            raw = document(record, self._language)
            prepared = self._links[place].going_on(raw, standing=throw.stands)
            place += 1
            throw.pause((place, prepared))

    def odds(self) -> Odds:
        """The exact odds of the last step, carried through the branches of those before."""
        from dzcli.cli import odds

        found = odds.of(self._first)
        for link in self._links:
            prepared = link.prepared(_branches(found, self._language))
            found = odds.of(prepared)
        return found


class Link:
    """A step that follows: the part of the request that is for it, and the sheets it needs."""

    def __init__(self, first: Prepared, step: Step, request: Request, read: Inputs) -> None:
        self.step = step
        self._first = first
        self._binder = Binder(first.system, step, request, read, first.rules)

    def prepared(self, cases: list[tuple[Any, Any]]) -> Prepared:
        """The step ready to be resolved from each case of the step before."""
        return self._binder.prepared(cases)

    def going_on(self, raw: dict[str, Any], *, standing: bool = False) -> Prepared:
        """The step ready to go on from the plain values of the record before; some may be ``standing``."""
        kind: type[Carried] = Carried
        if standing:
            from dzcli.step.handed import Handed

            kind = Handed
        return self.prepared([(1, of(raw, kind))])

    def handed_on(self, record: Record) -> dict[str, Any]:
        """The plain values of the record before as far as the step reads them."""
        from dzcli.step.odds import handed_on

        return {**about(record), **(handed_on(record, self._first.system.carry) or {})}


def chained(prepared: Prepared, request: Request, read: Inputs, through: str, language: Language) -> Chain:
    """A prepared step with those that follow it up to ``through``.

    Raises `UsageFault` where there is nobody whom the next step is about.
    """
    system = prepared.system
    names = list(following(prepared.step, system.steps))
    sides = _documents(prepared, through, read)
    links = []
    for name in names[: names.index(through) + 1]:
        step = system.steps[name]
        links.append(Link(prepared, step, _request(step, request), Inputs({0: sides}, None)))
    return Chain(prepared, links, language)


def _documents(prepared: Prepared, through: str, read: Inputs) -> list[Document]:
    """The sheets of those whom the following steps may be about, that of the target last.

    A step of one sheet is about the target already.
    """
    _, *others = arguments(prepared.step.options).values()
    if not others:
        return [one for several in read.sheets.values() for one in several]
    if 1 not in read.sheets:
        raise UsageFault("no_target", NO_TARGET, name=others[0].metavar, step=through)
    rest = [one for place, several in read.sheets.items() if place != 1 for one in several]
    return [*rest, read.sheets[1][0]]


def _request(step: Step, request: Request) -> Request:
    """What was asked of a following step, as it would be asked by itself."""
    options: dict[str, Value] = {}
    for option in describe(step.options).values():
        if isinstance(option, Option) and (given := request.options.get(prefixed(step, option.name))):
            options[option.name] = given
    return Request(step.name, ("",), options)


def _branches(found: Odds, language: Language) -> list[tuple[Any, Any]]:
    """The cases that the next step starts from."""
    from dzcli.show.odds_json import shared

    common = {**about(found.record), **shared(found, language)}
    from dzcli.step.spreading import cases

    return [*cases(common, [(chance, carried) for chance, carried in found.branches])]


NO_TARGET = "--through {step} needs a target: give {name}."
