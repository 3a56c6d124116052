"""The words of Directive Zéro for the codes that records hold."""

from __future__ import annotations

from dzcli.message import Message
from dzcli.names import find
from dzcli.step.record import Terms

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

OUTCOMES = {
    "critical_success": "critical success",
    "success": "success",
    "tie": "tie",
    "failure": "failure",
    "critical_failure": "critical failure",
}
PURPOSES = {
    "test": "the test",
    "attack": "the attack roll",
    "damage": "the weapon's damage",
    "critical": "the damage of the critical success",
    "brisant": "Brisant",
    "rafale": "Rafale",
    "defense": "the defence",
    "initiative": "initiative",
    "dive": "the dive for cover",
    "grapple": "the one who seizes",
    "pin": "the one who pins",
    "disarm": "the one who disarms",
    "escape": "the one who breaks free",
    "resistance": "the one who resists",
    "attackers": "the attackers' test",
    "defenders": "the defenders' test",
    "endurance": "Endurance at 0 Santé",
    "injury": "the serious wound (table 7.8.1)",
    "injury_rounds": "the rounds left to a haemorrhage",
    "death_save": "Endurance at death's door",
    "ko_minutes": "the minutes of unconsciousness",
    "stabilize": "the healer's test",
    "first_aid": "the healer's test",
    "healing": "the Santé recovered",
    "rest": "the Santé recovered by resting",
    "critical_choice": "the critical success",
    "complication": "the complication",
}
DUE = {
    "reload": "Another Action of {who} next round, to finish reloading.",
    "cover": "The game master says what {who} avoids or reduces.",
    "stand": "{who} is on the ground: standing up takes the Mouvement (act --do stand).",
    "take_weapon": "{who} has no weapon in hand (act --do draw).",
    "escape": "{who} may try to break free (control --mode escape).",
    "initiative": "Initiative (initiative --from).",
    "defend": "{who} may defend.",
    "wound": "{who} takes the blow (wound).",
    "stabilize": "{who} has to be stabilised (heal --mode stabilize).",
    "complication": "The game master chooses a complication for {who}.",
    "panic": "A panic test of {who}.",
}
ROLES = {
    "actor": "The acting character",
    "target": "The target",
    "ally": "The ally",
    "second target": "The second target",
}
STATE = {
    "etat.sante": "Santé",
    "etat.stress": "Stress",
    "etat.compromission": "Compromission",
    "etat.couverture": "Couverture",
    "etat.determination": "Détermination",
    "etat.determination_max": "Détermination maximum",
    "etat.assomme": "knocked out, to be woken",
    "etat.etats": "state",
    "etat.blessures": "serious wound",
    "etat.arme_en_main": "weapon in hand",
    "etat.reaction_depensee": "reaction spent",
    "etat.premier_jet_fait": "first roll made",
    "etat.visee": "aiming",
    "etat.visee_prete": "aim of the round before",
    "etat.repos_scene": "rest in this scene",
    "etat.secours_scene": "first aid in this scene",
}
STATES = {
    "inconscient": "Inconscient",
    "mort": "Mort",
    "surpris": "Surpris",
    "destabilise": "Déstabilisé",
    "saisi": "Saisi",
    "immobilise": "Immobilisé",
    "au_sol": "Au sol",
    "incapacite": "Incapacité",
    "encore_surpris": "Surpris, the first roll to come",
}
WOUND_ROUNDS = "{wound} (rounds left: {rounds})"
WOUND_STABILISED = "{wound} (stabilised)"
WOUND_EASED = "{wound} (without its penalty)"


def named(path: str, value: Any) -> str | Message:
    """What a value of ``[etat]`` is called: a state by its name, a wound by that of its row (7.8)."""
    if path == "etat.etats":
        known = find(str(value), STATES)
        return Message(STATES[known], {}) if known else str(value)
    if path == "etat.blessures" and isinstance(value, dict):
        from dzcli.systems.dz.chapter import injuries

        number = value.get("id")
        row = injuries().get(number) if isinstance(number, int) else None
        if row is None:  # a record may say anything of a sheet that is not read
            return str(number)
        values = {"wound": row.nom, "rounds": value.get("rounds")}
        if value.get("malus_retire"):
            return Message(WOUND_EASED, values)
        if value.get("stabilisee"):
            return Message(WOUND_STABILISED, values)
        return Message(WOUND_ROUNDS if "rounds" in value else "{wound}", values)
    return str(value)


TERMS = Terms(
    outcomes=OUTCOMES,
    successes=("critical_success", "success"),
    purposes=PURPOSES,
    due=DUE,
    roles=ROLES,
    state=STATE,
    named=named,
)
