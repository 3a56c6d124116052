"""A blow and the damage it does to someone (7.5, 7.7, 7.12 to 7.14).

The dice of a blow are thrown once; what armour makes of them is worked out for each
person it hits.
"""

from typing import NamedTuple

from dzcli.dice.throws.throw import Pool, Throw
from dzcli.message import Message, message
from dzcli.names import find, unknown
from dzcli.step.record import Part, Record
from dzcli.systems.dz import chapter, words
from dzcli.systems.dz.blow.dealt import Damage
from dzcli.systems.dz.who import gear
from dzcli.systems.dz.who.character import Fighter

WEAPON, CRITICAL, BRISANT, RAFALE = "damage", "critical", "brisant", "rafale"
"""What damage dice are thrown for, in the order they are thrown."""
EXTRA_SECTIONS = {CRITICAL: "7.5", BRISANT: "7.7", RAFALE: "7.7"}


class Blow(NamedTuple):
    """What decides the damage of a hit, whoever it is that is hit.

    ``critical`` is ``damage`` or ``abs`` for a critical hit, else None; ``burst`` is
    ``damage`` or ``two-targets`` for a burst, else None.
    """

    dice: Pool | None
    kind: str
    traits: tuple[str, ...]
    critical: str | None = None
    burst: str | None = None
    lethal: bool = True
    fast: bool = False
    ignore: int = 0

    def has(self, trait: str) -> bool:
        """Whether the weapon has a trait."""
        return trait in self.traits


def traits(names: tuple[str, ...]) -> tuple[str, ...]:
    """The ids of traits named by a person; `UsageFault` for an unknown one."""
    table = chapter.combat().traits
    found = []
    for name in names:
        id_ = find(name, table)
        if id_ is None:
            raise unknown(name, words.UNKNOWN_TRAIT, sorted(table), "unknown_trait")
        found.append(id_)
    return tuple(found)


def extra_pools(blow: Blow, armour: gear.Armour | None) -> list[Pool]:
    """The dice thrown besides the weapon's own, in their order: critical, Brisant, Rafale.

    DZ-ATK-07, DZ-DMG-04, DZ-DMG-06, AMB-53.
    """
    combat = chapter.combat()
    pools = []
    if blow.critical == "damage":
        pools.append(Pool(CRITICAL, combat.critique.des, combat.critique.faces))
    if blow.has("brisant") and armour is not None and armour.rigid:
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
    pools = [blow.dice, *extra_pools(blow, target.character.armour if target else None)]
    raw = 0
    parts: list[Part] = []
    for thrown in _together(blow, pools):
        total = throw.total(*thrown)
        raw += total.value
        if all(pool.purpose != BRISANT for pool in thrown):
            damage.common = raw
        if throw.shows_faces:
            parts.extend(explain_pool(pool, list(faces), record) for pool, faces in total.parts)
            damage.dice.extend(face for _, faces in total.parts for face in faces)
    if throw.shows_faces:
        by_purpose = {pool.purpose: part.value for pool, part in zip(pools, parts, strict=True)}
        damage.weapon = by_purpose[WEAPON]
        damage.common = raw - by_purpose.get(BRISANT, 0)
    if target is None:
        _note_unapplied(blow, record)
    return settle(blow, damage, raw, parts, target, record)


def _together(blow: Blow, pools: list[Pool]) -> list[list[Pool]]:
    """The pools that are thrown in one sum.

    All of them, but for a burst on two targets: there Brisant may bear on one of them only.
    """
    if blow.burst != "two-targets" or pools[-1].purpose != BRISANT:
        return [pools]
    return [pools[:-1], pools[-1:]]


def explain_pool(pool: Pool, faces: list[int], record: Record) -> Part:
    """Tell what one pool of damage dice came to; the part it is of the damage."""
    value = sum(faces) + pool.plus
    section = EXTRA_SECTIONS.get(pool.purpose, "7.7")
    template = words.DAMAGE_POOLS[pool.purpose]
    record.say(section, template, formula=str(pool), dice=faces, value=value)
    label: str | Message = str(pool)
    if pool.purpose != WEAPON:
        label = message(words.EXTRA_LABELS[pool.purpose], formula=str(pool))
    return Part(label, value)


def _note_unapplied(blow: Blow, record: Record) -> None:
    """Traits that depend on the armour are not counted when there is no target (7.7)."""
    for trait in ("brisant", "tranchant"):
        if blow.has(trait):
            record.warn(words.NO_TARGET_FOR_TRAIT, trait=chapter.combat().traits[trait].nom)


def settle(
    blow: Blow, damage: Damage, raw: int, parts: list[Part], target: Fighter | None, record: Record
) -> Damage:
    """Take what the armour of ``target`` takes from ``raw`` damage (7.7; DZ-DMG-01).

    Abs that is ignored (Perforant, a critical) is taken from the armour first; the result
    is kept from going below 0. Tranchant adds before and takes after, by the Abs worn (DZ-DMG-05,
    AMB-50, AMB-51, AMB-52).
    """
    damage.parts = parts
    cutting = chapter.combat().traits["tranchant"]
    edge = _edge(target.character.armour.abs) if target and blow.has("tranchant") else 0
    if edge > 0:
        raw += _add(parts, cutting.nom, edge, record, words.CUTTING_BONUS)
    damage.raw = raw
    if raw < 1:
        record.ruling("degats_bruts_min")
    if target is None:
        return damage
    left = raw - _absorb(blow, damage, parts, target, record)
    if edge < 0:
        left += _add(parts, cutting.nom, edge, record, words.CUTTING_MALUS)
    if blow.has("tranchant") and edge != _edge((damage.abs or 0) - (damage.ignored or 0)):
        record.ruling("tranchant_abs")
    damage.before_floor = left
    damage.net = max(0, left)
    template = words.NET if left >= 0 else words.NET_FLOOR
    record.say("7.7", template, name=target.name, left=left, net=damage.net)
    return damage


def _edge(abs_: int) -> int:
    """What Tranchant adds against that much Abs, or takes (DZ-DMG-05)."""
    row = chapter.combat().traits["tranchant"]
    if abs_ <= row.bonus_abs_max:
        return row.bonus
    return row.malus if abs_ >= row.malus_abs_min else 0


def _add(parts: list[Part], label: str, value: int, record: Record, template: str) -> int:
    parts.append(Part(label, value))
    record.say("7.7", template, value=value)
    return value


def _absorb(blow: Blow, damage: Damage, parts: list[Part], target: Fighter, record: Record) -> int:
    """The points that armour (and in mode rapide the shield) takes from the blow (DZ-ARM-01)."""
    armour, shield = target.character.armour, target.character.shield
    total = armour.abs
    if armour.name:
        record.say("7.7", words.ARMOUR, armour=armour.name, abs=armour.abs)
        parts.append(Part(armour.name, -armour.abs))
    else:
        record.say("7.7", words.NO_ARMOUR, name=target.name)
    if blow.fast and shield:
        total += _shield_abs(blow, parts, shield, record)
    ignored = min(total, _ignored(blow, total, record))
    if ignored:
        parts.append(Part(message(words.IGNORED_LABEL), ignored))
    damage.abs, damage.ignored = total, ignored
    return total - ignored


def _shield_abs(blow: Blow, parts: list[Part], shield: gear.Shield, record: Record) -> int:
    """The Abs of a shield in mode rapide, where it works against the blow (DZ-FAST-02, AMB-90)."""
    if blow.kind not in shield.against:
        record.ruling("bouclier_rapide")
        record.say("7.14", words.SHIELD_ABS_NOT, shield=shield.name, kind=words.kind(blow.kind))
        return 0
    record.say("7.14", words.SHIELD_ABS, shield=shield.name, abs=shield.fast_abs)
    parts.append(Part(shield.name, -shield.fast_abs))
    return shield.fast_abs


def _ignored(blow: Blow, total: int, record: Record) -> int:
    """How much Abs a blow passes by: the better Perforant, a critical, and what was said.

    DZ-DMG-02, DZ-DMG-03, DZ-ATK-07, AMB-33, AMB-34, AMB-91.
    """
    combat = chapter.combat()
    piercing = [combat.traits[trait] for trait in ("perforant+", "perforant") if blow.has(trait)]
    by_trait = 0
    if piercing:
        by_trait = piercing[0].ignore_abs
        record.say("7.7", words.PIERCING, trait=piercing[0].nom, value=min(by_trait, total))
    by_critical = combat.critique.abs if blow.critical == "abs" else 0
    if by_critical:
        record.say("7.5", words.CRITICAL_ABS, value=by_critical)
        if min(total, by_trait + by_critical) > min(total, max(by_trait, by_critical)):
            record.ruling("critique_perforant")
    if blow.ignore:
        record.say("7.7", words.IGNORE_GIVEN, value=blow.ignore)
    return by_trait + by_critical + blow.ignore
