"""The steps of D100, described; a file each holds its rule."""

from dzcli.step.step import Step, amount, chance
from dzcli.systems.d100.options import (
    Act,
    Attack,
    Defend,
    Heal,
    Initiative,
    Round,
    Surprise,
    Test,
    Wound,
)

_ROOM = "dzcli.systems.d100.steps"
_TIE = {"tie": "nothing decides"}
_ZONES = "dzcli.systems.d100.book:zone_names"
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
                chance("location.zone", "Location", optional=True, named=_ZONES),
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
                amount("damage.final", "Damage after the reaction", 0, at="damage.left"),
            ),
            quiet=_DAMAGE,
            missing=0,
            reads=("attack",),
            then="wound",
            prefix="defence",
            also=("defense",),
            examples=(
                "dzcli defend @acolyte --net 5 --type dodge",
                "dzcli defend @acolyte --net 5 --type parry --odds",
            ),
        ),
        Step(
            "surprise",
            Surprise,
            "Who is surprised, as the game master decides.",
            f"{_ROOM}.surprise:resolve",
            title="Surprise",
            odds=(chance("surprise.surprised", "Surprised"),),
            quiet=("surprise.surprised",),
            examples=(
                "dzcli surprise @acolyte @cultiste --surprised cultiste",
                "dzcli surprise @acolyte @cultiste --nobody",
            ),
        ),
        Step(
            "initiative",
            Initiative,
            "Who acts first.",
            f"{_ROOM}.initiative:resolve",
            title="Initiative",
            odds=(chance("first", "Acts first", words=_TIE), chance("sequence", "Order")),
            quiet=("order",),
            reads=("surprise",),
            examples=(
                "dzcli initiative @acolyte @cultiste @colosse",
                "dzcli initiative @acolyte @cultiste --odds",
            ),
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
                chance("wound.location", "Where critical damage struck", optional=True, named=_ZONES),
            ),
            quiet=("wound.health",),
            reads=("attack", "defend"),
            also=("blessure",),
            examples=(
                "dzcli wound @cultiste --damage 12 --location torse",
                "dzcli wound @cultiste --damage 12 --hit-roll 42",
            ),
        ),
        Step(
            "heal",
            Heal,
            "Blessures recovered, as many as one says: the text has no rule.",
            f"{_ROOM}.heal:resolve",
            title="Care",
            odds=(amount("healing.health", "Blessures"),),
            quiet=("healing.health",),
            examples=("dzcli heal @acolyte --amount 3", "dzcli heal @acolyte --amount 1 --json"),
        ),
        Step(
            "round",
            Round,
            "A new round, or another fight: what comes back and what ends.",
            f"{_ROOM}.round:resolve",
            title="Round",
            odds=(amount("round.effects", "Effects that last"),),
            quiet=("round.able",),
            examples=("dzcli round @acolyte @cultiste", "dzcli round @acolyte @cultiste --new-fight"),
        ),
        Step(
            "act",
            Act,
            "An action of a turn, and what it takes of it.",
            f"{_ROOM}.act:resolve",
            title="Action",
            odds=(chance("act.cost", "Cost"),),
            quiet=("act.cost",),
            examples=(
                "dzcli act @acolyte --do aim",
                "dzcli act @acolyte --do run --flee forced --leaving @cultiste",
            ),
        ),
    )
}
"""Every step by its name, in the order of the help."""
