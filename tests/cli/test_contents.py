"""What may be read: files and pipes, up to a size; never a device."""

import json
import os
import stat
import threading

import pytest

from dzcli.step.reading import MOST_KB
from dzcli.step.record import SCHEMA

SHEET = b'nom = "Ana"\n[competences]\nescrime = 40\n'
KB = 1024

posix = pytest.mark.skipif(
    not (hasattr(os, "mkfifo") and os.path.exists("/dev/zero")),
    reason="devices and named pipes have paths on POSIX only",
)


@posix
@pytest.mark.parametrize(
    "words", [("wound", "DEVICE", "--final", "1"), ("wound", "@garde", "--from", "DEVICE")]
)
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/random"])
def test_a_device(dzcli, words, device):
    """A device is not read: it may never end."""
    ran = dzcli(*(device if word == "DEVICE" else word for word in words), status=3)
    assert f"{device}: cannot be read (it is a device)" in ran.err


@pytest.mark.parametrize("kind", [stat.S_IFBLK, stat.S_IFCHR], ids=["block", "character"])
def test_any_device(dzcli, sheet, monkeypatch, kind):
    """Nor is a disk, or any device but the one that holds nothing."""
    path, real = sheet("koris"), os.stat

    def like_a_device(one, **how):
        found = real(one, **how)
        return os.stat_result((kind | 0o600, *found[1:])) if one == path else found

    monkeypatch.setattr(os, "stat", like_a_device)
    assert "(it is a device)" in dzcli("wound", path, "--final", "1", status=3).err


@posix
def test_house_rules_from_a_device(dzcli):
    """Nor are house rules read from one."""
    assert "it is a device" in dzcli("test", "@koris", "escrime", "--rules", "/dev/zero", status=3).err


@posix
@pytest.mark.parametrize("words", [("wound", "-", "--final", "1"), ("wound", "@garde", "--from", "-")])
def test_standard_input_from_a_device(shell, words):
    """Standard input from a device is not read either."""
    ran = shell(f"dzcli {' '.join(words)} </dev/zero", DZCLI_LANG="en")
    assert (ran.returncode, ran.stdout) == (3, "")
    assert "it is a device" in ran.stderr


@posix
def test_nothing_at_all(dzcli):
    """The device that holds nothing is as good as an empty file: no house rules."""
    assert dzcli("test", "@koris", "escrime", "--dice", "40", "--rules", os.devnull, "-q").out == "success\n"


@posix
def test_a_named_pipe(dzcli, tmp_path):
    """A pipe with a name is read as a file is."""
    pipe = tmp_path / "ana.toml"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_bytes, args=(SHEET,))
    writer.start()
    assert dzcli("test", str(pipe), "escrime", "--dice", "40", "-q").out == "success\n"
    writer.join()


@pytest.mark.parametrize(
    "words, most",
    [
        (("wound", "FILE", "--final", "1"), 128),
        (("wound", "@garde", "--from", "FILE"), 1024),
        (("test", "@koris", "escrime", "--rules", "FILE"), 128),
    ],
)
def test_a_size(dzcli, tmp_path, words, most):
    """A file that is larger than any that is meant to be read is refused before it is looked into."""
    path = tmp_path / "large"
    path.write_bytes(b"[" * (most * KB + 1))
    ran = dzcli(*(str(path) if word == "FILE" else word for word in words), status=3)
    assert f"cannot be read (it is larger than {most} kB)" in ran.err


def test_the_largest(dzcli, tmp_path):
    """A sheet that is just as large as may be is read."""
    path = tmp_path / "ana.toml"
    path.write_bytes(SHEET + b"#" * (128 * KB - len(SHEET)))
    assert dzcli("test", str(path), "escrime", "--dice", "40", "-q").out == "success\n"


def test_standard_input_that_is_too_large(dzcli):
    """So is what comes through a pipe."""
    ran = dzcli("test", "-", "escrime", stdin=SHEET + b"#" * 128 * KB, status=3)
    assert "it is larger than 128 kB" in ran.err


def test_results_to_be_applied(dzcli, tmp_path):
    """A file of results may be larger than one record, but none of its records may be."""
    path = tmp_path / "results.json"
    record = b'{"dzcli": %d, "more": "' % SCHEMA + b"x" * (MOST_KB + 1) * KB + b'"}\n'
    path.write_bytes(record)
    assert f"it is larger than {MOST_KB} kB" in dzcli("sheet", "apply", str(path), status=3).err
    path.write_bytes(b" " * (4096 * KB + 1))
    assert "it is larger than 4096 kB" in dzcli("sheet", "apply", str(path), status=3).err


@posix
@pytest.mark.parametrize(
    "words", [("defend", "--from", "-"), ("act", "@koris", "--do", "aim", "--from", "-")]
)
def test_a_named_pipe_that_a_record_names(dzcli, table, words):
    """A record may name a sheet that has become a pipe since: nobody waits for whoever would write to it."""
    record = dzcli("attack", "koris.toml", "garde.toml", "--dice", "53,7", "--json").record
    os.remove(table / "garde.toml")
    os.mkfifo(table / "garde.toml")
    ran = dzcli(*words, stdin=json.dumps(record), status=None)
    assert ran.status in (2, 3)


@posix
@pytest.mark.parametrize("words", [("sheet", "apply", "r.json"), ("sheet", "undo", "r.json")])
def test_a_result_whose_sheet_is_a_named_pipe(dzcli, table, words):
    """Nor is a result applied to a pipe, or taken back from one."""
    (table / "r.json").write_text(dzcli("wound", "garde.toml", "--final", "3", "--json").out)
    os.remove(table / "garde.toml")
    os.mkfifo(table / "garde.toml")
    assert "garde.toml" in dzcli(*words, status=3).err


@posix
@pytest.mark.parametrize("variable", ["DZCLI_RULES", "DZCLI_TABLES", "XDG_CONFIG_HOME", "XDG_DATA_HOME"])
def test_a_named_pipe_among_what_is_set(dzcli, tmp_path, monkeypatch, variable):
    """What the environment names is read from files alone, each of them there at once."""
    pipe = {
        "DZCLI_RULES": tmp_path / "rules.toml",
        "DZCLI_TABLES": tmp_path / "dz" / "combat.toml",
        "XDG_CONFIG_HOME": tmp_path / "dzcli" / "config.toml",
        "XDG_DATA_HOME": tmp_path / "dzcli" / "tables" / "dz" / "combat.toml",
    }[variable]
    pipe.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(pipe)
    monkeypatch.setenv(variable, str(pipe if variable == "DZCLI_RULES" else tmp_path))
    ran = dzcli("attack", "@koris", "@garde", status=3)
    assert f"{pipe}: cannot be read (it is a named pipe)" in ran.err


@posix
def test_completions_where_a_named_pipe_is(dzcli, tmp_path, monkeypatch):
    """A pipe in the place of the completions is left alone, and not waited for."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    pipe = tmp_path / "fish" / "completions" / "dzcli.fish"
    pipe.parent.mkdir(parents=True)
    os.mkfifo(pipe)
    assert dzcli("completion", "fish", "--install", status=3).err
