"""A game invented for the tests: its steps have the names of others and mean something else by them."""

import sys
from types import ModuleType, SimpleNamespace
from typing import Any, Literal, NamedTuple

import msgspec
import pytest

from dzcli import systems
from dzcli.sheets.kind import Field, Kind
from dzcli.step.card import Card, Fact, Strike
from dzcli.step.options import SHEET, Options, argument, flag, number, record, word
from dzcli.step.record import Due, Person, Terms
from dzcli.step.step import Step, amount, chance

NAME = "billes"


class Player(NamedTuple):
    """Someone who plays."""

    person: Person
    left: int


class Attack(Options):
    """A marble is shot."""

    shooter = argument("ATTACKER", "Who shoots.", SHEET)
    victim = argument("TARGET", "Whose marbles are shot at.", SHEET, required=False)
    position = word("--position", "How the hand is held.", choices=("high", "low"))


class Defend(Options):
    """A marble is held."""

    holder = argument("DEFENDER", "Who holds.", SHEET, carried="target")
    before = record("--from", "The shot.")
    raw = number("--raw", "How hard the shot was.", low=0, high=6)


class Wound(Options):
    """Marbles are lost."""

    loser = argument("TARGET", "Who loses marbles.", SHEET, carried="target")
    before = record("--from", "The shot.")
    damage = number("--damage", "How many are lost.", low=0, high=3)
    raw = number("--raw", "How many were in play.", low=0, high=6)
    marble = word("--marble", "Which of them.")
    brutal = flag("--brutal", "Two for one.")


def attack(asked: Attack, record: Any, throw: Any) -> None:
    """Shoot: a 3 or more hits, and where it hits is a word of this game alone."""
    record.actor = asked.shooter.person
    record.target = asked.victim.person if asked.victim else None
    hit = throw.die(6, "shot", by=lambda face: face >= 3)
    record.outcome, record.success = "hit" if hit.result else "out", hit.result
    record.own["place"] = {"ring": 2, "hand": asked.position} if hit.result else None
    record.due.append(Due("hold", "target"))


def defend(asked: Defend, record: Any, throw: Any) -> None:
    """Hold: it knows nothing of the place."""
    record.target = asked.holder.person
    record.own["held"] = throw.die(6, "hold", by=lambda face: face == 6).result
    record.outcome, record.success = "hit", record.own["held"]


def wound(asked: Wound, record: Any, throw: Any) -> None:
    """Lose marbles."""
    record.target = asked.loser.person
    lost = (asked.damage or 0) * (2 if asked.brutal else 1)
    record.own["marbles"] = {"left": asked.loser.left - lost, "raw": asked.raw, "marble": asked.marble}
    record.success = True


STEPS = {
    "attack": Step(
        "attack",
        Attack,
        "Shoot.",
        f"dzcli.systems.{NAME}:attack",
        title="Shot",
        odds=(chance("outcome", "Outcome"),),
        then="wound",
    ),
    "defend": Step(
        "defend",
        Defend,
        "Hold.",
        f"dzcli.systems.{NAME}:defend",
        title="Hold",
        odds=(chance("held", "Held"),),
        reads=("attack",),
    ),
    "wound": Step(
        "wound",
        Wound,
        "Lose marbles.",
        f"dzcli.systems.{NAME}:wound",
        title="Loss",
        odds=(amount("marbles.left", "Marbles left"),),
        quiet=("marbles.left",),
        reads=("attack", "defend"),
    ),
}
TERMS = Terms(
    outcomes={"hit": "hit", "out": "out"},
    successes=("hit",),
    purposes={"shot": "the shot"},
    due={"hold": "{who} may hold."},
)


def carry(record: Any) -> dict[str, Any]:
    """What goes on to the next step."""
    return {"outcome": record.outcome, "changes": [], **record.own}


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """The sheet of someone who plays."""

    nom: str
    billes: int
    systeme: Literal["billes"] = "billes"


def sheets() -> Kind:
    """What a sheet holds, in words."""
    return Kind(Sheet, {"nom": Field("Who plays."), "billes": Field("How many marbles.", 12)})


def card(player: Player) -> Card:
    """What is shown of a player."""
    strikes = [Strike("a shot", [], ("attack", "--position=low"))]
    return Card([], [Fact("left", "Marbles", player.left)], strikes)


def read_sheet(document: Any, *others: Any) -> Player:
    """A player: a name and how many marbles are left."""
    return Player(Person(document.data["nom"], document), document.data["billes"])


@pytest.fixture
def billes(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The invented game, as one more system."""
    module = ModuleType(f"dzcli.systems.{NAME}")
    values = {"name": NAME, "label": NAME, "title": "Billes", "steps": STEPS, "terms": lambda: TERMS}
    functions = {"attack": attack, "defend": defend, "wound": wound, "carry": carry, "read_sheet": read_sheet}
    functions |= {"sheets": sheets, "card": card}
    module.__dict__.update(functions)
    module.SYSTEM = SimpleNamespace(**values, **functions)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(systems, "STEPS", {**systems.STEPS, NAME: tuple(STEPS)})
    monkeypatch.setattr(systems, "NAMES", (*systems.NAMES, NAME))
    return module


@pytest.fixture
def lili(sheet: Any) -> str:
    """The sheet of someone who plays it."""
    path: str = sheet("lili", f'systeme = "{NAME}"\nnom = "Lili"\nbilles = 12\n')
    return path
