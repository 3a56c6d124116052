"""The steps of the Système d10, described; a file each holds its rule."""

from dzcli.step.step import Step, amount, chance
from dzcli.systems.d10.options import Attack, Defend, Heal, Initiative, Round, Test, Wound

_ROOM = "dzcli.systems.d10.steps"
_TIE = {"tie": "tied"}

STEPS = {
    step.name: step
    for step in (
        Step(
            "test",
            Test,
            "A test of a characteristic, a skill or a technique.",
            f"{_ROOM}.test:resolve",
            title="Test",
            odds=(chance("outcome", "Outcome"), amount("degrees", "Degrees", at="pool.successes")),
            examples=("dzcli test @tireuse tir", "dzcli test @rivale encaissement --difficulty 2 --odds"),
        ),
        Step(
            "attack",
            Attack,
            "An attack or a shot: dice and damage, before the defence.",
            f"{_ROOM}.attack:resolve",
            title="Attack",
            odds=(
                chance("outcome", "Outcome"),
                amount("damage.raw", "Total of the attack", 0),
                amount("damage.net", "Damage without dice opposed", at="undefended"),
                amount("damage.explosion", "Damage of the explosion", at="explosion"),
            ),
            quiet=("damage.raw",),
            missing=0,
            then="defend",
            examples=(
                "dzcli attack @exemple_man @rivale --pool 4",
                "dzcli attack @tireuse @rivale --weapon arbalete --odds",
            ),
        ),
        Step(
            "defend",
            Defend,
            "The reaction to an attack: a parry, a dodge, or none.",
            f"{_ROOM}.defend:resolve",
            title="Defence",
            odds=(chance("outcome", "Outcome"), amount("damage.final", "Damage after the defence", 0)),
            quiet=("damage.final",),
            missing=0,
            reads=("attack",),
            then="wound",
            prefix="defence",
            examples=(
                "dzcli defend @exemple_man --raw 24 --melee --pool 1",
                "dzcli defend @rivale --raw 24 --melee --type dodge --odds",
            ),
        ),
        Step(
            "initiative",
            Initiative,
            "Who acts first.",
            f"{_ROOM}.initiative:resolve",
            title="Initiative",
            odds=(chance("first", "First", words=_TIE), chance("sequence", "Order")),
            quiet=("order",),
            examples=(
                "dzcli initiative @exemple_man @rivale @tireuse",
                "dzcli initiative @exemple_man @rivale --odds",
            ),
        ),
        Step(
            "wound",
            Wound,
            "Apply damage: health, fatigue, fainting, death.",
            f"{_ROOM}.wound:resolve",
            title="Wound",
            odds=(
                amount("wound.health", "Points de vie left"),
                amount("wound.fatigue", "Points of fatigue left"),
                chance("wound.unconscious", "Unconscious"),
                chance("wound.dead", "Dead"),
            ),
            quiet=("wound.health",),
            reads=("attack", "defend"),
            examples=("dzcli wound @exemple_man --final 6", "dzcli wound @rivale --final 9 --type feu"),
        ),
        Step(
            "heal",
            Heal,
            "Points that come back.",
            f"{_ROOM}.heal:resolve",
            title="Recovery",
            odds=(amount("healing.healed", "Points recovered"), amount("healing.health", "Points de vie")),
            quiet=("healing.health",),
            examples=("dzcli heal @exemple_man --amount 4", "dzcli heal @exemple_man --amount 1 --json"),
        ),
        Step(
            "round",
            Round,
            "A new round: what ends, what comes back.",
            f"{_ROOM}.round:resolve",
            title="Round",
            odds=(amount("round.able", "Able to act"),),
            quiet=("round.able",),
            examples=("dzcli round @exemple_man @rivale", "dzcli round @rivale --characteristic agilite"),
        ),
    )
}
"""Every step by its name, in the order of the help."""
