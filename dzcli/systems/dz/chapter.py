"""The tables of the chapter, read: a function for each file, and what is looked up in them.

Every number and every name that the rules print in a table is read here and nowhere else.
"""

from __future__ import annotations

from dzcli import tables
from dzcli.names import find, pick
from dzcli.systems.dz.rows import Body, Care, Combat, InjuryRow, SurpriseFile, SurpriseRow, Tests

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from dzcli.sheets.mistake import Mistake


@tables.cached
def combat() -> Combat:
    """The tables of a blow."""
    return tables.read("dz", "combat", Combat, _combat_mistakes)


def _combat_mistakes(combat: Combat) -> Iterator[Mistake]:
    """Names of skills that there are not."""
    from dzcli.sheets.mistake import Mistake, one_of, shown

    skills = tests().competences
    for key, row in combat.types.items():
        if row.competence not in skills:
            yield Mistake(("types", key, "competence"), shown(row.competence), one_of(skills))
    for key, armour in combat.armures.items():
        for skill in armour.malus:
            if skill not in skills:
                yield Mistake(("armures", key, "malus", skill), shown(skill), one_of(skills))


@tables.cached
def tests() -> Tests:
    """The tables of ranks, skills, attributes and resistances."""
    return tables.read("dz", "tests", Tests)


@tables.cached
def body() -> Body:
    """The tables of Santé, Stress and serious wounds."""
    return tables.read("dz", "sante", Body, _body_mistakes)


def _body_mistakes(body: Body) -> Iterator[Mistake]:
    """Whether table 7.8.1 has one row for each face."""
    from dzcli.sheets.spans import missing_faces

    spans = [(("blessures", place), *row.span) for place, row in enumerate(body.blessures)]
    return missing_faces(("blessures",), spans)


@tables.cached
def care() -> Care:
    """The tables of care and rest."""
    return tables.read("dz", "soins", Care)


@tables.cached
def surprise() -> SurpriseRow:
    """The numbers of surprise."""
    return tables.read("dz", "surprise", SurpriseFile).surprise


@tables.cached
def injuries() -> dict[int, InjuryRow]:
    """The rows of table 7.8.1 by their ids."""
    return {row.id: row for row in body().blessures}


def injury(number: int) -> InjuryRow:
    """The row of table 7.8.1 of that id."""
    return injuries()[number]


def injury_die() -> int:
    """The faces of the die of table 7.8.1."""
    return max(row.span[1] for row in body().blessures)


def injury_at(face: int) -> int:
    """The id of the row of table 7.8.1 that a face is of."""
    return next(row.id for row in body().blessures if row.span[0] <= face <= row.span[1])


def injury_with(holds: Callable[[InjuryRow], object]) -> InjuryRow | None:
    """The first row of table 7.8.1 of which something holds, or None."""
    return next((row for row in body().blessures if holds(row)), None)


def key_of(name: str, rows: dict[str, Any]) -> str:
    """The key of the row that ``name`` names; it was checked to be there."""
    found = pick(name, rows)
    assert found is not None
    return found


@tables.cached
def skill_id(name: str) -> str:
    """The id of the skill that ``name`` names: one of the chapter's, or the name as it is."""
    known = tests().competences
    if found := find(name, known):
        return found
    also = ((key, names) for key, row in known.items() for names in [(*row.alias, row.nom)])
    return next((key for key, names in also if find(name, names)), name)
