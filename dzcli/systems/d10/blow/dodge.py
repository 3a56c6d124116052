"""A dodge: dice above a threshold doubled, and nothing or all gets through (D10-29 to D10-33)."""

from __future__ import annotations

from dzcli.dice.throws.throw import Pool
from dzcli.light import NamedTuple
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Part, Test
from dzcli.systems.d10 import book, words
from dzcli.systems.d10.blow import total
from dzcli.systems.d10.blow.dealt import Damage
from dzcli.systems.d10.blow.defence import tell_critical
from dzcli.systems.d10.blow.reaction import Reaction
from dzcli.systems.d10.pool import reroll, reserve
from dzcli.systems.d10.pool.explained import Sums, tell_dice, tell_put
from dzcli.systems.d10.pool.fall import Fallen, fall
from dzcli.systems.d10.pool.measures import Dodged, Dodging
from dzcli.systems.d10.pool.put import Put, put_in
from dzcli.systems.d10.pool.sums import sums
from dzcli.systems.d10.who import gear

DODGE = "dodge"
EQUAL_DICE: Choice[int] = Choice(
    "esquive_egal",
    une_fois=lambda dice, face: dice * face,
    ignore=lambda dice, face: 0,
    double=lambda dice, face: 2 * dice * face,
)
"""What dice that equal the threshold come to (A-D10-5)."""
DODGES: Choice[bool] = Choice(
    "esquive_egalite",
    esquivee=lambda dodge, attack: attack <= dodge,
    touche=lambda dodge, attack: attack < dodge,
)
"""Whether a dodge avoids an attack (A-D10-7)."""


class Avoided(NamedTuple):
    """What a dodge leaves of each projectile, and how many of them hit."""

    nets: tuple[int, ...]
    hitting: int


def resolve(reaction: Reaction, damage: Damage) -> tuple[Put, bool]:
    """Throw a dodge; the dice put in, and whether the attack is avoided.

    D10-30, D10-31, D10-32, D10-33, D10-T02.
    """
    record, defender = reaction.record, reaction.defender
    put = _put(reaction)
    measure = Dodging(_threshold(reaction), reaction.against.lost)
    added = [
        Part(book.characteristic_name(gear.AGILITE), defender.character.characteristic(gear.AGILITE)),
        *total.of_ones_own(reaction.asked.mods),
    ]
    flat = sum(part.value for part in added)
    suffered = damage.nets or ()

    def judge(state: Dodged) -> Avoided:
        value = state.total + record.ask(EQUAL_DICE, state.equal, measure.threshold) + flat
        hitting = [not record.ask(DODGES, value, hit) for hit in damage.hits]
        nets = tuple(net if hits else 0 for net, hits in zip(suffered, hitting, strict=True))
        return Avoided(nets, sum(hitting))

    perfection = reaction.uses.level("perfection")
    plan = reroll.plan(reaction.asked.reroll, dice=put.dice, perfection=perfection)
    pool = Pool(DODGE, put.dice, book.combat().de.faces)
    fallen = fall(reaction.throw, pool, measure, plan, judge, reaction.met)
    damage.nets = fallen.result.nets
    record.explain(_tell, reaction, put, fallen, measure, added, damage)
    return put, not fallen.result.hitting


def _put(reaction: Reaction) -> Put:
    """The dice put in, of the reserve of Agilité (D10-30, D10-T02)."""
    record, defender, asked = reaction.record, reaction.defender, reaction.asked
    pool = reserve.open_(
        defender, reaction.characteristic, asked.reserve, reaction.uses, reaction.against, record
    )
    cap = defender.character.dodge
    put = put_in(defender, pool, asked, cap, 0, record)
    tell_put(put, [Part(book.skill_name(gear.ESQUIVE), cap)], "l.91", record)
    return put


def _threshold(reaction: Reaction) -> int:
    """What the dice have to be above: 5, or what the shot asks for (D10-18, D10-31)."""
    if reaction.asked.threshold is not None:
        return reaction.asked.threshold
    ranged = reaction.blow.kind == gear.RANGED
    return reaction.blow.threshold if ranged else book.combat().seuils.esquive.valeur


def _tell(
    reaction: Reaction, put: Put, fallen: Fallen[Avoided], measure: Dodging, added: list[Part], damage: Damage
) -> None:
    """Tell how the dice fell and what they come to; the test of the record (D10-31 to D10-33)."""
    record = reaction.record
    tell_dice(fallen, book.combat().de.faces, measure.lost, "l.91", record)
    state = fallen.retaken(measure)
    equal = record.ask(EQUAL_DICE, state.equal, measure.threshold)
    record.say(
        "l.91",
        words.DODGE_DICE,
        threshold=measure.threshold,
        doubled=state.total,
        equal=equal,
        ruling="esquive_egal" if state.equal else None,
    )
    parts = [Part(message(words.DICE_LABEL), state.total + equal), *added]
    damage.take_faces(fallen)
    damage.defence = sum(part.value for part in parts)
    record.say("l.91", words.TOTAL, parts=sums(parts), total=damage.defence)
    if fallen.result.hitting:
        worn = total.worn(reaction.defender)
        record.say("l.95", words.DODGE_FAILS, parts=sums(worn), net=damage.net)
        tell_critical(damage, sum(part.value for part in worn), record)
    else:
        record.say("l.93", words.DODGED, name=reaction.defender.name)
    record.tests.append(
        Test(
            who="target",
            skill=DODGE,
            label=DODGE,
            base=put.dice,
            parts=parts,
            modifiers=[],
            score=damage.defence,
            rolled=fallen,
            outcome="failure" if fallen.result.hitting else "success",
            measured=Sums(state.total + equal, damage.defence),
        )
    )
