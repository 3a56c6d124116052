"""The steps of the duel, described; a file each holds its rule."""

from dzcli.step.step import Step, amount, chance
from dzcli.systems.duel.options import Act, Attack, Heal, Initiative, Round, Surprise, Test, Wound

_NOTICE = {"all": "all of the group", "some": "part of the group", "none": "nobody of the group"}
_TIE = {"tie": "nothing decides"}
_DOWN = {None: "nobody at all"}
_ROOM = "dzcli.systems.duel.steps"

STEPS = {
    step.name: step
    for step in (
        Step(
            "test",
            Test,
            "A roll of characteristics and skills against an SS and an SR.",
            f"{_ROOM}.test:resolve",
            title="Test",
            odds=(amount("duel.successes", "Successes"), chance("outcome", "Outcome")),
            examples=(
                "dzcli test @bretteuse hab+combat_melee --ss 5",
                "dzcli test @archere intuition --odds",
            ),
        ),
        Step(
            "attack",
            Attack,
            "A passe d'armes in two stances, or a shot at someone who sees it coming.",
            f"{_ROOM}.attack:resolve",
            title="Exchange",
            odds=(
                chance("outcome", "Outcome"),
                amount("duel.dealt", "Damage on the target"),
                amount("duel.suffered", "Damage on the attacker"),
                chance("duel.zone", "Zone", optional=True),
            ),
            quiet=("duel.dealt",),
            then="wound",
            examples=(
                "dzcli attack @bretteuse @reitre --stance opportunist --target-stance brutal",
                "dzcli attack @archere @reitre --approach charge --distance 40",
            ),
        ),
        Step(
            "surprise",
            Surprise,
            "A strike at someone who noticed nothing, or an ambush.",
            f"{_ROOM}.surprise:resolve",
            title="Surprise",
            odds=(
                chance("surprise.surprised", "Surprised"),
                chance("outcome", "Outcome"),
                amount("duel.dealt", "Damage on the target"),
                chance("duel.zone", "Zone", optional=True),
                chance("ambush.case", "Who notices the ambush", words=_NOTICE),
            ),
            quiet=("surprise.surprised",),
            examples=("dzcli surprise @archere @reitre --distance 40", "dzcli surprise @bretteuse @guetteur"),
        ),
        Step(
            "initiative",
            Initiative,
            "Who acts first in a skirmish.",
            f"{_ROOM}.initiative:resolve",
            title="Initiative",
            odds=(chance("first", "Acts first", words=_TIE), chance("sequence", "Order")),
            quiet=("order",),
            reads=("surprise",),
            examples=(
                "dzcli initiative @bretteuse @reitre @archere",
                "dzcli initiative @bretteuse @reitre --prepared reître",
            ),
        ),
        Step(
            "wound",
            Wound,
            "Apply damage: health, stress, falling, wounds, death.",
            f"{_ROOM}.wound:resolve",
            title="Wound",
            odds=(
                amount("left.attacked", "Santé left of the attacked"),
                amount("left.attacker", "Santé left of the attacker"),
                chance("down", "No Santé left", words=_DOWN),
            ),
            quiet=("wound.health", "left.attacked"),
            reads=("attack", "surprise"),
            examples=("dzcli wound @reitre --damage 4", "dzcli wound @reitre --damage 20 --json"),
        ),
        Step(
            "heal",
            Heal,
            "Santé recovered, as much as one says: the text has no rule.",
            f"{_ROOM}.heal:resolve",
            title="Care",
            odds=(amount("healing.health", "Santé"),),
            quiet=("healing.health",),
            examples=("dzcli heal @guetteur --amount 3", "dzcli heal @guetteur --amount 1 --json"),
        ),
        Step(
            "round",
            Round,
            "A new turn, or another fight: what comes back and what ends.",
            f"{_ROOM}.round:resolve",
            title="Turn",
            odds=(amount("round.conditions", "Conditions that last"),),
            quiet=("round.again",),
            examples=("dzcli round @bretteuse @reitre", "dzcli round @bretteuse @reitre --new-fight"),
        ),
        Step(
            "act",
            Act,
            "An action that only changes a state, or that another step resolves.",
            f"{_ROOM}.act:resolve",
            title="Action",
            odds=(chance("act.do", "Action"),),
            quiet=("act.do",),
            examples=("dzcli act @bretteuse --do prepare", "dzcli act @bretteuse --do engage"),
        ),
    )
}
"""Every step by its name, in the order of the help."""
