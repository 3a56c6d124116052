"""The keys of a sheet of the duel in words, with what a new sheet has there."""

from dzcli.sheets.kind import Field, Kind
from dzcli.systems.duel import book
from dzcli.systems.duel.who.sheet import Sheet

FIELDS = {
    "nom": Field("The character's name."),
    "systeme": Field("The system whose rules resolve what the character does."),
    "caracteristiques": Field("Characteristics, in dice."),
    "caracteristiques.for": Field("Strength.", 3),
    "caracteristiques.hab": Field("Skill of hand and eye.", 3),
    "caracteristiques.vig": Field("Vigour.", 3),
    "caracteristiques.mov": Field("Movement.", 3),
    "caracteristiques.mou": Field("Another name of mov.", example=3),
    "caracteristiques.vol": Field("Will.", 3),
    "caracteristiques.esp": Field("Wits.", example=3),
    "caracteristiques.cha": Field("Charm.", example=3),
    "caracteristiques.ins": Field("Instinct.", example=3),
    "competences": Field(
        "Skills, in dice.",
        {"combat_melee": 2, "combat_distance": 1, "intuition": 2},
        names=lambda: book.rolls().competences,
        others=True,
    ),
    "sante": Field("Health."),
    "sante.max": Field("Santé maximum; without it, what VIG and VOL make of it.", 12),
    "armes": Field("Weapons, in the order they are reached for."),
    "armes.nom": Field("The weapon's name.", "Épée"),
    "armes.type": Field("It strikes (melee) or shoots (distance).", "melee"),
    "armes.degats": Field("Damage, a fixed number.", 4),
    "armes.en_main": Field("It is in hand when a fight begins.", True),
    "armure": Field("The armour, for those who play with one."),
    "armure.nom": Field("The armour's name.", example="Cuir"),
    "armure.valeur": Field("What it takes from damage.", example=1),
    "etat": Field("What changes in play: what dzcli writes, and nothing else in the file."),
    "etat.sante": Field("Santé left.", 12),
    "etat.conditions": Field("Conditions.", example=["surprise"], names=lambda: book.skirmish().conditions),
    "etat.arme_en_main": Field("The weapon in hand by its name; empty: dropped.", example="Épée"),
}
KIND = Kind(Sheet, FIELDS)
