"""On which line a key of a TOML text stands."""

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dzcli.sheets.layout import Layout


def line_of(text: str, path: tuple[str | int, ...]) -> int:
    """The line of a path of a text."""
    return Layout(text).line_of(path)


TEXT = """\
# a comment = with signs [not.a.table]
nom = "a # b = c [d]"
etat.sante = 3
etat . stress = 0

[attributs] # comment
physique = 45
"influence" = 40
[competences.escrime]
rang = "forme"
long = '''
faux = 1
[faux]
'''
autre = \"\"\"
x = \\\\\"\"\"
liste = [
  1, # one
  { a = 1, b = [2,
    3] },
]
[[armes]]
nom = 'x'
[armes.extra]
cle = 1
[[armes]]
nom = 'y'
traits = ["a",
  "b"]
"""

PLACES = [
    (("nom",), 2),
    (("etat", "sante"), 3),
    (("etat", "stress"), 4),
    (("attributs",), 6),
    (("attributs", "physique"), 7),
    (("attributs", "influence"), 8),
    (("competences", "escrime"), 9),
    (("competences", "escrime", "rang"), 10),
    (("competences", "escrime", "autre"), 15),
    (("competences", "escrime", "liste"), 17),
    (("competences", "escrime", "liste", 0), 18),
    (("competences", "escrime", "liste", 1, "a"), 19),
    (("competences", "escrime", "liste", 1, "b", 1), 20),
    (("armes", 0), 22),
    (("armes", 0, "nom"), 23),
    (("armes", 0, "extra", "cle"), 25),
    (("armes", 1), 26),
    (("armes", 1, "nom"), 27),
    (("armes", 1, "traits", 1), 29),
    (("armes",), 22),
    (("competences",), 9),
    (("etat",), 3),
]


@pytest.mark.parametrize("path, line", PLACES)
def test_place(path, line):
    """Every key, table and item is found on the line where it begins."""
    tomllib.loads(TEXT)
    assert line_of(TEXT, path) == line


@pytest.mark.parametrize(
    "path, line", [(("attributs", "technique"), 6), (("armes", 1, "degats"), 26), (("rien",), 1), ((), 1)]
)
def test_nearest_place(path, line):
    """A key that is not there is placed at the nearest thing around it."""
    assert line_of(TEXT, path) == line


# A text, and the line of a table that other headings or keys imply.
IMPLIED = [
    ("x = 1\n[a.b]\ny = 1\n", 2),
    ("x = 1\n[a.b.c]\n[a.b]\n", 2),
    ("x = 1\n[a.b]\n[a]\n", 3),
    ("x = 1\n[[a.b]]\n[[a.b]]\n", 2),
    ("x = 1\na.b.c = 1\na.d = 1\n", 2),
    ("x = 1\n[a.b]\n[[a.c]]\n[[a.c]]\n[a]\n", 5),
]


@pytest.mark.parametrize("text, line", IMPLIED)
def test_implied_table(text, line):
    """A table is where its own heading stands, else where something inside of it is named first."""
    tomllib.loads(text)
    assert line_of(text, ("a",)) == line_of(text, ("a", "z")) == line


@pytest.mark.parametrize("key", ['"a.b"', "'a b'", '"a=b"', '"a#b"', '"\\u00e9"', '"a\\"b"', "'a\"'"])
def test_quoted_key(key):
    """A quoted key may hold dots, signs and escapes."""
    text = f"x = 1\n{key} = 2\n"
    (_, name) = tomllib.loads(text)
    assert line_of(text, (name,)) == 2


def test_windows_lines():
    """Lines that end as on Windows are counted once."""
    assert line_of(TEXT.replace("\n", "\r\n"), ("armes", 1, "nom")) == 27


NAMES = st.sampled_from(["a", "b", "nom", "x-y", "x_1", "42"])
STRINGS = st.sampled_from(
    ['"t"', "'t'", '"a = [1] # no"', "'{b}'", '"\\"q"', "'''m\nz = 1\n'''", '"""m\n[z]\n"""', '""']
)
SCALARS = st.sampled_from(["1", "-1.5", "true", "1979-05-27 07:32:00", "1e9", "inf", "0xFF"]) | STRINGS
COMMENTS = st.sampled_from(["", " # note", "# a = [1]", ' # "open'])


def arrays(values):
    """Arrays on one line or several, with comments between the lines."""
    item = st.tuples(values, COMMENTS).map(lambda pair: f"{pair[0]},{pair[1]}\n  ")
    return st.lists(values, max_size=3).map(lambda items: f"[{', '.join(items)}]") | st.lists(
        item, max_size=3
    ).map(lambda items: f"[\n  {''.join(items)}]")


VALUES = st.recursive(
    SCALARS,
    lambda values: (
        arrays(values)
        | st.dictionaries(NAMES, values, max_size=3).map(
            lambda table: "{" + ", ".join(f"{key} = {value}" for key, value in table.items()) + "}"
        )
    ),
    max_leaves=6,
)
PAIRS = st.dictionaries(NAMES, st.tuples(VALUES, COMMENTS), max_size=4)
TABLES = st.lists(
    st.tuples(st.sampled_from(["t{0}", "[list]", '"q{0}"', "p{0}.s", " t{0} "]), COMMENTS, PAIRS), max_size=4
)


@settings(max_examples=80)
@given(root=PAIRS, tables=TABLES)
def test_random_document(root, tables):
    """Each pair of a document is found on the line it was written on, whatever stands around it."""
    text, marks = "", []

    def write(pairs, names):
        nonlocal text
        for key, (value, comment) in pairs.items():
            marks.append(((*names, key), text.count("\n") + 1))
            text += f"{key} = {value}{comment}\n"

    write(root, ())
    listed = 0
    for number, (form, comment, pairs) in enumerate(tables):
        header = form.format(number)
        text += f"[{header}]{comment}\n"
        names = tuple(name.strip('" ') for name in header.strip("[]").split("."))
        if header == "[list]":
            names = ("list", listed)
            listed += 1
        write(pairs, names)
    tomllib.loads(text)
    for path, line in marks:
        assert line_of(text, path) == line, text
