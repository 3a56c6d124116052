"""When one cannot defend oneself (7.6, 7.12, 7.14)."""

from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.dz.who import states
from dzcli.systems.dz.who.character import Fighter

STRAY_SHOT = "stray_shot"
SECTIONS = {
    "fast_mode": "7.14",
    "incapacitated": "7.6",
    "immobilised": "7.6",
    "surprised": "7.6",
    "reaction_spent": "7.6",
    "unseen": "7.6",
    "seized": "7.10",
    STRAY_SHOT: "7.12",
}
"""Why there is no defence, as a code of the record, and the section that says so."""

DEFENCE, OPPORTUNITY, REACH = "defence", "opportunity", "reach"
REACTS = Choice(
    "saisi_reactions",
    toutes=lambda reaction: True,
    defense=lambda reaction: reaction == DEFENCE,
    aucune=lambda reaction: False,
)
"""Whether someone Saisi has a reaction (AMB-44, AMB-86)."""
ALLY_DEFENDS = Choice("allie_peut_defendre", true=lambda: None, false=lambda: STRAY_SHOT)
"""What keeps an ally who could defend from doing so (AMB-57)."""


def may_defend(
    defender: Fighter, record: Record, *, unseen: bool = False, fast: bool = False, stray: bool = False
) -> str | None:
    """Why no defence can be made, or None if one can; ``stray``: it is the ally whom a shot hit.

    DZ-DEF-07, DZ-DEF-08, DZ-REACT-02, DZ-SURP-06, DZ-CTRL-04, DZ-FAST-01, AMB-44, AMB-57.
    """
    why = _prevented(defender, unseen, fast)
    if why is None and defender.has(states.SEIZED) and not record.ask(REACTS, DEFENCE):
        return "seized"
    return record.ask(ALLY_DEFENDS) if stray and why is None else why


def _prevented(defender: Fighter, unseen: bool, fast: bool) -> str | None:
    if fast:
        return "fast_mode"
    helpless = (states.DEAD, states.UNCONSCIOUS, states.INCAPACITATED)
    if defender.down or any(defender.has(state) for state in helpless):
        return "incapacitated"
    if defender.has(states.PINNED):
        return "immobilised"
    if defender.has(states.SURPRISED):
        return "surprised"
    if defender.etat.reaction_depensee:
        return "reaction_spent"
    return "unseen" if unseen else None
