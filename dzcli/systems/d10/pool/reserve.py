"""The reserve of dice of a turn: its characteristic, what is left, what is put in (D10-05 to D10-09)."""

from __future__ import annotations

from dzcli.fault import RuleFault, UsageFault
from dzcli.light import NamedTuple
from dzcli.names import named, unknown
from dzcli.step.questions import Choice
from dzcli.step.record import Part, Record
from dzcli.systems.d10 import book, faults, words
from dzcli.systems.d10.pool.sums import sums
from dzcli.systems.d10.techniques.named import Against, Use, Uses, tell
from dzcli.systems.d10.who.character import SUPERNATURAL, Fighter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

TURN: Choice[tuple[int, bool]] = Choice(
    "tour",
    tour_de_combat=lambda new_round, spent: (0 if new_round else spent, False),
    son_tour=lambda new_round, spent: (spent, True) if new_round else (0, False),
)
"""The dice spent at a new round and at the start of one's own turn, and whether that is to come (A-D10-1)."""


class Reserve(NamedTuple):
    """The reserve of a turn: the characteristic, its whole, the dice left."""

    characteristic: str
    full: int
    left: int


def whole(fighter: Fighter, characteristic: str) -> int:
    """The dice of a reserve: as many as the characteristic, and what techniques change about them.

    D10-06, D10-17, D10-T06, D10-T11, D10-T28, D10-T30. Raises `FileFault` for a characteristic that the
    sheet lacks.
    """
    etat = fighter.etat
    value = fighter.character.dice(characteristic)
    return max(0, value + etat.freres + etat.empruntes - etat.maitrise - etat.dus)


def remaining(fighter: Fighter, characteristic: str) -> int:
    """The dice left of the reserve of a characteristic (D10-07)."""
    return max(0, whole(fighter, characteristic) - fighter.etat.des_depenses)


def name_of(fighter: Fighter, text: str) -> str:
    """The characteristic of a sheet that is meant; raises `UsageFault` for a name that is none."""
    spellings = book.names_of(book.combat().caracteristiques)
    spellings |= {key: (key,) for key in fighter.character.characteristics if key not in spellings}
    found = named(text, spellings)
    if found is None:
        raise unknown(text, faults.NO_CHARACTERISTIC, list(spellings), "unknown_characteristic")
    return found


def chosen(fighter: Fighter, asked: str | None, default: str, *, only: bool) -> str:
    """The characteristic of the turn: as asked, as chosen before, or what the action is made with.

    ``only``: the action is made with no other than ``default``, which is taken while the choice is free.
    Raises `RuleFault` for another one than was chosen once dice of that are spent (D10-05).
    """
    before, free = fighter.turn, not fighter.etat.des_depenses
    if asked is not None:
        found = name_of(fighter, asked)
    else:
        found = default if not before or (only and free) else before
    if before and found != before and not free:
        raise RuleFault(
            "other_characteristic",
            "l.13",
            faults.OTHER_CHARACTERISTIC,
            name=fighter.name,
            chosen=book.characteristic_name(before),
            wanted=book.characteristic_name(found),
        )
    return found


def start_turn(fighter: Fighter, record: Record) -> None:
    """The start of one's own turn, where dice may come back (A-D10-1)."""
    etat = fighter.etat
    if not etat.a_jouer:
        return
    spent, etat.a_jouer = record.ask(TURN, False, etat.des_depenses)
    if spent != etat.des_depenses:
        record.say("l.13", words.TURN_STARTS, name=fighter.name, ruling="tour")
        etat.des_depenses, etat.caracteristique = spent, ""


def open_(
    fighter: Fighter, characteristic: str, told: int | None, uses: Uses, against: Against, record: Record
) -> Reserve:
    """The reserve that an action takes dice from (D10-06, D10-07).

    ``told`` is what is left of it by hand. Frères d'arme, Prescience and Maîtrise du combat change it
    (D10-T11, D10-T28, D10-T30).
    """
    before = whole(fighter, characteristic)
    left = max(0, before - fighter.etat.des_depenses) if told is None else told
    brothers = uses.get("freres")
    if brothers:
        join_brothers(fighter, brothers)
    _borrow(fighter, uses)
    if against.holders is not None:
        fighter.etat.maitrise = max(fighter.etat.maitrise, against.holders)
    full = whole(fighter, characteristic)
    left = max(0, left + full - before)
    fighter.etat.caracteristique = characteristic
    reserve = Reserve(characteristic, max(full, left), left)
    _tell(fighter, reserve, record)
    return reserve


def _tell(fighter: Fighter, reserve: Reserve, record: Record) -> None:
    if x := fighter.character.supernatural(reserve.characteristic):
        tell(book.techniques()[SUPERNATURAL], x, record)
    if fighter.etat.maitrise:
        record.say("l.149", words.MASTERED, name=fighter.name, dice=fighter.etat.maitrise)
    if fighter.etat.dus:
        record.say("l.147", words.OWED, name=fighter.name, dice=fighter.etat.dus)
    values: dict[str, Any] = {"full": reserve.full, "left": reserve.left}
    if reserve.full != fighter.character.characteristic(reserve.characteristic):
        parts = _parts(fighter, reserve.characteristic)
        if sum(part.value for part in parts) == reserve.full:
            record.say("l.27", words.RESERVE_OF, parts=sums(parts), **values)
            return
    name = book.characteristic_name(reserve.characteristic)
    record.say("l.27", words.RESERVE, characteristic=name, **values)


def _parts(fighter: Fighter, characteristic: str) -> list[Part]:
    """What the dice of a reserve come from, as `whole` has them."""
    etat, rows = fighter.etat, book.techniques()
    changes = {
        SUPERNATURAL: fighter.character.supernatural(characteristic),
        "freres_d_arme": etat.freres,
        "prescience": etat.empruntes - etat.dus,
        "maitrise_du_combat": -etat.maitrise,
    }
    base = Part(book.characteristic_name(characteristic), fighter.character.characteristic(characteristic))
    return [base, *(Part(rows[key].nom, value) for key, value in changes.items() if value)]


def join_brothers(fighter: Fighter, use: Use) -> None:
    """Frères d'arme: as many dice as the lowest level of those who fight together (D10-T11).

    Raises `UsageFault` where the levels of the others are not given.
    """
    if not use.numbers:
        raise UsageFault("no_brothers", faults.NO_BROTHERS, name=use.row.nom)
    fighter.etat.freres = min(use.x, *use.numbers)


def _borrow(fighter: Fighter, uses: Uses) -> None:
    """Prescience: dice of the next turn, which will lack them (D10-T28)."""
    use = uses.get("prescience")
    if use is None:
        return
    most = use.x - fighter.etat.empruntes
    asked = most if use.number is None else use.number
    if asked > most:
        raise RuleFault(
            "too_many_borrowed", use.row.section, faults.TOO_MANY_BORROWED, asked=asked, most=most
        )
    fighter.etat.empruntes += asked
