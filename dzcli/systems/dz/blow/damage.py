"""The dice of a blow (7.5, 7.7, 7.12, 7.13).

They are thrown once; what armour makes of them is worked out for each person it hits.
"""

from dzcli.dice.throws.throw import Pool, Throw, Total
from dzcli.message import Message, message
from dzcli.names import pick, unknown
from dzcli.step.questions import Choice
from dzcli.step.record import Part, Record
from dzcli.systems.dz import chapter, faults, words
from dzcli.systems.dz.blow.armour import settle
from dzcli.systems.dz.blow.dealt import Damage
from dzcli.systems.dz.blow.struck import TWO_TARGETS, Blow
from dzcli.systems.dz.who import gear
from dzcli.systems.dz.who.character import Fighter

WEAPON, CRITICAL, BRISANT, RAFALE = "damage", "critical", "brisant", "rafale"
"""What damage dice are thrown for, in the order they are thrown."""
EXTRA_SECTIONS = {CRITICAL: "7.5", BRISANT: "7.7", RAFALE: "7.7"}


def traits(names: tuple[str, ...]) -> tuple[str, ...]:
    """The ids of traits named by a person; `UsageFault` for an unknown one."""
    table = chapter.combat().traits
    found = []
    for name in names:
        id_ = pick(name, table)
        if id_ is None:
            raise unknown(name, faults.UNKNOWN_TRAIT, sorted(table), "unknown_trait")
        found.append(id_)
    return tuple(found)


RIGID: Choice[bool] = Choice(
    "plaques_rigides",
    false=lambda armour: armour.rigid,
    true=lambda armour: armour.rigid or armour.plates,
)
"""Whether an armour is rigid, so that Brisant bears on it (AMB-53)."""


def extra_pools(blow: Blow, armour: gear.Armour | None, record: Record) -> list[Pool]:
    """The dice thrown besides the weapon's own, in their order: critical, Brisant, Rafale.

    DZ-ATK-07, DZ-DMG-04, DZ-DMG-06, AMB-53.
    """
    combat = chapter.combat()
    pools = []
    if blow.critical == "damage":
        pools.append(Pool(CRITICAL, combat.critique.des, combat.critique.faces))
    if blow.has("brisant") and armour is not None and record.ask(RIGID, armour):
        pools.append(Pool(BRISANT, combat.traits["brisant"].des, 10))
    if blow.burst == "damage":
        pools.append(Pool(RAFALE, combat.traits["rafale"].des, 10))
    return pools


def strike(blow: Blow, target: Fighter | None, throw: Throw, record: Record) -> Damage:
    """Throw the damage of a hit and work it out against the target (7.7; DZ-DMG-01).

    Without a target the damage stands as it is before armour.
    """
    assert blow.dice is not None
    damage = Damage(str(blow.dice), lethal=blow.lethal, critical=blow.critical)
    raw = throw_dice(blow, damage, target, throw, record)
    if target is None:
        _note_unapplied(blow, record)
    return settle(blow, damage, raw, target, record)


def throw_dice(blow: Blow, damage: Damage, target: Fighter | None, throw: Throw, record: Record) -> int:
    """Throw all the dice of a blow on ``target``; their sum."""
    assert blow.dice is not None
    pools = [blow.dice, *extra_pools(blow, target.character.armour if target else None, record)]
    raw = 0
    for thrown in _together(blow, pools):
        total = throw.total(*thrown)
        raw += total.result
        if all(pool.purpose != BRISANT for pool in thrown):
            damage.common = raw
        record.explain(tell_dice, total, damage, record)
    return raw


def _together(blow: Blow, pools: list[Pool]) -> list[list[Pool]]:
    """The pools that are thrown in one sum.

    All of them, but for a burst on two targets: there Brisant may bear on one of them only.
    """
    if blow.burst != TWO_TARGETS or pools[-1].purpose != BRISANT:
        return [pools]
    return [pools[:-1], pools[-1:]]


def tell_dice(total: Total[int], damage: Damage, record: Record) -> None:
    """Tell what pools of damage dice came to, one by one, and note the parts they are of the damage."""
    common = []
    for pool, faces in total.parts:
        value = sum(faces) + pool.plus
        section = EXTRA_SECTIONS.get(pool.purpose, "7.7")
        record.say(
            section, words.DAMAGE_POOLS[pool.purpose], formula=str(pool), dice=list(faces), value=value
        )
        label: str | Message = str(pool)
        if pool.purpose != WEAPON:
            label = message(words.EXTRA_LABELS[pool.purpose], formula=str(pool))
        damage.parts.append(Part(label, value))
        damage.dice.extend(faces)
        if pool.purpose == WEAPON:
            damage.weapon = value
        if pool.purpose != BRISANT:
            common.append(value)
    if common:
        damage.common = sum(common)


def _note_unapplied(blow: Blow, record: Record) -> None:
    """Traits that depend on the armour are not counted when there is no target (7.7)."""
    for trait in ("brisant", "tranchant"):
        if blow.has(trait):
            record.warn(words.NO_TARGET_FOR_TRAIT, trait=chapter.combat().traits[trait].nom)
