"""The options of each step of D20."""

from dzcli.step.options import (
    BLOW,
    SHEET,
    Options,
    argument,
    choice,
    flag,
    many,
    number,
    record,
    word,
)

MOST_DAMAGE = 9999
MOST_SCORE = 500
FACES = 20

ZONES = {
    "head": ("tete",),
    "left-arm": ("bras_gauche",),
    "right-arm": ("bras_droit",),
    "left-leg": ("jambe_gauche",),
    "right-leg": ("jambe_droite",),
    "torso": ("torse",),
    "back": ("dos",),
}
"""The zones of the body as options call them; the first other word is the id of the table."""
AIMS = {
    **ZONES,
    "arm": ("bras",),
    "leg": ("jambes", "jambe"),
    "hand": ("main",),
    "left-hand": ("main_gauche",),
    "right-hand": ("main_droite",),
    "foot": ("pied",),
    "left-foot": ("pied_gauche",),
    "right-foot": ("pied_droit",),
    "small": ("petite_zone", "petite"),
}
"""What may be aimed at; the first other word is the id of the table."""
PARRY, DODGE, BOTH = "parry", "dodge", "both"
SHIELD, WEAPON, TWO_WEAPONS = "shield", "weapon", "two-weapons"


class Bearing(Options):
    """What bears on the roll of whoever acts."""

    mods = many(
        "-m --mod",
        "A label and a number added to the value rolled under (fatigue=-2). May repeat.",
        "NAME=N",
    )
    score = number(
        "--score", "The value before modifiers, in place of the sheet's.", low=-MOST_SCORE, high=MOST_SCORE
    )


class Test(Bearing):
    """A d20 under a characteristic."""

    sheet = argument("SHEET", "Whose test it is.", SHEET)
    skill = argument("SKILL", "What is tested: att, par, ini, for, end or esquive.")
    luck = flag("--luck", "Add the chance of doing this well or better.", excludes="--odds")


class Attack(Bearing):
    """An attack: ATT, where it lands, the damage before the defence."""

    attacker = argument("ATTACKER", "Who attacks.", SHEET)
    target = argument("TARGET", "Who is attacked.", SHEET, required=False)
    weapon = word("--weapon", "The weapon used; by default the one in hand.", "NAME", group=BLOW)
    at = word(
        "--at",
        "What the blow aims at: -2 for a limb or the torso, -4 for the head or a small spot.",
        choices=AIMS,
        excludes="--back",
    )
    off_hand = flag("--off-hand", "The one more attack of two weapons, with the off hand: -4.")
    surprise = flag("--surprise", "A surprise attack, which cannot be parried.")
    back = flag("--back", "A blow on the torso lands on the back.", group=BLOW)
    hit_only = flag("--hit-only", "Stop before the damage.", excludes="--through", group=BLOW)


class Defend(Bearing):
    """A parry or a dodge against an attack that hit."""

    defender = argument(
        "DEFENDER", "Who defends; with --from, by default who was hit.", SHEET, carried="target"
    )
    from_ = record("--from", "The JSON of the step before: a file, or - for standard input.")
    type = choice(
        "--type",
        "A parry, or a dodge that was announced; both only where a house rule has it.",
        {PARRY: ("parade", "parer"), DODGE: ("esquive", "esquiver"), BOTH: ("les_deux",)},
        default=PARRY,
    )
    with_ = word(
        "--with",
        "What parries; by default the shield, else two weapons held, else the weapon in hand.",
        choices={WEAPON: ("arme",), SHIELD: ("bouclier",), TWO_WEAPONS: ("deux_armes",)},
    )
    weapon = word("--weapon", "The weapon that parries; by default the one in hand.", "NAME", group=BLOW)
    reroll_used = flag("--reroll-used", "The reroll of the round's first failed parry is spent.")
    ranged = flag(
        "--ranged", "A projectile, which only a shield may parry, and as the game master says.", group=BLOW
    )
    surprise = flag(
        "--surprise", "A surprise attack, which cannot be parried.", excludes="--from", group=BLOW
    )
    raw = number(
        "--raw --damage",
        "Damage before END, armour and parry.",
        low=0,
        high=MOST_DAMAGE,
        excludes="--from",
        group=BLOW,
    )
    location = word("--location", "The zone that is hit.", choices=ZONES, excludes="--from", group=BLOW)
    att = number(
        "--att",
        "For a dodge: the attacker's ATT, after modifiers.",
        low=-MOST_SCORE,
        high=MOST_SCORE,
        excludes="--from",
        group=BLOW,
    )
    att_roll = number(
        "--att-roll",
        "For a dodge: what the attacker rolled.",
        low=1,
        high=FACES,
        excludes="--from",
        group=BLOW,
    )


class Initiative(Options):
    """Who acts first, for the whole fight."""

    sheets = argument("SHEET", "Who takes part.", SHEET, repeats=True)


class Wound(Options):
    """Damage suffered."""

    target = argument(
        "TARGET", "Who is hurt; with --from, by default who was struck.", SHEET, carried="target"
    )
    from_ = record("--from", "The JSON of the step before: a file, or - for standard input.")
    final = number(
        "--final --damage",
        "PV lost, after END, armour and parry.",
        low=0,
        high=MOST_DAMAGE,
        excludes="--from --raw --location --parry",
        group=BLOW,
    )
    raw = number(
        "--raw",
        "Damage before END, armour and parry.",
        low=0,
        high=MOST_DAMAGE,
        excludes="--from",
        group=BLOW,
    )
    location = word("--location", "The zone that is hit, whatever the dice said.", choices=ZONES, group=BLOW)
    parry = number(
        "--parry",
        "Parry points, those of the skill counted in.",
        low=0,
        high=MOST_DAMAGE,
        excludes="--from",
        group=BLOW,
    )


class Heal(Options):
    """PV recovered."""

    patient = argument("PATIENT", "Who is cared for.", SHEET)
    amount = number("--amount", "How many PV come back.", low=0, high=MOST_DAMAGE)


class Round(Options):
    """A new round: what was used in the last one comes back."""

    sheets = argument("SHEET", "Who takes part.", SHEET, repeats=True)
