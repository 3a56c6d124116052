"""The Score of a test: attribute, rank and speciality, and all that modifies it (7.5).

Everything that was considered is kept, applied or not, with the reason.
"""

from typing import Any

from dzcli import tables
from dzcli.fault import UsageFault
from dzcli.message import Message, message
from dzcli.names import find, fold, hint
from dzcli.step.record import Modifier, Part, Record
from dzcli.systems.dz import words
from dzcli.systems.dz.who import gear
from dzcli.systems.dz.who.character import Fighter
from dzcli.systems.dz.who.sheet import Competence

SKILL = "skill"
ATTRIBUTE = "attribute"
RESISTANCE = "resistance"


class Score:
    """A Score being put together: parts of the base, modifiers, reasons for a second die."""

    def __init__(self, skill: str, label: str, section: str) -> None:
        self.skill = skill
        self.label = label
        self.section = section
        self.kind = SKILL
        self.attribute: str | None = None
        self.parts: list[Part] = []
        self.modifiers: list[Modifier] = []
        self.sections: list[str] = []
        self.advantages: list[Message] = []
        self.disadvantages: list[Message] = []

    @property
    def base(self) -> int:
        """The Score before modifiers."""
        return sum(part.value for part in self.parts)

    @property
    def value(self) -> int:
        """The Score after modifiers; it has no bounds."""
        return self.base + sum(modifier.value for modifier in self.modifiers if modifier.applied)

    def part(self, label: str | Message, value: int) -> None:
        """Add a number to the base."""
        self.parts.append(Part(label, value))

    def modify(self, id_: str, label: str | Message, value: int, section: str) -> None:
        """Apply a modifier."""
        self.modifiers.append(Modifier(id_, label, value))
        self.sections.append(section)

    def impose(self, name: str) -> None:
        """Apply a modifier that the rules add by themselves."""
        row = imposed(name)
        self.modify(name, row["nom"], row["valeur"], row["section"])

    def leave_out(self, id_: str, label: str | Message, value: int, section: str, why: Message) -> None:
        """Note a modifier that was considered and does not apply."""
        self.modifiers.append(Modifier(id_, label, value, False, why))
        self.sections.append(section)


def tests() -> dict[str, Any]:
    """The tables of ranks, skills, attributes and resistances."""
    return tables.load("dz", "tests")


def imposed(name: str) -> dict[str, Any]:
    """A modifier that the rules add by themselves."""
    row: dict[str, Any] = gear.combat()["imposes"][name]
    return row


def resolve_name(fighter: Fighter, name: str) -> tuple[str, str]:
    """What a person means to test: the kind and the id.

    Raises `UsageFault` for a name that neither the chapter nor the sheet knows.
    """
    skill = gear.skill_id(name)
    if skill in fighter.character.skills or skill in tests()["competences"]:
        return SKILL, skill
    if own := find(skill, fighter.character.skills):
        return SKILL, own
    for kind, table in ((ATTRIBUTE, "attributs"), (RESISTANCE, "resistances")):
        if found := find(name, tests()[table]):
            return kind, found
    known = {
        *tests()["competences"],
        *fighter.character.skills,
        *tests()["attributs"],
        *tests()["resistances"],
    }
    raise unknown(name, words.UNKNOWN_SKILL, sorted(known), "unknown_skill")


def unknown(name: str, template: str, known: list[str], code: str, others: str | None = None) -> UsageFault:
    """The fault of a name that is none of those known, with what was perhaps meant, or the ``others``."""
    return UsageFault(code, template, name=name, hint=hint(name, known, others))


def start(
    fighter: Fighter, name: str, record: Record, *, given: int | None = None, speciality: str | None = None
) -> Score:
    """The base of a Score: ``given`` if it is, else from the sheet (7.5).

    ``speciality`` is that of the weapon used, if it has one. Raises `FileFault` naming the
    key to add where the sheet lacks what is needed.
    """
    kind, id_ = resolve_name(fighter, name)
    row = _row(kind, id_)
    score = Score(id_, row.get("nom") or id_.replace("_", " ").capitalize(), row.get("section", "7.5"))
    score.kind = kind
    if given is not None:
        score.part(message(words.GIVEN_SCORE), given)
        score.attribute = row.get("attribut")
    elif kind == SKILL:
        _skill_base(fighter, score, row, record, speciality)
    else:
        _own_value(fighter, score)
    return score


def _row(kind: str, id_: str) -> dict[str, Any]:
    table = {SKILL: "competences", ATTRIBUTE: "attributs", RESISTANCE: "resistances"}[kind]
    row: dict[str, Any] = tests()[table].get(id_, {})
    return row


def _own_value(fighter: Fighter, score: Score) -> None:
    """An attribute or a resistance is tested on its own value (7.6, 7.8)."""
    attribute = score.kind == ATTRIBUTE
    sheet = fighter.character.sheet
    value = getattr(sheet.attributs if attribute else sheet.resistances, score.skill)
    if value is None:
        key = f"{'attributs' if attribute else 'resistances'}.{score.skill}"
        raise fighter.character.missing(key, words.FOR_TEST)
    score.attribute = score.skill if attribute else None
    score.part(score.label, value)


def _skill_base(
    fighter: Fighter, score: Score, row: dict[str, Any], record: Record, speciality: str | None
) -> None:
    skill = fighter.character.skills.get(score.skill)
    score.attribute = row.get("attribut")
    if skill is None:
        _missing_skill(fighter, score, row, record)
    elif isinstance(skill, int):
        score.part(score.label, skill)
    elif skill.score is not None:
        score.part(score.label, skill.score)
        score.attribute = skill.attribut or score.attribute
    else:
        _from_rank(fighter, score, skill, record, speciality)


def _missing_skill(fighter: Fighter, score: Score, row: dict[str, Any], record: Record) -> None:
    """A weapon's skill that the sheet lacks is the attribute alone; any other is asked for."""
    if not row.get("arme"):
        raise fighter.character.missing(f"competences.{score.skill}", words.FOR_TEST)
    record.ruling("competence_absente")
    _add_attribute(fighter, score, str(score.attribute))


def _add_attribute(fighter: Fighter, score: Score, attribute: str) -> None:
    value = getattr(fighter.character.sheet.attributs, attribute)
    if value is None:
        raise fighter.character.missing(f"attributs.{attribute}", words.FOR_SCORE)
    score.part(tests()["attributs"][attribute]["nom"], value)


def _from_rank(
    fighter: Fighter, score: Score, skill: Competence, record: Record, speciality: str | None
) -> None:
    score.attribute = find(skill.attribut, tests()["attributs"]) if skill.attribut else score.attribute
    if score.attribute is None:
        raise fighter.character.missing(f"competences.{score.skill}.attribut", words.FOR_SCORE)
    _add_attribute(fighter, score, score.attribute)
    rank = find(str(skill.rang), tests()["rangs"]) or ""
    row = tests()["rangs"][rank]
    if rank not in ("novice", "forme"):
        record.ruling("rangs")
    score.part(row["nom"], row["valeur"])
    fitting = next((own for own in skill.specialites if speciality and fold(own) == fold(speciality)), None)
    if fitting:
        score.part(_speciality_label(fitting), tests()["specialite"]["valeur"])
    elif skill.specialites:
        record.ruling("hors_specialite")
        for own in skill.specialites:
            why = message(words.SPECIALITY_NOT_FITTING)
            score.leave_out("specialite", _speciality_label(own), tests()["specialite"]["valeur"], "7.5", why)


def _speciality_label(name: str) -> str:
    found = find(name, tests()["specialites"])
    if found:
        return str(tests()["specialites"][found]["nom"])
    return name.replace("_", " ").capitalize() if name.islower() else name
