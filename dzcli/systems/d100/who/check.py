"""From a document to a character: what earlier steps changed laid over it, checked."""

from collections.abc import Iterable, Iterator

from dzcli.message import message
from dzcli.names import find, nearest, pick
from dzcli.sheets.change import Change
from dzcli.sheets.check import convert
from dzcli.sheets.document import Document
from dzcli.sheets.mistake import Mistake, one_of, shown
from dzcli.sheets.state import laid_over
from dzcli.step.questions import Rules
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.who.character import Character
from dzcli.systems.d100.who.sheet import Sheet

SLIP = 0.8
"""How much an unknown skill must look like Esquive to be taken for a slip."""


def character(document: Document, carried: Iterable[Change], rules: Rules) -> Character:
    """The character of a document, with the changes of earlier steps laid over ``[etat]``.

    Raises `FileFault` naming every mistake of the sheet.
    """
    return Character(document, convert(document, laid_over(document.data, carried), Sheet, _mistakes))


def _mistakes(sheet: Sheet) -> Iterator[Mistake]:
    yield from _skill_mistakes(sheet)
    yield from _weapon_mistakes(sheet)
    yield from _state_mistakes(sheet)


def _twice(path: tuple[str | int, ...], other: str) -> Mistake:
    return Mistake(path, message(words.TWICE, other=other), message(words.ONE_KEY))


def _skill_mistakes(sheet: Sheet) -> Iterator[Mistake]:
    tested = [
        row.test for row in book.base().reactions.values() if row.test not in book.base().caracteristiques
    ]
    seen: list[str] = []
    for key in sheet.competences:
        if find(key, tested) is None and (slip := nearest(key, tested, SLIP)):
            yield Mistake(
                ("competences", key), message(words.UNKNOWN_SKILL_KEY), message(words.A_SKILL), slip
            )
        if (other := find(key, seen)) is not None:
            yield _twice(("competences", key), other)
        seen.append(key)


def _weapon_mistakes(sheet: Sheet) -> Iterator[Mistake]:
    names = [arme.nom for arme in sheet.armes]
    for position, name in enumerate(names):
        if find(name, names[:position]) is not None:
            yield _twice(("armes", position, "nom"), name)
    held = sheet.etat.arme_en_main
    if held and pick(held, names) is None:
        expected = one_of(names) if names else message(words.NONE_LISTED)
        yield Mistake(("etat", "arme_en_main"), shown(held), expected, nearest(held, names))


def _state_mistakes(sheet: Sheet) -> Iterator[Mistake]:
    health, maximum = sheet.etat.blessures, sheet.blessures.max
    if health is not None and maximum is not None and health > maximum:
        yield Mistake(("etat", "blessures"), shown(health), message(words.HEALTH_WITHIN, maximum=maximum))
    for position, name in enumerate(sheet.etat.effets):
        known = [key for key, row in book.actions().items() if row.lasts]
        if find(name, known) is None:
            path = ("etat", "effets", position)
            yield Mistake(path, shown(name), one_of(known), nearest(name, known))
