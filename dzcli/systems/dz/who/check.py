"""From a document to a character: overlay what earlier steps changed, check, derive."""

from collections.abc import Iterable, Iterator

from dzcli.message import message
from dzcli.names import find, fold, nearest, pick
from dzcli.sheets.change import Change
from dzcli.sheets.check import convert
from dzcli.sheets.document import Document
from dzcli.sheets.mistake import Mistake, Path, one_of, shown
from dzcli.sheets.state import laid_over
from dzcli.step.questions import Rules
from dzcli.systems.dz import chapter, faults
from dzcli.systems.dz.who import states
from dzcli.systems.dz.who.character import Character, health_by_rule
from dzcli.systems.dz.who.sheet import Sheet
from dzcli.systems.dz.who.stress_limit import may_have

SLIP = 0.8
"""How much an unknown skill must look like a known one to be taken for a slip."""


def character(document: Document, carried: Iterable[Change], rules: Rules) -> Character:
    """The character of a document, with the changes of earlier steps laid over ``[etat]``.

    Raises `FileFault` naming every mistake of the sheet.
    """
    data = laid_over(document.data, carried)
    return Character(document, convert(document, data, Sheet, lambda sheet: _mistakes(sheet, rules)))


def _mistakes(sheet: Sheet, rules: Rules) -> Iterator[Mistake]:
    yield from _skill_mistakes(sheet)
    yield from _weapon_mistakes(sheet)
    yield from _gear_mistakes(sheet)
    yield from _health_mistakes(sheet)
    if not may_have(sheet.etat.stress, rules):
        most = chapter.body().stress.maximum
        yield Mistake(("etat", "stress"), shown(sheet.etat.stress), message(faults.WITHIN, maximum=most))
    for position, state in enumerate(sheet.etat.etats):
        yield from _name(("etat", "etats", position), state, (*states.STATES, *states.DERIVED))
    rows = chapter.injuries()
    for position, wound in enumerate(sheet.etat.blessures):
        if wound.id not in rows:
            expected = one_of(map(str, rows))
            if [*rows] == [*range(1, len(rows) + 1)]:
                expected = message(faults.A_ROW, low=1, high=len(rows))
            yield Mistake(("etat", "blessures", position, "id"), shown(wound.id), expected)
    held = sheet.etat.arme_en_main
    if held:
        yield from _name(("etat", "arme_en_main"), held, [arme.nom for arme in sheet.armes])


def _row(path: Path, name: str, known: Iterable[str]) -> Iterator[Mistake]:
    """A mistake if ``name`` names no row of a table; a word that fits one only is enough."""
    names = list(known)
    if pick(name, names) is None:
        yield from _name(path, name, names)


def _name(path: Path, name: str, known: Iterable[str]) -> Iterator[Mistake]:
    """A mistake if ``name`` is none of the known names."""
    names = list(known)
    if find(name, names) is None:
        expected = one_of(names) if names else message(faults.NONE_LISTED)
        yield Mistake(path, shown(name), expected, nearest(name, names))


def _skill_mistakes(sheet: Sheet) -> Iterator[Mistake]:
    tests = chapter.tests()
    known = tests.competences
    seen: dict[str, str] = {}
    for key, skill in sheet.competences.items():
        path = ("competences", key)
        found = chapter.skill_id(key)
        if found not in known and (slip := nearest(key, known, SLIP)):
            yield Mistake(path, message(faults.UNKNOWN_SKILL_KEY), message(faults.A_SKILL), slip)
        if fold(found) in seen:
            yield Mistake(path, message(faults.TWICE, other=seen[fold(found)]), message(faults.ONE_KEY))
        seen[fold(found)] = key
        if isinstance(skill, int):
            continue
        if (skill.score is None) == (skill.rang is None):
            both = message(faults.BOTH if skill.score is not None else faults.NEITHER)
            yield Mistake(path, both, message(faults.SCORE_OR_RANK))
        if skill.specialite_applicable and not (skill.specialites and skill.rang):
            expected = message(faults.RANK_AND_SPECIALITIES)
            yield Mistake((*path, "specialite_applicable"), shown(True), expected)
        if skill.rang is not None:
            yield from _row((*path, "rang"), skill.rang, tests.rangs)
        if skill.attribut is not None:
            yield from _row((*path, "attribut"), skill.attribut, tests.attributs)


def _weapon_mistakes(sheet: Sheet) -> Iterator[Mistake]:
    combat = chapter.combat()
    skills = chapter.tests().competences
    own = {chapter.skill_id(key) for key in sheet.competences}
    for position, arme in enumerate(sheet.armes):
        path = ("armes", position)
        if arme.type is None and arme.competence is None:
            yield Mistake((*path, "type"), None, message(faults.TYPE_OR_SKILL))
        if arme.type is not None:
            yield from _row((*path, "type"), arme.type, combat.types)
        if arme.competence is not None and chapter.skill_id(arme.competence) not in own:
            yield from _name((*path, "competence"), chapter.skill_id(arme.competence), skills)
        for number, trait in enumerate(arme.traits):
            yield from _row((*path, "traits", number), trait, combat.traits)


def _gear_mistakes(sheet: Sheet) -> Iterator[Mistake]:
    combat = chapter.combat()
    if (worn := sheet.armure) is not None:
        if worn.id is not None:
            yield from _row(("armure", "id"), worn.id, combat.armures)
        elif worn.nom is None or worn.abs is None:
            yield Mistake(("armure",), message(faults.INCOMPLETE), message(faults.ARMOUR_EXPECTED))
        if worn.id is not None and (worn.nom is not None or worn.abs is not None):
            yield Mistake(("armure",), message(faults.BOTH), message(faults.ARMOUR_EXPECTED))
    if (carried := sheet.bouclier) is not None:
        if carried.id is not None:
            yield from _row(("bouclier", "id"), carried.id, combat.boucliers)
        elif carried.nom is None or carried.bonus is None or carried.contre is None:
            yield Mistake(("bouclier",), message(faults.INCOMPLETE), message(faults.SHIELD_EXPECTED))
        if carried.id is not None and (carried.nom is not None or carried.bonus is not None):
            yield Mistake(("bouclier",), message(faults.BOTH), message(faults.SHIELD_EXPECTED))


def _health_mistakes(sheet: Sheet) -> Iterator[Mistake]:
    health, maximum = sheet.etat.sante, sheet.sante_max or health_by_rule(sheet)
    if health is not None and maximum is not None and health > maximum:
        expected = message(faults.WITHIN, maximum=maximum)
        yield Mistake(("etat", "sante"), shown(health), expected)
