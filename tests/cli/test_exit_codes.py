"""Each exit status of the manual, by an everyday way to come by it."""

import json

import pytest

# What is asked, its exit status, and a word that the message must hold.
CASES = {
    "resolved": (0, ["attack", "@koris", "@garde", "--dice", "53,7"], ""),
    "failed, but resolved": (0, ["attack", "@koris", "@garde", "--dice", "70"], ""),
    "not a success": (1, ["attack", "@koris", "@garde", "--dice", "70", "-e"], ""),
    "false comparison": (1, ["roll", "1d6>=5", "--dice", "4", "--exit-status"], ""),
    "true comparison": (0, ["roll", "1d6>=5", "--dice", "5", "-e"], ""),
    "no comparison": (0, ["roll", "1d6", "--dice", "1", "-e"], ""),
    "down": (1, ["wound", "@garde", "--final", "18", "--dice", "99,5", "-e"], ""),
    "standing": (0, ["wound", "@garde", "--final", "3", "-e"], ""),
    "defence failed": (1, ["defend", "@garde", "--net", "5", "--dice", "60", "-e"], ""),
    "unknown command": (2, ["atack", "@koris"], "attack"),
    "unknown option": (2, ["attack", "@koris", "--weapons", "x"], "--weapon"),
    "missing argument": (2, ["attack"], "ATTACKER"),
    "one argument too many": (2, ["attack", "@koris", "@garde", "@senna"], "@senna"),
    "missing value": (2, ["attack", "@koris", "--weapon"], "--weapon"),
    "missing option": (2, ["heal", "@garde"], "--mode"),
    "unknown weapon": (2, ["attack", "@koris", "--weapon", "épée longe"], "Épée longue"),
    "unknown skill": (2, ["test", "@koris", "escrimr"], "escrime"),
    "unknown modifier": (2, ["attack", "@senna", "-m", "couvert_legr"], "couvert_leger"),
    "unknown trait": (2, ["defend", "@garde", "--raw", "5", "--trait", "brizant"], "brisant"),
    "unknown choice": (2, ["heal", "@garde", "--mode", "reste"], "rest"),
    "unknown position": (2, ["attack", "@koris", "--position", "near"], "engaged"),
    "not a number": (2, ["roll", "1d6", "--seed", "x"], "--seed"),
    "number out of range": (2, ["roll", "1d6", "--times", "0"], "--times"),
    "wrong expression": (2, ["roll", "2d"], "2d"),
    "refused expression": (2, ["roll", "9999999d6"], ""),
    "nothing to write": (2, ["roll", "1d6", "--write"], "--write"),
    "no blow": (2, ["defend", "@garde"], "--from"),
    "no damage": (2, ["wound", "@garde"], "--from"),
    "no such file": (3, ["attack", "nobody.toml"], "nobody.toml"),
    "no such record": (3, ["defend", "@garde", "--from", "nothing.json"], "nothing.json"),
    "missing skill": (3, ["test", "@garde", "medecine"], "medecine"),
    "missing die": (4, ["attack", "@koris", "@garde", "--dice", "53"], "d10"),
    "too many dice": (4, ["attack", "@koris", "@garde", "--dice", "53,7,8"], "8"),
    "not on that die": (4, ["attack", "@koris", "@garde", "--dice", "53,11"], "11"),
    "not a number of a die": (4, ["attack", "@koris", "@garde", "--dice", "53,x"], "x"),
    "three modifiers": (5, ["attack", "@senna", "-mcouvert_leger", "-mlongue_portee", "-mobscurci"], "7."),
    "out of reach": (5, ["attack", "@koris", "@garde", "--position", "far"], "7.1"),
    "target unseen": (5, ["attack", "@senna", "@garde", "-m", "invisible"], "7.1"),
    "stabilising the healthy": (5, ["heal", "@garde", "--mode", "stabilize", "--by", "@koris"], "7."),
    "someone standing stabilised": (5, ["heal", "@garde", "--mode", "stabilize", "--by", "@koris"], "7.9"),
}  # fmt: skip


@pytest.mark.parametrize("status, words, told", CASES.values(), ids=CASES)
def test_status(dzcli, status, words, told):
    """The exit status is the one of the manual, and the message names what is wrong."""
    ran = dzcli(*words, status=status)
    assert told in ran.err


@pytest.mark.parametrize(
    "status, words, told",
    [case for case in CASES.values() if case[0] > 1],
    ids=[n for n in CASES if CASES[n][0] > 1],
)
def test_error_as_json(dzcli, status, words, told):
    """With --json an error is one object on one line of standard error: code, message, exit."""
    ran = dzcli(words[0], "--json", *words[1:], status=status)
    assert ran.err.count("\n") == 1
    error = json.loads(ran.err)
    assert set(error) == {"dzcli", "error"}
    assert error["dzcli"] == 2
    assert set(error["error"]) == {"code", "message", "exit"}
    assert error["error"]["exit"] == status
    assert told in error["error"]["message"]
    assert error["error"]["code"].replace("_", "").isalpha()
    assert error["error"]["code"] == error["error"]["code"].lower()


def test_error_before_the_command_as_json(dzcli):
    """An unknown command is told as JSON too, if --json stands anywhere before --."""
    assert dzcli("atack", "--json", status=2).error["exit"] == 2
    assert not dzcli("roll", "x", "--", "--json", status=2).err.startswith("{")


def test_messages_are_short(dzcli):
    """An error is a sentence or two on standard error, with the program's name before it."""
    err = dzcli("attack", "nobody.toml", status=3).err
    assert err.startswith("dzcli: ")
    assert err.count("\n") == 1
    assert err.endswith("\n")


def test_same_code_in_both_languages(dzcli):
    """The code of an error does not depend on the language, its message does."""
    english, french = (
        dzcli("--lang", lang, "attack", "nobody.toml", "--json", status=3).error for lang in ("en", "fr")
    )
    assert english["code"] == french["code"]
    assert english["message"] != french["message"]


ACTS = {
    "dead": ('etats = ["mort"]\n', ["attack", "SHEET", "--dice", "5,5"]),
    "down": ("sante = 0\n", ["attack", "SHEET", "--dice", "5,5"]),
    "held": ('etats = ["immobilise"]\n', ["attack", "SHEET", "--dice", "5,5"]),
    "reaction spent": (
        "reaction_depensee = true\n",
        ["attack", "SHEET", "@koris", "--free", "opportunity"],
    ),
    "rested": ("sante = 5\nrepos_scene = true\n", ["heal", "SHEET", "--mode", "rest"]),
    "one hand": (
        "blessures = [{ id = 9 }]\n",
        ["attack", "SHEET", "--weapon", "Arc", "--dice", "5,5"],
    ),
    "wounding the dead": ('etats = ["mort"]\n', ["wound", "SHEET", "--final", "3"]),
    "not at zero": ("sante = 5\n", ["wound", "SHEET", "--at-zero"]),
    "not bleeding": ("sante = 5\n", ["wound", "SHEET", "--bleed", "1"]),
}


@pytest.mark.parametrize("state, words", ACTS.values(), ids=ACTS)
def test_forbidden_by_the_state(dzcli, sheet, state, words):
    """What someone's state forbids is exit 5, with the section of the rules."""
    path = sheet(
        "ana",
        'nom = "Ana"\n[attributs]\nphysique = 50\n[resistances]\nvigilance = 30\nendurance = 30\n'
        '[[armes]]\nnom = "Arc"\ntype = "arc"\ndegats = "1d10"\nmains = 2\n[etat]\n' + state,
    )
    error = dzcli(*(path if word == "SHEET" else word for word in words), "--json", status=5).error
    assert "(7." in error["message"]


def test_no_weapon(dzcli, sheet):
    """A sheet with no weapon is exit 3 for an attack."""
    path = sheet("ana", 'nom = "Ana"\n[attributs]\nphysique = 50\n')
    assert path in dzcli("attack", path, "--json", status=3).error["message"]


def test_series_with_exit_status(dzcli):
    """With --times, -e is 1 if none succeeded, 0 if one did."""
    one = ("roll", "1d6>=6", "--seed", "1", "-q", "-e")
    values = dzcli("roll", "1d6", "--seed", "1", "--times", "20", "-q").out.split()
    first = values.index("6") + 1
    dzcli(*one, "--times", str(first), status=0)
    dzcli(*one, "--times", str(first - 1), status=1)
    dzcli(*one, "--index", str(first), status=0)
    dzcli(*one, "--index", str(first - 1), status=1)


def test_several_expressions_with_exit_status(dzcli):
    """Of several expressions one true comparison is enough."""
    dzcli("roll", "1d6>=6", "1d6>=6", "--dice", "5,6", "-e", status=0)
    dzcli("roll", "1d6>=6", "1d6>=6", "--dice", "5,5", "-e", status=1)
