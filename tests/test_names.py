"""Names as people type them: which candidate is meant, and what is told where none is."""

import pytest

from dzcli import names
from dzcli.show.language import Language

FOLDED = [
    ("Épée longue", "epeelongue"),
    ("ÉPÉE-LONGUE", "epeelongue"),
    ("armes d’hast", "armesdhast"),
    ("armes dʼhast", "armesdhast"),
    ("Cœur", "coeur"),
    ("ŒUVRE", "oeuvre"),
    ("ex æquo", "exaequo"),
    ("Æther", "aether"),
    ("Straße", "strasse"),
    ("malus+1", "malus+1"),
    ("arc_2", "arc2"),
    ("!?", ""),
]


@pytest.mark.parametrize("name, folded", FOLDED)
def test_fold(name, folded):
    """Only letters, digits and plus signs of a name count, without case and accents."""
    assert names.fold(name) == folded


def test_given():
    """A name was given before however it was spelt; signs alone are told apart by themselves."""
    given = names.Given()
    words = ["Koris", "Senna", "KORIS", "kôris", "!", "?", "!"]
    assert [given.again(word) for word in words] == [False, False, True, True, False, False, True]


KNOWN = ["epee", "épée", "epee_longue", "arc", "arc_long", "hache de guerre"]
# What is typed; the candidate that it names in full, and that it names in full or in part.
FOUND = [
    ("epee", "epee", "epee"),
    ("épée", "épée", "epee"),
    ("EPEE", "epee", "epee"),
    ("epee-longue", "epee_longue", "epee_longue"),
    ("arc", "arc", "arc"),
    ("arclong", "arc_long", "arc_long"),
    ("arc l", None, "arc_long"),
    ("hache", None, "hache de guerre"),
    ("guerre", None, "hache de guerre"),
    ("gue", None, "hache de guerre"),
    ("de guerre", None, "hache de guerre"),
    ("gu", None, None),
    ("uerre", None, None),
    ("epe", None, None),
    ("", None, None),
    ("marteau", None, None),
]


@pytest.mark.parametrize("name, whole, part", FOUND)
def test_found(name, whole, part):
    """A name in full comes first; a beginning or words, of three letters, stand for the only one they fit."""
    assert names.find(name, KNOWN) == whole
    assert names.pick(name, KNOWN) == part


def test_beginnings_come_before_words():
    """What begins one name stands for it, though another has it as a word."""
    assert names.pick("arc", ["long arc", "archer"]) == "archer"
    assert names.pick("arc", ["long arc", "archer", "arceau"]) is None
    assert names.pick("long arc", ["un long arc", "arc"]) == "un long arc"


def test_spellings():
    """A candidate is found by any of its spellings, and by its own key."""
    spellings = {"a": ("Arc", "Bow of war"), "b": ("Bouclier",)}
    found = [names.named(name, spellings) for name in ("a", "bow", "war", "BOUC", "x")]
    assert found == ["a", "a", "a", "b", None]
    assert [names.exactly(name, spellings) for name in ("b", "arc", "bouc")] == ["b", "a", None]


@pytest.mark.parametrize("length, found", [(200, True), (201, False)])
def test_longest(length, found):
    """What is longer than any name begins none."""
    assert (names.pick("a" * length, ["a" * 300]) is not None) is found


NEAREST = [("epe", "epee"), ("epeee", "epee"), ("Arcc", "arc"), ("xyz", None), ("", None)]


@pytest.mark.parametrize("name, nearest", NEAREST)
def test_nearest(name, nearest):
    """A slip of a letter is near to what was meant, whatever the case."""
    assert names.nearest(name, ["epee", "arc", "hache"]) == nearest


def test_as_near_as_asked():
    """How like two names must be is for whoever asks to say."""
    assert names.nearest("arcade", ["arc"]) == "arc"
    assert names.nearest("arcade", ["arc"], 0.7) is None


# What is typed, the names there are, the sentence for all of them; what is told.
HINTS = [
    ("x", [], None, "there is none at all."),
    ("epe", ["epee", "epee_longue", "arc"], None, "which is meant: epee, epee_longue?"),
    ("hach", ["hache", "arc"], None, 'did you mean "hache"?'),
    ("acr", ["arc", "hache"], None, 'did you mean "arc"?'),
    ("zzz", ["arc", "hache"], None, "there are arc, hache."),
    ("zzz", ["arc"], None, "there is only arc."),
    ("zzz", ["arc"], "all: {names}", "all: arc"),
]


@pytest.mark.parametrize("name, known, others, told", HINTS)
def test_hint(name, known, others, told):
    """Those that may be meant are told, else the nearest, else all there are."""
    assert Language("en").say(names.hint(name, known, others)) == told
    fault = names.unknown(name, "No {name}: {hint}", known, "no_arc", others)
    assert (fault.code, Language("en").say(fault.message)) == ("no_arc", f"No {name}: {told}")
