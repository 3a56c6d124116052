"""The keys of a sheet of the Système d10 in words, with what a new sheet has there."""

from dzcli.sheets.kind import Field, Kind
from dzcli.systems.d10 import book
from dzcli.systems.d10.who import states
from dzcli.systems.d10.who.sheet import Sheet

FIELDS = {
    "nom": Field("The character's name."),
    "systeme": Field("The system whose rules resolve what the character does."),
    "caracteristiques": Field(
        "Characteristics: the dice of a round come from one of them.",
        {"force": 4, "agilite": 4, "perception": 3},
        names=lambda: book.combat().caracteristiques,
        others=True,
    ),
    "competences": Field(
        "Skills: the most dice that can be put into one action.",
        {"combat": 3, "tir": 2, "esquive": 3},
        names=lambda: book.combat().competences,
        others=True,
    ),
    "techniques": Field("Techniques and their levels.", {"parade": 3}, names=lambda: book.technique_names()),
    "resistances": Field("Resistances by the kind of damage.", {}),
    "pv": Field("Points de vie."),
    "pv.max": Field("Points de vie at the most.", 28),
    "pv.colonne": Field("The size of the last column, where wounds are aggravées.", 8),
    "fatigue": Field("Points de Fatigue."),
    "fatigue.max": Field("Points de Fatigue at the most.", 20),
    "armes": Field("Weapons, in the order they are reached for."),
    "armes.id": Field("A row of the table of weapons that shoot.", names=lambda: book.weapons().armes),
    "armes.nom": Field("The weapon's name.", "Épée"),
    "armes.type": Field("It strikes (melee) or shoots (distance).", "melee"),
    "armes.competence": Field(
        "The skill it is used with.", "combat", names=lambda: book.combat().competences, others=True
    ),
    "armes.caracteristique": Field(
        "The characteristic it is used with.",
        example="force",
        names=lambda: book.combat().caracteristiques,
        others=True,
    ),
    "armes.degats": Field("Damage, a fixed number.", 4),
    "armes.faces": Field("The faces of its dice, where they are not those of the others.", example=12),
    "armes.nature": Field("The kind of damage it does, for resistances.", example="feu"),
    "armes.precision": Field(
        "Its precision, 0 or below: the threshold of a shot is so much higher.", example=-1
    ),
    "armes.reussites_max": Field("The most réussites of a shot.", example=3),
    "armes.seuil_defense": Field("What a die of a defence has to be above.", example=8),
    "armes.regles": Field("Special rules, with their number where they have one.", example=["recharge:2"]),
    "armes.en_main": Field("It is in hand when a fight begins.", True),
    "armure": Field("What is worn."),
    "armure.nom": Field("The armour's name.", "Cuir"),
    "armure.valeur": Field("What it takes from damage.", 2),
    "etat": Field("What changes in play: what dzcli writes, and nothing else in the file."),
    "etat.pv": Field("Points de vie left.", 28),
    "etat.fatigue": Field("Points de Fatigue left.", 20),
    "etat.etats": Field("States.", example=["inconscient"], names=lambda: states.STATES),
    "etat.techniques_employees": Field(
        "Techniques used already.", example=["parade"], names=lambda: book.technique_names()
    ),
    "etat.arme_en_main": Field("The weapon in hand by its name; empty: dropped.", example="Épée"),
}
KIND = Kind(Sheet, FIELDS)
