"""sheet apply: results made earlier, written once each."""

import json

import pytest


def health(folder, name="garde"):
    """The line of a sheet that holds its Santé."""
    lines = (folder / f"{name}.toml").read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith("sante"))


def test_applied(dzcli, folder, exchange):
    """A result is written later as --write would have written it at once."""
    other = folder / "autre.toml"
    other.write_bytes((folder / "garde.toml").read_bytes())
    dzcli("attack", "koris.toml", "autre.toml", "--through", "wound", "--dice", "53,7,30", "--write")
    ran = dzcli("sheet", "apply", exchange)
    assert ran.out == (
        "Applied: Garde: Santé 18 → 14/18.\n"
        "  Changes  Garde, reaction spent: yes (written)\n"
        "  Changes  Garde, Santé: 18 → 14 (written)\n"
    )
    assert other.read_bytes() == (folder / "garde.toml").read_bytes()


def test_json_is_that_of_the_step_with_write(dzcli, folder, exchange):
    """As JSON it is the record that the step would have given with --write."""
    applied = dzcli("sheet", "apply", exchange, "--json").record
    dzcli("sheet", "undo", exchange)
    words = ("attack", "koris.toml", "garde.toml", "--through", "wound", "--dice", "53,7,30", "--write")
    assert applied == dzcli(*words, "--json").record


def test_once(dzcli, folder, exchange):
    """A result that was applied is refused, from its file as from what apply gave."""
    after = dzcli("sheet", "apply", exchange, "--json").out
    for words, stdin in ((exchange, ""), ("-", after)):
        error = dzcli("sheet", "apply", words, "--json", stdin=stdin, status=6).error
        assert error["code"] == "already_applied"
    assert health(folder) == "sante = 14"


def test_another_sheet(dzcli, folder, exchange):
    """A sheet that is not the one that the result was made on is refused and stays as it is."""
    dzcli("sheet", "set", "garde.toml", "stress=1")
    before = (folder / "garde.toml").read_bytes()
    error = dzcli("sheet", "apply", exchange, "--json", status=6).error
    assert error["code"] == "sheet_changed"
    assert (folder / "garde.toml").read_bytes() == before


def test_several(dzcli, folder, result):
    """Several results are applied together, from files or as lines of standard input."""
    one = result("one.json", "wound", "garde.toml", "--final", "3")
    two = result("two.json", "wound", "koris.toml", "--final", "4")
    dzcli("sheet", "apply", one, two)
    assert (health(folder), health(folder, "koris")) == ("sante = 15", "sante = 15")
    dzcli("sheet", "undo", one, two)
    lines = "\n".join((folder / name).read_text(encoding="utf-8") for name in (one, two))
    dzcli("sheet", "apply", "-", stdin=lines)
    assert (health(folder), health(folder, "koris")) == ("sante = 15", "sante = 15")


def test_all_or_none(dzcli, folder, result):
    """Where one of several cannot be applied, none is."""
    one = result("one.json", "wound", "garde.toml", "--final", "3")
    two = result("two.json", "wound", "koris.toml", "--final", "4")
    dzcli("sheet", "set", "koris.toml", "stress=1")
    dzcli("sheet", "apply", one, two, status=6)
    assert health(folder) == "sante = 18"


def test_two_results_for_one_sheet(dzcli, folder, result):
    """Two results made on one sheet do not know of each other, and are refused together."""
    one = result("one.json", "wound", "garde.toml", "--final", "3")
    two = result("two.json", "wound", "garde.toml", "--final", "4")
    for words in ((one, two), (one, one)):
        assert dzcli("sheet", "apply", *words, "--json", status=6).error["code"] == "sheet_twice"
    assert health(folder) == "sante = 18"


def test_under_the_rules_it_was_made_under(dzcli, folder, result):
    """A result that a house rule shaped is applied, and taken back, under that rule."""
    dzcli("sheet", "set", "garde.toml", "stress=10")
    words = ("wound", "garde.toml", "--final", "9", "--rule", "stress_max=0")
    name = result("r.json", *words)
    dzcli("sheet", "apply", name)
    assert "stress = 11" in (folder / "garde.toml").read_text(encoding="utf-8")
    dzcli("sheet", "undo", name)
    assert "stress = 10" in (folder / "garde.toml").read_text(encoding="utf-8")


def test_nothing_to_change(dzcli, folder, result):
    """A result that changes nothing is applied without effect."""
    before = (folder / "garde.toml").read_bytes()
    name = result("r.json", "test", "garde.toml", "vigilance", "--dice", "30")
    dzcli("sheet", "apply", name)
    assert (folder / "garde.toml").read_bytes() == before


WRONG = {
    "no JSON": ("sante = 3", 3),
    "nothing": ("", 3),
    "no record": ('{"a": 1}', 3),
    "an error": ('{"dzcli": 2, "error": {"code": "x"}}', 3),
    "a later schema": ('{"dzcli": 99}', 3),
}


@pytest.mark.parametrize("text, status", WRONG.values(), ids=WRONG)
@pytest.mark.parametrize("command", ["apply", "undo"])
def test_no_result(dzcli, command, text, status):
    """What is no result is refused as a file that is wrong."""
    dzcli("sheet", command, "-", stdin=text, status=status)


def test_odds(dzcli, folder):
    """Odds are no result."""
    odds = dzcli("wound", "garde.toml", "--final", "3", "--odds", "--json").out
    assert dzcli("sheet", "apply", "-", "--json", stdin=odds, status=2).error["code"] == "odds_record"


def test_a_roll(dzcli):
    """A roll of dice has no sheet to write to."""
    roll = dzcli("roll", "1d6", "--json").out
    assert dzcli("sheet", "apply", "-", "--json", stdin=roll, status=3).error["code"] == "wrong_system"


def test_a_sheet_that_ships(dzcli):
    """A result made on a sheet that ships cannot be applied."""
    record = dzcli("wound", "@garde", "--final", "3", "--json").out
    assert dzcli("sheet", "apply", "-", "--json", stdin=record, status=2).error["code"] == "cannot_write"


def test_of_another_folder(dzcli, folder, exchange, tmp_path, monkeypatch):
    """A result whose sheets are not where it says is a file that cannot be read."""
    record = json.loads((folder / exchange).read_text(encoding="utf-8"))
    (tmp_path / "vide").mkdir()
    monkeypatch.chdir(tmp_path / "vide")
    dzcli("sheet", "apply", "-", stdin=json.dumps(record), status=3)


def test_taken_back_after_write(dzcli, folder):
    """What a step wrote and undo took back is applied again, once each time, and only on that sheet."""
    written = dzcli("wound", "garde.toml", "--final", "5", "--json", "--write").out
    after = (folder / "garde.toml").read_bytes()
    for _ in range(2):
        error = dzcli("sheet", "apply", "-", "--json", stdin=written, status=6).error
        assert error["code"] == "already_applied"
        dzcli("sheet", "undo", "-", stdin=written)
        assert health(folder) == "sante = 18"
        assert dzcli("sheet", "apply", "-", "--json", stdin=written).record == json.loads(written)
        assert (folder / "garde.toml").read_bytes() == after
    dzcli("sheet", "undo", "-", stdin=written)
    dzcli("sheet", "set", "garde.toml", "stress=3")
    error = dzcli("sheet", "apply", "-", "--json", stdin=written, status=6).error
    assert error["code"] == "sheet_changed"
    assert health(folder) == "sante = 18"


def test_a_chain_taken_back(dzcli, folder):
    """All that the steps of a pipe wrote one after the other is applied again together."""
    attack = dzcli("attack", "koris.toml", "garde.toml", "--dice", "53,7", "--json", "--write").out
    defend = dzcli(
        "defend", "garde.toml", "--from", "-", "--dice", "30", "--json", "--write", stdin=attack
    ).out
    wound = dzcli("wound", "garde.toml", "--from", "-", "--json", "--write", stdin=defend).out
    after = (folder / "garde.toml").read_bytes()
    dzcli("sheet", "undo", "-", stdin=wound)
    assert health(folder) == "sante = 18"
    dzcli("sheet", "apply", "-", stdin=wound)
    assert (folder / "garde.toml").read_bytes() == after


def test_taken_back_without_what_was_there(dzcli, folder):
    """A written result that does not tell what the sheets were is not applied again."""
    written = dzcli("wound", "garde.toml", "--final", "5", "--json", "--write").record
    dzcli("sheet", "undo", "-", stdin=json.dumps(written))
    error = dzcli("sheet", "apply", "-", "--json", stdin=json.dumps(written | {"undo": []}), status=6).error
    assert error["code"] == "already_applied"
    assert "does not tell what the sheets were before" in error["message"]


def test_applied_again_tells_what_changes(dzcli, folder):
    """A result that was written, and taken back since, tells its changes as the first time."""
    written = dzcli("wound", "garde.toml", "--final", "5", "--json", "--write").out
    dzcli("sheet", "undo", "-", stdin=written)
    assert "  Changes  Garde, Santé: 18 → 13 (written)\n" in dzcli("sheet", "apply", "-", stdin=written).out


def test_without_hunks(dzcli, folder, exchange):
    """A result that holds nothing to take back yet is applied, and can be taken back then."""
    record = {
        key: value for key, value in json.loads((folder / exchange).read_bytes()).items() if key != "undo"
    }
    applied = dzcli("sheet", "apply", "-", "--json", stdin=json.dumps(record)).out
    assert health(folder) == "sante = 14"
    dzcli("sheet", "undo", "-", stdin=applied)
    assert health(folder) == "sante = 18"


def test_standard_input_once(dzcli, folder, exchange):
    """Standard input is no two results."""
    stdin = (folder / exchange).read_text(encoding="utf-8")
    assert dzcli("sheet", "apply", "-", "-", "--json", stdin=stdin, status=2).error["code"] == "stdin_twice"
    assert health(folder) == "sante = 18"
