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
from dzcli.step.rows import id_of
from dzcli.systems.duel import book, words
from dzcli.systems.duel.who.character import Character, health_by_rule, skill_id
from dzcli.systems.duel.who.sheet import Sheet

SLIP = 0.8
"""How much an unknown skill must look like a known one to be taken for a slip."""


def character(document: Document, carried: Iterable[Change], rules: Rules) -> Character:
    """The character of a document, with the changes of earlier steps laid over ``[etat]``.

    Raises `FileFault` naming every mistake of the sheet.
    """
    return Character(document, convert(document, laid_over(document.data, carried), Sheet, _mistakes))


def _mistakes(sheet: Sheet) -> Iterator[Mistake]:
    if sheet.caracteristiques.mou is not None and sheet.caracteristiques.mov is not None:
        yield _twice(("caracteristiques", "mou"), "mov")
    yield from _skill_mistakes(sheet)
    yield from _weapon_mistakes(sheet)
    yield from _state_mistakes(sheet)


def _twice(path: tuple[str | int, ...], other: str) -> Mistake:
    return Mistake(path, message(words.TWICE, other=other), message(words.ONE_KEY))


def _skill_mistakes(sheet: Sheet) -> Iterator[Mistake]:
    known = book.rolls().competences
    seen: dict[str, str] = {}
    for key in sheet.competences:
        found = skill_id(key)
        if found not in known and (slip := nearest(key, known, SLIP)):
            yield Mistake(
                ("competences", key), message(words.UNKNOWN_SKILL_KEY), message(words.A_SKILL), slip
            )
        if (other := find(found, seen)) is not None:
            yield _twice(("competences", key), seen[other])
        seen[found] = key


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
    health, maximum = sheet.etat.sante, sheet.sante.max or health_by_rule(sheet)
    if health is not None and maximum is not None and health > maximum:
        yield Mistake(("etat", "sante"), shown(health), message(words.HEALTH_WITHIN, maximum=maximum))
    known = book.skirmish().conditions if sheet.etat.conditions else {}
    for position, name in enumerate(sheet.etat.conditions):
        if id_of(name, known) is None:
            path = ("etat", "conditions", position)
            yield Mistake(path, shown(name), one_of(known), nearest(name, known))
