"""The techniques that a command line names (D10-27, D10-39)."""

from __future__ import annotations

from dzcli.fault import RuleFault, UsageFault
from dzcli.light import NamedTuple
from dzcli.message import Bilingual
from dzcli.names import find, named, unknown
from dzcli.step.record import Record
from dzcli.systems.d10 import book, faults, words
from dzcli.systems.d10.who.character import Fighter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

SHOOTING = "l.69"
ONLY_FOR_SHOTS = ("tir_mortel", "tir_precis")
"""Effects that a blow in melee has no use for."""
PRESENCE, MASTERY = "presence_ecrasante", "maitrise_du_combat"
IF_IT_SUCCEEDS = ("riposte",)
"""Effects that are used only if the roll succeeds which they go with."""
OF_THE_OTHER = ("dechirant",)
"""Effects of whoever struck: a later step has another's sheet, and is told the technique with its level."""


class Use(NamedTuple):
    """A technique that is used: the name of it on the sheet, its row, its level X, the numbers given."""

    key: str
    row: book.Technique
    x: int
    numbers: tuple[int, ...]

    @property
    def number(self) -> int | None:
        """The one number given, or None."""
        return self.numbers[0] if self.numbers else None


class Uses:
    """The techniques used in a step, by their effects."""

    def __init__(self, uses: Iterable[Use] = ()) -> None:
        self._by_effect = {use.row.effet: use for use in uses}

    def get(self, effect: str) -> Use | None:
        """The technique of an effect, if it is used."""
        return self._by_effect.get(effect)

    @property
    def tested(self) -> bool:
        """Whether one of them has a test (DD)."""
        return any(use.row.dd for use in self._by_effect.values())

    def level(self, effect: str) -> int:
        """The level of the technique of an effect; 0 if it is not used."""
        use = self._by_effect.get(effect)
        return use.x if use else 0


def read(
    texts: Iterable[str], fighter: Fighter, record: Record, *, shot: bool = False, melee: bool = False
) -> Uses:
    """The techniques that are named (``riposte``, ``prescience=2``), each told with the limits of the text.

    Those about actions and moves are told and nothing more: D10-T08, D10-T18, D10-T19, D10-T20, D10-T33.
    Raises `UsageFault` for a name that is none or a technique of another step, `FileFault` for one that is
    not on the sheet, `RuleFault` for one that was used up this round or is not for shooting (D10-27, D10-28).
    """
    uses: dict[str, Use] = {}
    for text in texts:
        name, equals, numbers = text.partition("=")
        use = _use(name.strip(), _numbers(text, numbers) if equals else (), fighter)
        if use.row.effet in uses:
            raise UsageFault("technique_twice", faults.TECHNIQUE_TWICE, name=use.row.nom)
        _check(use, fighter, record, shot=shot, melee=melee)
        told = use.row.effet in OF_THE_OTHER and record.step != use.row.etapes[0]
        uses[use.row.effet] = use._replace(x=use.number or 0) if told else use
    for use in uses.values():
        tell(use.row, use.x, record)
        if use.row.par_tour and use.row.etapes[0] == record.step and use.row.effet not in IF_IT_SUCCEEDS:
            spend(use, fighter)
    return Uses(uses.values())


def tell(row: book.Technique, x: int, record: Record) -> None:
    """Tell what a technique does at a level, with the limits of the text."""
    record.say(row.section, words.TECHNIQUE, name=row.nom, x=x, text=Bilingual(row.texte))


def spend(use: Use, fighter: Fighter) -> None:
    """Note that a technique was used this round."""
    fighter.etat.techniques_employees = [*fighter.etat.techniques_employees, use.key]


def _numbers(text: str, numbers: str) -> tuple[int, ...]:
    parts = [part.strip() for part in numbers.split(",")]
    if not all(part.isascii() and part.isdigit() and len(part) <= 3 for part in parts):
        raise UsageFault("bad_technique", faults.TECHNIQUE_NUMBERS, text=text)
    return tuple(map(int, parts))


def _use(name: str, numbers: tuple[int, ...], fighter: Fighter) -> Use:
    """A technique of the sheet by its name; one that the sheet lacks may be told of with its number."""
    spellings = book.technique_names()
    key = find_own(name, fighter) or named(name, spellings)
    if key is None:
        raise unknown(
            name, faults.NO_TECHNIQUE, list(spellings), "unknown_technique", faults.THERE_ARE_TECHNIQUES
        )
    return Use(key, book.row_of(key), fighter.character.level(key), numbers)


def find_own(text: str, fighter: Fighter) -> str | None:
    """The name that the sheet has for a technique that is named, or None if it has it not."""
    spellings = book.technique_names()
    return named(text.partition("=")[0], {key: spellings[key] for key in fighter.character.techniques})


def _check(use: Use, fighter: Fighter, record: Record, *, shot: bool, melee: bool) -> None:
    """Raise the fault of a technique that cannot be used here (D10-27, D10-28)."""
    row = use.row
    if record.step not in row.etapes:
        template = faults.TECHNIQUE_PASSIVE if row.passive or not row.etapes else faults.TECHNIQUE_ELSEWHERE
        raise UsageFault("technique_elsewhere", template, name=row.nom, steps=", ".join(row.etapes))
    if shot and not row.tir:
        raise RuleFault("not_for_shooting", SHOOTING, faults.NOT_FOR_SHOOTING, name=row.nom)
    if melee and row.effet in ONLY_FOR_SHOTS:
        raise RuleFault("only_for_shooting", row.section, faults.ONLY_FOR_SHOOTING, name=row.nom)
    if row.effet in OF_THE_OTHER and record.step != row.etapes[0]:
        if not use.number:
            raise UsageFault("no_level", faults.NO_LEVEL, name=row.nom, key=use.key)
    elif not use.x:
        raise fighter.character.missing(f"techniques.{use.key}", faults.FOR_TECHNIQUE)
    used = row.par_tour and record.step == row.etapes[0]
    if used and find(use.key, fighter.etat.techniques_employees):
        raise RuleFault(
            "technique_used", row.section, faults.TECHNIQUE_USED, name=fighter.name, technique=row.nom
        )


class Against(NamedTuple):
    """What techniques of adversaries do to someone's dice: faces that are lost, holders of Maîtrise."""

    lost: tuple[int, ...]
    holders: int | None


def against(texts: Iterable[str], presence: Iterable[int]) -> Against:
    """What adversaries' techniques do: those named, and the Présence of the one who is faced.

    D10-T29, D10-T30. Raises `UsageFault` for another technique or numbers that are none.
    """
    lost, holders = set(presence), None
    for text in texts:
        key, numbers = _of_adversary(text)
        if key == MASTERY:
            holders = numbers[0] if numbers else 1
        else:
            lost |= set(numbers)
    return Against(tuple(sorted(lost)), holders)


def _of_adversary(text: str) -> tuple[str, tuple[int, ...]]:
    """A technique of an adversary that is named, and its numbers."""
    name, equals, given = text.partition("=")
    numbers = _numbers(text, given) if equals else ()
    allowed = {key: book.technique_names()[key] for key in (PRESENCE, MASTERY)}
    key = named(name.strip(), allowed)
    if key is None:
        raise unknown(name, faults.NO_TECHNIQUE_AGAINST, list(allowed), "unknown_technique")
    if key == PRESENCE and not numbers:
        raise UsageFault("bad_technique", faults.PRESENCE_NUMBERS)
    if key == MASTERY and numbers[1:]:
        raise UsageFault("bad_technique", faults.MASTERY_NUMBER)
    return key, numbers
