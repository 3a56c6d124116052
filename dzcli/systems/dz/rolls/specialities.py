"""Which speciality of a skill fits what it is used for (7.5)."""

from __future__ import annotations

from dzcli.fault import UsageFault
from dzcli.light import NamedTuple
from dzcli.names import find, fold, hint, pick
from dzcli.systems.dz import chapter, faults
from dzcli.systems.dz.who.character import Fighter
from dzcli.systems.dz.who.sheet import Competence


class Fit(NamedTuple):
    """What may make a speciality fit: the weapon used has it, or a person says so with an ``option``."""

    weapon: str | None = None
    told: str | None = None
    option: str = "--speciality"


NOTHING_FITS = Fit()


def has(fighter: Fighter, skill: str, told: str) -> bool:
    """Whether the sheet has a speciality of that name in a skill."""
    return pick(told, _counted(fighter, skill)) is not None


def check(fighter: Fighter, skill: str | None, label: str, told: str) -> None:
    """Raise `UsageFault` for a speciality that the sheet lacks; ``skill`` is None of what is none."""
    own = _counted(fighter, skill) if skill else []
    if pick(told, own) is not None:
        return
    values = {"who": fighter.name, "skill": label, "name": told}
    if own:
        fault = UsageFault(
            "unknown_speciality", faults.UNKNOWN_SPECIALITY, hint=hint(told, own, faults.IT_HAS), **values
        )
    elif skill and _is_whole(fighter, skill):
        fault = UsageFault("unknown_speciality", faults.WHOLE_SCORE, **values)
    else:
        fault = UsageFault("unknown_speciality", faults.NO_SPECIALITY, **values)
    raise fault


def _counted(fighter: Fighter, skill: str) -> list[str]:
    """The specialities of a skill that add to its rank."""
    found = fighter.character.skills.get(skill)
    return found.specialites if isinstance(found, Competence) and found.rang is not None else []


def _is_whole(fighter: Fighter, skill: str) -> bool:
    """Whether the sheet has a skill as one number, with all that belongs to it."""
    found = fighter.character.skills.get(skill)
    return found is not None and (isinstance(found, int) or found.score is not None)


def fitting(skill: Competence, fit: Fit) -> str | None:
    """The one speciality that fits: as told, by the weapon, else the one that always does (DZ-ROLL-08)."""
    own = skill.specialites
    if fit.told is not None:
        return pick(fit.told, own)
    by_weapon = next((one for one in own if fit.weapon and fold(one) == fold(fit.weapon)), None)
    return by_weapon or (own[0] if skill.specialite_applicable else None)


def label(name: str) -> str:
    """What a speciality is called: as in the table, else the key with its spaces."""
    known = chapter.tests().specialites
    if found := find(name, known):
        return known[found].nom
    return name.replace("_", " ").capitalize() if name.islower() else name
