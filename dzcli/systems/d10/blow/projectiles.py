"""What a shot that hits does: réussites times damage, for each projectile (D10-21, D10-23 to D10-26)."""

from dzcli.dice.throws.throw import Pool
from dzcli.step.questions import Choice
from dzcli.systems.d10 import book, words
from dzcli.systems.d10.blow.dealt import Damage
from dzcli.systems.d10.blow.strike import Strike
from dzcli.systems.d10.pool import critical
from dzcli.systems.d10.pool.put import Put
from dzcli.systems.d10.who import gear


def _shared(successes: int, x: int, damage: int) -> tuple[int, ...]:
    """X réussites for each projectile, what is left for one more."""
    full, rest = divmod(successes, x)
    return (x * damage,) * full + ((rest * damage,) if rest or not full else ())


BURSTS: Choice[tuple[int, ...]] = Choice(
    "rafale",
    chacun=lambda successes, x, damage: (successes * damage,) * (1 + successes // x),
    tranches=lambda successes, x, damage: (successes * damage,) * max(1, successes // x),
    partagees=_shared,
)
"""The damage of each projectile of a Rafale (A-D10-13)."""
EXPLODES: Choice[int] = Choice("explosion", des=lambda added: 0, fauchage=lambda added: added)
"""What is added to the dice of an explosion (D10-26)."""


def projectiles(strike: Strike, successes: int, is_critical: bool, put: Put) -> Damage:
    """The damage of each projectile of a shot that hits.

    D10-21, D10-25, D10-26, D10-37, D10-T21.
    """
    record = strike.record
    each = _damage(strike)
    x = strike.weapon.rules.get(gear.RAFALE)
    hits = record.ask(BURSTS, successes, x, each) if x else (successes * each,)
    first = strike.uses.level("anatomie_bonus")
    now, later = critical.WHOLE, critical.WHOLE
    if is_critical:
        now, later = record.ask(critical.MULTIPLIES, critical.percent(put, record))
    done = [critical.multiplied(hit + (0 if place else first), now, record) for place, hit in enumerate(hits)]
    damage = Damage(f"{successes}*{each}", done, percent=now, pending=later)
    record.say("l.51", words.PROJECTILE, successes=successes, each=each, damage=successes * each)
    if first:
        record.say("l.140", words.ANATOMY_ON_ONE, value=first)
    if len(done) > 1:
        record.say("l.64", words.BURST, count=len(done), hits=list(hits), ruling="rafale")
    rounded = record.listed(critical.ROUNDED.key)
    if now != critical.WHOLE and len(done) > 1:
        record.say("l.105", words.MULTIPLIED_EACH, hits=done, ruling=rounded)
    elif now != critical.WHOLE:
        values = {"total": hits[0] + first, "damage": done[0]}
        record.say("l.105", words.MULTIPLIED, ruling=rounded, **values)
    damage.explosion = _explosion(strike, each)
    return damage


def _damage(strike: Strike) -> int:
    """The damage of one réussite: the weapon's, for an Arc de Force with the Force above 5 (D10-23).

    A range of the table is settled, or drawn, as the house has it (A-D10-12).
    """
    weapon, record = strike.weapon, strike.record
    value: int | gear.Drawn
    value = weapon.damage if isinstance(weapon.damage, int) else record.ask(gear.UNSAID, *weapon.damage, True)
    if isinstance(value, gear.Drawn):
        low, faces = value.low, value.high - value.low + 1
        value = strike.throw.die(faces, "weapon", by=lambda face: low + face - 1).result
        record.say("l.53", words.DRAWN, damage=value, ruling="plage")
    if gear.BOW_OF_FORCE in weapon.rules:
        above = book.weapons().regles_speciales[gear.BOW_OF_FORCE].au_dessus_de
        more = max(0, strike.attacker.character.characteristic(gear.FORCE) - above)
        record.say("l.57", words.BOW_OF_FORCE, value=value, more=more, damage=value + more)
        value += more
    return value


def _explosion(strike: Strike, each: int) -> int | None:
    """Dégâts explosifs (X): X dice for everyone in contact with the target, as a Fauchage (D10-26)."""
    x, record = strike.weapon.rules.get(gear.EXPLOSIF), strike.record
    if not x:
        return None
    added = record.ask(EXPLODES, strike.attacker.character.characteristics.get(gear.FORCE, 0) + each)
    total = strike.throw.total(Pool("explosion", x, strike.weapon.faces))
    damage = total.value + added

    def tell() -> None:
        template = words.EXPLOSION_AND if added else words.EXPLOSION
        dice = list(total.parts[0][1])
        record.say("l.65", template, dice=dice, added=added, damage=damage, ruling="explosion")

    record.explain(tell)
    return damage
