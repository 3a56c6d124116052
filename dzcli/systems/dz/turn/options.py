"""The options of the steps of order, turn and control (7.3, 7.4, 7.10)."""

from dzcli.step.options import SHEET, Options, argument, choice, flag, many, number, record, word
from dzcli.systems.dz.options import Action, Attack, Opposed

POSITIONS = {"engaged": ("engage",), "close": ("proche",), "medium": ("moyen", "moyenne"), "far": ("loin",)}


class Initiative(Action):
    """Who acts first."""

    sheets = argument("SHEET", "Those who fight.", SHEET, repeats=True)
    bonus = many(
        "--bonus", "Someone of the side that won the surprise without surprising. May repeat.", "NAME"
    )
    surprised = many("--surprised", "Someone who is Surpris and acts after the others. May repeat.", "NAME")
    from_ = record("--from", "The JSON of a surprise: a file, or - for standard input.")


class Control(Opposed):
    """To seize, pin or disarm someone, or to break free."""

    actor = argument("ACTOR", "Who acts.", SHEET)
    target = argument("TARGET", "Whom it is done to; of breaking free, who holds.", SHEET)
    mode = choice(
        "--mode",
        "What is tried.",
        {
            "grapple": ("saisir",),
            "pin": ("immobiliser",),
            "disarm": ("desarmer",),
            "escape": ("liberer", "se_liberer"),
        },
    )
    target_skill = word("--target-skill", "The skill that the target resists with.", "NAME")
    position = Attack.position


class Round(Options):
    """What ends and what comes back with a round, a scene, a fight."""

    sheets = argument("SHEET", "Those for whom it passes.", SHEET, repeats=True)
    rounds = number(
        "--rounds",
        "Let N rounds pass; one by default, none with --scene or --new-fight.",
        low=1,
        high=1000,
    )
    scene = flag("--scene", "A new scene begins.")
    new_fight = flag("--new-fight", "A new fight begins.")


class Act(Action):
    """Something done in a turn that only changes a state."""

    sheet = argument("SHEET", "Who does it; of waking, who is woken.", SHEET)
    do = choice(
        "--do",
        "What is done.",
        {
            "aim": ("viser",),
            "stand": ("se_relever",),
            "draw": ("degainer", "ramasser"),
            "drop": ("lacher",),
            "disengage": ("se_desengager",),
            "cover": ("couvert", "changer_de_couvert"),
            "reload": ("recharger",),
            "wake": ("reveiller",),
            "move": ("se_deplacer",),
            "dive": ("se_jeter_a_couvert", "plonger"),
        },
    )
    weapon = word("--weapon", "The weapon drawn, dropped or reloaded.", "NAME")
    position = word("--position", "Where one moves from.", choices=POSITIONS)
