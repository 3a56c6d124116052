"""From a document to a character: overlay what earlier steps changed, check, derive."""

from collections.abc import Iterable, Iterator, Mapping

from dzcli.message import message
from dzcli.names import find, fold, nearest
from dzcli.sheets.change import Change
from dzcli.sheets.check import convert
from dzcli.sheets.document import Document
from dzcli.sheets.mistake import Mistake, Path, one_of, shown
from dzcli.sheets.state import laid_over
from dzcli.step.questions import Rules
from dzcli.systems.d10 import book, faults
from dzcli.systems.d10.who import states
from dzcli.systems.d10.who.character import Character
from dzcli.systems.d10.who.sheet import Arme, Sheet

SLIP = 0.8
"""How much an unknown name must look like a known one to be taken for a slip."""


def character(document: Document, carried: Iterable[Change], rules: Rules) -> Character:
    """The character of a document, with the changes of earlier steps laid over ``[etat]``.

    Raises `FileFault` naming every mistake of the sheet.
    """
    data = laid_over(document.data, carried)
    return Character(document, convert(document, data, Sheet, _mistakes))


def _mistakes(sheet: Sheet) -> Iterator[Mistake]:
    tables = book.combat()
    yield from _slips(("caracteristiques",), sheet.caracteristiques, book.names_of(tables.caracteristiques))
    yield from _slips(("competences",), sheet.competences, book.names_of(tables.competences))
    yield from _techniques(sheet)
    characteristics = _characteristics(sheet)
    for position, arme in enumerate(sheet.armes):
        path = ("armes", position)
        yield from _weapon(path, arme)
        if arme.caracteristique is not None:
            yield from _name((*path, "caracteristique"), arme.caracteristique, characteristics)
    yield from _state(sheet)


def _characteristics(sheet: Sheet) -> list[str]:
    """Every name of a characteristic that there is."""
    rows = book.names_of(book.combat().caracteristiques)
    return [*rows, *(key for key in sheet.caracteristiques if key not in rows)]


def _name(path: Path, name: str, known: Iterable[str]) -> Iterator[Mistake]:
    """A mistake if ``name`` is none of the known names."""
    names = list(known)
    if find(name, names) is None:
        expected = one_of(names) if names else message(faults.NONE_LISTED)
        yield Mistake(path, shown(name), expected, nearest(name, names))


def _slips(path: Path, values: Mapping[str, int], known: Mapping[str, tuple[str, ...]]) -> Iterator[Mistake]:
    """Keys that are nearly a known one, and keys that stand for the same.

    Characteristics and skills that the text does not name are the table's own.
    """
    seen: dict[str, str] = {}
    for key in values:
        id_ = next((id_ for id_, names in known.items() if find(key, names)), None)
        if id_ is None and (slip := _slip(key, known)):
            yield Mistake((*path, key), message(faults.UNKNOWN_NAME), message(faults.A_NAME), slip)
        if id_ is not None and id_ in seen:
            yield Mistake((*path, key), message(faults.TWICE, other=seen[id_]), message(faults.ONE_KEY))
        seen[id_ or key] = key


def _slip(key: str, known: Iterable[str]) -> str | None:
    """The known name that a key is a slip for, or None; one of quite another length is none."""
    length = len(fold(key))
    near = [id_ for id_ in known if 2 * min(length, len(id_)) >= SLIP * (length + len(id_))]
    return nearest(key, near, SLIP) if near else None


def _techniques(sheet: Sheet) -> Iterator[Mistake]:
    """Techniques are those of the table, each once.

    Esquive is one level whether skill or technique (D10-39).
    """
    if not sheet.techniques:
        return
    known = book.technique_names()
    seen: dict[str, str] = {}
    for key in sheet.techniques:
        path = ("techniques", key)
        id_ = next((id_ for id_, names in known.items() if find(key, names)), None)
        if id_ is None:
            yield Mistake(
                path, message(faults.UNKNOWN_TECHNIQUE), message(faults.OF_TABLE), nearest(key, known)
            )
        elif id_ in seen:
            yield Mistake(path, message(faults.TWICE, other=seen[id_]), message(faults.ONE_KEY))
        seen[id_ or key] = key
    skill, technique = sheet.competences.get("esquive"), sheet.techniques.get("esquive")
    if skill is not None and technique is not None and skill != technique:
        yield Mistake(("techniques", "esquive"), shown(technique), message(faults.SAME_DODGE, skill=skill))


def _weapon(path: Path, arme: Arme) -> Iterator[Mistake]:
    """A weapon is a row of the table or has a name and damage; its numbers lie inside the row's ranges."""
    table = book.weapons()
    if arme.id is not None:
        yield from _name((*path, "id"), arme.id, table.armes)
    elif arme.nom is None:
        yield Mistake((*path, "nom"), None, message(faults.NAME_OR_ID))
    elif arme.degats is None:
        yield Mistake((*path, "degats"), None, message(faults.DAMAGE_OR_ID))
    if arme.id is not None and arme.type == "melee":
        yield Mistake((*path, "type"), shown("melee"), one_of(["distance"]))
    if arme.id is not None and find(arme.id, table.armes):
        yield from _ranges(path, arme, table.armes[book.key_of(arme.id, table.armes)])
    yield from _specials(path, arme)


def _ranges(path: Path, arme: Arme, row: book.WeaponRow) -> Iterator[Mistake]:
    """A value of the sheet lies inside the range of the table (D10-23, A-D10-12)."""
    for name in ("degats", "precision", "reussites_max"):
        value, range_ = getattr(arme, name), sorted(getattr(row, name))
        if value is not None and not range_[0] <= value <= range_[1]:
            expected = message(faults.IN_RANGE, low=range_[0], high=range_[1], weapon=row.nom)
            yield Mistake((*path, name), shown(value), expected)


def _specials(path: Path, arme: Arme) -> Iterator[Mistake]:
    """Special rules are those of the table; one that takes a number has it (D10-24 to D10-26)."""
    table = book.weapons()
    row = table.armes.get(book.key_of(arme.id, table.armes)) if arme.id is not None else None
    numbered = {find(text.partition(":")[0], table.regles_speciales) for text in arme.regles if ":" in text}
    for position, text in enumerate(arme.regles):
        name, _, number = text.partition(":")
        place = (*path, "regles", position)
        yield from _name(place, name, table.regles_speciales)
        special = table.regles_speciales.get(book.key_of(name, table.regles_speciales))
        if special and number and not special.x:
            yield Mistake(place, shown(text), message(faults.WITHOUT_NUMBER, rule=name))
    for text in [*(row.regles if row else ()), *arme.regles]:
        name = book.key_of(text.partition(":")[0], table.regles_speciales)
        special = table.regles_speciales.get(name)
        if special and special.x and special.defaut is None and ":" not in text and name not in numbered:
            yield Mistake((*path, "regles"), shown(text), message(faults.WITH_NUMBER, rule=name))


def _state(sheet: Sheet) -> Iterator[Mistake]:
    """What ``[etat]`` names there is, and no points are above their maximum."""
    for position, state in enumerate(sheet.etat.etats):
        yield from _name(("etat", "etats", position), state, states.STATES)
    for position, name in enumerate(sheet.etat.techniques_employees):
        yield from _name(("etat", "techniques_employees", position), name, book.technique_names())
    if sheet.etat.caracteristique:
        path = ("etat", "caracteristique")
        yield from _name(path, sheet.etat.caracteristique, _characteristics(sheet))
    if sheet.etat.arme_en_main:
        names = [called for arme in sheet.armes if (called := _weapon_name(arme))]
        yield from _name(("etat", "arme_en_main"), sheet.etat.arme_en_main, names)
    yield from _points(sheet)


def _weapon_name(arme: Arme) -> str | None:
    """How a weapon is called: by its name, or that of its row."""
    table = book.weapons().armes
    key = find(arme.id, table) if arme.id is not None else None
    return arme.nom or (table[key].nom if key else None)


def _points(sheet: Sheet) -> Iterator[Mistake]:
    more = book.combat().nombres.pv_par_niveau * sheet.techniques.get("endurance_surnaturelle", 0)
    limits = (
        ("pv", sheet.etat.pv, None if sheet.pv.max is None else sheet.pv.max + more),
        ("fatigue", sheet.etat.fatigue, sheet.fatigue.max),
    )
    for key, value, maximum in limits:
        if value is not None and maximum is not None and value > maximum:
            yield Mistake(("etat", key), shown(value), message(faults.AT_MOST, maximum=maximum))
