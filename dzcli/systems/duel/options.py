"""The options of each step of the duel."""

from dzcli.step.options import (
    BLOW,
    SHEET,
    Options,
    argument,
    flag,
    many,
    number,
    record,
    role,
    sheets,
    word,
)

MOST_DICE = 100
MOST_DAMAGE = 9999
MOST_METRES = 10_000
HIGHEST_SS = 20

STANCES = {
    "balanced": ("equilibree",),
    "aggressive": ("agressive",),
    "opportunist": ("opportuniste",),
    "brutal": ("brutale",),
    "defensive": ("defensive",),
}
"""The stances as records call them; the first other word is the id of the table."""
APPROACHES = {"flee": ("fuir", "couvert"), "charge": ("casser", "foncer")}
"""What the target of a shot may do; the first other word is the id of the table."""
ACTIONS = {
    "warn": ("prevenir",),
    "support": ("soutenir",),
    "engage": ("engager",),
    "disengage": ("se_desengager",),
    "prepare": ("se_preparer",),
    "shoot": ("tirer",),
    "provoke": ("provoquer",),
}
"""The actions of a turn as records call them; the first other word is the id of the table."""


class Bearing(Options):
    """What bears on the roll of whoever acts (l.9)."""

    mods = many(
        "-m --mod",
        "A condition (position_avantageuse), or a label and a number added to the SS (boue=+1). May repeat.",
        "NAME[=N]",
    )
    ss = number("--ss", "The SS before modifiers, in place of the rules'.", low=1, high=HIGHEST_SS)
    pool = number("--pool", "The number of dice, in place of the sheet's.", low=0, high=MOST_DICE)
    bonus_dice = number("--bonus-dice", "Dice added to the pool.", low=-MOST_DICE, high=MOST_DICE)
    bonus_success = number(
        "--bonus-success", "Successes added to those of the roll.", low=-MOST_DICE, high=MOST_DICE
    )


class Opposed(Bearing):
    """What bears on the roll of the other side (l.9)."""

    target_mods = many("--target-mod", "A modifier of the other side. May repeat.", "NAME[=N]")
    target_ss = number("--target-ss", "The other side's SS before modifiers.", low=1, high=HIGHEST_SS)
    target_pool = number("--target-pool", "The other side's number of dice.", low=0, high=MOST_DICE)
    target_bonus_dice = number(
        "--target-bonus-dice", "Dice added to the other side's pool.", low=-MOST_DICE, high=MOST_DICE
    )
    target_bonus_success = number(
        "--target-bonus-success",
        "Successes added to those of the other side.",
        low=-MOST_DICE,
        high=MOST_DICE,
    )


class Test(Bearing):
    """A roll of characteristics and skills."""

    sheet = argument("SHEET", "Whose test it is.", SHEET)
    skill = argument("SKILL", "What is rolled: a characteristic, a skill, or several (for+hab+combat_melee).")
    sr = number("--sr", "The successes it takes.", low=0, high=MOST_DICE)
    luck = flag("--luck", "Add the chance of doing this well or better.", excludes="--odds")


class Attack(Opposed):
    """A passe d'armes, or a shot at someone who sees it coming."""

    attacker = argument("ATTACKER", "Who attacks.", SHEET)
    target = argument("TARGET", "Who is attacked.", SHEET, required=False)
    stance = word("--stance", "The stance of the attacker.", choices=STANCES, excludes="--approach")
    target_stance = word(
        "--target-stance", "The stance of the other.", choices=STANCES, excludes="--approach"
    )
    weapon = word("--weapon", "The weapon used; by default the one in hand.", "NAME", group=BLOW)
    target_weapon = word("--target-weapon", "The weapon of the other.", "NAME", group=BLOW)
    unarmed = word(
        "--unarmed",
        "Who has no weapon in hand.",
        choices={"actor": ("attaquant",), "target": ("cible",), "both": ("les_deux",)},
        group=BLOW,
    )
    approach = word(
        "--approach", "What the target of a shot does: flee or take cover, or charge.", choices=APPROACHES
    )
    distance = number("--distance", "How far the target is, in metres.", "M", low=0, high=MOST_METRES)
    skirmish = flag("--skirmish", "In a skirmish: it is the attacker's action of the turn.")
    bonus_damage = number(
        "--bonus-damage",
        "Damage that a technique adds, if the attacker wins.",
        low=-MOST_DAMAGE,
        high=MOST_DAMAGE,
        group=BLOW,
    )
    target_bonus_damage = number(
        "--target-bonus-damage",
        "Damage that a technique adds, if the other wins.",
        low=-MOST_DAMAGE,
        high=MOST_DAMAGE,
        group=BLOW,
    )


class Surprise(Opposed):
    """Is the target surprised, and what does the strike do?"""

    attacker = argument("ATTACKER", "Who leads the attackers.", SHEET)
    defender = argument("DEFENDER", "Who leads the defenders.", SHEET)
    distance = number("--distance", "A shot from so many metres.", "M", low=0, high=MOST_METRES)
    no_strike = flag("--no-strike", "Stop before the strike.")
    weapon = word("--weapon", "The weapon used; by default the one in hand.", "NAME", group=BLOW)
    strike_ss = number("--strike-ss", "The SS of the strike before modifiers.", low=1, high=HIGHEST_SS)
    strike_dice = number("--strike-dice", "Dice added to the strike.", low=-MOST_DICE, high=MOST_DICE)
    strike_success = number(
        "--strike-success", "Successes added to the strike.", low=-MOST_DICE, high=MOST_DICE
    )
    bonus_damage = number(
        "--bonus-damage",
        "Damage that a technique adds, if the attacker wins.",
        low=-MOST_DAMAGE,
        high=MOST_DAMAGE,
        group=BLOW,
    )
    ambush = flag(
        "--ambush",
        "An ambush in a skirmish: each of the defenders may notice it.",
        excludes="--distance --no-strike --weapon --strike-ss --strike-dice --strike-success --bonus-damage",
    )
    sr = number("--sr", "The successes it takes to notice the ambush.", low=0, high=MOST_DICE)
    attackers = sheets("--attackers", "Another of the attackers. May repeat.")
    defenders = sheets("--defenders", "Another of the defenders. May repeat.")


class Initiative(Options):
    """Who acts first in a skirmish."""

    sheets = argument("SHEET", "Who takes part.", SHEET, repeats=True)
    from_ = record("--from", "The JSON of the step before: a file, or - for standard input.")
    ss = number("--ss", "The SS before modifiers, in place of the rules'.", low=1, high=HIGHEST_SS)
    prepared = many("--prepared", "Who prepared: -1 SS. May repeat.", "NAME")
    assailant = many(
        "--assailant",
        "Who lay in ambush; the others are their targets. May repeat.",
        "NAME",
        excludes="--from",
    )
    noticed = many("--noticed", "Who noticed the ambush. May repeat.", "NAME", excludes="--from")


class Wound(Options):
    """Damage suffered."""

    target = argument(
        "TARGET", "Who is hurt; with --from, by default who was struck.", SHEET, carried="target"
    )
    from_ = record("--from", "The JSON of the step before: a file, or - for standard input.")
    as_ = role(
        "--as",
        "Who that is in the record, where one sheet stands for both sides: actor or target.",
        {"actor": ("acteur", "attaquant"), "target": ("cible",)},
    )
    final = number(
        "--final --damage",
        "Damage suffered.",
        low=0,
        high=MOST_DAMAGE,
        excludes="--from --raw",
        group=BLOW,
    )
    raw = number(
        "--raw",
        "Damage that the armour has yet to reduce.",
        low=0,
        high=MOST_DAMAGE,
        excludes="--from",
        group=BLOW,
    )


class Heal(Options):
    """Santé recovered."""

    patient = argument("PATIENT", "Who is cared for.", SHEET)
    amount = number("--amount", "How much Santé comes back.", low=0, high=MOST_DAMAGE)


class Round(Options):
    """A new turn, or a new fight."""

    sheets = argument("SHEET", "Who takes part.", SHEET, repeats=True)
    new_fight = flag("--new-fight", "Another fight: conditions and initiative end.")


class Act(Options):
    """An action that only changes a state, or that another step resolves."""

    sheet = argument("SHEET", "Who acts.", SHEET)
    do = word("--do", "The action of the turn.", choices=ACTIONS)
    ally = sheets("--ally", "An ally whom the action is for. May repeat.")
    gain = many("--gain", "A condition that comes with the situation. May repeat.", "NAME")
    lose = many("--lose", "A condition that ends with the situation. May repeat.", "NAME")
