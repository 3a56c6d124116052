"""When one cannot defend oneself (7.6, 7.14)."""

from dzcli.systems.dz.who import states
from dzcli.systems.dz.who.character import Fighter

SECTIONS = {
    "fast_mode": "7.14",
    "incapacitated": "7.6",
    "immobilised": "7.6",
    "surprised": "7.6",
    "reaction_spent": "7.6",
    "unseen": "7.6",
}


def prevented(defender: Fighter, *, unseen: bool = False, fast: bool = False) -> str | None:
    """Why no defence can be made, as a code of the record, or None if one can.

    DZ-DEF-07, DZ-DEF-08, DZ-REACT-02, DZ-SURP-06, DZ-CTRL-04, DZ-FAST-01, AMB-44.
    """
    if fast:
        return "fast_mode"
    if defender.down or any(
        defender.has(state) for state in (states.DEAD, states.UNCONSCIOUS, states.INCAPACITATED)
    ):
        return "incapacitated"
    if defender.has(states.PINNED):
        return "immobilised"
    if defender.has(states.SURPRISED):
        return "surprised"
    if defender.etat.reaction_depensee:
        return "reaction_spent"
    return "unseen" if unseen else None
