"""What the tests of D100 share: people to fight with."""

from collections.abc import Callable
from typing import Any

import pytest

Person = Callable[..., str]


@pytest.fixture
def soldier(person: Person) -> Person:
    """Write a sheet of D100: 40 in everything, 10 Blessures, no armour, a sword; more by keyword."""

    def write(nom: str = "Ada", **tables: Any) -> str:
        base: dict[str, Any] = {
            "systeme": "d100",
            "caracteristiques": {"cc": 40, "ct": 40, "force": 40, "endurance": 40, "agilite": 40},
            "competences": {"esquive": 40},
            "blessures": {"max": 10},
            "armes": [{"nom": "Épée", "degats": "1d10"}],
        }
        return person(nom, **{**base, **tables})

    return write
