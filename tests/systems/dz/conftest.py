"""What the tests of Directive Zéro share: people to fight with."""

from collections.abc import Callable
from typing import Any

import pytest

Person = Callable[..., str]


@pytest.fixture
def koris(person: Person) -> Person:
    """Koris with the numbers of the chapter, without armour or shield unless they are given."""

    def write(nom: str = "Koris", **tables: Any) -> str:
        base: dict[str, Any] = {
            "attributs": {"physique": 45},
            "resistances": {"endurance": 40},
            "competences": {
                "escrime": 65,
                "archerie": 55,
                "defense": 50,
                "mobilite": 45,
                "medecine": 45,
            },
            "armes": [{"nom": "Épée longue", "type": "epee", "degats": "1d10+2", "enc": 1}],
        }
        return person(nom, **{**base, **tables})

    return write


@pytest.fixture
def dummy(person: Person) -> Person:
    """Someone to hit: no armour, 19 Santé, no skill at all; more by keyword."""

    def write(nom: str = "Cible", **tables: Any) -> str:
        return person(nom, **{"attributs": {"physique": 45}, **tables})

    return write
