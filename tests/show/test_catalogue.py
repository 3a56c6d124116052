"""The catalogue of a language is read as gettext reads it."""

import gettext
from pathlib import Path

import pytest

import dzcli
from dzcli.show.catalogue import Catalogue

read_po = pytest.importorskip("babel.messages.pofile").read_po
FOLDER = Path(dzcli.__file__).parent / "locale"
with (FOLDER / "fr" / "LC_MESSAGES" / "dzcli.po").open("rb") as file:
    COUNTED = {entry.id[0]: entry.id[1] for entry in read_po(file) if isinstance(entry.id, tuple)}
"""The messages with a count: that of one thing, and that of several."""


def test_every_message_is_the_one_that_gettext_finds():
    """Message for message, French is what gettext makes of the same file."""
    expected = {
        english: french
        for english, french in gettext.translation("dzcli", FOLDER, languages=["fr"])._catalog.items()
        if english and isinstance(english, str)
    }
    catalogue = Catalogue("fr")
    assert {english: catalogue[english] for english in expected} == expected
    assert len(expected) > 1000


def test_what_it_does_not_have_stays_english():
    """Messages without a translation, and those of a language without a catalogue, are left as they are."""
    assert Catalogue("fr")["No such message."] == "No such message."
    assert Catalogue("xx")["Dice"] == "Dice"
    assert Catalogue("fr")[""] == ""


@pytest.mark.parametrize("count", [0, 1, 2, 5, 100])
def test_every_count_is_in_the_form_that_gettext_takes(count):
    """Each message with a count is in the form that gettext takes of the same file, by the rule it holds."""
    known = gettext.translation("dzcli", FOLDER, languages=["fr"])
    counted = {key[0] for key in known._catalog if isinstance(key, tuple)}
    catalogue = Catalogue("fr")
    assert {one: catalogue.plural(one, many, count) for one, many in COUNTED.items()} == {
        one: known.ngettext(one, many, count) for one, many in COUNTED.items()
    }
    assert counted == COUNTED.keys()


def test_counts_without_a_translation_are_english():
    """A count in a message that has no translation is told as English does."""
    for code in ("fr", "xx"):
        assert Catalogue(code).plural("no such thing", "no such things", 1) == "no such thing"
        assert Catalogue(code).plural("no such thing", "no such things", 2) == "no such things"
    assert [Catalogue("xx").form(count) for count in (0, 1, 2)] == [1, 0, 1]


@pytest.mark.parametrize("damage, english, french", [
    (0, "0 damage", "0 dégât "),
    (1, "1 damage", "1 dégât "),
    (2, "2 damage", "2 dégâts "),
])  # fmt: skip
def test_a_count_in_both_languages(dzcli, damage, english, french):
    """What is less than two is one in French: 0 dégât, 1 dégât, 2 dégâts."""
    words = ("defend", "@colosse", "--no-roll", "--raw", str(damage))
    assert english in dzcli(*words).out
    assert french in dzcli(*words, "--lang", "fr").out.replace("\u00a0", " ")
