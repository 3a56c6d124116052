"""The catalogue of a language is read as gettext reads it."""

import gettext
from pathlib import Path

import dzcli
from dzcli.show.catalogue import Catalogue

FOLDER = Path(dzcli.__file__).parent / "locale"


def test_every_message_is_the_one_that_gettext_finds():
    """Message for message, French is what gettext makes of the same file."""
    expected = {
        english: french
        for english, french in gettext.translation("dzcli", FOLDER, languages=["fr"])._catalog.items()
        if english
    }
    catalogue = Catalogue("fr")
    assert {english: catalogue[english] for english in expected} == expected
    assert len(expected) > 1000


def test_what_it_does_not_have_stays_english():
    """Messages without a translation, and those of a language without a catalogue, are left as they are."""
    assert Catalogue("fr")["No such message."] == "No such message."
    assert Catalogue("xx")["Dice"] == "Dice"
    assert Catalogue("fr")[""] == ""
