"""What the tests of D20 share: people to fight with."""

from collections.abc import Callable
from typing import Any

import pytest

Person = Callable[..., str]


@pytest.fixture
def fighter(person: Person) -> Person:
    """Write a sheet of D20: 10 of ATT, PAR and INI, 5 of FOR and END, a sword; more by keyword."""

    def write(nom: str = "Ada", **tables: Any) -> str:
        base: dict[str, Any] = {
            "systeme": "d20",
            "caracteristiques": {"att": 10, "par": 10, "ini": 10, "for": 5, "end": 5},
            "pv": {"max": 20},
            "armes": [{"nom": "Épée", "degats_fixe": 10, "parade": 5}],
        }
        return person(nom, **{**base, **tables})

    return write
