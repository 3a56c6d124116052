"""What columns are called that tables of any system have, by their keys."""

COLUMNS = {
    "a": "highest face",
    "alias": "other names",
    "de": "lowest face",
    "faces": "faces of the die",
    "jusqu_a": "up to",
    "source": "source",
    "texte": "wording",
}
