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
from dzcli.systems.d20 import words
from dzcli.systems.d20.who.character import Character
from dzcli.systems.d20.who.sheet import Sheet


def character(document: Document, carried: Iterable[Change], rules: Rules) -> Character:
    """The character of a document, with the changes of earlier steps laid over ``[etat]``.

    Raises `FileFault` naming every mistake of the sheet.
    """
    return Character(document, convert(document, laid_over(document.data, carried), Sheet, _mistakes))


def _mistakes(sheet: Sheet) -> Iterator[Mistake]:
    yield from _weapon_mistakes(sheet)
    yield from _state_mistakes(sheet)


def _weapon_mistakes(sheet: Sheet) -> Iterator[Mistake]:
    names = [arme.nom for arme in sheet.armes]
    for position, name in enumerate(names):
        if (other := find(name, names[:position])) is not None:
            expected = message(words.ANOTHER_NAME)
            yield Mistake(("armes", position, "nom"), message(words.TWICE, other=other), expected)
    off = [position for position, arme in enumerate(sheet.armes) if arme.main_faible]
    for position in off[1:]:
        found = message(words.SECOND_OFF_HAND, other=names[off[0]])
        yield Mistake(("armes", position, "main_faible"), found, message(words.ONE_OFF_HAND))
    for position in off:
        if sheet.armes[position].mains != 1:
            yield Mistake(("armes", position, "mains"), shown(2), message(words.ONE_HANDED))


def _state_mistakes(sheet: Sheet) -> Iterator[Mistake]:
    names = [arme.nom for arme in sheet.armes]
    held, left = sheet.etat.arme_en_main, sheet.etat.pv
    if held and pick(held, names) is None:
        yield _no_weapon(("etat", "arme_en_main"), held, names)
    for position, name in enumerate(sheet.etat.armes_abimees):
        if find(name, names) is None:
            yield _no_weapon(("etat", "armes_abimees", position), name, names)
    if left is not None and sheet.pv.max is not None and left > sheet.pv.max:
        yield Mistake(("etat", "pv"), shown(left), message(words.PV_WITHIN, maximum=sheet.pv.max))


def _no_weapon(path: tuple[str | int, ...], name: str, names: list[str]) -> Mistake:
    expected = one_of(names) if names else message(words.NONE_LISTED)
    return Mistake(path, shown(name), expected, nearest(name, names))
