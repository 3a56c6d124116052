"""Whatever a sheet looks like, --write makes the change asked for and no other."""

import os
import tomllib

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from dzcli.sheets.change import Change
from dzcli.sheets.edit import edited

EXAMPLES = os.environ.get("DZCLI_EXAMPLES")
"""How many sheets each test tries; without it a few, and always the same."""
SETTINGS = settings(max_examples=int(EXAMPLES or 80), derandomize=not EXAMPLES)
COMMENT = st.sampled_from(["", "", " # note", '  # a = [1] "x', "\t# été"])
GAP = st.sampled_from(["", "", "\n", "# à part\n", "\n  # deux = 2\n"])
EQUALS = st.sampled_from([" = ", "=", "\t=  "])
INDENT = st.sampled_from(["", "", "  ", "\t"])
TABLES = [
    "[attributs]\nphysique = 50 # fort\n",
    "\n[resistances] # toutes\n  endurance=40\n  vigilance = 0x1E\n",
    "# ses armes\n[[armes]]\nnom = \"Arc\"\ntype = 'arc'\ndegats = \"1d10\"\n\n[[armes]]\nnom = '''Épée'''\n",
    '\n# la cotte de son père\n[armure]\nid = "gambison"\n# fin\n',
    '[competences]\n"Armes d’hast" = 40\nescrime = { score = 1_0 } # dix\ntexte = """a\nb = 1\n[etat]\n"""\n',
]
ROOT = ['nom = "Ana"  # son nom\n', '# seule\n\nnom="A # na"\n', "nom = 'Ana'\nrole = 'pj'\n"]

SCALARS = {
    "sante": st.integers(0, 20).map(str),
    "stress": st.integers(0, 10).map(str),
    "reaction_depensee": st.sampled_from(["true", "false"]),
    "arme_en_main": st.sampled_from(['""', "'Arc'", '"Épée"']),
    "etats": st.sampled_from(["[]", "[ ]", "['surpris']", "[ \"au_sol\",'saisi' , ]", "[\n  'surpris',\n]"]),
}
VALUES = {
    "sante": st.integers(0, 20),
    "stress": st.integers(0, 10),
    "reaction_depensee": st.booleans(),
    "arme_en_main": st.sampled_from(["", "Arc", "Épée « à deux mains »", 'l"une']),
    "etats": st.lists(st.sampled_from(["surpris", "au_sol", "saisi"]), unique=True, max_size=3),
    "blessures": st.lists(
        st.sampled_from([{"id": 2}, {"id": 1, "rounds": 4}, {"id": 1, "rounds": 3, "stabilisee": True}]),
        max_size=2,
    ),
}


@st.composite
def pairs(draw, prefix=""):
    """The lines of some keys of [etat], spaced and commented in odd ways."""
    names = draw(st.lists(st.sampled_from(list(SCALARS)), unique=True, max_size=4))
    lines = []
    for name in names:
        value = draw(SCALARS[name])
        gap = draw(GAP) if not prefix else ""
        lines.append(f"{gap}{draw(INDENT)}{prefix}{name}{draw(EQUALS)}{value}{draw(COMMENT)}\n")
    return names, "".join(lines)


@st.composite
def sheets(draw):
    """A sheet in three pieces (before, [etat], after) and the keys that its [etat] has."""
    root = draw(st.sampled_from(ROOT))
    tables = draw(st.permutations(TABLES))
    cut = draw(st.integers(0, len(tables)))
    style = draw(st.sampled_from(["table", "table", "inline", "dotted", "none"]))
    before, after = root + "".join(tables[:cut]), "".join(tables[cut:])
    names, lines = draw(pairs("etat." if style == "dotted" else ""))
    if style == "table":
        header = draw(st.sampled_from(["[etat]", "[ etat ]", "  ['etat']"]))
        etat = f"{header}{draw(COMMENT)}\n{lines}"
    elif style == "inline":
        names = [name for name in names if name != "etats"]
        inside = ", ".join(f"{name} = {draw(SCALARS[name])}" for name in names)
        etat = f"etat = {{ {inside} }}{draw(COMMENT)}\n"
    else:
        etat = lines if style == "dotted" else ""
        names = names if style == "dotted" else []
    if style in ("inline", "dotted"):
        before, after = root, "".join(tables)
    if not etat:
        before, after = before + after, ""
    return before, etat, after, names


def formed(draw, pieces):
    """The pieces with line ends of one kind, perhaps a byte-order mark, perhaps no last line end."""
    end = draw(st.sampled_from(["\n", "\r\n"]))
    before, etat, after = (piece.replace("\n", end) for piece in pieces)
    before = draw(st.sampled_from(["", "\ufeff"])) + before
    if draw(st.booleans()):
        if after:
            after = after.removesuffix(end)
        elif etat:
            etat = etat.removesuffix(end)
    return before, etat, after


def check(pieces, changes):
    """Edit the sheet: what it says must change as asked, and its other pieces not at all."""
    text = "".join(pieces)
    expected = tomllib.loads(text.removeprefix("\ufeff"))
    expected["etat"] = {**expected.get("etat", {}), **changes}
    asked = [Change("target", "ana.toml", f"etat.{key}", None, value) for key, value in changes.items()]
    found = edited("ana.toml", text.encode(), asked).decode()
    assert tomllib.loads(found.removeprefix("\ufeff")) == expected
    before, etat, after = pieces
    assert found.startswith(before)
    assert found.endswith(after)
    middle = found.removeprefix(before)
    middle = middle[: len(middle) - len(after)]
    for line in etat.splitlines(keepends=True):
        name = line.split("=")[0].strip().removeprefix("etat.")
        if line.lstrip().startswith("#") or (" = {" not in line and name in SCALARS and name not in changes):
            assert line.strip() in middle
    for comment in (" # note", "\t# été", "# à part", "# deux = 2"):
        assert middle.count(comment) == etat.count(comment)


@SETTINGS
@given(data=st.data(), sheet=sheets())
def test_values_in_place(data, sheet):
    """Values that the sheet has are changed where they stand."""
    *pieces, names = sheet
    assume(names)
    changed = data.draw(st.lists(st.sampled_from(names), unique=True, min_size=1))
    check(formed(data.draw, pieces), {name: data.draw(VALUES[name]) for name in changed})


@SETTINGS
@given(data=st.data(), sheet=sheets())
def test_values_to_add(data, sheet):
    """Values that the sheet lacks are added to its [etat], which is added if it lacks it."""
    *pieces, names = sheet
    missing = [name for name in VALUES if name not in names]
    added = data.draw(st.lists(st.sampled_from(missing), unique=True, min_size=1))
    check(formed(data.draw, pieces), {name: data.draw(VALUES[name]) for name in added})


WOUNDS = [{"id": 2}, {"id": 1, "rounds": 4}, {"id": 3}]


@SETTINGS
@given(data=st.data(), count=st.integers(1, 3), gap=GAP, after=st.sampled_from(["", *TABLES]))
def test_wounds_as_tables(data, count, gap, after):
    """[[etat.blessures]] grow, shrink and change, and the tables after them stay as they are."""
    before = 'nom = "Ana"\n[etat]\nsante = 3\n'
    etat = "".join(
        "[[etat.blessures]] # une\n" + "".join(f"{key} = {value}\n" for key, value in wound.items()) + gap
        for wound in WOUNDS[:count]
    )
    text = before + etat + after
    wanted = [wound for wound in WOUNDS[:count] if data.draw(st.booleans())]
    wanted += data.draw(st.sampled_from([[], [{"id": 9}], [{"id": 9}, {"id": 8, "stabilisee": True}]]))
    expected = tomllib.loads(text)
    expected["etat"]["blessures"] = wanted
    change = Change("target", "ana.toml", "etat.blessures", None, wanted)
    found = edited("ana.toml", text.encode(), [change]).decode()
    said = tomllib.loads(found)
    said["etat"].setdefault("blessures", [])
    assert said == expected
    assert found.count("# une") == sum(wound in wanted for wound in WOUNDS[:count])
    assert found.startswith('nom = "Ana"\n[etat]\n')
    assert found.endswith(after)


@st.composite
def arrays(draw, items):
    """An array of these items on one line or several, with commas and comments where they may be."""
    text = "[" + draw(st.sampled_from(["", " ", "\n  ", " # toutes\n  "]))
    for position, item in enumerate(items):
        last = position == len(items) - 1
        comma = draw(st.sampled_from(["", ","])) if last else ","
        comment = draw(st.sampled_from(["", f" # n{position}\n", "\n  "]))
        before = draw(st.booleans()) and comma and comment
        text += item + (comment + comma if before else comma + comment) + draw(st.sampled_from(["", " "]))
    return text + draw(st.sampled_from(["", "\n"])) + "]"


@SETTINGS
@given(data=st.data(), count=st.integers(0, 3), key=st.sampled_from(["etats", "blessures"]), after=COMMENT)
def test_arrays(data, count, key, after):
    """An array shrinks and grows where it stands, whatever its commas and comments."""
    names = {"etats": ["surpris", "au_sol", "saisi"], "blessures": WOUNDS}[key]
    items = [f"'{name}'" if key == "etats" else f"{{ id = {name['id']} }}" for name in names[:count]]
    old = names[:count] if key == "etats" else [{"id": wound["id"]} for wound in names[:count]]
    before, tail = 'nom = "Ana"\n[etat]\n', f"{after}\nsante = 3 # sur 20\n"
    text = f"{before}{key} = {data.draw(arrays(items))}{tail}"
    wanted = [item for item in old if data.draw(st.booleans())]
    wanted += data.draw(st.sampled_from([[], ["immobilise" if key == "etats" else {"id": 9}]]))
    found = edited(
        "ana.toml", text.encode(), [Change("target", "ana.toml", f"etat.{key}", old, wanted)]
    ).decode()
    assert tomllib.loads(found)["etat"] == {key: wanted, "sante": 3}
    assert found.startswith(before)
    assert found.endswith(tail)
    for position, item in enumerate(old):
        if item in wanted:
            assert found.count(f"# n{position}\n") == text.count(f"# n{position}\n")


ARRAYS = [
    ("[etat]\netats = ['surpris','au_sol']\n", {"etats": []}),
    ("[etat]\netats = ['surpris','au_sol']\n", {"etats": ["saisi"]}),
    ("[etat]\netats = [ \"au_sol\",'saisi' , ]\n", {"etats": []}),
    ("[etat]\nblessures=[{id=2} # a\n, {id=3} # b\n]\n", {"blessures": []}),
    ("[etat]\nblessures=[{id=2},{id=3}]\n", {"blessures": [{"id": 9}]}),
    ("etat.etats = [\n  'surpris',\n]\n", {"sante": 0}),
    ("etat = { etats = [\n  'surpris',\n] }\n", {"sante": 0}),
    ("[[etat.blessures]]\nid = 2\n", {"blessures": [{"id": 9}, {"id": 8}]}),
    ("[[etat.blessures]]\nid = 2\n", {"blessures": [{"id": 2}, {"id": 9}, {"id": 8}]}),
]


@pytest.mark.parametrize("etat, changes", ARRAYS)
def test_array_that_was_hard(etat, changes):
    """Arrays that lose every item, or gain several, and keys added behind an array of several lines."""
    check(
        ("nom = 'Ana' # elle\n" if etat[0] == "[" else "", etat, "\n# la cotte\n[armure]\nid = 'x'\n"),
        changes,
    )
