"""Help of commands that have commands of their own."""

import pytest

from dzcli.cli.commands import COMMANDS, FAMILIES


@pytest.mark.parametrize("family", FAMILIES)
def test_family(dzcli, family):
    """The name of a family alone, with -h or after help lists its commands."""
    pages = {dzcli(*words).out for words in ([family], [family, "-h"], ["help", family], [family, "--help"])}
    assert len(pages) == 1
    (page,) = pages
    assert all(f"\n  {name.split()[1]} " in page for name in COMMANDS if name.split()[0] == family)
    assert f"\n  {family} " in dzcli("--help").out


@pytest.mark.parametrize("name", [name for name in COMMANDS if " " in name])
def test_command(dzcli, name):
    """A command of a family has a page of its own, with examples."""
    words = name.split()
    assert dzcli(*words, "-h").out == dzcli("help", *words).out
    assert f"Usage: dzcli {name} " in dzcli(*words, "-h").out
    assert f"dzcli {name}" in dzcli(*words, "-h").out.partition("Examples:")[2]


@pytest.mark.parametrize(
    "words, part",
    [
        (("sheet", "chek", "@koris"), '"sheet check"?'),
        (("sheet", "frobnicate"), "sheet new, sheet check"),
        (("sheet", "--nope"), "--nope"),
        (("sheet", "check"), "SHEET... is missing"),
        (("sheet", "set", "x.toml"), "KEY=VALUE... is missing"),
        (("sheet", "show", "@koris", "@garde"), "@garde"),
    ],
    ids=str,
)
def test_misread(dzcli, words, part):
    """A command that there is not, an option that there is not, an argument that lacks: told with exit 2."""
    assert part in dzcli(*words, status=2).err
