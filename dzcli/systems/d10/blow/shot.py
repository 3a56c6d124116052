"""A shot: dice against a threshold, réussites, projectiles (D10-17 to D10-22, D10-24 to D10-26)."""

from __future__ import annotations

from dzcli.dice.throws.throw import Pool
from dzcli.fault import RuleFault
from dzcli.light import NamedTuple
from dzcli.message import message
from dzcli.names import find
from dzcli.step.questions import Choice
from dzcli.step.record import Due, Part, Record, Test
from dzcli.systems.d10 import book, faults, words
from dzcli.systems.d10.blow import total
from dzcli.systems.d10.blow.projectiles import projectiles
from dzcli.systems.d10.blow.strike import Strike, Struck
from dzcli.systems.d10.pool import critical, reserve
from dzcli.systems.d10.pool.explained import Counts, tell_dice, tell_put
from dzcli.systems.d10.pool.fall import Fallen, fall
from dzcli.systems.d10.pool.measures import Shooting, Shot
from dzcli.systems.d10.pool.put import Put, no_dice, put_in
from dzcli.systems.d10.pool.sums import most, sums
from dzcli.systems.d10.techniques.named import spend, tell
from dzcli.systems.d10.who import gear

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SHOT = "shot"
ONLY_SHOT = "tir_precis"
PRECISION: Choice[tuple[int, int]] = Choice(
    "precision", seuil=lambda precision: (-precision, 0), des=lambda precision: (0, -precision)
)
"""What the precision of a weapon adds to the threshold, and how many dice it takes (A-D10-11)."""
PRECISE: Choice[int] = Choice(
    "tir_precis_cumul",
    meilleur=lambda once, always: max(once, always),
    cumul=lambda once, always: once + always,
)
"""How much lower the threshold is by both Tirs précis (A-D10-22)."""
LIMITED: Choice[int] = Choice(
    "tir_plafond", competence=lambda skill, perception: skill, perception=lambda skill, perception: perception
)
"""The most dice of a shot (A-D10-16)."""
MISSES: Choice[bool] = Choice(
    "tir_egal",
    neutre=lambda below, equal, dice: below > dice // 2,
    en_dessous=lambda below, equal, dice: below + equal > dice // 2,
)
"""Whether a shot misses (A-D10-24)."""
CAN_BE_CRITICAL: Choice[bool] = Choice(
    "critique_tir", oui=lambda critical: critical, non=lambda critical: False
)
"""Whether dice that are all high are critical for a shot (A-D10-23)."""


class Outcome(NamedTuple):
    """What a shot comes to: whether it hits, its réussites, whether it is critical."""

    hit: bool
    successes: int
    critical: bool


class Aim(NamedTuple):
    """The parts of the threshold of a shot, the dice that precision takes, the most réussites."""

    parts: tuple[Part, ...]
    fewer: int
    most: int

    @property
    def threshold(self) -> int:
        """What each die has to be above, at least 1 (A-D10-22)."""
        return max(1, sum(part.value for part in self.parts))


def resolve(strike: Strike) -> Struck:
    """Throw a shot: réussites, miss, damage of each projectile.

    D10-17, D10-19, D10-20, D10-21, D10-22, D10-T24, D10-T25, D10-T26.
    """
    record = strike.record
    _check_only(strike)
    aim = _aim(strike)
    put = _put(strike, aim)
    measure = Shooting(
        aim.threshold, strike.weapon.faces, strike.uses.level("anatomie_critique"), strike.against.lost
    )

    def judge(state: Shot) -> Outcome:
        """The outcome; a miss is one however it came to it (D10-20, D10-22, A-D10-23, A-D10-24)."""
        thrown = state.successes + state.below + state.equal
        if not thrown or record.ask(MISSES, state.below, state.equal, thrown):
            return Outcome(False, 0, False)
        high = record.ask(CAN_BE_CRITICAL, measure.critical(state))
        return Outcome(True, min(state.successes, aim.most), high)

    pool = Pool(SHOT, put.dice - aim.fewer, strike.weapon.faces)
    fallen = fall(strike.throw, pool, measure, strike.plan(pool.number), judge)
    record.explain(_tell, strike, aim, put, fallen, measure)
    outcome = fallen.result
    damage = projectiles(strike, outcome.successes, outcome.critical, put) if outcome.hit else None
    if damage is not None:
        record.explain(damage.take_faces, fallen)
    _reload(strike)
    pool_keys = {"threshold": aim.threshold, "successes": outcome.successes}
    return Struck(outcome.hit, outcome.critical, put, damage, pool_keys)


def _check_only(strike: Strike) -> None:
    """Tir précis is for the only shot of a turn (D10-T25); raises `RuleFault` for it and another shot."""
    attacker, use, row = strike.attacker, strike.uses.get("tir_precis"), book.techniques()[ONLY_SHOT]
    bound = find(ONLY_SHOT, attacker.etat.techniques_employees)
    if bound or (use and attacker.etat.des_depenses):
        raise RuleFault("only_shot", row.section, faults.ONLY_SHOT, name=attacker.name, technique=row.nom)
    if use:
        spend(use, attacker)


def _aim(strike: Strike) -> Aim:
    """The threshold: 6 or as the game master says, the weapon's precision, Tir précis (D10-19, D10-22).

    D10-T24, D10-T25, D10-T26, A-D10-11, A-D10-22.
    """
    record, asked = strike.record, strike.asked
    base = book.combat().seuils.tir.valeur if asked.threshold is None else asked.threshold
    parts = [Part(message(words.THRESHOLD_LABEL), base)]
    precision = _fixed(strike.weapon.precision, strike)
    harder, fewer = record.ask(PRECISION, precision) if precision else (0, 0)
    if harder:
        parts.append(Part(message(words.PRECISION_LABEL), harder))
    once, always = strike.uses.level("tir_precis"), strike.attacker.character.level("tir_precis_maitre")
    if always:
        tell(book.techniques()["tir_precis_maitre"], always, record)
    if easier := record.ask(PRECISE, once, always):
        parts.append(Part("Tir précis", -easier))
    most = _fixed(strike.weapon.most, strike) + strike.uses.level("tir_mortel")
    return Aim(tuple(parts), fewer, most)


def _fixed(value: int | gear.Range, strike: Strike) -> int:
    """A number of the weapon that is not drawn (A-D10-12)."""
    if isinstance(value, int):
        return value
    found = strike.record.ask(gear.UNSAID, *value, False)
    assert isinstance(found, int)
    return found


def _put(strike: Strike, aim: Aim) -> Put:
    """The dice put in, of the reserve of Perception (D10-17, A-D10-16, D10-T24)."""
    record, attacker = strike.record, strike.attacker
    if strike.characteristic != gear.PERCEPTION:
        raise RuleFault("needs_perception", "l.41", faults.SHOT_PERCEPTION, name=attacker.name)
    if strike.asked.mods:
        total.refuse_on_shot()
    told = strike.asked.reserve
    pool = reserve.open_(attacker, strike.characteristic, told, strike.uses, strike.against, record)
    limits, sight = strike.limits(), attacker.character.characteristic(gear.PERCEPTION)
    cap = record.ask(LIMITED, most(limits), sight)
    if cap != most(limits):
        limits = [Part(book.characteristic_name(gear.PERCEPTION), sight)]
    put = put_in(attacker, pool, strike.asked, cap, strike.uses.level("tir_mortel"), record)
    if put.dice <= aim.fewer:
        raise no_dice(attacker, pool)
    tell_put(put, limits, "l.29", record)
    if aim.fewer:
        record.say("l.51", words.FEWER, dice=aim.fewer, weapon=strike.weapon.name, ruling="precision")
    if aim.threshold >= strike.weapon.faces:
        record.warn(words.NO_SUCCESS, threshold=aim.threshold)
    return put


def _tell(strike: Strike, aim: Aim, put: Put, fallen: Fallen[Outcome], measure: Shooting) -> None:
    """Tell the threshold, the dice and what they come to; the test of the record (D10-19, D10-20, D10-22)."""
    record, outcome = strike.record, fallen.result
    if len(aim.parts) > 1:
        record.say("l.45", words.THRESHOLD_OF, parts=sums(aim.parts), threshold=aim.threshold)
    tell_dice(fallen, strike.weapon.faces, measure.lost, "l.45", record)
    state = fallen.retaken(measure)
    values: dict[str, Any] = {"threshold": aim.threshold, "below": state.below, "successes": state.successes}
    if outcome.hit:
        record.say("l.45", words.SUCCESSES, **values)
    else:
        _tell_miss(state, aim, record)
    if state.successes > outcome.successes and outcome.hit:
        record.say("l.51", words.AT_MOST_SUCCESSES, most=aim.most)
    if outcome.critical:
        critical.tell(put, critical.percent(put, record), measure.spared, record)
    grade = "critical_success" if outcome.critical else "success" if outcome.hit else "failure"
    record.tests.append(
        Test(
            who="actor",
            skill=strike.skill,
            label=strike.skill,
            base=put.dice,
            parts=list(aim.parts),
            modifiers=[],
            score=aim.threshold,
            rolled=fallen,
            outcome=grade,
            measured=Counts(aim.threshold, state.successes, state.below),
        )
    )


def _tell_miss(state: Shot, aim: Aim, record: Record) -> None:
    """Tell why a shot misses: too many dice below, in a house those at the threshold too, or none left."""
    thrown = state.successes + state.below + state.equal
    if not thrown:
        record.say("l.47", words.MISSED_NONE)
    elif state.below > thrown // 2:
        record.say("l.47", words.MISSED, threshold=aim.threshold, below=state.below)
    else:
        below = state.below + state.equal
        record.say("l.47", words.MISSED_EQUAL, threshold=aim.threshold, below=below, ruling="tir_egal")


def _reload(strike: Strike) -> None:
    """Recharge: so many actions before the weapon shoots again (D10-24)."""
    actions = strike.weapon.rules.get(gear.RECHARGE)
    if actions:
        record: Record = strike.record
        record.say("l.63", words.RELOAD, weapon=strike.weapon.name, actions=actions)
        record.due.append(Due("reload", "actor"))
