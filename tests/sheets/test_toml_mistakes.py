"""A sheet that is no TOML: the line, and what its writer did, in the reader's language."""

import pytest

HEAD = 'nom = "Ana"\n'
# The text after HEAD, the line, what is told in English and in French.
MISTAKES = {
    "accented key": ("compétences = 3", 2, '("compétences")', "sans accent ni espace (competences)"),
    "accented heading": ("x = 1\n[compétences]", 3, "the key compétences", "la clé compétences"),
    "accented part of a key": ("a.état = 1", 2, "the key état", "(etat)"),
    "key of two words": ("Tactique terrain = 50", 2, '("Tactique terrain")', "(Tactique_terrain)"),
    "apostrophe in a key": ("[armes d’hast]", 2, '("armes d’hast")', "(armes_d_hast)"),
    "guillemets": ("lieu = « Brume »", 2, "typographic quotes (« Brume »)", 'droits : "Brume"'),
    "curly quotes": ("traits = [“perforant”]", 2, 'straight ones: "perforant"', 'droits : "perforant"'),
    "curly quotes of a key": ("“lieu” = 3", 2, 'straight ones: "lieu"', "guillemets typographiques (“lieu”)"),
    "unbreakable space": ("age\u00a0= 3", 2, "unbreakable space", "espace insécable"),
    "decimal comma": ("poids = 2,5 # kg", 2, "2.5, not 2,5", "2.5, et non 2,5"),
    "no closing quote": ('lieu = "Brume\nage = 3', 2, "closing quote", "guillemet fermant"),
    "no closing quote at the end": ("lieu = 'Brume", 2, "closing quote", "guillemet fermant"),
    "apostrophe in a text": ("lieu = 'l'île'", 2, 'double quotes: "l\'île"', 'doubles : "l\'île"'),
    "quotes in a text": ('lieu = "l"île"', 2, 'written \\"', "s'écrit \\\""),
    "no quotes": ("lieu = L'île", 2, 'quotes: "L\'île"', 'droits : "L\'île"'),
    "no quotes inside a table": ("escrime = { rang = expert }", 2, '"expert"', '"expert"'),
    "yes in French": ("en_main = vrai", 2, "vrai is written true", "vrai s'écrit true"),
    "no in French": ("a = { en_main = non }", 2, "non is written false", "non s'écrit false"),
    "capital": ("en_main = True", 2, "True is written true", "True s'écrit true"),
    "colon": ('lieu: "Brume"', 2, "not by a colon", "et non de deux-points"),
    "no equals sign": ("age 3", 2, "followed by = and a value", "suivie de = et d'une valeur"),
    "no value": ("age = # inconnu\nx = 1", 2, "a value is missing", "il manque une valeur"),
    "key twice": ("age = 1\nage = 2\nx = 1", 3, "age is there twice", "age figure deux fois"),
    "key twice in a table": ("a = { b = 1, b = 2 }", 2, "b is there twice", "b figure deux fois"),
    "heading twice": ("[armes]\n[armes]\n", 3, "write [[armes]]", "écrire [[armes]]"),
    "open list": ("a = [1 2]", 2, "closing bracket", "crochet fermant"),
    "open heading": ("[etat\nx = 1", 2, "brackets of a heading", "crochets de l'en-tête"),
    "backslash": ('lieu = "C:\\dir"', 2, "written \\\\", "s'écrit \\\\"),
    "anything else of forty signs": (
        f"age = 0{'5' * 33}", 2, f'cannot be read: "age = 0{"5" * 33}"', f"« age = 0{'5' * 33} »",
    ),
    "anything longer": (
        f"age = 0{'5' * 34}", 2, f'cannot be read: "age = 0{"5" * 32}…"', f"« age = 0{'5' * 32}… »",
    ),
    "anything else": ("age = 05", 2, 'cannot be read: "age = 05"', "impossible de lire « age = 05 »"),
}  # fmt: skip


def plain(text):
    """A message with ordinary spaces."""
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize("text, line, english, french", MISTAKES.values(), ids=MISTAKES)
def test_mistake(dzcli, sheet, text, line, english, french):
    """The file, the line and what is wrong there are told, in the language asked for."""
    path = sheet("ana", HEAD + text)
    told = dzcli("wound", path, "--final", "1", "--lang", "en", status=3).err
    assert told.startswith(f"dzcli: {path}:{line}: not valid TOML: "), told
    assert english in told
    told = plain(dzcli("wound", path, "--final", "1", "--lang", "fr", status=3).err)
    assert told.startswith(f"dzcli: {path}:{line}: TOML incorrect : "), told
    assert french in told


@pytest.mark.parametrize(
    "quoted", ['"compétences" = 3', 'lieu = "« Brume »"  # l’île, 2,5', "lieu = 'état = « vrai »'"], ids=str
)
def test_text_and_comments(dzcli, sheet, quoted):
    """What stands in a text or a comment is never taken for a mistake."""
    path = sheet("ana", f"{HEAD}{quoted}\nage 3\n")
    assert ":3: not valid TOML: a key is followed by" in dzcli("wound", path, "--final", "1", status=3).err


def test_line_ends_of_windows(dzcli, sheet):
    """Line ends of Windows change neither the line nor the sentence."""
    path = sheet("ana", 'nom = "Ana"\r\ncompétences = 3\r\n')
    told = dzcli("wound", path, "--final", "1", status=3).err
    assert ':2: not valid TOML: the key compétences needs straight quotes ("compétences")' in told


def test_deep(dzcli, sheet):
    """A sheet nested deeper than can be read says so."""
    path = sheet("ana", f"{HEAD}x = {'[' * 9000}")
    assert "nested too deeply" in dzcli("wound", path, "--final", "1", status=3).err
