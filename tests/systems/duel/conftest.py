"""What the tests of the duel share: people to fight with."""

from collections.abc import Callable
from typing import Any

import pytest

Person = Callable[..., str]


@pytest.fixture
def fencer(person: Person) -> Person:
    """Write a sheet of the duel: 2 dice of each characteristic, few skills, a sword; more by keyword."""

    def write(nom: str = "Ada", **tables: Any) -> str:
        base: dict[str, Any] = {
            "systeme": "duel",
            "caracteristiques": {"for": 2, "hab": 2, "vig": 2, "mov": 2},
            "competences": {"combat_melee": 2, "combat_distance": 2, "discretion": 3, "intuition": 3},
            "sante": {"max": 12},
            "armes": [{"nom": "Épée", "degats": 4}],
        }
        return person(nom, **{**base, **tables})

    return write
