"""The options of each step of the Système d10."""

from dzcli.step.options import (
    BLOW,
    SHEET,
    Options,
    argument,
    flag,
    many,
    number,
    record,
    word,
)

MOST_DICE = 100
MOST_DAMAGE = 9999
MOST_THRESHOLD = 100


class Techniques(Options):
    """Techniques of one's own."""

    techniques = many(
        "--technique",
        "A technique of the sheet that is used, with its number if it takes one (prescience=2). May repeat.",
        "ID[=N]",
    )


class Degrees(Techniques):
    """Techniques whose test is rolled at the table."""

    degrees = number(
        "--degrees", "The degrees of a technique's test (DD), rolled at the table.", low=0, high=99
    )


class Pooled(Techniques):
    """What bears on dice that come from a reserve."""

    pool = number(
        "--pool", "Dice put in from the reserve; by default as many as there may be.", low=0, high=MOST_DICE
    )
    reserve = number(
        "--reserve", "The dice left of the reserve, in place of the sheet's.", low=0, high=MOST_DICE
    )
    characteristic = word("--characteristic", "The characteristic of this turn.", "NAME")
    skill = word("--skill", "The skill that limits the dice, in place of the weapon's.", "NAME")
    against = many(
        "--against",
        "A technique of adversaries: presence_ecrasante=7,9 or maitrise_du_combat=2. May repeat.",
        "ID[=N]",
    )
    push = flag("--push", "Dépasser la limite: one die more, for a point of fatigue.")
    threshold = number("--threshold", "What each die has to be above.", low=0, high=MOST_THRESHOLD)
    reroll = word(
        "--reroll",
        "Dice thrown again where a technique allows it: 1,3 by place, or lowest, lowest:2, under:5.",
        "WHICH",
    )
    mods = many("-m --mod", "A label and a number that goes to the total (elan=2). May repeat.", "LABEL=N")


class Test(Options):
    """A test of a characteristic, a skill or a technique."""

    sheet = argument("SHEET", "Whose test it is.", SHEET)
    skill = argument("SKILL", "The characteristic, skill or technique tested.")
    pool = number("--pool", "Dice thrown, in place of the value.", low=1, high=MOST_DICE)
    threshold = number("--threshold", "What each die has to be above.", low=0, high=MOST_THRESHOLD)
    difficulty = number("--difficulty", "DD +N: the threshold is so much higher.", low=-10, high=10)
    luck = flag("--luck", "Add the chance of doing this well or better.", excludes="--odds")


class Attack(Pooled, Degrees):
    """An attack or a shot, before the defence."""

    attacker = argument("ATTACKER", "Who attacks.", SHEET)
    target = argument("TARGET", "Who is attacked.", SHEET, required=False)
    weapon = word("--weapon", "The weapon used; by default the one in hand.", "NAME", group=BLOW)
    anatomy = flag("--anatomy", "The target's anatomy is known (Exploiter les points faibles).", group=BLOW)


class Blow(Options):
    """What is known of a blow that was not resolved by a step before."""

    from_ = record("--from", "The JSON of the step before: a file, or - for standard input.")


class Defend(Pooled, Blow):
    """The reaction to an attack."""

    defender = argument(
        "DEFENDER", "Who defends; with --from, by default who was attacked.", SHEET, carried="target"
    )
    type = word(
        "--type",
        "A parry, a dodge, or no dice.",
        choices={"parry": ("parade",), "dodge": ("esquive",), "none": ("aucune",)},
    )
    raw = number(
        "--raw --damage", "The total of the attack.", low=0, high=MOST_DAMAGE, excludes="--from", group=BLOW
    )
    projectiles = number(
        "--projectiles",
        "With --raw, so many projectiles of it each.",
        low=1,
        high=99,
        excludes="--from",
        group=BLOW,
    )
    melee = flag("--melee", "The attack was in melee.", excludes="--ranged --from", group=BLOW)
    ranged = flag("--ranged", "The attack was a shot.", excludes="--from", group=BLOW)


class Wound(Degrees, Blow):
    """Damage suffered, and all that follows."""

    target = argument(
        "TARGET", "Who is hurt; with --from, by default who was attacked.", SHEET, carried="target"
    )
    final = number(
        "--final --damage",
        "Damage after the defence.",
        low=0,
        high=MOST_DAMAGE,
        excludes="--from --raw",
        group=BLOW,
    )
    raw = number(
        "--raw",
        "Damage that Force and armour have yet to reduce.",
        low=0,
        high=MOST_DAMAGE,
        excludes="--from",
        group=BLOW,
    )
    fatigue = number(
        "--fatigue", "The fatigue lost, in place of the rule's.", low=0, high=MOST_DAMAGE, group=BLOW
    )
    type = word("--type", "The kind of damage (feu), for resistances.", "NAME", group=BLOW)
    defended = word(
        "--defended",
        "How the blow was defended against.",
        choices={"parry": ("parade",), "dodge": ("esquive",), "none": ("aucune",)},
        excludes="--from",
        group=BLOW,
    )


class Heal(Degrees):
    """Points that come back."""

    patient = argument("PATIENT", "Whose points come back.", SHEET)
    amount = number("--amount", "Points de vie that come back; not in the text.", low=0, high=MOST_DAMAGE)
    fatigue = number(
        "--fatigue", "Points of fatigue that come back; not in the text.", low=0, high=MOST_DAMAGE
    )


class Initiative(Options):
    """Who acts first."""

    sheets = argument("SHEET", "Everyone in the fight.", SHEET, repeats=True)


class Round(Techniques):
    """A new round."""

    sheets = argument("SHEET", "Everyone in the fight.", SHEET, repeats=True)
    characteristic = word("--characteristic", "The characteristic that they choose for the round.", "NAME")
