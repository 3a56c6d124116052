"""The page of a fight: each command of it is run, prints what the page says, and leaves the sheets so."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dzcli import tables


@pytest.mark.rules("D10-01", "D10-07", "D10-09", "D10-12", "D10-15", "D10-33", "D10-38")
def test_the_fight_is_as_the_page_says(fight: Callable[..., Any]) -> None:
    """From initiative to recovery the page prints what it says, and the sheets end as worked out on paper."""
    page = fight(Path(__file__).parent / "fight.md")
    assert len(page.commands) == 15
    for command, printed in page.commands:
        assert page.play(command) == printed, command
    assert page.left() == page.figures


def test_the_same_in_french(dzcli: Callable[..., Any], tmp_path: Path) -> None:
    """A blow, its parry and its wound are told in French by the same lines of the text."""
    for name in ("exemple_man", "rivale"):
        shutil.copyfile(tables.shipped_sheet(name) or "", tmp_path / f"{name}.toml")
    man, rival = (str(tmp_path / f"{name}.toml") for name in ("exemple_man", "rivale"))
    out = dzcli("attack", man, rival, "--pool", "4", "--dice", "8,9,10,8", "--json", "--lang", "fr").out
    defend = ["defend", "--from", "-", "--technique", "riposte", "--pool", "2", "--dice", "7,9"]
    out = dzcli(*defend, "--json", "--lang", "fr", stdin=out).out
    wound = ["wound", "--from", "-", "--technique", "encaissement", "--degrees", "2", "--lang", "fr"]
    told = dzcli(*wound, stdin=out).out.replace("\u00a0", " ").replace("\u202f", " ")
    assert told.splitlines() == FRENCH


FRENCH = """\
Attaque — Exemple-man n°1 attaque Rivale, un critique : 88 dégâts avant la défense.
  l.27   Réserve (Force) : 5 ; dés restants : 5.
  l.29   Dés investis : 4 (maximum : Maniement de la hache 4) ; restants : 1.
  l.29   4d10 : [8, 9, 10, 8].
  l.29   Dés 35 + Force 5 + Hache 4 = 44.
  l.105  Critique : tous les dés dépassent 70 % de leur valeur ; dés jetés, 4 pour une réserve de 5 : les dégâts sont doublés.
  l.105  44 devient 88.
  l.21   Sans dé à opposer, Rivale subirait 82 dégâts après Force 4 + Cuir 2.
  l.105  Un critique multiplie le total de l'attaque, avant la défense. [critique_sur = brut ; les règles n'en disent rien]
  Dés    8,9,10,8
Défense — Rivale pare : 66 dégâts.
  l.31   Le coup : Exemple-man n°1, Hache.
  l.132  Riposte (X = 2) : une fois par tour, les X dés les plus bas d'une parade réussie sont gardés pour la prochaine attaque.
  l.27   Réserve (Force) : 4 ; dés restants : 4.
  l.35   Dés investis : 2 (maximum : Combat 5) ; restants : 2.
  l.35   2d10 : [7, 9].
  l.35   Dés 16 + Force 4 + Cuir 2 = 22.
  l.35   88 - 22 : Rivale subit 66 dégâts.
  Dés    7,9
Blessure — Rivale meurt : points de vie 28 → -36 sur 28.
  l.31   Le coup : Exemple-man n°1, Hache.
  l.128  Encaissement (X = 3) : les degrés de son jet (DD +2) se soustraient aux dégâts ; pas après une esquive.
  l.128  Encaissement (DD +2), degrés jetés à la table : 2.
  l.128  Encaissement : 66 - 2 = 64 dégâts.
  l.21   Rivale, points de vie : 28 - 64 = -36.
  l.21   Rivale, points de fatigue : 24 - 64 = -40.
  l.151  Rivale meurt, à -36 points de vie.
  l.117  Les degrés d'un jet de compétence (DD) se jettent à la table et se donnent (--degrees). [dd = saisi ; les règles n'en disent rien]
  Fiche  Exemple-man n°1, caractéristique du tour : rien → Force
  Fiche  Exemple-man n°1, dés dépensés : 0 → 4
  Fiche  Rivale, caractéristique du tour : rien → Force
  Fiche  Rivale, dés dépensés : 0 → 2
  Fiche  Rivale, a réagi : oui
  Fiche  Rivale, points de vie : 28 → -36
  Fiche  Rivale, points de fatigue : 24 → -40
  Fiche  Rivale, état : Mort
""".splitlines()  # noqa: E501
