"""The keys of a sheet of Directive Zéro in words, with what a new sheet has there."""

from dzcli.sheets.kind import Field, Kind
from dzcli.systems.dz import chapter
from dzcli.systems.dz.who import states
from dzcli.systems.dz.who.sheet import Sheet

FIELDS = {
    "nom": Field("The character's name."),
    "systeme": Field("The system whose rules resolve what the character does."),
    "role": Field("A player's character (pj) or one of the game master's (pnj)."),
    "sante_max": Field("Santé maximum, only where it differs from the rule.", example=20),
    "attributs": Field("The four attributes, 1 to 100."),
    "attributs.physique": Field("Strength, speed, endurance of the body.", 50),
    "attributs.influence": Field("Presence, speech, will over others.", 40),
    "attributs.perception": Field("Senses and attention.", 40),
    "attributs.technique": Field("Knowledge and skill of the hands.", 40),
    "resistances": Field("Resistances, tested on their own value."),
    "resistances.endurance": Field("Tested to stay up at 0 Santé.", 40),
    "resistances.vigilance": Field("Tested to defend oneself and to see an ambush.", 40),
    "resistances.volonte": Field("Tested against fear and pressure.", example=40),
    "resistances.sang_froid": Field("Tested to keep calm.", example=40),
    "competences": Field(
        "Skills: the whole score, or a rank that adds to an attribute.",
        {"escrime": {"rang": "forme"}, "mobilite": 45},
        names=lambda: chapter.tests().competences,
        others=True,
    ),
    "competences.*.score": Field("The whole score."),
    "competences.*.rang": Field(
        "The rank, which adds to the attribute.", names=lambda: chapter.tests().rangs
    ),
    "competences.*.attribut": Field(
        "The attribute, where it is not that of the table.", names=lambda: chapter.tests().attributs
    ),
    "competences.*.specialites": Field(
        "Specialities, which add to the score where they fit.",
        names=lambda: chapter.tests().specialites,
        others=True,
    ),
    "competences.*.specialite_applicable": Field("The first of them fits whatever the skill is used for."),
    "competences.*.malus_armure_inclus": Field("The score has the penalty of the armour in it already."),
    "armes": Field("Weapons, in the order they are reached for."),
    "armes.nom": Field("The weapon's name.", "Épée longue"),
    "armes.id": Field("A short name of one's own.", example="epee"),
    "armes.type": Field(
        "The type of weapon, which gives the skill.", "epee", names=lambda: chapter.combat().types
    ),
    "armes.competence": Field(
        "The skill, where it is not that of the type.",
        example="escrime",
        names=lambda: chapter.tests().competences,
        others=True,
    ),
    "armes.distance": Field("It shoots, or is thrown."),
    "armes.degats": Field("Damage.", "1d10+2"),
    "armes.traits": Field("Traits.", example=["perforant"], names=lambda: chapter.combat().traits),
    "armes.enc": Field("Encumbrance.", 1),
    "armes.mains": Field("How many hands it takes.", 1),
    "armes.specialite": Field(
        "The speciality that helps with it.",
        example="epees_a_une_main",
        names=lambda: chapter.tests().specialites,
        others=True,
    ),
    "armes.en_main": Field("It is in hand when a fight begins.", True),
    "armure": Field("The armour: a row of the table by its id, or one of one's own by nom and abs."),
    "armure.id": Field("The row of the table.", "gambison", names=lambda: chapter.combat().armures),
    "armure.nom": Field("The name of an armour of one's own.", example="Cuir de dragon"),
    "armure.abs": Field("What it takes from damage.", example=2),
    "armure.rigide": Field("It is rigid."),
    "armure.malus": Field("What it takes from tests."),
    "armure.malus.mobilite": Field("From Mobilité.", example=-10),
    "armure.malus.discretion": Field("From Discrétion.", example=-10),
    "bouclier": Field(
        "The shield: a row of the table by its id, or one of one's own by nom, bonus and contre."
    ),
    "bouclier.id": Field("The row of the table.", example="ecu", names=lambda: chapter.combat().boucliers),
    "bouclier.nom": Field("The name of a shield of one's own.", example="Porte"),
    "bouclier.bonus": Field("What it adds to a defence.", example=10),
    "bouclier.contre": Field("The attacks it works against.", example="melee"),
    "etat": Field("What changes in play: what dzcli writes, and nothing else in the file."),
    "etat.sante": Field("Santé left.", 20),
    "etat.stress": Field("Stress.", 0),
    "etat.determination_max": Field("Détermination at the most.", example=3),
    "etat.etats": Field("States.", example=["surpris"], names=lambda: (*states.STATES, *states.DERIVED)),
    "etat.blessures": Field("Serious wounds of table 7.8.1."),
    "etat.blessures.id": Field("The row of the table.", example=4),
    "etat.blessures.rounds": Field("The rounds that a haemorrhage leaves.", example=3),
    "etat.blessures.stabilisee": Field("The haemorrhage is stopped."),
    "etat.blessures.malus_retire": Field("Its penalty is removed."),
    "etat.arme_en_main": Field("The weapon in hand by its name; empty: dropped.", example="Épée longue"),
}
KIND = Kind(Sheet, FIELDS)
