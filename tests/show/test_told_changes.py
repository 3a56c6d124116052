"""A change of any kind in words, and the rows of any table."""

import pytest

from dzcli.sheets.change import Change
from dzcli.show.changes import changed
from dzcli.show.language import Language
from dzcli.show.table import drawn
from dzcli.step.record import Terms

TERMS = Terms(
    {},
    state={"etat.sante": "Health", "etat.etats": "state", "etat.blessures": "wound"},
    named=lambda path, value: value["id"] if isinstance(value, dict) else f"<{value}>",
)
# The key, what it was, what it becomes, and what is told.
CHANGES = [
    ("sante", 18, 13, "Health: <18> → <13>"),
    ("sante", 0, 3, "Health: <0> → <3>"),
    ("sante", None, 13, "Health: <13>"),
    ("sante", 13, None, "Health: <13> → nothing"),
    ("sante", "", "x", "Health: nothing → <x>"),
    ("autre", 1, 2, "etat.autre: <1> → <2>"),
    ("visee", False, True, "etat.visee: yes"),
    ("visee", True, False, "etat.visee: no"),
    ("visee", None, False, "etat.visee: no"),
    ("etats", [], ["a"], "state: <a>"),
    ("etats", None, ["a", "b"], "state: <a>, <b>"),
    ("etats", ["a", "b"], ["b"], "state: no longer <a>"),
    ("etats", ["a"], None, "state: no longer <a>"),
    ("etats", ["a", "c"], ["c", "b"], "state: <b>; no longer <a>"),
    ("etats", ["a", "a"], ["a"], "state: no longer <a>"),
    ("etats", ["a"], ["a", "a"], "state: <a>"),
    ("blessures", [{"id": "x", "r": 1}], [{"id": "x2"}], "wound: x → x2"),
    ("blessures", [{"id": "x"}, {"id": "y"}], [{"id": "z"}], "wound: z; no longer x, y"),
    ("blessures", [{"id": "x"}], [{"id": "y"}, {"id": "z"}], "wound: y, z; no longer x"),
]


@pytest.mark.parametrize("key, before, after, told", CHANGES)
def test_change(key, before, after, told):
    """A value is told with what it was; of a list what came and what went; a truth by itself."""
    change = Change("actor", "ana.toml", f"etat.{key}", before, after, written=False)
    assert changed(change, TERMS, Language("en")) == told


ROWS = [
    {
        "id": "arc",
        "nom": "Arc",
        "section": "4.2",
        "portee": 30,
        "lent": True,
        "rare": False,
        "traits": ["a", 2],
    },
    {"id": "", "nom": "Sans id", "malus": {"mobilite": -5, "x": True}},
    {"id": 0, "texte": {"fr": "Il pleut.", "en": "It rains."}, "de": 1},
    {"nom": {"fr": "Pluie", "en": "Rain"}, "section": "1.1"},
    {"section": "9.9", "why": "silent"},
]
LINES = """\
arc: Arc (4.2)
  range: 30
  lent: yes
  rare: no
  traits: a, 2
Sans id
  malus:
    mobilite: -5
    x: yes
0
  texte: It rains.
  de: 1
Rain (1.1)
(9.9)
  open because: silent
"""


def test_table():
    """Each row begins with its id, name and section; each value stands after what its column is called."""
    assert "\n".join(drawn(ROWS, {"portee": "range"}, Language("en"))) + "\n" == LINES
