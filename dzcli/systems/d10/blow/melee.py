"""An attack in melee: dice, Force and weapon in one total (D10-10, D10-11, D10-36)."""

from dzcli.dice.throws.throw import Pool
from dzcli.fault import RuleFault
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Part, Record, Test
from dzcli.systems.d10 import book, faults, words
from dzcli.systems.d10.blow import total
from dzcli.systems.d10.blow.dealt import Damage
from dzcli.systems.d10.blow.strike import Strike, Struck
from dzcli.systems.d10.pool import critical, degrees, reserve
from dzcli.systems.d10.pool.explained import Sums, tell_dice, tell_put
from dzcli.systems.d10.pool.fall import Fallen, fall
from dzcli.systems.d10.pool.measures import Summed, Summing
from dzcli.systems.d10.pool.put import Put, no_dice, put_in
from dzcli.systems.d10.pool.sums import most, sums
from dzcli.systems.d10.techniques.named import Use
from dzcli.systems.d10.who import gear
from dzcli.systems.d10.who.character import Fighter

ATTACK = "attack"
PASSES: Choice[tuple[int, int]] = Choice(
    "botte", total=lambda degrees: (degrees, 0), des=lambda degrees: (0, degrees)
)
"""What the degrees of a Botte secrète add to the total, and to the dice (D10-T05)."""


def resolve(strike: Strike) -> Struck:
    """Throw an attack in melee and add it up.

    D10-09, D10-10, D10-11, D10-36, D10-T05, D10-T12, D10-T13, D10-T16, D10-T17, D10-T21, D10-T23.
    """
    record = strike.record
    secret, secret_dice = _secret(strike)
    put = _put(strike, secret_dice + _extra(strike))
    measure = Summing(strike.weapon.faces, strike.uses.level("anatomie_critique"), strike.against.lost)

    def judge(state: Summed) -> tuple[int, bool]:
        return state.total, measure.critical(state)

    pool = Pool(ATTACK, put.dice, strike.weapon.faces)
    fallen = fall(strike.throw, pool, measure, strike.plan(put.dice), judge)
    dice, is_critical = fallen.result
    added = [
        *total.of_attack(strike.attacker, strike.weapon, strike.characteristic, record),
        *_added(strike, secret),
        *total.of_ones_own(strike.asked.mods),
    ]
    value = max(0, dice + sum(part.value for part in added))
    now, later = critical.WHOLE, critical.WHOLE
    if is_critical:
        now, later = record.ask(critical.MULTIPLIES, critical.percent(put, record))
    plus = sum(part.value for part in added)
    damage = Damage(
        f"{pool.number}d{pool.faces}{plus:+d}" if plus else f"{pool.number}d{pool.faces}",
        (critical.multiplied(value, now, record),),
        percent=now,
        pending=later,
    )
    damage.parts = [Part(message(words.DICE_LABEL), dice), *added]
    record.explain(_tell, strike, put, fallen, damage, record)
    return Struck(True, is_critical, put, damage)


def _put(strike: Strike, extra: int) -> Put:
    """The dice put in: as many as skill and reserve allow, of a Fauchage as its level (D10-08, D10-T16)."""
    record, attacker = strike.record, strike.attacker
    _refuse_perception(strike)
    sweep = strike.uses.get("fauchage")
    if sweep and strike.characteristic != gear.FORCE:
        raise RuleFault("needs_force", sweep.row.section, faults.SWEEP_FORCE, name=sweep.row.nom)
    limits = [Part(sweep.row.nom, sweep.x)] if sweep else strike.limits()
    told = strike.asked.reserve
    pool = reserve.open_(attacker, strike.characteristic, told, strike.uses, strike.against, record)
    put = put_in(attacker, pool, strike.asked, most(limits), extra, record)
    if not put.dice:
        raise no_dice(attacker, pool)
    tell_put(put, limits, "l.29", record)
    return put


def _refuse_perception(strike: Strike) -> None:
    """Raise `RuleFault` for a blow in a turn of Perception, save for a weapon of it (D10-05, D10-17)."""
    if strike.characteristic == gear.PERCEPTION != strike.weapon.characteristic:
        name, weapon = strike.attacker.name, strike.weapon.name
        raise RuleFault("wrong_characteristic", "l.27", faults.MELEE_PERCEPTION, name=name, weapon=weapon)


def _secret(strike: Strike) -> tuple[int, int]:
    """What a Botte secrète adds to the total and to the dice (D10-T05)."""
    use = strike.uses.get("botte")
    if use is None:
        return 0, 0
    won = degrees.of(use, strike.asked.degrees, strike.record, strike.throw)
    return strike.record.ask(PASSES, won)


def _extra(strike: Strike) -> int:
    """Dice beyond reserve and skill (D10-T12, D10-T17)."""
    more = strike.uses.get("des")
    if more and more.row.variantes[more.key] != strike.characteristic:
        wanted = more.row.variantes[more.key]
        raise RuleFault(
            "needs_characteristic",
            more.row.section,
            faults.OTHER_DICE,
            name=more.row.nom,
            key=more.key,
            wanted=book.characteristic_name(wanted),
        )
    return (more.x if more else 0) + _deadly(strike)


def _deadly(strike: Strike) -> int:
    """Dice kept from the turn before by Coup mortel, for this one attack (D10-T17)."""
    use, etat = strike.uses.get("coup_mortel"), strike.attacker.etat
    if use is None:
        return 0
    most = min(use.x, etat.des_gardes) if etat.des_gardes else use.x
    dice = etat.des_gardes if use.number is None else use.number
    if not 0 < dice <= most:
        raise RuleFault("not_kept", use.row.section, faults.NOT_KEPT, name=use.row.nom, asked=dice, most=most)
    etat.des_gardes = 0
    return dice


def _added(strike: Strike, secret: int) -> list[Part]:
    """What techniques add to the total (D10-T05, D10-T13, D10-T21)."""
    found = []
    if secret:
        found.append(Part(message(words.SECRET_LABEL), secret))
    told, etat = strike.uses.get("riposte"), strike.attacker.etat
    kept = list(told.numbers) if told and told.numbers else etat.riposte
    if told:
        _check_kept(told, kept, strike.attacker)
    if kept:
        found.append(Part(message(words.RIPOSTE_LABEL), sum(kept)))
        etat.riposte = []
    if known := strike.uses.level("anatomie_bonus"):
        found.append(Part(message(words.ANATOMY_LABEL), known))
    return found


def _check_kept(told: Use, kept: list[int], attacker: Fighter) -> None:
    """Raise `RuleFault` for a Riposte of no dice, or of more than its level (D10-T13)."""
    values = {"name": told.row.nom, "asked": len(kept), "most": told.x}
    if not kept:
        raise RuleFault("nothing_kept", told.row.section, faults.NOTHING_KEPT, who=attacker.name, **values)
    if len(kept) > told.x:
        raise RuleFault("too_many_kept", told.row.section, faults.TOO_MANY_KEPT, **values)


def _tell(strike: Strike, put: Put, fallen: Fallen[tuple[int, bool]], damage: Damage, record: Record) -> None:
    """Tell how the dice fell and what they come to; the test of the record (D10-10, D10-36)."""
    tell_dice(fallen, strike.weapon.faces, strike.against.lost, "l.29", record)
    damage.take_faces(fallen)
    value = sum(part.value for part in damage.parts)
    record.say("l.29", words.TOTAL, parts=sums(damage.parts), total=value)
    if value < 0:
        record.say("l.29", words.FLOORED)
    if fallen.result[1]:
        by = damage.percent if damage.percent != critical.WHOLE else damage.pending
        critical.tell(put, by, strike.uses.level("anatomie_critique"), record)
        if damage.percent != critical.WHOLE:
            record.say(
                "l.105",
                words.MULTIPLIED,
                total=value,
                damage=damage.raw,
                ruling=record.listed(critical.ROUNDED.key),
            )
    record.tests.append(
        Test(
            who="actor",
            skill=strike.skill,
            label=strike.skill,
            base=put.dice,
            parts=damage.parts,
            modifiers=[],
            score=value,
            rolled=fallen,
            outcome="critical_success" if fallen.result[1] else "success",
            measured=Sums(fallen.result[0], value),
        )
    )
