"""The Score of a test: attribute, rank and speciality, and all that modifies it (7.5).

Everything that was considered is kept, applied or not, with the reason.
"""

from __future__ import annotations

from dzcli.fault import RuleFault
from dzcli.light import NamedTuple
from dzcli.message import Message, message
from dzcli.names import find, pick, unknown
from dzcli.step.questions import Choice
from dzcli.step.record import Modifier, Part, Record
from dzcli.systems.dz import chapter, faults, words
from dzcli.systems.dz.rolls import specialities
from dzcli.systems.dz.rolls.specialities import NOTHING_FITS, Fit
from dzcli.systems.dz.rows import Ability, Circumstance, Valued
from dzcli.systems.dz.who.character import Fighter
from dzcli.systems.dz.who.sheet import Competence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

SKILL = "skill"
ATTRIBUTE = "attribute"
RESISTANCE = "resistance"

RANKS = Choice(
    "rangs",
    {
        "0/10/15/20": lambda rank: chapter.tests().rangs[rank].valeur,
        "0/10/20/30": lambda rank: 10 * list(chapter.tests().rangs).index(rank),
    },
)
"""What a rank adds to the attribute (AMB-12)."""
OUTSIDE = Choice("hors_specialite", {"0": lambda: 0, "-10": lambda: -10})
"""What it costs to use a weapon outside one's specialities (AMB-13)."""
UNTRAINED = Choice("competence_absente", attribut=lambda: True, refus=lambda: False)
"""Whether a weapon may be used without its skill (AMB-99)."""


class Reason(NamedTuple):
    """Why there is a second die, and the section that says so; one's own has none.

    ``rulings`` are those by which it is one.
    """

    label: Message
    section: str = ""
    rulings: tuple[str, ...] = ()


class Score:
    """A Score being put together: parts of the base, modifiers, reasons for a second die.

    ``counted_from`` is the Score that the margin is counted from, once an opposed test has settled it.
    Rulings that shaped it: ``of_base`` its base, ``of_modifiers`` each modifier, ``of_roll`` the roll.
    """

    def __init__(self, skill: str, label: str, section: str) -> None:
        self.skill = skill
        self.label = label
        self.section = section
        self.kind = SKILL
        self.attribute: str | None = None
        self.parts: list[Part] = []
        self.modifiers: list[Modifier] = []
        self.counted_from: int | None = None
        self.of_base: list[str] = []
        self.of_modifiers: list[Sequence[str]] = []
        self.of_roll: list[str] = []
        self.advantages: list[Reason] = []
        self.disadvantages: list[Reason] = []

    @property
    def base(self) -> int:
        """The Score before modifiers."""
        return sum(part.value for part in self.parts)

    @property
    def value(self) -> int:
        """The Score after modifiers; it has no bounds."""
        return self.base + sum(modifier.value for modifier in self.modifiers if modifier.applied)

    @property
    def edge_section(self) -> str:
        """The sections that the advantages and disadvantages come from, none where all are one's own."""
        reasons = self.advantages + self.disadvantages
        return ", ".join(dict.fromkeys(reason.section for reason in reasons if reason.section))

    def part(self, label: str | Message, value: int) -> None:
        """Add a number to the base."""
        self.parts.append(Part(label, value))

    def modify(
        self, id_: str, label: str | Message, value: int, section: str, rulings: Sequence[str] = ()
    ) -> None:
        """Apply a modifier; ``rulings`` are those by which it applies."""
        self.modifiers.append(Modifier(id_, label, value, section))
        self.of_modifiers.append(rulings)

    def impose(self, id_: str, row: Valued | Circumstance, rulings: Sequence[str] = ()) -> None:
        """Apply a modifier that the rules add by themselves."""
        self.modify(id_, row.nom, row.valeur, row.section, rulings)

    def leave_out(
        self,
        id_: str,
        label: str | Message,
        value: int,
        section: str,
        why: Message,
        rulings: Sequence[str] = (),
    ) -> None:
        """Note a modifier that was considered and does not apply, by ``rulings`` if any."""
        self.modifiers.append(Modifier(id_, label, value, section, False, why))
        self.of_modifiers.append(rulings)


def resolve_name(fighter: Fighter, name: str) -> tuple[str, str]:
    """What a person means to test: the kind and the id.

    Raises `UsageFault` for a name that neither the chapter nor the sheet knows.
    """
    tests, own = chapter.tests(), fighter.character.skills
    skill = chapter.skill_id(name)
    if skill in own or skill in tests.competences:
        return SKILL, skill
    if found := find(skill, own):
        return SKILL, found
    for kind, rows in ((ATTRIBUTE, tests.attributs), (RESISTANCE, tests.resistances)):
        if found := find(name, rows):
            return kind, found
    known = {*tests.competences, *own, *tests.attributs, *tests.resistances}
    meant = pick(name, sorted(known))
    if meant is not None:
        return resolve_name(fighter, meant)
    raise unknown(name, faults.UNKNOWN_SKILL, sorted(known), "unknown_skill")


def start(
    fighter: Fighter, name: str, record: Record, *, given: int | None = None, speciality: Fit = NOTHING_FITS
) -> Score:
    """The base of a Score: ``given`` if it is, else from the sheet (7.5; DZ-ROLL-08, DZ-ROLL-10).

    Raises `FileFault` naming the key to add where the sheet lacks what is needed, `UsageFault` for a
    speciality that it does not have.
    """
    kind, id_ = resolve_name(fighter, name)
    row = _row(kind, id_)
    score = Score(id_, row.nom, row.section)
    score.kind = kind
    if given is not None:
        score.part(message(words.GIVEN_SCORE), given)
        score.attribute = row.attribut
    elif kind == SKILL:
        _skill_base(fighter, score, row, record, speciality)
    else:
        _own_value(fighter, score)
    if speciality.told is not None:
        specialities.check(fighter, id_ if kind == SKILL else None, score.label, speciality.told)
    return score


def _row(kind: str, id_: str) -> Ability:
    """The row of what is tested; a skill that only the sheet has is called by its key."""
    tests = chapter.tests()
    rows = {SKILL: tests.competences, ATTRIBUTE: tests.attributs, RESISTANCE: tests.resistances}[kind]
    return rows.get(id_) or Ability(nom=id_.replace("_", " ").capitalize())


def _own_value(fighter: Fighter, score: Score) -> None:
    """An attribute or a resistance is tested on its own value (7.6, 7.8; DZ-ROLL-10)."""
    attribute = score.kind == ATTRIBUTE
    sheet = fighter.character.sheet
    value = getattr(sheet.attributs if attribute else sheet.resistances, score.skill)
    if value is None:
        key = f"{'attributs' if attribute else 'resistances'}.{score.skill}"
        raise fighter.character.missing(key, faults.FOR_TEST)
    score.attribute = score.skill if attribute else None
    score.part(score.label, value)


def _skill_base(fighter: Fighter, score: Score, row: Ability, record: Record, speciality: Fit) -> None:
    skill = fighter.character.skills.get(score.skill)
    score.attribute = row.attribut
    if skill is None:
        _missing_skill(fighter, score, row, record)
    elif isinstance(skill, int):
        score.part(score.label, skill)
    elif skill.score is not None:
        score.part(score.label, skill.score)
        score.attribute = skill.attribut or score.attribute
    else:
        _from_rank(fighter, score, skill, record, speciality)


def _missing_skill(fighter: Fighter, score: Score, row: Ability, record: Record) -> None:
    """A weapon's skill that the sheet lacks is the attribute alone; any other is asked for (AMB-99)."""
    if not row.arme:
        raise fighter.character.missing(f"competences.{score.skill}", faults.FOR_TEST)
    score.of_base += record.decided(UNTRAINED)
    if not record.ask(UNTRAINED):
        raise RuleFault("untrained", "7.5", words.UNTRAINED, name=fighter.name, skill=row.nom)
    _add_attribute(fighter, score, str(score.attribute))


def _add_attribute(fighter: Fighter, score: Score, attribute: str) -> None:
    value = getattr(fighter.character.sheet.attributs, attribute)
    if value is None:
        raise fighter.character.missing(f"attributs.{attribute}", faults.FOR_SCORE)
    score.part(chapter.tests().attributs[attribute].nom, value)


def _from_rank(fighter: Fighter, score: Score, skill: Competence, record: Record, speciality: Fit) -> None:
    """Attribute, rank and the speciality that fits (DZ-ROLL-08, AMB-12, AMB-13)."""
    tests = chapter.tests()
    score.attribute = pick(skill.attribut, tests.attributs) if skill.attribut else score.attribute
    if score.attribute is None:
        raise fighter.character.missing(f"competences.{score.skill}.attribut", faults.FOR_SCORE)
    _add_attribute(fighter, score, score.attribute)
    rank = chapter.key_of(str(skill.rang), tests.rangs)
    score.part(tests.rangs[rank].nom, record.ask(RANKS, rank))
    score.of_base += record.decided(RANKS, rank)
    row = tests.specialite
    fitting = specialities.fitting(skill, speciality)
    if fitting:
        score.part(specialities.label(fitting), row.valeur)
    elif skill.specialites:
        if cost := record.ask(OUTSIDE):
            label = message(words.OUTSIDE_SPECIALITY)
            score.modify("hors_specialite", label, cost, row.section, record.decided(OUTSIDE))
        why = message(words.SPECIALITY_NOT_FITTING, option=speciality.option)
        for own in skill.specialites:
            score.leave_out("specialite", specialities.label(own), row.valeur, row.section, why)
