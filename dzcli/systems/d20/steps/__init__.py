"""The steps of D20, described; a file each holds its rule."""

from dzcli.step.step import Step, amount, chance
from dzcli.systems.d20.options import Attack, Defend, Heal, Initiative, Round, Test, Wound

_TIE = {"tie": "nothing decides"}
_ZONES = {
    "tete": "tête",
    "bras_gauche": "bras gauche",
    "bras_droit": "bras droit",
    "jambe_gauche": "jambe gauche",
    "jambe_droite": "jambe droite",
    "torse": "torse",
    "dos": "dos",
}
_PRECISION = {
    "exacte": "exactly the spot",
    "moins_de_20_cm": "less than 20 cm off",
    "moins_de_80_cm": "less than 80 cm off",
    "plus_de_80_cm": "more than 80 cm off",
}
_ROOM = "dzcli.systems.d20.steps"

STEPS = {
    step.name: step
    for step in (
        Step(
            "test",
            Test,
            "A d20 under a characteristic.",
            f"{_ROOM}.test:resolve",
            title="Test",
            odds=(chance("outcome", "Outcome"),),
            examples=("dzcli test @melete ini", "dzcli test @furgil esquive -m fatigue=-2 --odds"),
        ),
        Step(
            "attack",
            Attack,
            "An attack in close combat, up to the damage before the defence.",
            f"{_ROOM}.attack:resolve",
            title="Attack",
            odds=(
                chance("outcome", "Outcome"),
                chance("location.zone", "Zone", words=_ZONES),
                chance("location.precision", "Precision", optional=True, words=_PRECISION),
                amount("damage.raw", "Damage before END and armour", at="dealt.raw"),
                amount("damage.net", "Damage before the defence", at="dealt.net"),
            ),
            quiet=("dealt.net", "dealt.raw"),
            then="defend",
            examples=("dzcli attack @skaven @melete", "dzcli attack @berthald @skaven --at head --odds"),
        ),
        Step(
            "defend",
            Defend,
            "A parry, or a dodge, against an attack that hit.",
            f"{_ROOM}.defend:resolve",
            title="Defence",
            odds=(
                chance("outcome", "Outcome"),
                amount("damage.final", "Damage left", at="dealt.final"),
                chance("parry.damaged", "Weapon damaged", optional=True),
            ),
            quiet=("dealt.final",),
            reads=("attack",),
            then="wound",
            prefix="defence",
            also=("defense",),
            examples=(
                "dzcli defend @berthald --raw 31 --location torso",
                "dzcli defend @furgil --type dodge --att 11 --att-roll 9",
            ),
        ),
        Step(
            "initiative",
            Initiative,
            "The order of the fight, by INI.",
            f"{_ROOM}.initiative:resolve",
            title="Initiative",
            odds=(chance("first", "Acts first", words=_TIE), chance("sequence", "Order")),
            quiet=("order",),
            examples=(
                "dzcli initiative @melete @skaven @berthald",
                "dzcli initiative @melete @skaven --odds",
            ),
        ),
        Step(
            "wound",
            Wound,
            "Take damage from PV.",
            f"{_ROOM}.wound:resolve",
            title="Wound",
            odds=(
                amount("wound.health", "PV left"),
                chance("wound.attack_lost", "No attack any more in this round"),
                chance("wound.down", "No PV left"),
            ),
            quiet=("wound.health",),
            reads=("attack", "defend"),
            examples=(
                "dzcli wound @melete --raw 31 --location torso --parry 12",
                "dzcli wound @melete --damage 6",
            ),
        ),
        Step(
            "heal",
            Heal,
            "PV recovered, as many as one says: the text has no rule.",
            f"{_ROOM}.heal:resolve",
            title="Care",
            odds=(amount("healing.health", "PV"),),
            quiet=("healing.health",),
            examples=("dzcli heal @melete --amount 3", "dzcli heal @melete --amount 1 --json"),
        ),
        Step(
            "round",
            Round,
            "A new round: what was used in the last one comes back.",
            f"{_ROOM}.round:resolve",
            title="Round",
            odds=(amount("round.back", "What comes back"),),
            quiet=("round.back",),
            examples=("dzcli round @melete @skaven", "dzcli round @melete --json"),
        ),
    )
}
"""Every step by its name, in the order of the help."""
