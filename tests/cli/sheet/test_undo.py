"""sheet undo: what a result wrote is taken back, to the byte where nothing else has changed."""

import pytest

# What a sheet holds under [etat]: spellings, comments and layouts that writing a value does not keep.
STATES = {
    "as it ships": "sante = 18\nstress = 0\n",
    "no table": None,
    "an empty table": "",
    "other spellings": "sante = 0x12 # dix-huit\nstress = +0\nreaction_depensee   =   false\n",
    "no line end": "sante = 18",
    "a list with comments": 'sante = 18\netats = [\n  "surpris", # par Koris\n  "au_sol", # depuis\n]\n',
    "wounds as tables": "sante = 18\n\n[[etat.blessures]]\nid = 4 # vilaine\n",
    "windows": "sante = 18\r\nstress = 0\r\n",
}
STEPS = {
    "a wound": ("wound", "garde.toml", "--final", "9"),
    "down": ("wound", "garde.toml", "--final", "30", "--seed", "3"),
    "a round": ("round", "garde.toml"),
    "an exchange": (
        *("attack", "koris.toml", "garde.toml", "--through", "wound", "--dice", "53,7,30"),
        *("--defence-no-roll",),
    ),
}


@pytest.fixture
def before(folder):
    """Give the guard another [etat]; the content of his file."""

    def write(state):
        path = folder / "garde.toml"
        text = path.read_text(encoding="utf-8").split("[etat]")[0]
        path.write_bytes((text if state is None else f"{text}[etat]\n{state}").encode())
        return path.read_bytes()

    return write


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
@pytest.mark.parametrize(
    "words", [STEPS["a wound"], STEPS["down"], STEPS["a round"]], ids=["wound", "down", "round"]
)
@pytest.mark.parametrize("written", [True, False], ids=["--write", "apply"])
def test_back_to_the_same_bytes(dzcli, folder, before, state, words, written):
    """Whether --write or apply wrote it, undo gives the very bytes that were there."""
    content = before(state)
    ran = dzcli(*words, "--json", *(["--write"] if written else []), status=None)
    if not written:
        dzcli("sheet", "apply", "-", stdin=ran.out)
    dzcli("sheet", "undo", "-", stdin=ran.out)
    assert (folder / "garde.toml").read_bytes() == content


def test_a_pipe_written_step_by_step(dzcli, go_on_writing, folder):
    """A pipe whose every step wrote is taken back whole from the record of the last."""
    content = [(folder / name).read_bytes() for name in ("koris.toml", "garde.toml")]
    last = go_on_writing()
    assert (folder / "garde.toml").read_bytes() != content[1]
    dzcli("sheet", "undo", "-", stdin=last)
    assert [(folder / name).read_bytes() for name in ("koris.toml", "garde.toml")] == content


@pytest.fixture
def go_on_writing(dzcli, folder):
    """An attack, its defence and its wound, each written by itself; the last record."""

    def run():
        attack = dzcli("attack", "koris.toml", "garde.toml", "--dice", "53,7", "--write", "--json").out
        defence = dzcli("defend", "--from", "-", "--dice", "30", "--write", "--json", stdin=attack).out
        return dzcli("wound", "--from", "-", "--write", "--json", stdin=defence).out

    return run


def test_where_something_else_changed(dzcli, folder, exchange):
    """What changed elsewhere in the sheet since stays, and the values are what they were."""
    dzcli("sheet", "apply", exchange)
    dzcli("sheet", "set", "garde.toml", "stress=2")
    dzcli("sheet", "undo", exchange)
    text = (folder / "garde.toml").read_text(encoding="utf-8")
    assert text.endswith("[etat]\nsante = 18\nstress = 2\nreaction_depensee = false\n")


def test_where_the_value_changed(dzcli, folder, exchange):
    """A value that is not what the result made it is not taken back, and nothing is written."""
    dzcli("sheet", "apply", exchange)
    dzcli("sheet", "set", "garde.toml", "sante=3")
    before = (folder / "garde.toml").read_bytes()
    error = dzcli("sheet", "undo", exchange, "--json", status=6).error
    assert error["code"] == "not_as_left"
    assert "etat.sante: found 3, the result left 14" in error["message"]
    assert (folder / "garde.toml").read_bytes() == before


def test_not_applied(dzcli, folder, exchange):
    """A result that was not applied cannot be taken back."""
    before = (folder / "garde.toml").read_bytes()
    assert dzcli("sheet", "undo", exchange, "--json", status=6).error["code"] == "not_as_left"
    assert (folder / "garde.toml").read_bytes() == before


def test_an_undo_undone(dzcli, folder, exchange):
    """What undo gave can itself be taken back."""
    dzcli("sheet", "apply", exchange)
    after = (folder / "garde.toml").read_bytes()
    undone = dzcli("sheet", "undo", exchange, "--json").out
    dzcli("sheet", "undo", "-", stdin=undone)
    assert (folder / "garde.toml").read_bytes() == after


def test_told(dzcli, folder, exchange):
    """As text it tells what went back."""
    dzcli("sheet", "apply", exchange)
    assert dzcli("sheet", "undo", exchange).out == (
        "Taken back: Garde: Santé 18 → 14/18.\n"
        "  Changes  Garde, reaction spent: no (written)\n"
        "  Changes  Garde, Santé: 14 → 18 (written)\n"
    )


def test_two_results_one_after_the_other(dzcli, folder, result):
    """Two results written one after the other on one sheet are taken back together, the last first."""
    before = (folder / "garde.toml").read_bytes()
    names = [result(f"{n}.json", "wound", "garde.toml", "--final", str(n), "--write") for n in (2, 3)]
    dzcli("sheet", "undo", *names)
    assert (folder / "garde.toml").read_bytes() == before
