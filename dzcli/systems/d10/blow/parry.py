"""A parry: the same dice as an attack, with the armour in place of the weapon (D10-13, D10-14, D10-18)."""

from __future__ import annotations

import functools
from typing import Any

from dzcli.dice.throws.throw import Pool
from dzcli.light import NamedTuple
from dzcli.message import message
from dzcli.step.record import Part, Test
from dzcli.systems.d10 import book, words
from dzcli.systems.d10.blow import total
from dzcli.systems.d10.blow.dealt import Damage
from dzcli.systems.d10.blow.defence import past
from dzcli.systems.d10.blow.reaction import AGAINST_SHOTS, Reaction
from dzcli.systems.d10.pool import reroll, reserve
from dzcli.systems.d10.pool.explained import Sums, tell_dice, tell_put
from dzcli.systems.d10.pool.fall import Fallen, fall
from dzcli.systems.d10.pool.measures import Adding, Keeping, Kept
from dzcli.systems.d10.pool.put import Put, put_in
from dzcli.systems.d10.pool.sums import sums
from dzcli.systems.d10.techniques.named import spend
from dzcli.systems.d10.who import gear

PARRY = "parry"
D10 = 10


class Parried(NamedTuple):
    """What a parry leaves of each projectile, and the dice that a Riposte keeps of it."""

    nets: tuple[int, ...]
    kept: tuple[int, ...]


def resolve(reaction: Reaction, damage: Damage) -> tuple[Put, bool]:
    """Throw a parry and take it from the blow; the dice put in, and whether nothing gets through.

    D10-13, D10-14, D10-18, D10-T13, D10-T14, D10-T27.
    """
    record, defender = reaction.record, reaction.defender
    put = _put(reaction)
    added = [
        total.bonus(defender, reaction.characteristic, record),
        *total.worn(defender)[1:],
        *total.of_ones_own(reaction.asked.mods),
    ]
    flat = sum(part.value for part in added)
    adding = Adding(_above(reaction), reaction.against.lost)
    keeps = reaction.uses.level("riposte")

    def judge(dice: int) -> tuple[int, ...]:
        return past(damage.hits, dice + flat, damage.pending, record)

    def judge_kept(state: Kept) -> Parried:
        nets = judge(state.total)
        return Parried(nets, () if any(nets) else state.lowest)

    faces = _faces(reaction)
    pool = Pool(PARRY, put.dice, faces)
    plan = _plan(reaction, put.dice, faces)
    fallen: Fallen[Any]
    kept: tuple[int, ...] = ()
    if keeps:
        fallen = fall(reaction.throw, pool, Keeping(keeps, adding), plan, judge_kept, reaction.met)
        damage.nets, kept = fallen.result.nets, fallen.result.kept
    else:
        fallen = fall(reaction.throw, pool, adding, plan, judge, reaction.met)
        damage.nets = fallen.result
    record.explain(_tell, reaction, put, fallen, adding, added, damage)
    _keep(reaction, list(kept))
    return put, not any(damage.nets or ())


def _put(reaction: Reaction) -> Put:
    """The dice put in: those of Parade come on top (D10-08, D10-13, D10-T14)."""
    record, defender, asked = reaction.record, reaction.defender, reaction.asked
    skill = asked.skill or (reaction.weapon.skill if reaction.weapon else gear.COMBAT)
    cap = defender.character.skill(skill)
    pool = reserve.open_(
        defender, reaction.characteristic, asked.reserve, reaction.uses, reaction.against, record
    )
    put = put_in(defender, pool, asked, cap, reaction.uses.level("des"), record)
    tell_put(put, [Part(book.skill_name(skill), cap)], "l.35", record)
    return put


def _faces(reaction: Reaction) -> int:
    """The faces of the dice of a parry: those of the weapon (D10-11, D10-13)."""
    return reaction.weapon.faces if reaction.weapon else D10


def _above(reaction: Reaction) -> int:
    """What the dice have to be above: nothing, but for a shot (D10-18, A-D10-15)."""
    if reaction.blow.kind != gear.RANGED:
        return 0
    told = reaction.asked.threshold
    found = reaction.record.ask(AGAINST_SHOTS, reaction.blow.threshold if told is None else told)
    assert found is not None, "a shot that cannot be parried is not"
    return found


def _plan(reaction: Reaction, dice: int, faces: int) -> reroll.Plan | None:
    """Perfection alone allows rerolls of a parry (D10-T27)."""
    perfection = reaction.uses.level("perfection") if faces == D10 else 0
    return reroll.plan(reaction.asked.reroll, dice=dice, perfection=perfection)


def _keep(reaction: Reaction, kept: list[int]) -> None:
    """Riposte: the lowest dice of a parry that succeeds are kept for the next attack (D10-T13)."""
    use = reaction.uses.get("riposte")
    if kept and use:
        reaction.defender.etat.riposte = kept
        spend(use, reaction.defender)
        reaction.record.say("l.132", words.KEPT, name=reaction.defender.name, dice=kept)


def _tell(
    reaction: Reaction, put: Put, fallen: Fallen[Any], adding: Adding, added: list[Part], damage: Damage
) -> None:
    """Tell how the dice fell and what they come to; the test of the record (D10-13, D10-14)."""
    record = reaction.record
    if adding.above:
        record.say("l.43", words.PARRY_ABOVE, threshold=adding.above, ruling="parade_tir")
    tell_dice(fallen, _faces(reaction), adding.lost, "l.35", record)
    dice = functools.reduce(adding, fallen.faces, adding.start)
    parts = [Part(message(words.DICE_LABEL), dice), *added]
    damage.take_faces(fallen)
    damage.defence = sum(part.value for part in parts)
    record.say("l.35", words.TOTAL, parts=sums(parts), total=damage.defence)
    record.tests.append(
        Test(
            who="target",
            skill=PARRY,
            label=PARRY,
            base=put.dice,
            parts=parts,
            modifiers=[],
            score=damage.defence,
            rolled=fallen,
            outcome="failure" if damage.net else "success",
            measured=Sums(dice, damage.defence),
        )
    )
