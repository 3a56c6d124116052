"""--diff: what would change in the files, and nothing written."""

import pytest

GONE, COME = "-sante = 18", "+sante = 14"


@pytest.fixture
def contents(folder):
    """The content of every sheet in the folder now."""
    return lambda: {path.name: path.read_bytes() for path in folder.glob("*.toml")}


def test_a_step(dzcli, contents):
    """After the result come the lines that --write would change; with or without --write none is."""
    before = contents()
    for more in ([], ["--write"]):
        out = dzcli("wound", "garde.toml", "--final", "4", "--diff", *more).out.splitlines()
        assert out[0] == "Garde: Santé 18 → 14/18."
        assert (
            out[-8:]
            == [
                *(
                    "--- garde.toml",
                    "+++ garde.toml",
                    "@@ -34,5 +34,5 @@",
                    ' id = "gambison"',
                    " ",
                    " [etat]",
                ),
                *(GONE, COME, " stress = 0"),
            ][-8:]
        )
    assert contents() == before


def test_apply(dzcli, contents, exchange):
    """With apply it shows what the result would change."""
    before = contents()
    lines = dzcli("sheet", "apply", exchange, "--diff").out.splitlines()
    assert lines[:2] == ["--- garde.toml", "+++ garde.toml"]
    assert {GONE, COME, "+reaction_depensee = true"} <= set(lines)
    assert contents() == before


def test_undo(dzcli, contents, exchange):
    """With undo it shows the lines that would come back."""
    dzcli("sheet", "apply", exchange)
    before = contents()
    lines = set(dzcli("sheet", "undo", exchange, "--diff").out.splitlines())
    assert {"-sante = 14", "+sante = 18", "-reaction_depensee = true"} <= lines
    assert contents() == before


def test_set(dzcli, contents):
    """With set it shows the values that would be set."""
    before = contents()
    lines = set(dzcli("sheet", "set", "garde.toml", "sante=14", "--diff").out.splitlines())
    assert {GONE, COME} <= lines
    assert contents() == before


def test_no_line_end(dzcli, folder):
    """A file whose last line has no end is shown as diff shows it."""
    path = folder / "garde.toml"
    path.write_text(path.read_text(encoding="utf-8").rstrip("\n"), encoding="utf-8")
    lines = dzcli("sheet", "set", "garde.toml", "stress=1", "--diff").out.splitlines()
    assert lines[-4:] == ["-stress = 0", "\\ No newline at end of file", "+stress = 1", lines[-1]]
    assert lines[-1] == "\\ No newline at end of file"


def test_nothing_changes(dzcli, folder):
    """Where nothing would change, nothing is shown."""
    assert dzcli("sheet", "set", "garde.toml", "stress=0", "--diff").out == ""


def test_stale(dzcli, folder, exchange):
    """What would be refused is refused with --diff too."""
    dzcli("sheet", "set", "garde.toml", "stress=1")
    dzcli("sheet", "apply", exchange, "--diff", status=6)


@pytest.mark.parametrize(
    "words",
    [
        ("wound", "garde.toml", "--final", "4", "--diff", "--json"),
        ("wound", "garde.toml", "--final", "4", "--diff", "-q"),
        ("wound", "garde.toml", "--final", "4", "--diff", "--odds"),
        ("wound", "garde.toml", "--final", "4", "--diff", "--times", "2"),
        ("sheet", "set", "garde.toml", "stress=1", "--diff", "--json"),
    ],
    ids=" ".join,
)
def test_apart(dzcli, folder, words):
    """It is for reading, so it goes with no other form of the result."""
    dzcli(*words, status=2)
