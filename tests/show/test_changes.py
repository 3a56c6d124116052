"""Changes of sheets in words: what a game master reads, not the keys of a file."""

import pytest

STATE = """
nom = "Ana"
[attributs]
physique = 50
[resistances]
vigilance = 30
endurance = 30
[competences]
escrime = 60
[[armes]]
nom = "Épée"
type = "epee"
degats = "1d10"
[etat]
"""
# The lines of [etat], the step on Ana's sheet, and what is told of her sheet in English and in French.
CHANGES = {
    "number": (
        "sante = 18", "wound ana.toml --final 3",
        ["Santé: 18 → 15"], ["Santé : 18 → 15"],
    ),
    "states that begin, a wound": (
        "sante = 3", "wound ana.toml --final 3 --dice 99,4",
        ["Santé: 3 → 0", "Stress: 0 → 3", "state: Au sol", "serious wound: Traumatisme crânien"],
        ["Santé : 3 → 0", "Stress : 0 → 3", "état : Au sol", "blessure grave : Traumatisme crânien"],
    ),
    "a haemorrhage": (
        "sante = 0\nstress = 2\netats = ['au_sol']\nblessures = [{ id = 1, rounds = 5 }]",
        "wound ana.toml --bleed 2",
        ["serious wound: Hémorragie (rounds left: 5) → Hémorragie (rounds left: 3)"],
        ["blessure grave : Hémorragie (rounds restants : 5) → Hémorragie (rounds restants : 3)"],
    ),
    "a state that ends": (
        "sante = 9\nstress = 1\netats = ['destabilise', 'au_sol']", "test ana.toml escrime --dice 30,40",
        ["state: no longer Déstabilisé"], ["état : fin de Déstabilisé"],
    ),
    "a state that ends and begins again, the reaction": (
        "sante = 9\nstress = 1\netats = ['destabilise']", "defend ana.toml --melee --net 3 --dice 98,99",
        ["reaction spent: yes"], ["réaction dépensée : oui"],
    ),
    "a weapon dropped": (
        "sante = 9\narme_en_main = 'Épée'", "attack ana.toml --dice 99 --complication weapon",
        ["weapon in hand: Épée → nothing"], ["arme en main : Épée → rien"],
    ),
    "a weapon that the sheet did not name": (
        "sante = 9", "attack ana.toml --dice 99 --complication weapon",
        ["weapon in hand: nothing"], ["arme en main : rien"],
    ),
}  # fmt: skip


@pytest.fixture
def told(program, sheet):
    """What a step tells of the changes of Ana's sheet."""

    def run(state, line, lang):
        sheet("ana", STATE + state)
        title = {"en": "Changes", "fr": "Fiche"}[lang]
        rows = program(*line.split(), "--lang", lang).out.replace("\u00a0", " ").splitlines()
        found = [row.split(None, 1)[1] for row in rows if row.startswith(f"  {title} ")]
        assert all(row.startswith("Ana, ") for row in found)
        return [row.removeprefix("Ana, ") for row in found]

    return run


@pytest.mark.parametrize("state, line, english, french", CHANGES.values(), ids=CHANGES)
def test_changes(told, state, line, english, french):
    """Each change is told by the name of what changes and of what it becomes, in both languages."""
    assert told(state, line, "en") == english
    assert told(state, line, "fr") == french


def test_written(dzcli, sheet):
    """A change that was written says so; the file still has the words of the sheet."""
    path = sheet("ana", STATE + "sante = 9\netats = ['destabilise']")
    out = dzcli("test", path, "escrime", "--dice", "30,40", "--write", "--lang", "fr").out
    assert "  Fiche  Ana, état\u00a0: fin de Déstabilisé (enregistré)\n" in out
    with open(path, encoding="utf-8") as file:
        assert "etats = []" in file.read()
