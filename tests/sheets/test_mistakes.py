"""What is said of a sheet that is wrong: file, line, key, what was found and expected."""

import time

import pytest

HEAD = 'nom = "Ana"\n\n[attributs]\nphysique = 50\n'
WEAPON = '\n[[armes]]\nnom = "Arc"\ntype = "arc"\ndegats = "1d10"\n'

# The text after HEAD, the line and key of its mistake, what was found, what was expected.
WRONG = {
    "text for a number": ("influence = '40'", 5, "attributs.influence", '"40"', "1 to 100"),
    "too low": ("influence = 0", 5, "attributs.influence", "0", "1 to 100"),
    "too high": ("influence = 101", 5, "attributs.influence", "101", "1 to 100"),
    "a fraction": ("influence = 4.5", 5, "attributs.influence", "4.5", "1 to 100"),
    "not a number": ("influence = nan", 5, "attributs.influence", "nan", "1 to 100"),
    "a truth value": ("influence = true", 5, "attributs.influence", "true", "1 to 100"),
    "a date": ("influence = 2024-01-01", 5, "attributs.influence", "2024-01-01", "1 to 100"),
    "a list": ("influence = [40]", 5, "attributs.influence", "list", "1 to 100"),
    "a table": ("influence = { x = 4 }", 5, "attributs.influence", "table", "1 to 100"),
    "resistance": ("[resistances]\nendurance = -1", 6, "resistances.endurance", "-1", "0 to 100"),
    "skill as text": ("[competences]\nescrime = 'bon'", 6, "competences.escrime", '"bon"', "number"),
    "skill too high": ("[competences]\nescrime = 200", 6, "competences.escrime", "200", "0 to 150"),
    "no score, no rank": ("[competences.escrime]\nspecialites = []", 5, "competences.escrime", "", "score"),
    "score and rank": (
        "[competences]\nescrime = { score = 40, rang = 'forme' }",
        6,
        "competences.escrime",
        "",
        "rang",
    ),
    "armour by half": ("[armure]\nnom = 'Cuir'", 5, "armure", "", "abs"),
    "armour twice": ("[armure]\nid = 'gambison'\nabs = 2", 5, "armure", "", "id"),
    "armour too strong": ("[armure]\nnom = 'Mur'\nabs = 11", 7, "armure.abs", "11", "0 to 10"),
    "armour bonus": ("[armure.malus]\nmobilite = 10", 6, "armure.malus.mobilite", "10", "-100 to 0"),
    "shield by half": ("[bouclier]\nnom = 'Porte'", 5, "bouclier", "", "bonus"),
    "shield against": (
        "[bouclier]\nnom = 'P'\nbonus = 9\ncontre = 'tout'",
        8,
        "bouclier.contre",
        '"tout"',
        "tous",
    ),
    "a table is text": ("[etat]\nsante = 3\n[bouclier]\nid = 4", 8, "bouclier.id", "4", "text"),
    "weapons as a table": ("[armes]\nnom = 'Arc'", 5, "armes", "table", "list"),
    "state as a list": ("[[etat]]\nsante = 3", 5, "etat", "list", "table"),
    "stress": ("[etat]\nstress = 11", 6, "etat.stress", "11", "0 to 10"),
    "health above the maximum": ("[etat]\nsante = 21", 6, "etat.sante", "21", "20"),
    "flag as a number": ("[etat]\nvisee = 1", 6, "etat.visee", "1", "true or false"),
    "wound of no row": ("[[etat.blessures]]\nid = 11", 6, "etat.blessures[0].id", "11", "1 to 10"),
    "wound without id": ("[[etat.blessures]]\nrounds = 1", 5, "etat.blessures[0].id", None, "1 to 10"),
    "damage": (WEAPON.replace("1d10", "1d12"), 9, "armes[0].degats", '"1d12"', "1d10+2"),
    "damage missing": ("[[armes]]\nnom = 'Arc'\ntype = 'arc'", 5, "armes[0].degats", None, "1d10+2"),
    "no type, no skill": (
        "[[armes]]\nnom = 'Arc'\ndegats = '1d10'",
        5,
        "armes[0].type",
        None,
        "competence",
    ),
    "hands": (WEAPON + "mains = 3", 10, "armes[0].mains", "3", "1 to 2"),
    "sixty letters": ("[etat]\netats = ['" + "x" * 60 + "']", 6, "etat.etats[0]", f'"{"x" * 60}"', "surpris"),
    "a letter more": ("[etat]\netats = ['" + "x" * 61 + "']", 6, "etat.etats[0]", f'"{"x" * 57}…"', "60"),
    "name missing in the second": (
        WEAPON + "[[armes]]\ntype = 'arc'\ndegats = '1d10'",
        10,
        "armes[1].nom",
        None,
        "",
    ),
    "unknown weapon in hand": (
        WEAPON + "[etat]\narme_en_main = 'Dague'",
        11,
        "etat.arme_en_main",
        '"Dague"',
        "Arc",
    ),
}


@pytest.mark.parametrize("tail, line, key, found, expected", WRONG.values(), ids=WRONG)
def test_mistake(mistakes, tail, line, key, found, expected):
    """A mistake is told with its line, its key, what was found (if anything) and what was expected."""
    (told,) = mistakes(HEAD + tail + "\n")
    if found is None:
        assert told.startswith(f"{line}: {key} is missing ("), told
        assert expected in told, told
        return
    assert told.startswith(f"{line}: {key}: found "), told
    before, _, after = told.partition(", expected ")
    assert found in before, told
    assert expected in after, told


# The text after HEAD, the line, the misspelt word's key, and the word that was meant.
SLIPS = {
    "top key": ("[etats]\nsante = 3", 5, "etats", "etat"),
    "attribute": ("perseption = 40", 5, "attributs.perseption", "perception"),
    "resistance": ("[resistances]\nvigilence = 30", 6, "resistances.vigilence", "vigilance"),
    "key of a weapon": (WEAPON + "trait = ['lent']", 10, "armes[0].trait", "traits"),
    "key of the state": ("[etat]\nreaction_depense = true", 6, "etat.reaction_depense", "reaction_depensee"),
    "key of a wound": (
        "[etat]\nblessures = [\n  { id = 1, round = 3 },\n]",
        7,
        "etat.blessures[0].round",
        "rounds",
    ),
    "weapon type": (WEAPON.replace('"arc"', '"arce"'), 8, "armes[0].type", "arc"),
    "skill": ("[competences]\nescrimme = 40", 6, "competences.escrimme", "escrime"),
    "rank": ("[competences]\nescrime = { rang = 'formee' }", 6, "competences.escrime.rang", "forme"),
    "attribute of a skill": (
        "[competences]\nescrime = { rang = 'forme', attribut = 'fisique' }",
        6,
        "competences.escrime.attribut",
        "physique",
    ),
    "weapon's skill": (
        WEAPON.replace('type = "arc"', 'competence = "archeri"'),
        8,
        "armes[0].competence",
        "archerie",
    ),
    "armour": ("[armure]\nid = 'gambisson'", 6, "armure.id", "gambison"),
    "shield": ("[bouclier]\nid = 'ecue'", 6, "bouclier.id", "ecu"),
    "trait": (WEAPON + "traits = ['lent', 'brisand']", 10, "armes[0].traits[1]", "brisant"),
    "state": ("[etat]\netats = [\n'surpris',\n'destabilisee']", 8, "etat.etats[1]", "destabilise"),
}


@pytest.mark.parametrize("tail, line, key, meant", SLIPS.values(), ids=SLIPS)
def test_slip(mistakes, tail, line, key, meant):
    """A misspelt word is told with its line, its key, and the word that was probably meant."""
    told = [one for one in mistakes(HEAD + tail + "\n") if f" {key}: " in one]
    assert len(told) == 1
    assert told[0].startswith(f"{line}: {key}: ")
    assert f'did you mean "{meant}"?' in told[0]


def test_all_mistakes_in_the_order_of_lines(mistakes):
    """Several mistakes are all told, first line first."""
    told = mistakes(
        "nom = 3\n[etat]\nstress = -5\nsante = 'x'\n[[armes]]\nnom = ''\ndegats = 'x'\ntype = 'arc'\n"
        "[attributs]\nphisique = 4\n"
    )
    assert [one.split(": found")[0] for one in told] == [
        "1: nom",
        "3: etat.stress",
        "4: etat.sante",
        "6: armes[0].nom",
        "7: armes[0].degats",
        "10: attributs.phisique",
    ]


def test_mistakes_of_every_kind_together(mistakes):
    """A misspelt key and a misspelt weapon type are told in one go, not one after the other."""
    told = mistakes(
        'nom = "Ana"\n[attributs]\nphisique = 45\n[[armes]]\nnom = "A"\ntype = "eppe"\ndegats = "1d10"\n'
    )
    assert [one.split(":")[0] for one in told] == ["3", "6"]


def test_unknown_names_are_all_told(mistakes):
    """Every unknown name of a sheet is told, first line first."""
    told = mistakes(
        HEAD
        + "[etat]\netats = ['mouillé']\n[armure]\nid = 'velours'\n"
        + WEAPON.replace('"arc"', '"balai"')
        + "traits = ['doux', 'mou']\n"
    )
    assert [one.split(": found")[0] for one in told] == [
        "6: etat.etats[0]",
        "8: armure.id",
        "12: armes[0].type",
        "14: armes[0].traits[0]",
        "14: armes[0].traits[1]",
    ]


def test_skill_of_ones_own(load):
    """A skill that is like none of the chapter's is one's own, and no mistake."""
    load(HEAD + "[competences]\nplongee_sous_marine = 30\n")


def test_same_skill_twice(mistakes):
    """Two keys that name one skill are a mistake that names both."""
    (told,) = mistakes(HEAD + '[competences]\nescrime = 40\n"Escrime" = 50\n')
    assert told.startswith("7: competences.Escrime: ")
    assert "escrime" in told


def test_declared_maximum(load):
    """A sante_max that differs from the rule is used, and reported."""
    record = load("sante_max = 30\n" + HEAD + "[etat]\nsante = 25\n")
    assert (record["wound"]["health"], record["wound"]["health_max"]) == (24, 30)
    assert any("30" in warning and "20" in warning for warning in record["warnings"])


def test_declared_maximum_of_the_rule(load):
    """A sante_max that is the rule's is not worth a warning."""
    assert load("sante_max = 20\n" + HEAD)["warnings"] == []


def test_health_above_the_declared_maximum(mistakes):
    """Santé is checked against the sheet's own maximum."""
    (told,) = mistakes("sante_max = 15\n" + HEAD + "[etat]\nsante = 16\n")
    assert told.startswith("7: etat.sante: found 16")
    assert "15" in told


def test_mistake_in_french(dzcli, tmp_path):
    """In French the file, the line and the key are the same."""
    path = tmp_path / "ana.toml"
    path.write_text(HEAD + "perseption = 40\n", encoding="utf-8")
    ran = dzcli("--lang", "fr", "wound", str(path), "--final", "1", status=3)
    assert f"{path}:5: attributs.perseption" in ran.err
    assert "perception" in ran.err


def test_mistake_as_text(dzcli, tmp_path):
    """Without --json the mistakes stand on a line each on standard error."""
    path = tmp_path / "ana.toml"
    path.write_text(HEAD + "perseption = 40\ntecnique = 40\n", encoding="utf-8")
    lines = dzcli("wound", str(path), "--final", "1", status=3).err.splitlines()
    assert len(lines) == 2
    assert f"{path}:5: " in lines[0]
    assert f"{path}:6: " in lines[1]


def test_standard_input_is_named(dzcli):
    """A mistake in a sheet from standard input names it by its dash."""
    error = dzcli("wound", "-", "--final", "1", "--json", stdin=HEAD + "tecnique = 3\n", status=3).error
    assert error["message"].startswith("-:5: ")


@pytest.mark.parametrize("wrong", [1, 30])
def test_long_sheet_is_told_fast(mistakes, wrong):
    """The mistakes of a sheet of a thousand lines and more are told within a second."""
    lines = [f"comp_a_moi_{n} = {40 if n < 1500 - wrong else 400}\n" for n in range(1500)]
    started = time.monotonic()
    told = mistakes(HEAD + "[competences]\n" + "".join(lines))
    assert told[-1].startswith("1505: competences.comp_a_moi_1499: ")
    assert time.monotonic() - started < 1.5
