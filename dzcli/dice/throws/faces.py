"""How a die is called by its faces."""

from dzcli.dice.throws.throw import Faces

MOST_FACES, MOST_LISTED = 12, 20
"""How many faces of a die are spelt out in a message, and in a record."""


def name(faces: Faces) -> str:
    """How a die is called: ``d100``, ``dF``, ``d[1,1,2]``."""
    if isinstance(faces, int):
        return f"d{faces}"
    if faces == (-1, 0, 1):
        return "dF"
    shown = [*map(str, faces[:MOST_FACES]), *(["..."] if len(faces) > MOST_FACES else [])]
    return f"d[{','.join(shown)}]"


def told_faces(faces: Faces) -> int | list[int] | str:
    """The faces of a die as each die of a record has them: many are not listed again, but called by name."""
    if isinstance(faces, int):
        return faces
    return list(faces) if len(faces) <= MOST_LISTED else name(faces)
