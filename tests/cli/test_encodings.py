"""Streams that are not UTF-8: the nearest plain letters, and JSON that is the same for all of them."""

import json
import os
import subprocess
import sys

import pytest

ATTACK = ("attack", "@koris", "@garde", "--dice", "53,7", "--lang", "fr")
WOUND = ("wound", "@garde", "--final", "5", "--lang", "fr")


@pytest.fixture
def written(tmp_path):
    """Run the program with its streams in an encoding; the bytes it writes on each."""

    def run(encoding, *words, status=0):
        done = subprocess.run(
            [sys.executable, "-m", "dzcli", *words],
            capture_output=True,
            cwd=tmp_path,
            env={**os.environ, "PYTHONIOENCODING": encoding},
            timeout=60,
            check=False,
        )
        assert done.returncode == status, done
        return done.stdout, done.stderr

    return run


def test_utf8(written):
    """On a stream of UTF-8 every letter and sign is as the catalogue has it."""
    out, _ = written("utf-8", *ATTACK)
    assert "Épées à une main 10 = 65." in out.decode("utf-8")
    out, _ = written("utf-8", *WOUND)
    assert "Garde\u00a0: Santé 18 → 13/18." in out.decode("utf-8")


def test_latin1(written):
    """A stream of Latin-1 keeps its accents and unbreakable spaces; an arrow becomes ->."""
    out, _ = written("latin-1", *ATTACK)
    assert "Épées à une main 10 = 65." in out.decode("latin-1")
    out, _ = written("latin-1", *WOUND)
    assert "Garde\u00a0: Santé 18 -> 13/18." in out.decode("latin-1")
    assert "18 - 5 = 13" in out.decode("latin-1")


SERIES = ("attack", "@koris", "@garde", "--times", "3", "--lang", "fr")
ODDS = ("test", "@koris", "escrime", "--odds", "--lang", "fr")


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "cp1252"])
@pytest.mark.parametrize("words", [ATTACK, WOUND, SERIES, ODDS], ids=["attack", "wound", "series", "odds"])
def test_no_question_mark(written, encoding, words):
    """No letter or sign of ours becomes a question mark, whatever the stream can show."""
    out, err = written(encoding, *words)
    assert b"?" not in out + err


def test_ascii(written):
    """On a stream of ASCII letters lose their accents, and an unbreakable space is a space."""
    out, _ = written("ascii", *ATTACK)
    assert b"Epees a une main 10 = 65." in out
    out, _ = written("ascii", *WOUND)
    assert b"Garde : Sante 18 -> 13/18." in out


MEANT = "Il n'y a pas de commande «\u00a0atack\u00a0»\u00a0; vouliez-vous dire «\u00a0attack\u00a0»\u00a0?"


@pytest.mark.parametrize(
    "encoding, told",
    [
        (
            "utf-8",
            MEANT,
        ),
        (
            "latin-1",
            MEANT,
        ),
        ("ascii", 'Il n\'y a pas de commande "atack" ; vouliez-vous dire "attack" ?'),
    ],
)
def test_errors(written, encoding, told):
    """Errors follow the stream too: guillemets become straight quotes where there are none."""
    _, err = written(encoding, "--lang", "fr", "atack", status=2)
    assert err.decode(encoding) == f"dzcli: {told}\n"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
@pytest.mark.parametrize(
    "words", [ATTACK, (*ATTACK[:3], "--seed", "1", "--times", "3"), (*ATTACK[:3], "--odds")]
)
def test_json(written, encoding, words):
    """JSON is ASCII on a stream that is not UTF-8, and says the very same as on one that is."""
    out, _ = written(encoding, *words, "--json")
    assert out.isascii()
    known, _ = written("utf-8", *words, "--json")
    assert not known.isascii()
    assert [json.loads(line) for line in out.splitlines()] == [
        json.loads(line) for line in known.splitlines()
    ]


def test_json_errors(written):
    """An error in JSON is one compact line, ASCII on a stream that is not UTF-8."""
    words = ("test", "@koris", "épée", "--lang", "fr", "--json")
    _, plain = written("latin-1", *words, status=2)
    _, known = written("utf-8", *words, status=2)
    assert plain.isascii()
    assert "épée" in known.decode("utf-8")
    assert json.loads(plain) == json.loads(known)
    assert b'": ' not in known and b'", "' not in known.split(b'"message":')[0]


def test_help(written):
    """Help follows the stream as well."""
    out, _ = written("ascii", "attack", "--help", "--lang", "fr")
    assert out.isascii()
    assert b"Qui attaque." in out
    out, _ = written("latin-1", "attack", "--help", "--lang", "fr")
    assert "dégâts" in out.decode("latin-1")


def test_carried_json(written, tmp_path):
    """A record written in ASCII is read back as the same record."""
    record, _ = written("ascii", *ATTACK, "--json")
    (tmp_path / "record").write_bytes(record)
    out, _ = written("utf-8", "defend", "@garde", "--from", "record", "--dice", "30", "--json")
    assert json.loads(out)["damage"]["final"] == 4


@pytest.mark.parametrize(
    "encoding, shown", [("utf-8", "Émile → ≤"), ("cp1252", "Émile -> <="), ("ascii", "Emile -> <=")]
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_name(written, tmp_path, encoding, shown, lang):
    """A name is shown in the nearest letters that the stream has; in JSON it is whole."""
    (tmp_path / "e.toml").write_text('nom = "Émile → ≤"\nattributs = { physique = 45 }', encoding="utf-8")
    words = ("wound", "e.toml", "--final", "3", "--lang", lang)
    out, _ = written(encoding, *words)
    assert out.decode(encoding).startswith(shown)
    out, _ = written(encoding, *words, "--json")
    assert json.loads(out)["target"]["name"] == "Émile → ≤"
