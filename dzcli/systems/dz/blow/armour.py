"""What armour takes from a blow (7.7, 7.14)."""

from __future__ import annotations

from dzcli.light import NamedTuple
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Part, Record
from dzcli.systems.dz import chapter, rows, words
from dzcli.systems.dz.blow.dealt import Damage
from dzcli.systems.dz.blow.struck import Blow
from dzcli.systems.dz.who import gear
from dzcli.systems.dz.who.character import Fighter

LEAST_RAW = Choice("degats_bruts_min", {"0": lambda raw: raw, "1": lambda raw: max(1, raw)})
"""The damage before armour (AMB-50)."""
IGNORED: Choice[int] = Choice(
    "critique_perforant",
    cumul=lambda total, trait, critical, more: min(total, trait + critical + more),
    max=lambda total, trait, critical, more: min(total, max(trait, critical) + more),
)
"""The Abs that a blow ignores, by its traits, by a critical and as told (AMB-33)."""
PIERCING = Choice(
    "perforant_double",
    meilleur=lambda points, ignored: ignored(max(points, default=0)),
    cumul=lambda points, ignored: ignored(sum(points)),
)
"""What Perforant and Perforant+ on one weapon ignore, by what so many points come to (AMB-34)."""
PIERCED = Choice(
    "perforant_bouclier",
    total=lambda worn, total, ignored: ignored(total),
    armure=lambda worn, total, ignored: ignored(worn),
)
"""What of the Abs can be ignored, the shield's in mode rapide too (AMB-91)."""
EDGE = Choice(
    "tranchant_abs",
    nominale=lambda worn, left: edge_against(worn),
    effective=lambda worn, left: edge_against(left),
)
"""What Tranchant adds or takes (AMB-51)."""
SHIELD_COUNTS = Choice("bouclier_rapide", selon_type=lambda against: against, toujours=lambda against: True)
"""Whether a shield gives its Abs in mode rapide (AMB-90)."""


class Cover(NamedTuple):
    """The Abs against a blow: worn, in all, the shield's share (None: it has none), what of it is ignored."""

    worn: int
    total: int
    shield: int | None
    ignored: int


def settle(
    blow: Blow, damage: Damage, raw: int, target: Fighter | None, record: Record, *, whole: bool = False
) -> Damage:
    """Take what the armour of ``target`` takes from ``raw`` damage (7.7; DZ-DMG-01).

    Abs that is ignored (Perforant, a critical) is taken from the armour first; the result is kept from
    going below 0. Tranchant adds before and takes after (DZ-DMG-05, AMB-50, AMB-51, AMB-52); ``whole``:
    what it adds before is in ``raw`` already.
    """
    cover = _cover(blow, target, record) if target else None
    edge = 0
    if cover and blow.has("tranchant"):
        edge = record.ask(EDGE, cover.worn, cover.total - cover.ignored)
    if edge > 0 and whole:
        record.warn(words.CUTTING_INCLUDED, value=edge)
    elif edge > 0:
        raw += _cutting(edge, words.CUTTING_BONUS, damage, record)
    damage.raw = record.ask(LEAST_RAW, raw)
    if damage.raw != raw:
        record.say("7.7", words.LEAST_RAW, raw=raw, value=damage.raw, ruling="degats_bruts_min")
        damage.parts.append(Part(words.term(words.LEAST_RAW_LABEL), damage.raw - raw))
    if target is None:
        return damage
    assert cover is not None
    _tell(blow, cover, damage, target, record)
    damage.abs, damage.ignored = cover.total, cover.ignored
    left = damage.raw - cover.total + cover.ignored
    if edge < 0:
        left += _cutting(edge, words.CUTTING_MALUS, damage, record)
    damage.before_floor, damage.net = left, max(0, left)
    template = words.NET if left >= 0 else words.NET_FLOOR
    record.say("7.7", template, name=target.name, left=left, net=damage.net)
    return damage


def edge_against(abs_: int) -> int:
    """What Tranchant adds against that much Abs, or takes (DZ-DMG-05)."""
    row = chapter.combat().traits["tranchant"]
    if abs_ <= row.bonus_abs_max:
        return row.bonus
    return row.malus if abs_ >= row.malus_abs_min else 0


def _cutting(value: int, template: str, damage: Damage, record: Record) -> int:
    damage.parts.append(Part(chapter.combat().traits["tranchant"].nom, value))
    record.say("7.7", template, value=value)
    return value


def _cover(blow: Blow, target: Fighter, record: Record) -> Cover:
    """The points that armour, and in mode rapide the shield, has against a blow.

    DZ-ARM-01, DZ-DMG-02, DZ-DMG-03, DZ-ATK-07, DZ-FAST-02, AMB-33, AMB-34, AMB-90, AMB-91.
    """
    shield = target.character.shield
    counts = blow.fast and shield and record.ask(SHIELD_COUNTS, blow.kind in shield.against)
    from_shield = shield.fast_abs if shield and counts else None
    worn = target.character.armour.abs
    total = worn + (from_shield or 0)
    return Cover(worn, total, from_shield, _ignored(blow, worn, total, record))


def _ignored(blow: Blow, worn: int, total: int, record: Record) -> int:
    """The points that a blow ignores. Each question is asked of what the others leave to decide.

    AMB-33, AMB-34, AMB-91.
    """
    points = [row.ignore_abs for row in _piercing(blow)]
    by_critical = chapter.combat().critique.abs if blow.critical == "abs" else 0

    def ignored(scope: int, trait: int) -> int:
        return record.in_force(IGNORED, scope, trait, by_critical, blow.ignore)

    trait = record.in_force(PIERCING, points, int)
    scope = record.in_force(PIERCED, worn, total, int)
    record.ask(PIERCING, points, lambda trait: ignored(scope, trait))
    record.ask(PIERCED, worn, total, lambda scope: ignored(scope, trait))
    return record.ask(IGNORED, scope, trait, by_critical, blow.ignore)


def _piercing(blow: Blow) -> list[rows.Trait]:
    """The traits of a weapon by which it ignores Abs, the better one first (DZ-DMG-02, DZ-DMG-03)."""
    rows = chapter.combat().traits
    return [rows[trait] for trait in ("perforant+", "perforant") if blow.has(trait)]


def _tell(blow: Blow, cover: Cover, damage: Damage, target: Fighter, record: Record) -> None:
    """Tell of the Abs against a blow, and note the parts it is of the damage."""
    armour, shield = target.character.armour, target.character.shield
    if armour.name:
        record.say("7.7", words.ARMOUR, armour=armour.name, abs=armour.abs)
        damage.parts.append(Part(armour.name, -armour.abs))
    else:
        record.say("7.7", words.NO_ARMOUR, name=target.name)
    if blow.fast and shield:
        _tell_shield(blow, cover, shield, damage, record)
    if (piercing := _piercing(blow)) and cover.total:
        points = [row.ignore_abs for row in piercing]
        counted = record.in_force(PIERCING, points, int)
        names = [row.nom for row in piercing] if counted == sum(points) else piercing[0].nom
        value = min(counted, cover.total)
        record.say("7.7", words.PIERCING, trait=names, value=value, ruling=record.listed(PIERCING.key))
    if blow.critical == "abs" and cover.total:
        record.say("7.5", words.CRITICAL_ABS, value=chapter.combat().critique.abs)
    if blow.ignore and cover.total:
        record.say("7.7", words.IGNORE_GIVEN, value=blow.ignore)
    if cover.ignored:
        damage.parts.append(Part(message(words.IGNORED_LABEL), cover.ignored))


def _tell_shield(blow: Blow, cover: Cover, shield: gear.Shield, damage: Damage, record: Record) -> None:
    if cover.shield is not None:
        record.say("7.14", words.SHIELD_ABS, shield=shield.name, abs=cover.shield)
        damage.parts.append(Part(shield.name, -cover.shield))
    else:
        record.say("7.14", words.SHIELD_ABS_NOT, shield=shield.name, kind=words.kind(blow.kind))
