"""The steps of Directive Zéro, described; a file each holds its rule."""

from dzcli.step.step import Step, amount, chance
from dzcli.systems.dz.options import Attack, Defend, Heal, OneTest, Surprise, Wound
from dzcli.systems.dz.turn.options import Act, Control, Initiative, Round

_ROOM = "dzcli.systems.dz.steps"
_DAMAGE = ("damage.final", "damage.net", "damage.raw")
_WINNERS = {"actor": "the one who acts", "target": "the other one", "tie": "neither of them"}
_COSTS = {
    "action": "the Action",
    "movement": "the Mouvement",
    "free": "nothing at all",
    "reaction": "the reaction",
}
_SPARED = {"none": "no damage", "half": "half of it", "all": "all of it"}
_TIE = {"tie": "the game master decides"}
_STRESS = amount("stress_gained", "Stress gained")

STEPS = {
    step.name: step
    for step in (
        Step(
            "test",
            OneTest,
            "A test of a skill, an attribute or a resistance.",
            f"{_ROOM}.test:resolve",
            title="Test",
            odds=(chance("outcome", "Outcome"), _STRESS),
            examples=("dzcli test @koris escrime", "dzcli test @senna mobilite -m fatigue=-10 --odds"),
        ),
        Step(
            "attack",
            Attack,
            "An attack: roll and damage, before the defence.",
            f"{_ROOM}.attack:resolve",
            title="Attack",
            odds=(
                chance("outcome", "Outcome"),
                amount("damage.raw", "Damage before armour", 0),
                amount("damage.net", "Damage after armour", 0),
                chance("ally.hit", "The ally is hit"),
                amount("ally.damage.net", "Damage after the ally's armour", at="ally.suffers"),
                _STRESS,
            ),
            quiet=("hit_only", *_DAMAGE),
            missing=0,
            then="defend",
            examples=("dzcli attack @koris @garde", "dzcli attack @senna @garde -m couvert_leger --aim add"),
        ),
        Step(
            "defend",
            Defend,
            "The defender's reaction to an attack.",
            f"{_ROOM}.defend:resolve",
            title="Defence",
            odds=(
                chance("outcome", "Outcome"),
                amount("damage.final", "Damage after the defence", 0),
                _STRESS,
            ),
            quiet=_DAMAGE,
            missing=0,
            reads=("attack",),
            then="wound",
            prefix="defence",
            also=("defense",),
            examples=("dzcli defend @koris --melee --raw 9", "dzcli defend @garde --net 8 --melee --odds"),
        ),
        Step(
            "surprise",
            Surprise,
            "Is the other side surprised?",
            f"{_ROOM}.surprise:resolve",
            title="Surprise",
            odds=(
                chance("outcome", "Outcome"),
                chance("surprise.surprised", "Surpris"),
                amount("surprise.initiative_bonus", "Bonus to initiative"),
            ),
            quiet=("surprise.surprised",),
            examples=("dzcli surprise @senna @garde", "dzcli surprise @senna @garde --by stealth --odds"),
        ),
        Step(
            "initiative",
            Initiative,
            "Who acts first.",
            f"{_ROOM}.initiative:resolve",
            title="Initiative",
            odds=(
                chance("first", "First", words=_TIE),
                chance("sequence", "Order"),
                chance("later.first", "First from the second round on", words=_TIE),
            ),
            quiet=("order",),
            reads=("surprise",),
            examples=(
                "dzcli initiative @koris @senna @garde",
                "dzcli initiative @senna @garde --bonus Senna --odds",
            ),
        ),
        Step(
            "wound",
            Wound,
            "Apply damage: health, stress, falling, wounds, death.",
            f"{_ROOM}.wound:resolve",
            title="Wound",
            odds=(
                amount("wound.health", "Santé left"),
                chance("wound.dead", "Dead"),
                chance("wound.injury.id", "Serious wound (row of table 7.8.1)"),
                amount("wound.stress_gained", "Stress gained"),
                amount("wound.stress_after", "Stress"),
                chance("wound.aim_lost", "The aim is lost", optional=True),
            ),
            quiet=("wound.health",),
            reads=("attack", "defend"),
            also=("blessure",),
            examples=("dzcli wound @koris --final 12", "dzcli wound @garde --raw 14 --odds"),
        ),
        Step(
            "heal",
            Heal,
            "Care: stabilising, first aid, rest, a night.",
            f"{_ROOM}.heal:resolve",
            title="Care",
            odds=(
                chance("outcome", "Outcome"),
                amount("healing.healed", "Santé recovered"),
                amount("healing.health", "Santé"),
                chance("healing.injury_removed", "Serious wound cured (row of table 7.8.1)", optional=True),
                amount("healing.healer_stress", "Stress of the healer"),
                chance("healing.dead", "Dead", optional=True),
            ),
            quiet=("healing.health",),
            examples=(
                "dzcli heal @senna --mode first-aid --by @koris",
                "dzcli heal @koris --mode rest --odds",
            ),
        ),
        Step(
            "control",
            Control,
            "To seize, pin or disarm someone, or to break free.",
            f"{_ROOM}.control:resolve",
            title="Control",
            odds=(
                chance("control.winner", "Who wins", words=_WINNERS),
                chance("control.still_held", "Still held", optional=True),
            ),
            examples=(
                "dzcli control @koris @voleur --mode grapple",
                "dzcli control @senna @garde --mode disarm --odds",
            ),
        ),
        Step(
            "round",
            Round,
            "A new round, scene or fight: what ends and what comes back.",
            f"{_ROOM}.round:resolve",
            title="Round",
            odds=(amount("round.deaths", "Deaths"),),
            quiet=("round.able",),
            examples=("dzcli round @koris @garde", "dzcli round @koris --scene"),
        ),
        Step(
            "act",
            Act,
            "An action that only changes a state: aim, stand up, draw, disengage...",
            f"{_ROOM}.act:resolve",
            title="Act",
            odds=(
                chance("outcome", "Outcome", optional=True),
                chance("act.damage", "Damage taken", optional=True, words=_SPARED),
                chance("act.cost", "Cost", words=_COSTS),
            ),
            quiet=("act.cost",),
            examples=("dzcli act @senna --do aim", "dzcli act @koris --do draw --weapon hallebarde"),
        ),
    )
}
"""Every step by its name, in the order of the help."""
