"""The options of each step of D100."""

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
    sheets,
    word,
)

MOST_VALUE = 300
MOST_DAMAGE = 9999
MOST_METRES = 10_000
PERCENT = 100

REACTIONS = {"parry": ("parade", "parer"), "dodge": ("esquive", "esquiver")}
"""The reactions as records call them; the first other word is the id of the table."""


ACTIONS = {
    "run": ("course", "courir"),
    "move": ("deplacement", "se_deplacer"),
    "disengage": ("desengagement", "se_desengager"),
    "standard": ("attaque_standard",),
    "all_out": ("attaque_a_outrance",),
    "guarded": ("attaque_prudente",),
    "multiple": ("attaques_multiples",),
    "stun": ("assommement", "assommer"),
    "charge": ("charge", "charger"),
    "aim": ("viser",),
    "long_aim": ("viser_longuement",),
    "defence": ("defense",),
    "feint": ("feinte", "feinter"),
    "full_auto": ("rafale_automatique",),
    "semi_auto": ("rafale_semi_automatique",),
    "suppress": ("tir_de_suppression",),
    "overwatch": ("tir_en_alerte",),
    "grapple": ("lutte", "lutter"),
    "knock_down": ("renverser",),
    "manoeuvre": ("manoeuvre", "manoeuvrer"),
    "stand": ("se_lever",),
    "advance": ("avance_tactique",),
    "delay": ("retarder",),
    "ready": ("preparer",),
    "reload": ("recharger",),
    "other": ("autre",),
    "finish": ("terminer",),
    "abandon": ("abandonner",),
}
"""The actions of a turn as records call them; the first other word is the id of the table.

``finish`` and ``abandon`` end an extended action.
"""
COSTS = {
    "full": ("complete",),
    "half": ("demi",),
    "reaction": ("reaction",),
    "free": ("gratuite",),
    "extended": ("etendue",),
}
"""What an action takes as records call it; the first other word is the id of the table."""
FLIGHTS = {"voluntary": ("volontaire",), "forced": ("contrainte",)}
"""Flight as records call it; the first other word is the id of the table."""


class Bearing(Options):
    """What bears on a test."""

    mods = many(
        "-m --mod",
        "A modifier of the tables (surplomb), or a label and a number (fatigue=-10). May repeat.",
        "NAME[=N]",
    )
    score = number(
        "--score", "The value before modifiers, in place of the sheet's.", low=-MOST_VALUE, high=MOST_VALUE
    )


class Test(Bearing):
    """A test of a characteristic or a skill."""

    sheet = argument("SHEET", "Whose test it is.", SHEET)
    skill = argument("SKILL", "What is tested: a characteristic (cc, agilite) or a skill of the sheet.")
    luck = flag("--luck", "Add the chance of doing this well or better.", excludes="--odds")


class Attack(Bearing):
    """An attack, up to the damage before the reaction."""

    attacker = argument("ATTACKER", "Who attacks.", SHEET)
    target = argument("TARGET", "Who is attacked.", SHEET, required=False)
    weapon = word("--weapon", "The weapon used; by default the one in hand.", "NAME", group=BLOW)
    fury = flag(
        "--fury",
        "Invoke the fureur du juste on a natural 10 (the default).",
        excludes="--no-fury",
        group=BLOW,
    )
    no_fury = flag("--no-fury", "Do not invoke the fureur du juste.", group=BLOW)
    range_band = word(
        "--range-band", "The band of range of a shot (courte, longue).", "NAME", excludes="--distance"
    )
    distance = number(
        "--distance", "How far the target of a shot is, in metres.", "M", low=0, high=MOST_METRES
    )
    free_attack = flag("--free-attack", "A free attack on someone who leaves close combat.", group=BLOW)
    hit_only = flag("--hit-only", "Stop after the attack roll.", excludes="--hit-roll", group=BLOW)
    hit_roll = number(
        "--hit-roll",
        "The attack roll that hit, where it is known: start at the location.",
        low=1,
        high=PERCENT,
        group=BLOW,
    )


class Defend(Bearing):
    """The reaction to an attack that hit."""

    defender = argument(
        "DEFENDER", "Who defends; with --from, by default who was struck.", SHEET, carried="target"
    )
    from_ = record("--from", "The JSON of the step before: a file, or - for standard input.")
    type = word(
        "--type",
        "The reaction; by default parry in close combat, dodge at a distance for those who can.",
        choices=REACTIONS,
    )
    raw = number(
        "--raw --damage",
        "Damage before Endurance and armour.",
        low=-MOST_DAMAGE,
        high=MOST_DAMAGE,
        excludes="--from --net",
        group=BLOW,
    )
    net = number(
        "--net", "Damage after Endurance and armour.", low=0, high=MOST_DAMAGE, excludes="--from", group=BLOW
    )
    melee = flag("--melee", "The attack is one of close combat.", excludes="--ranged", group=BLOW)
    ranged = flag("--ranged", "The attack is one at a distance.", group=BLOW)
    own_turn = flag("--own-turn", "The attack comes in the defender's own turn.", group=BLOW)
    no_roll = flag("--no-roll", "No reaction: the blow is taken as it is.", excludes="--type", group=BLOW)


class Surprise(Options):
    """Who is surprised, as the game master decides."""

    attacker = argument("ATTACKER", "Who leads one side.", SHEET)
    defender = argument("DEFENDER", "Who leads the other.", SHEET)
    surprised = many("--surprised", "Who is surprised. May repeat.", "NAME", excludes="--nobody")
    nobody = flag("--nobody", "Nobody is surprised.")
    attackers = sheets("--attackers", "Another one of the first side. May repeat.")
    defenders = sheets("--defenders", "Another one of the other side. May repeat.")


class Initiative(Options):
    """Who acts first."""

    sheets = argument("SHEET", "Who takes part.", SHEET, repeats=True)
    from_ = record("--from", "The JSON of a surprise: a file, or - for standard input.")
    again = flag("--again", "Roll again, whatever initiative the sheets hold.")


class Wound(Options):
    """Damage suffered."""

    target = argument(
        "TARGET", "Who is hurt; with --from, by default who was struck.", SHEET, carried="target"
    )
    from_ = record("--from", "The JSON of the step before: a file, or - for standard input.")
    raw = number(
        "--raw --damage",
        "Damage that Endurance and armour have yet to reduce.",
        low=-MOST_DAMAGE,
        high=MOST_DAMAGE,
        excludes="--from --final",
        group=BLOW,
    )
    final = number(
        "--final",
        "Damage after Endurance and armour.",
        low=0,
        high=MOST_DAMAGE,
        excludes="--from",
        group=BLOW,
    )
    location = word(
        "--location", "The part of the body struck (tete, torse).", "ZONE", excludes="--hit-roll", group=BLOW
    )
    hit_roll = number(
        "--hit-roll",
        "The attack roll: its reversed digits give the part of the body.",
        low=1,
        high=PERCENT,
        group=BLOW,
    )


class Heal(Options):
    """Points of Blessures recovered."""

    patient = argument("PATIENT", "Who is cared for.", SHEET)
    amount = number("--amount", "How many points of Blessures come back.", low=0, high=MOST_DAMAGE)
    criticals = number("--criticals", "How much critical damage goes.", low=0, high=MOST_DAMAGE)


class Round(Options):
    """A new round, or a new fight."""

    sheets = argument("SHEET", "Who takes part.", SHEET, repeats=True)
    new_fight = flag("--new-fight", "Another fight: initiative is rolled anew.")


class Act(Options):
    """An action of a turn."""

    sheet = argument("SHEET", "Who acts.", SHEET)
    do = choice("--do", "What is done.", ACTIONS)
    name = word("--name", "What an action of another kind (other) is called.", "TEXT")
    cost = word("--cost", "What it takes of the turn, where it is not as the table has it.", choices=COSTS)
    flee = word("--flee", "It is done in flight, of one's own will or forced to it.", choices=FLIGHTS)
    leaving = sheets("--leaving", "An opponent in close combat whom the action leaves. May repeat.")
