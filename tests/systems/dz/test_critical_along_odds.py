"""A critical of an attack goes along its odds to whoever else the blow meets."""

import json
from collections.abc import Callable
from typing import Any

import pytest

SHOOTER = """
nom = "Gil"
attributs = { physique = 45 }
competences = { tir = 60 }
armes = [{ nom = "Fusil", type = "arme_a_feu", degats = "1d10", traits = ["rafale"] }]
"""
BREAKER = SHOOTER.replace('"rafale"', '"rafale", "brisant"')
APART = "--rule rafale_degats=separes"
LINES = {
    "a critical of dice is thrown again for the second target": (
        f"attack {{gil}} {{bo}} --burst two-targets --crit damage {APART} --odds",
        f"defend {{cy}} --from - --no-roll {APART} --odds",
        "143/40",
    ),
    "what a critical ignores is ignored of the armour of the second": (
        "attack {gil} {bo} --burst two-targets --crit abs --odds",
        "defend {mail} --from - --no-roll --odds",
        "43/25",
    ),
    "what breaks the plates of the first does nothing more to the second": (
        "attack {breaker} {plates} --burst two-targets --crit abs --odds",
        "defend {cy} --from - --no-roll --odds",
        "33/10",
    ),
    "and of whoever is met later": (
        "attack {gil} --crit abs --odds",
        "defend {mail} --from - --no-roll --odds",
        "9711/2000",
    ),
}
"""The attack, what goes on from it, and the mean of the damage.

A Score of 60 is a critical 5 times in 100 and a success 55 times more: 0.55 × 5.5 + 0.05 × 11 = 143/40, and
0.6 × 5.5 = 33/10.
"""


@pytest.mark.parametrize(("attack", "defend", "mean"), LINES.values(), ids=LINES)
def test_a_critical_goes_along(
    dzcli: Callable[..., Any], sheet: Callable[..., str], attack: str, defend: str, mean: str
) -> None:
    """The mean of the damage is that of the dice, the critical and the armour that each case meets."""
    plain = 'nom = "{}"\nattributs = {{ physique = 45 }}\n'
    people = {name: sheet(name, plain.format(name)) for name in ("bo", "cy")}
    people |= {"gil": sheet("gil", SHOOTER), "breaker": sheet("breaker", BREAKER)}
    plates = 'armure = { nom = "Plaques", abs = 2, rigide = true }\n'
    people |= {"plates": sheet("plates", plain.format("plates") + plates)}
    people |= {"mail": sheet("mail", plain.format("mail") + 'armure = { id = "cotte_de_mailles" }\n')}
    out = dzcli(*attack.format_map(people).split(), "--json").out
    told = dzcli(*defend.format_map(people).split(), "--json", stdin=out).out
    assert json.loads(told)["odds"]["damage.final"]["mean"] == mean
