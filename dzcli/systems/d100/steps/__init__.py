"""The steps of D100, described; a file each holds its rule."""

from dzcli.step.step import Step, amount, chance
from dzcli.systems.d100.options import Attack, Defend, Test, Wound

_ROOM = "dzcli.systems.d100.steps"
_DAMAGE = ("damage.final", "damage.net", "damage.raw")

STEPS = {
    step.name: step
    for step in (
        Step(
            "test",
            Test,
            "A test of a characteristic or a skill.",
            f"{_ROOM}.test:resolve",
            title="Test",
            odds=(chance("outcome", "Outcome"),),
            examples=("dzcli test @acolyte agilite", "dzcli test @acolyte esquive -m fatigue=-10 --odds"),
        ),
        Step(
            "attack",
            Attack,
            "An attack: roll, location and damage, before the reaction.",
            f"{_ROOM}.attack:resolve",
            title="Attack",
            odds=(
                chance("outcome", "Outcome"),
                chance("location.zone", "Location", optional=True),
                chance("fury.confirmed", "Fureur du juste"),
                amount("damage.raw", "Damage before Endurance and armour", 0),
                amount("damage.net", "Damage after Endurance and armour", 0),
            ),
            quiet=("hit_only", *_DAMAGE),
            missing=0,
            then="defend",
            examples=(
                "dzcli attack @acolyte @cultiste",
                "dzcli attack @acolyte @cultiste --weapon pistolet --odds",
            ),
        ),
        Step(
            "defend",
            Defend,
            "The reaction to an attack: a parade or an esquive.",
            f"{_ROOM}.defend:resolve",
            title="Reaction",
            odds=(
                chance("outcome", "Outcome"),
                amount("damage.final", "Damage after the reaction", 0),
            ),
            quiet=_DAMAGE,
            missing=0,
            reads=("attack",),
            then="wound",
            prefix="defence",
            also=("defense",),
            examples=("dzcli defend @acolyte --net 5 --type dodge",),
        ),
        Step(
            "wound",
            Wound,
            "Apply damage: Endurance and armour, Blessures, critical damage.",
            f"{_ROOM}.wound:resolve",
            title="Wound",
            odds=(
                amount("wound.health", "Blessures left"),
                amount("wound.critical", "Critical damage"),
                chance("wound.location", "Where critical damage struck", optional=True),
            ),
            quiet=("wound.health",),
            reads=("attack", "defend"),
            also=("blessure",),
            examples=("dzcli wound @cultiste --damage 12 --location torse",),
        ),
    )
}
"""Every step by its name, in the order of the help."""
