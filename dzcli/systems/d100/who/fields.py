"""The keys of a sheet of D100 in words, with what a new sheet has there."""

from dzcli.sheets.kind import Field, Kind
from dzcli.systems.d100 import book
from dzcli.systems.d100.who.sheet import Sheet

FIELDS = {
    "nom": Field("The character's name."),
    "systeme": Field("The system whose rules resolve what the character does."),
    "pnj": Field("One of the game master's people."),
    "caracteristiques": Field("Characteristics, in percent."),
    "caracteristiques.cc": Field("Capacité de Combat: to strike.", 40),
    "caracteristiques.ct": Field("Capacité de Tir: to shoot.", 35),
    "caracteristiques.force": Field("Strength.", 35),
    "caracteristiques.endurance": Field("Endurance.", 35),
    "caracteristiques.agilite": Field("Agility.", 35),
    "caracteristiques.intelligence": Field("Intelligence.", example=35),
    "caracteristiques.perception": Field("Senses and attention.", example=35),
    "caracteristiques.force_mentale": Field("Will.", example=35),
    "caracteristiques.sociabilite": Field("Dealing with people.", example=35),
    "competences": Field("Skills, in percent.", {"esquive": 35}, names=lambda: ("esquive",), others=True),
    "blessures": Field("Points of Blessures."),
    "blessures.max": Field("Those of someone unhurt.", 12),
    "armure": Field("Points of armour by location."),
    "armure.tete": Field("Head.", 0),
    "armure.bras_droit": Field("Right arm.", 2),
    "armure.bras_gauche": Field("Left arm.", 2),
    "armure.torse": Field("Torso.", 3),
    "armure.jambe_droite": Field("Right leg.", 2),
    "armure.jambe_gauche": Field("Left leg.", 2),
    "armes": Field("Weapons, in the order they are reached for."),
    "armes.nom": Field("The weapon's name.", "Épée"),
    "armes.type": Field("It strikes (melee) or shoots (distance).", "melee"),
    "armes.degats": Field("Damage.", "1d10"),
    "armes.portee": Field("Its range in metres.", example=30),
    "armes.parade": Field("What it adds to a parade.", example=10),
    "armes.penetration": Field("The points of armour it passes by.", example=2),
    "armes.en_main": Field("It is in hand when a fight begins.", True),
    "etat": Field("What changes in play: what dzcli writes, and nothing else in the file."),
    "etat.blessures": Field("Points of Blessures left.", 12),
    "etat.effets": Field(
        "What lasts until the round ends.",
        example=["visee"],
        names=lambda: [key for key, row in book.actions().items() if row.lasts],
    ),
    "etat.arme_en_main": Field("The weapon in hand by its name; empty: dropped.", example="Épée"),
}
KIND = Kind(Sheet, FIELDS)
