"""What the columns of the tables of D20 are called, by their keys."""

COLUMNS = {
    "ailleurs": "another zone in some houses",
    "bonus": "bonus",
    "caracteristique": "characteristic",
    "cote": "side",
    "denominateur": "denominator",
    "diviseur": "divided by",
    "facteur": "times",
    "facteur_for": "FOR counts so many times",
    "impair": "on an odd number",
    "loin": "may be another zone",
    "malus": "penalty",
    "numerateur": "numerator",
    "ou": "or chosen instead",
    "pair": "on an even number",
    "sans_cote": "side not said",
    "sans_lieu": "place not said",
    "zone": "zone",
}
