"""Tables of one's own that do not hold together; what ships is held against ``printed.md``."""

from pathlib import Path
from typing import Any

import pytest

ARM = "[localisation]\nbras = { nom = 'Bras', de = %s, a = %s, pair = '%s', impair = '%s', section = 'l.33' }"
FAR = (
    "[precision]\nplus_de_80_cm = { de = 12, a = %s, section = 'l.59', texte = { fr = 'loin', en = 'far' } }"
)
AIM = "[visees]\ndos = { nom = 'dos', malus = -2, zone = '%s', section = 'l.44' }"
WRONG = {
    "a face that no row has": (ARM % (3, 6, "bras_gauche", "bras_droit"), "localisation", "7"),
    "a face of two rows": (ARM % (2, 7, "bras_gauche", "bras_droit"), "localisation", "2"),
    "a face beyond the die": (FAR % 21, "precision", "21"),
    "a zone of an even number": (ARM % (3, 7, "aile", "bras_droit"), "localisation.bras.pair", '"aile"'),
    "a zone of an odd number": (ARM % (3, 7, "bras_gauche", "aile"), "localisation.bras.impair", '"aile"'),
    "a zone that is aimed at": (AIM % "aile", "visees.dos.zone", '"aile"'),
}
"""Tables of one's own, where the mistake of each is and what is told of it."""


@pytest.mark.parametrize(("text", "where", "told"), WRONG.values(), ids=WRONG)
def test_a_table_of_ones_own_that_is_wrong(
    dzcli: Any, tmp_path: Path, text: str, where: str, told: str
) -> None:
    """Faces that no row has, or two, and zones that there are not are mistakes of a table."""
    (tmp_path / "d20").mkdir()
    (tmp_path / "d20" / "combat.toml").write_text(text, encoding="utf-8")
    line = ("attack", "@skaven", "@melete", "--seed", "1", "--tables", str(tmp_path))
    error = dzcli(*line, "--json", status=3).error
    assert where in error["message"]
    assert told in error["message"]
