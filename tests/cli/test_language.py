"""Which language the explanation is in."""

import locale

import pytest

from dzcli.show import language
from dzcli.show.language import Language

NAMES = ("DZCLI_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


@pytest.fixture
def spoken(dzcli, monkeypatch):
    """The language of a message, with these variables and no others in the environment."""

    def run(*words, **environment):
        for name in NAMES:
            monkeypatch.delenv(name, raising=False)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        message = dzcli("roll", "2d", "--json", *words, status=2).error["message"]
        other = {
            dzcli("--lang", code, "roll", "2d", "--json", status=2).error["message"]: code
            for code in ("fr", "en")
        }
        assert len(other) == 2
        return other[message]

    return run


FRENCH = {"DZCLI_LANG": "fr", "LC_ALL": "fr_FR.UTF-8", "LANG": "fr_FR.UTF-8", "LANGUAGE": "fr"}


@pytest.mark.parametrize("words", [("--lang", "en"), ("--lang=en",)])
def test_option_first(spoken, words):
    """--lang counts more than all of the environment."""
    assert spoken(*words, **FRENCH) == "en"


def test_option_before_the_step(dzcli, monkeypatch):
    """--lang may stand before the step, as two words."""
    monkeypatch.setenv("DZCLI_LANG", "fr")
    before = dzcli("--lang", "en", "attack", "@koris", "@garde", "--dice", "53,7").out
    after = dzcli("attack", "@koris", "@garde", "--dice", "53,7", "--lang", "en").out
    assert before == after != dzcli("attack", "@koris", "@garde", "--dice", "53,7").out


CASES = [
    ({}, "en"),
    ({"DZCLI_LANG": "fr"}, "fr"),
    ({"DZCLI_LANG": "FR"}, "fr"),
    ({"DZCLI_LANG": "fr_CA.UTF-8"}, "fr"),
    ({"DZCLI_LANG": "en", "LC_ALL": "fr_FR.UTF-8", "LANG": "fr_FR.UTF-8", "LANGUAGE": "fr"}, "en"),
    ({"DZCLI_LANG": "", "LANG": "fr_FR.UTF-8"}, "fr"),
    ({"DZCLI_LANG": "de", "LANG": "fr_FR.UTF-8"}, "fr"),
    ({"LANG": "fr_FR.UTF-8"}, "fr"),
    ({"LANG": "fr"}, "fr"),
    ({"LANG": "fr_CH"}, "fr"),
    ({"LANG": "de_DE.UTF-8"}, "en"),
    ({"LANG": "en_GB.UTF-8"}, "en"),
    ({"LC_ALL": "en_US.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
    ({"LC_ALL": "fr_FR.UTF-8", "LANG": "en_US.UTF-8"}, "fr"),
    ({"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, "fr"),
    ({"LC_MESSAGES": "fr_FR.UTF-8", "LANG": "en_US.UTF-8"}, "fr"),
    ({"LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "en"),
    ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr"}, "fr"),
    ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "en:fr"}, "en"),
    ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:en"}, "fr"),
    ({"LC_ALL": "en_US.UTF-8", "LANGUAGE": "fr"}, "fr"),
    ({"LANG": "fr_FR.UTF-8", "LANGUAGE": ""}, "fr"),
    ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
    ({"LC_ALL": "C.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
    ({"LC_ALL": "C", "LANGUAGE": "fr"}, "en"),
    ({"LC_ALL": "POSIX", "LANGUAGE": "fr"}, "en"),
    ({"LANG": "C", "LANGUAGE": "fr"}, "en"),
    ({"LANGUAGE": "fr"}, "en"),
]


@pytest.mark.parametrize("environment, language", CASES, ids=str)
def test_environment(spoken, environment, language):
    """DZCLI_LANG, then LC_ALL, LC_MESSAGES and LANG; LANGUAGE as gettext reads it: not in the C locale."""
    assert spoken(**environment) == language


@pytest.mark.parametrize("value", ["de", "", "FR", "french", "fr_FR"])
def test_unknown_language(dzcli, value):
    """--lang takes fr and en, and says so."""
    for words in (["--lang", value, "roll", "1d6"], ["roll", "1d6", f"--lang={value}"]):
        message = dzcli(*words, "--json", status=2).error["message"]
        assert "fr, en" in message


def test_lang_after_a_double_dash(dzcli):
    """After -- nothing is an option."""
    dzcli("roll", "--dice", "1", "--", "1d6", status=0)
    assert "--lang" in dzcli("roll", "--", "--lang=fr", status=2).err


def test_json_keys_in_english(dzcli):
    """The keys and codes of a record are the same in both languages; its sentences are not."""
    english, french = (
        dzcli("attack", "@koris", "@garde", "--dice", "53,7", "--json", "--lang", lang).record
        for lang in ("en", "fr")
    )

    def shape(value):
        if isinstance(value, dict):
            return {key: shape(item) for key, item in value.items()}
        return [shape(item) for item in value] if isinstance(value, list) else type(value)

    assert shape(english) == shape(french)
    assert english["lines"] != french["lines"]
    for key in ("outcome", "damage", "due", "dice", "changes"):
        assert english[key] == french[key]


def test_game_terms_stay_french(dzcli):
    """The game's own terms are French in both languages."""
    out = dzcli("attack", "@koris", "@garde", "--dice", "53,7", "--lang", "en").out
    assert "Épées à une main" in out


def test_missing_catalogue_is_no_fault():
    """English needs no catalogue."""
    assert Language("en").template("2d6") == "2d6"


WINDOWS = [
    ({}, ("fr_FR", "1252"), "fr"),
    ({}, ("French_France", "1252"), "fr"),
    ({}, ("de_DE", "1252"), "en"),
    ({}, (None, None), "en"),
    ({"LANG": "en_GB.UTF-8"}, ("fr_FR", "1252"), "en"),
    ({"DZCLI_LANG": "en"}, ("fr_FR", "1252"), "en"),
]


@pytest.mark.parametrize("environment, found, expected", WINDOWS)
def test_windows(spoken, monkeypatch, environment, found, expected):
    """Windows sets no variable: its own language counts there, after the variables."""
    monkeypatch.setattr(language, "WINDOWS", True)
    monkeypatch.setattr(locale, "getlocale", lambda: found)
    assert spoken(**environment) == expected
