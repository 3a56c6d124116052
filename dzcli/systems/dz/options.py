"""The options of each step of Directive Zéro."""

from typing import TYPE_CHECKING, Annotated, Any

from dzcli.step.options import RECORD, SHEET, Argument, Option, Options

# Sheets and records are named on the command line and have been read when a rule sees
# them. Describing the options must not load what reads them.
if TYPE_CHECKING:
    from dzcli.step.carried import Carried
    from dzcli.systems.dz.who.character import Character
else:
    Carried = Character = Any

Flag = bool
Number = int | None
Word = str | None
Words = tuple[str, ...]

CARRIED = ("--from",)
"""What tells of the blow by itself."""
NO_ARMOUR = (*CARRIED, "--at-zero", "--bleed")
"""Ways of telling what hurts that leave nothing to say about armour."""


class Bearing(Options):
    """What bears on the test of whoever acts."""

    mods: Annotated[
        Words,
        Option(
            ("-m", "--mod"),
            "A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.",
            "NAME[=N]",
        ),
    ] = ()
    advantage: Annotated[Flag, Option(("--advantage",), "Advantage: two rolls, the lower one counts.")] = (
        False
    )
    disadvantage: Annotated[
        Flag, Option(("--disadvantage",), "Disadvantage: two rolls, the higher one counts.")
    ] = False
    score: Annotated[
        Number,
        Option(("--score",), "The Score before modifiers, in place of the sheet's.", "N", low=-500, high=500),
    ] = None


class Action(Bearing):
    """What bears on the test of an action that may be at the limit of someone's strength (7.8)."""

    at_limit: Annotated[
        Flag, Option(("--at-limit",), "An action at the limit: a disadvantage for someone Malmené.")
    ] = False


class Test(Action):
    """A test of a skill, an attribute or a resistance."""

    sheet: Annotated[Character, Argument("SHEET", "Whose test it is.", SHEET)]
    skill: Annotated[str, Argument("SKILL", "The skill, attribute or resistance tested.")]
    luck: Annotated[
        Flag,
        Option(("--luck",), "Add the chance of doing this well or better.", excludes=("--odds",)),
    ] = False
    precision: Annotated[Flag, Option(("--precision",), "An action of precision: a broken arm counts.")] = (
        False
    )
    effort: Annotated[
        Flag, Option(("--effort",), "An effort (a fight, a race): the internal injury counts.")
    ] = False
    analysis: Annotated[Flag, Option(("--analysis",), "A test of analysis: a head injury counts.")] = False


class Attack(Action):
    """An attack: roll and damage, before the defence."""

    attacker: Annotated[Character, Argument("ATTACKER", "Who attacks.", SHEET)]
    target: Annotated[Character | None, Argument("TARGET", "Who is attacked.", SHEET)] = None
    weapon: Annotated[Word, Option(("--weapon",), "The weapon used; by default the one in hand.", "NAME")] = (
        None
    )
    skill: Annotated[Word, Option(("--skill",), "The skill used, in place of the weapon's.", "NAME")] = None
    aim: Annotated[
        Word, Option(("--aim",), "Aimed before: +10, or cancel a -10.", choices=("add", "cancel"))
    ] = None
    crit: Annotated[
        Word,
        Option(
            ("--crit",), "On a critical: 1d10 more damage, or one Abs ignored.", choices=("damage", "abs")
        ),
    ] = None
    burst: Annotated[
        Word,
        Option(("--burst",), "Rafale: 1d10 more damage, or two targets.", choices=("damage", "two-targets")),
    ] = None
    into_melee: Annotated[
        Character | None,
        Option(("--into-melee",), "Shoot at someone engaged with this ally.", "ALLY", names=SHEET),
    ] = None
    subdue: Annotated[Flag, Option(("--subdue",), "Strike to knock out: -10, does not kill.")] = False
    nonlethal: Annotated[
        Flag, Option(("--nonlethal",), "A staff or the like, wielded so as not to kill.")
    ] = False
    blind: Annotated[Flag, Option(("--blind",), "Shoot without seeing the target: disadvantage.")] = False
    free: Annotated[
        Word,
        Option(
            ("--free",),
            "A free attack: before contact (reach, with Allonge) or of opportunity (opportunity).",
            choices=("reach", "opportunity"),
        ),
    ] = None
    complication: Annotated[
        Word,
        Option(
            ("--complication",),
            "What a critical failure leads to: weapon, exposed, stress, or text:...",
            "KIND",
        ),
    ] = None
    position: Annotated[
        Word,
        Option(
            ("--position",),
            "How far the target is; in melee, engaged by default.",
            choices=("engaged", "close", "medium", "far"),
        ),
    ] = None
    fast: Annotated[Flag, Option(("--fast",), "Mode rapide: no defence, shields count as Abs.")] = False
    effort: Annotated[
        Flag, Option(("--effort",), "The first effort of the fight: the internal injury counts.")
    ] = False
    hit_only: Annotated[Flag, Option(("--hit-only",), "Stop after the attack roll.", excludes=("--hit",))] = (
        False
    )
    hit: Annotated[
        Flag, Option(("--hit",), "The hit is known: start at the damage. With --crit, it was a critical.")
    ] = False


class Blow(Options):
    """What is known of a blow that was not resolved by a step before."""

    from_: Annotated[
        Carried | None,
        Option(
            ("--from",), "The JSON of the step before: a file, or - for standard input.", "R", names=RECORD
        ),
    ] = None
    melee: Annotated[Flag, Option(("--melee",), "The attack was in melee.", excludes=("--ranged",))] = False
    ranged: Annotated[Flag, Option(("--ranged",), "The attack was from a distance.")] = False
    trait: Annotated[
        Words,
        Option(("--trait",), "A trait of the weapon that struck. May repeat.", "NAME", excludes=CARRIED),
    ] = ()
    ignore_abs: Annotated[
        int,
        Option(
            ("--ignore-abs",),
            "Further points of Abs that the blow ignores.",
            "N",
            low=0,
            high=99,
            excludes=("--from",),
        ),
    ] = 0


class Defend(Action, Blow):
    """The reaction of someone who was hit."""

    defender: Annotated[Character, Argument("DEFENDER", "Who defends.", SHEET)]
    raw: Annotated[
        Number,
        Option(
            ("--raw", "--damage"),
            "Damage before armour.",
            "N",
            low=0,
            high=9999,
            excludes=("--net", "--from"),
        ),
    ] = None
    net: Annotated[
        Number,
        Option(
            ("--net",),
            "Damage after armour.",
            "N",
            low=0,
            high=9999,
            excludes=("--from", "--trait", "--ignore-abs"),
        ),
    ] = None
    unseen: Annotated[Flag, Option(("--unseen",), "The attack was not seen coming.")] = False
    no_roll: Annotated[
        Flag, Option(("--no-roll",), "Take the blow and keep the reaction.", excludes=("--unseen",))
    ] = False


class Surprise(Bearing):
    """Is the other side surprised?"""

    attacker: Annotated[Character, Argument("ATTACKER", "Who leads the attackers.", SHEET)]
    defender: Annotated[Character, Argument("DEFENDER", "Who leads the defenders.", SHEET)]
    by: Annotated[
        str,
        Option(
            ("--by",), "An ambush (Tactique terrain) or stealth (Discrétion).", choices=("ambush", "stealth")
        ),
    ] = "ambush"
    attackers: Annotated[
        tuple[Character, ...],
        Option(("--attackers",), "Another of the attackers. May repeat.", "SHEET", names=SHEET),
    ] = ()
    defenders: Annotated[
        tuple[Character, ...],
        Option(("--defenders",), "Another of the defenders. May repeat.", "SHEET", names=SHEET),
    ] = ()
    target_mods: Annotated[
        Words, Option(("--target-mod",), "A modifier of the defenders. May repeat.", "NAME[=N]")
    ] = ()
    target_score: Annotated[
        Number,
        Option(("--target-score",), "The defenders' Score before modifiers.", "N", low=-500, high=500),
    ] = None


class Wound(Bearing, Blow):
    """Damage suffered, and all that follows."""

    target: Annotated[Character, Argument("TARGET", "Who is hurt.", SHEET)]
    final: Annotated[
        Number,
        Option(
            ("--final", "--damage"),
            "Damage after armour and defence.",
            "N",
            low=0,
            high=9999,
            excludes=("--from", "--raw", "--trait", "--ignore-abs", "--at-zero", "--bleed"),
        ),
    ] = None
    raw: Annotated[
        Number,
        Option(
            ("--raw",),
            "Damage that the armour has yet to reduce.",
            "N",
            low=0,
            high=9999,
            excludes=("--from", "--at-zero", "--bleed"),
        ),
    ] = None
    fast: Annotated[
        Flag,
        Option(
            ("--fast",),
            "With --raw, mode rapide: the shield counts as Abs.",
            excludes=("--from", "--final", "--at-zero", "--bleed"),
        ),
    ] = False
    absorbed: Annotated[
        Flag,
        Option(
            ("--absorbed",),
            "With --final 0: the armour took it all.",
            excludes=("--deflected", "--from", "--raw", "--at-zero", "--bleed"),
        ),
    ] = False
    deflected: Annotated[
        Flag,
        Option(
            ("--deflected",),
            "With --final 0: a critical defence turned it aside.",
            excludes=("--from", "--raw", "--at-zero", "--bleed"),
        ),
    ] = False
    harmless: Annotated[
        Flag, Option(("--harmless",), "Not a dangerous attack: no Stress when armour takes it all.")
    ] = False
    nonlethal: Annotated[Flag, Option(("--nonlethal",), "The blow does not kill.")] = False
    brutal: Annotated[
        Flag, Option(("--brutal",), "Extreme violence: a non-lethal blow wounds and kills all the same.")
    ] = False
    capturable: Annotated[Flag, Option(("--capturable",), "The authorities could pick the victim up.")] = (
        False
    )
    hard: Annotated[Flag, Option(("--hard",), "Option dure: a critical failure of Endurance kills.")] = False
    ko_minutes: Annotated[Flag, Option(("--ko-minutes",), "Roll how long the KO lasts (1d10 minutes).")] = (
        False
    )
    at_zero: Annotated[
        Flag,
        Option(
            ("--at-zero",),
            "Already at 0 Santé: only the Endurance test and what follows.",
            excludes=("--from", "--bleed"),
        ),
    ] = False
    bleed: Annotated[
        Number,
        Option(
            ("--bleed",),
            "Let N rounds of a haemorrhage pass.",
            "N",
            low=1,
            high=1000,
            excludes=("--from",),
        ),
    ] = None
    no_attack: Annotated[
        Flag, Option(("--no-attack",), "A fall, a fire…: no Stress for 8 damage or more.")
    ] = False


class Heal(Bearing):
    """Care: to stabilise, first aid, rest, a night."""

    patient: Annotated[Character, Argument("PATIENT", "Who is cared for.", SHEET)]
    mode: Annotated[
        str, Option(("--mode",), "The kind of care.", choices=("stabilize", "first-aid", "rest", "night"))
    ]
    by: Annotated[
        Character | None,
        Option(("--by",), "The healer; first aid can be given to oneself.", "HEALER", names=SHEET),
    ] = None
    low_tech: Annotated[Flag, Option(("--low-tech",), "First aid with Herboristerie et soins locaux.")] = (
        False
    )
    remove: Annotated[
        Number,
        Option(
            ("--remove",),
            "Which wound a critical of first aid removes; by default the first.",
            "ID",
            low=1,
            high=10,
        ),
    ] = None


STEPS: dict[str, type] = {
    "test": Test,
    "attack": Attack,
    "defend": Defend,
    "surprise": Surprise,
    "wound": Wound,
    "heal": Heal,
}
