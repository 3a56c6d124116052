"""One blow in three commands, through the pipes of a real shell."""

import difflib
import json
import tomllib

import pytest


def etat(path):
    """The [etat] of a sheet."""
    return tomllib.loads(path.read_text(encoding="utf-8"))["etat"]


def changed_lines(before, after):
    """The lines that differ between two texts, as a diff marks them."""
    lines = difflib.ndiff(before.splitlines(), after.splitlines())
    return [line for line in lines if line[:2] in ("+ ", "- ")]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_blow(shell, table, lang):
    """A hit, a defence that halves it, and the wound written: only [etat] of the guard changes."""
    before = {path: path.read_text(encoding="utf-8") for path in table.iterdir()}
    done = shell(
        "dzcli attack koris.toml garde.toml --dice 53,7 --json"
        " | dzcli defend garde.toml --from - --dice 30 --json"
        " | dzcli wound garde.toml --from - --write",
        DZCLI_LANG=lang,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "18 → 14" in done.stdout
    after = (table / "garde.toml").read_text(encoding="utf-8")
    assert changed_lines(before.pop(table / "garde.toml"), after) == [
        "- sante = 18",
        "+ sante = 14",
        "+ reaction_depensee = true",
    ]
    assert {path: path.read_text(encoding="utf-8") for path in before} == before


def test_languages_say_different_words(shell, table):
    """French and English explain the same figures in different words."""
    line = "dzcli --lang {} attack koris.toml garde.toml --dice 53,7"
    french, english = (shell(line.format(lang)).stdout for lang in ("fr", "en"))
    assert french.splitlines()[-1].split()[-1] == english.splitlines()[-1].split()[-1] == "53,7"
    assert french.splitlines()[0] != english.splitlines()[0]


def test_written_step_by_step(shell, table):
    """Each step may write on its own; the next one goes on from the sheets as they are then."""
    done = shell(
        "dzcli attack koris.toml garde.toml --dice 53,7 --write --json"
        " | dzcli defend garde.toml --from - --dice 99 --write --json"
        " | dzcli wound garde.toml --from - --write --json"
    )
    assert (done.returncode, done.stderr) == (0, "")
    record = json.loads(done.stdout)
    assert all(change["written"] for change in record["changes"])
    state = etat(table / "garde.toml")
    assert (state["sante"], state["stress"]) == (10, 1)
    assert (state["etats"], state["reaction_depensee"]) == (["destabilise"], True)
    again = shell("dzcli wound garde.toml --final 0 --harmless --json")
    assert json.loads(again.stdout)["target"]["fingerprint"] == record["target"]["fingerprint"]


def test_miss(shell, table):
    """A miss passes through a defence and a wound: no die, no reaction spent, no Stress, exit 0."""
    before = {path: path.read_bytes() for path in table.iterdir()}
    done = shell(
        "dzcli attack koris.toml garde.toml --dice 70 --json"
        " | dzcli defend garde.toml --from - --json"
        " | dzcli wound garde.toml --from - --write --json"
    )
    assert (done.returncode, done.stderr) == (0, "")
    record = json.loads(done.stdout)
    assert (record["hit"], record["damage"], record["dice"], record["changes"]) == (False, None, [], [])
    assert (record["wound"]["health"], record["wound"]["stress_gained"]) == (18, 0)
    assert {path: path.read_bytes() for path in table.iterdir()} == before


def test_miss_in_one_value(shell, table):
    """With --quiet a miss is 0 damage."""
    line = "dzcli attack koris.toml garde.toml --dice 70 --json | dzcli defend garde.toml --from - --quiet"
    assert shell(line).stdout == "0\n"


@pytest.mark.parametrize(
    "state, why",
    [
        ("reaction_depensee = true", "reaction_spent"),
        ('etats = ["surpris"]', "surprised"),
        ('etats = ["immobilise"]', "immobilised"),
        ('etats = ["inconscient"]', "incapacitated"),
    ],
)
def test_no_defence(shell, table, state, why):
    """Who may not defend passes the blow on unreduced, and the record says why."""
    path = table / "garde.toml"
    path.write_text(path.read_text(encoding="utf-8") + state + "\n", encoding="utf-8")
    done = shell(
        "dzcli attack koris.toml garde.toml --dice 53,7 --json"
        " | dzcli defend garde.toml --from - --json | tee defend.json"
        " | dzcli wound garde.toml --from - --write"
    )
    assert (done.returncode, done.stderr) == (0, "")
    record = json.loads((table / "defend.json").read_text(encoding="utf-8"))
    assert (record["can_defend"], record["cannot_defend"]) == (False, why)
    assert (record["damage"]["final"], record["changes"], record["dice"]) == (8, [], [])
    assert etat(path)["sante"] == 10


def test_error_in_front(shell, table):
    """A step that fails makes the whole pipeline fail, and nothing is written."""
    before = (table / "garde.toml").read_bytes()
    done = shell(
        "dzcli attack koris.toml nobody.toml --dice 53,7 --json"
        " | dzcli defend garde.toml --from - --json | dzcli wound garde.toml --from - --write"
    )
    assert done.returncode == 3
    assert (done.stdout, "Traceback" in done.stderr) == ("", False)
    assert (table / "garde.toml").read_bytes() == before


def test_sheet_through_the_pipe(shell, table):
    """A sheet may come through the pipe, and then the record may not."""
    done = shell("cat garde.toml | dzcli wound - --final 3 --quiet")
    assert (done.returncode, done.stdout) == (0, "15\n")
    done = shell("cat garde.toml | dzcli wound - --from -")
    assert (done.returncode, done.stdout) == (2, "")


def test_hit_known_by_its_record_file(shell, table):
    """A record may be kept in a file and gone on from later."""
    line = (
        "dzcli attack koris.toml garde.toml --dice 53,7 --json > blow.json"
        " && dzcli defend garde.toml --from blow.json --dice 30 --quiet"
    )
    assert shell(line).stdout == "4\n"


def test_closed_pipe(shell):
    """When the reader of the pipe goes away the program ends with 141, in silence."""
    for words in ("roll 1d6", "roll 1d6 --json", "attack @koris @garde --quiet"):
        done = shell(f"dzcli {words} --times 1000000 | head -1; exit ${{PIPESTATUS[0]}}")
        assert (done.returncode, done.stderr) == (141, "")
        assert done.stdout.count("\n") == 1
