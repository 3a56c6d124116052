"""The options of each step of Directive Zéro."""

from dzcli.step.options import (
    BLOW,
    SHEET,
    Options,
    argument,
    choice,
    count,
    flag,
    many,
    number,
    record,
    role,
    sheet,
    sheets,
    word,
)

MOST_SCORE = 500
MOST_DAMAGE = 9999


class Bearing(Options):
    """What bears on the test of whoever acts (7.5)."""

    mods = many(
        "-m --mod",
        "A modifier of the tables (couvert_leger), or a label and a number (fatigue=-10). May repeat.",
        "NAME[=N]",
    )
    advantage = flag("--advantage", "Advantage: two rolls, the lower one counts.")
    disadvantage = flag("--disadvantage", "Disadvantage: two rolls, the higher one counts.")
    score = number(
        "--score", "The Score before modifiers, in place of the sheet's.", low=-MOST_SCORE, high=MOST_SCORE
    )


class Action(Bearing):
    """What bears on the test of an action: the speciality used (7.5), what condition makes of it (7.8)."""

    speciality = word("--speciality", "The speciality of the skill that fits.", "NAME", excludes="--score")
    at_limit = flag("--at-limit", "An action at the limit: a disadvantage for someone Malmené.")
    precision = flag("--precision", "An action of precision: a broken arm counts.")
    effort = flag("--effort", "An effort (a fight, a race): the internal injury counts.")


OTHER_SIDE = "target-"
"""How the options begin that bear on the other side of an opposed test."""


class Opposed(Action):
    """What bears on an opposed test: on that of the other side too (7.2, 7.10)."""

    target_mods = many("--target-mod", "A modifier of the other side. May repeat.", "NAME[=N]")
    target_score = number(
        "--target-score", "The other side's Score before modifiers.", low=-MOST_SCORE, high=MOST_SCORE
    )
    target_speciality = word(
        "--target-speciality", "The other side's speciality that fits.", "NAME", excludes="--target-score"
    )
    target_precision = flag("--target-precision", "For the other side, an action of precision.")
    target_effort = flag("--target-effort", "For the other side, an effort.")

    def other_side(self) -> Action:
        """What bears on the test of the other side."""
        return Action(
            mods=self.target_mods,
            score=self.target_score,
            speciality=self.target_speciality,
            precision=self.target_precision,
            effort=self.target_effort,
        )


class OneTest(Action):
    """A test of a skill, an attribute or a resistance."""

    sheet = argument("SHEET", "Whose test it is.", SHEET)
    skill = argument("SKILL", "The skill, attribute or resistance tested.")
    luck = flag("--luck", "Add the chance of doing this well or better.", excludes="--odds")
    analysis = flag("--analysis", "A test of analysis: a head injury counts.")
    observed = flag("--observed", "Watched from close by: a scar costs Couverture.")


class Attack(Action):
    """An attack: roll and damage, before the defence."""

    attacker = argument("ATTACKER", "Who attacks.", SHEET)
    target = argument("TARGET", "Who is attacked.", SHEET, required=False)
    weapon = word("--weapon", "The weapon used; by default the one in hand.", "NAME", group=BLOW)
    skill = word("--skill", "The skill used, in place of the weapon's.", "NAME")
    aim = word(
        "--aim", "Aimed before: +10, or cancel a -10.", choices={"add": ("ajouter",), "cancel": ("annuler",)}
    )
    crit = word(
        "--crit",
        "On a critical success: 1d10 more damage, or one point of Abs ignored.",
        choices={"damage": ("degats",), "abs": ()},
        group=BLOW,
    )
    burst = word(
        "--burst",
        "Rafale: 1d10 more damage, or two targets.",
        choices={"damage": ("degats",), "two-targets": ("deux_cibles",)},
        group=BLOW,
    )
    into_melee = sheet("--into-melee", "Shoot at someone engaged with this ally.", "ALLY")
    subdue = flag("--subdue", "Strike to knock out: -10, does not kill.", group=BLOW)
    nonlethal = flag("--nonlethal", "A staff or the like, wielded so as not to kill.", group=BLOW)
    blind = flag("--blind", "Shoot without seeing the target: disadvantage.")
    free = word(
        "--free",
        "A free attack: before contact (reach, with Allonge) or of opportunity (opportunity).",
        choices={"reach": ("allonge",), "opportunity": ("opportunite",)},
    )
    complication = word(
        "--complication",
        "What a critical failure leads to: weapon, exposed, stress, or text:...",
        "KIND",
        group=BLOW,
    )
    position = word(
        "--position",
        "How far the target is; in melee, engaged by default.",
        choices={
            "engaged": ("engage",),
            "close": ("proche",),
            "medium": ("moyen", "moyenne"),
            "far": ("loin",),
        },
    )
    fast = flag("--fast", "Mode rapide: no defence, shields count as Abs.", group=BLOW)
    hit_only = flag("--hit-only", "Stop after the attack roll.", excludes="--hit --through", group=BLOW)
    hit = flag(
        "--hit", "The hit is known: start at the damage. With --crit, it was a critical success.", group=BLOW
    )


class BlowTold(Options):
    """What is known of a blow that was not resolved by a step before."""

    from_ = record("--from", "The JSON of the step before: a file, or - for standard input.")
    as_ = role(
        "--as",
        "Who that is in the record, where one sheet stands for several people: target, ally, second-target.",
        {"target": ("cible",), "ally": ("allie",), "second-target": ("seconde_cible", "deuxieme_cible")},
    )
    melee = flag("--melee", "The attack was in melee.", excludes="--ranged", group=BLOW, by_hand=True)
    ranged = flag("--ranged", "The attack was from a distance.", group=BLOW, by_hand=True)
    trait = many(
        "--trait", "A trait of the weapon that struck. May repeat.", "NAME", excludes="--from", group=BLOW
    )
    ignore_abs = count(
        "--ignore-abs", "Further points of Abs that the blow ignores.", high=99, excludes="--from", group=BLOW
    )


class Defend(Action, BlowTold):
    """The reaction of someone who was hit."""

    defender = argument(
        "DEFENDER", "Who defends; with --from, by default who was hit.", SHEET, carried="target"
    )
    raw = number(
        "--raw --damage",
        "Damage before armour, with Brisant's die and the +1 of Tranchant in it.",
        low=0,
        high=MOST_DAMAGE,
        excludes="--net --from",
        group=BLOW,
    )
    net = number(
        "--net",
        "Damage after armour.",
        low=0,
        high=MOST_DAMAGE,
        excludes="--from --trait --ignore-abs",
        group=BLOW,
    )
    unseen = flag("--unseen", "The attack was not seen coming.", group=BLOW)
    no_roll = flag("--no-roll", "Take the blow and keep the reaction.", excludes="--unseen")


class Surprise(Opposed):
    """Is the other side surprised?"""

    attacker = argument("ATTACKER", "Who leads the attackers.", SHEET)
    defender = argument("DEFENDER", "Who leads the defenders.", SHEET)
    by = choice(
        "--by",
        "An ambush (Tactique terrain) or stealth (Discrétion).",
        {"ambush": ("embuscade",), "stealth": ("discretion", "furtive")},
        default="ambush",
    )
    attackers = sheets("--attackers", "Another of the attackers. May repeat.")
    defenders = sheets("--defenders", "Another of the defenders. May repeat.")


class Wound(Bearing, BlowTold):
    """Damage suffered, and all that follows."""

    target = argument(
        "TARGET", "Who is hurt; with --from, by default who was struck.", SHEET, carried="target"
    )
    final = number(
        "--final --damage",
        "Damage after armour and defence.",
        low=0,
        high=MOST_DAMAGE,
        excludes="--from --raw --trait --ignore-abs --at-zero --bleed",
        group=BLOW,
    )
    raw = number(
        "--raw",
        "Damage that the armour has yet to reduce, with Brisant's die and the +1 of Tranchant in it.",
        low=0,
        high=MOST_DAMAGE,
        excludes="--from --at-zero --bleed",
        group=BLOW,
    )
    fast = flag(
        "--fast",
        "With --raw, mode rapide: the shield counts as Abs.",
        excludes="--from --final --at-zero --bleed",
        group=BLOW,
    )
    absorbed = flag(
        "--absorbed",
        "With --final 0: the armour took it all.",
        excludes="--deflected --from --raw --at-zero --bleed",
        group=BLOW,
    )
    deflected = flag(
        "--deflected",
        "With --final 0: a critical defence turned it aside.",
        excludes="--from --raw --at-zero --bleed",
        group=BLOW,
    )
    harmless = flag("--harmless", "Not a dangerous attack: no Stress when armour takes it all.", group=BLOW)
    nonlethal = flag("--nonlethal", "The blow does not kill.", group=BLOW)
    brutal = flag(
        "--brutal", "Extreme violence: a non-lethal blow wounds and kills all the same.", group=BLOW
    )
    capturable = flag("--capturable", "The authorities could pick the victim up.", group=BLOW)
    hard = flag("--hard", "Option dure: a critical failure of Endurance kills.", group=BLOW)
    ko_minutes = flag("--ko-minutes", "Roll how long the KO lasts (1d10 minutes).", group=BLOW)
    at_zero = flag(
        "--at-zero",
        "Already at 0 Santé: only the Endurance test and what follows.",
        excludes="--from --bleed",
        group=BLOW,
    )
    bleed = number(
        "--bleed",
        "Let N rounds of a haemorrhage pass.",
        low=1,
        high=1000,
        excludes="--from",
        group=BLOW,
    )
    no_attack = flag(
        "--no-attack", "A fall, a fire…: no Stress for 8 damage or more.", group=BLOW, by_hand=True
    )


class Heal(Action):
    """Care: to stabilise, first aid, rest, a night."""

    patient = argument("PATIENT", "Who is cared for.", SHEET)
    mode = choice(
        "--mode",
        "The kind of care.",
        {
            "stabilize": ("stabiliser",),
            "first-aid": ("premiers_secours",),
            "rest": ("repos",),
            "night": ("nuit",),
        },
    )
    by = sheet("--by", "The healer; first aid can be given to oneself.", "HEALER")
    low_tech = flag("--low-tech", "First aid with Herboristerie et soins locaux.")
    remove = number(
        "--remove",
        "Which wound a critical success of first aid removes; by default the first.",
        "ID",
        low=1,
        high=10,
    )
