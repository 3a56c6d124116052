"""Sheets laid out in every way that TOML allows, edited at random: all asked for changes, and nothing else.

    python tests/campaigns/layouts.py [--count 20000] [--seed S]

What the sheet says afterwards must be what it said, but for the changes; bytes outside of what changed, and
every comment that is on nothing that went, must stand as before.
"""

import random
import tomllib
from copy import deepcopy
from typing import Any

from campaign import Figures, run

from dzcli.sheets.change import Change
from dzcli.sheets.edit import edited

BLANKS = ("", "", " ", "  ", "\t")
BEFORE = (
    'nom = "Ana" # elle\n',
    "nom='A # na'\nsysteme = 'dz'\n",
    'texte = """a\n[etat]\nx = [1, # b\n"""\n',
    "nom = 'Ana'\n",
)
BESIDE = (
    '\n[armure]\nid = "gambison" # de son père\n',
    "[[armes]]\nnom = '''Épée\n[etat]'''\n\n  [[armes]] # deux\n  nom = 'Arc'\n",
    "# seule\n[attributs]\nphysique = 0x32\n",
    '[competences]\n"Armes d’hast" = 40\nescrime = { score = 1_0 } # dix\n',
)
KEYS = ("sante", "stress", "etats", "blessures", "reaction", "arme_en_main", "zones")


class Sheet:
    """A sheet in the making: its text, what its ``[etat]`` says, and its comments."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.comments: dict[str, tuple[Any, ...]] = {}
        """Each comment by its text, and what it is on: a key, and perhaps one of its items."""

    def comment(self, *about: Any) -> str:
        """A comment of its own, or none."""
        if self.chance.random() < 0.5:
            return ""
        text = f"# c{len(self.comments)}" + self.chance.choice((" [", " ]", " = ,", ' "', " été", "#"))
        self.comments[text] = about
        return self.chance.choice(BLANKS) + text

    def blank(self) -> str:
        """Spaces, or none."""
        return self.chance.choice(BLANKS)

    def lines(self) -> str:
        """An empty line or a comment between others, or nothing."""
        if self.chance.random() < 0.5:
            return ""
        return f"{self.blank()}{self.comment()}\n"

    # Values as they are written

    def written(self, value: Any, about: tuple[Any, ...], flat: bool = False) -> str:
        """A value, in one of the ways that it can be written; ``flat``: on one line."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return self.chance.choice((str(value), str(value), f"+{value}", hex(value)))
        if isinstance(value, str):
            return self.chance.choice((f'"{value}"', f"'{value}'", f'"""{value}"""'))
        if isinstance(value, dict):
            return self.table(value, about)
        return self.array(value, about, flat)

    def table(self, value: dict[str, Any], about: tuple[Any, ...]) -> str:
        """A table on one line."""
        items = [
            f"{self.blank()}{self.key(key)}{self.blank()}={self.blank()}{self.written(item, about, True)}"
            for key, item in value.items()
        ]
        return "{" + f"{self.blank()},".join(items) + self.blank() + "}"

    def key(self, key: str) -> str:
        """A key with or without quotes."""
        return self.chance.choice((key, key, f'"{key}"', f"'{key}'"))

    def array(self, value: list[Any], about: tuple[Any, ...], flat: bool) -> str:
        """An array on one line or on several."""
        if flat or self.chance.random() < 0.3:
            items = [f"{self.blank()}{self.written(item, about, True)}{self.blank()}" for item in value]
            return "[" + ",".join(items) + ("," if items and self.chance.random() < 0.3 else "") + "]"
        text = "[" + self.broken(about, about)
        for place, item in enumerate(value):
            mine = (*about, place)
            comma = "," if place + 1 < len(value) or self.chance.random() < 0.5 else ""
            text += self.written(item, mine, True) + self.blank()
            break_ = self.broken(mine, about)
            text += comma + break_ if self.chance.random() < 0.7 else break_ + comma
            text += self.blank()
        return text + "]"

    def broken(self, about: tuple[Any, ...], array: tuple[Any, ...]) -> str:
        """What may stand between the items of an array, the first comment on the line of one."""
        comment = self.comment(*about)
        text = f"{comment}\n" if comment else self.chance.choice(("", "", "\n"))
        while text and self.chance.random() < 0.2:
            text += f"{self.blank()}{self.comment(*array)}\n"
        return text + self.blank()

    # [etat] as it is written

    def state(self, state: dict[str, Any]) -> str:
        """``[etat]``: a table with a header, dotted keys, on one line, or only the tables inside of it."""
        way = self.chance.choice(("header", "header", "header", "dotted", "inline"))
        if way == "inline":
            return f"{self.key('etat')} = {self.table(state, ('etat',))}{self.comment()}\n"
        if way == "dotted":
            return "".join(self.pair("etat.", key, value) for key, value in state.items()) or "etat = {}\n"
        inside = [
            key
            for key, value in state.items()
            if self.is_rows(value) or (isinstance(value, dict) and self.chance.random() < 0.5)
        ]
        own = "".join(self.pair("", key, value) for key, value in state.items() if key not in inside)
        text = ""
        if own or not inside or self.chance.random() < 0.5:
            text = f"{self.blank()}[{self.blank()}{self.key('etat')}]{self.comment()}\n{own}"
        for key in inside:
            text += self.headed(key, state[key])
        return text

    def is_rows(self, value: Any) -> bool:
        """Whether a list is to be written as tables each with a header."""
        return (
            isinstance(value, list)
            and bool(value)
            and isinstance(value[0], dict)
            and self.chance.random() < 0.5
        )

    def pair(self, prefix: str, key: str, value: Any, about: str = "") -> str:
        """A key and its value in lines of their own; ``about`` is the key of ``[etat]`` it is part of."""
        about = about or key
        if isinstance(value, dict) and self.chance.random() < 0.5:
            dotted = f"{prefix}{self.key(key)}."
            return "".join(self.pair(dotted, name, item, about) for name, item in value.items())
        equals = f"{self.blank()}={self.blank()}"
        text = f"{self.lines()}{self.blank()}{prefix}{self.key(key)}{equals}{self.written(value, (about,))}"
        return f"{text}{self.comment(about)}\n"

    def headed(self, key: str, value: Any) -> str:
        """Tables each with a header."""
        rows = value if isinstance(value, list) else [value]
        head = "[[{}]]" if isinstance(value, list) else "[{}]"
        text = ""
        for place, row in enumerate(rows):
            text += self.lines() + head.format(f"etat.{self.blank()}{self.key(key)}")
            text += f"{self.comment(key, place)}\n"
            for name, item in row.items():
                text += f"{self.blank()}{self.key(name)} = {self.written(item, (key, place))}"
                text += f"{self.comment(key, place)}\n"
        return text


def some_state(chance: random.Random) -> dict[str, Any]:
    """What ``[etat]`` says."""
    whole = {
        "sante": chance.randrange(30),
        "stress": chance.randrange(10),
        "etats": chance.sample(["surpris", "au_sol", "saisi", "caché"], chance.randrange(5)),
        "blessures": [wound(chance, number) for number in chance.sample(range(1, 9), chance.randrange(4))],
        "reaction": chance.random() < 0.5,
        "arme_en_main": chance.choice(["", "Arc", "Épée # longue"]),
        "zones": {"bras": chance.randrange(9), "tete": chance.randrange(9)},
    }
    return {key: whole[key] for key in chance.sample(KEYS, chance.randrange(1, len(KEYS) + 1))}


def wound(chance: random.Random, number: int) -> dict[str, Any]:
    """One of several tables."""
    more = {"rounds": chance.randrange(5), "stabilisee": chance.random() < 0.5, "malus": [1, 2]}
    return {"id": number, **{key: more[key] for key in chance.sample([*more], chance.randrange(4))}}


def some_change(chance: random.Random, key: str, value: Any) -> Any:
    """Another value of the same kind, or None: it goes."""
    if chance.random() < 0.1:
        return None
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "!"
    if isinstance(value, dict):
        return {**{name: item + chance.randrange(2) for name, item in value.items()}, "jambe": 3}
    kept = [item for item in value if chance.random() < 0.6]
    if key == "blessures":
        kept = [wound(chance, item["id"]) if chance.random() < 0.4 else item for item in kept]
        return kept + [wound(chance, 9 + more) for more in range(chance.randrange(3))]
    return kept + ["immobilise", "vu"][: chance.randrange(3)]


def trial(chance: random.Random, figures: Figures) -> None:
    """Edit a sheet and take the edit back."""
    sheet, state = Sheet(chance), some_state(chance)
    etat = sheet.state(state)
    before, after = chance.choice(BEFORE), "".join(chance.sample(BESIDE, chance.randrange(4)))
    if etat.lstrip().startswith("["):
        cut = chance.randrange(2)
        before, after = (before + after, "") if cut else (before, after)
    if chance.random() < 0.3:
        before, etat, after = (piece.replace("\n", "\r\n") for piece in (before, etat, after))
    text = before + etat + after
    assert tomllib.loads(text)["etat"] == state, f"the campaign wrote another sheet\n{text}"
    keys = chance.sample([*state], chance.randrange(1, len(state) + 1))
    changed = {key: some_change(chance, key, state[key]) for key in keys}
    changed |= {key: 7 for key in ("couverture", "faces") if chance.random() < 0.2}
    found = changed_text(text, state, changed)
    check_comments(sheet, state, changed, found)
    assert found.startswith(before) and found.endswith(after), f"more than [etat] changed\n{text}\n{found}"
    wanted = {key: value for key, value in {**state, **changed}.items() if value is not None}
    back = {key: state.get(key) for key in changed}
    changed_text(found, wanted, back)
    figures["edits"] += 2


def changed_text(text: str, state: dict[str, Any], changed: dict[str, Any]) -> str:
    """The text after changes, which must say what was asked, and have its other tables as they were."""
    changes = [Change("target", "a", f"etat.{key}", state.get(key), new) for key, new in changed.items()]
    try:
        found = edited("ana.toml", text.encode(), changes).decode()
    except Exception as error:
        raise AssertionError(f"{error!r} {changed}\n{text}") from error
    expected = deepcopy(tomllib.loads(text))
    expected["etat"] = {key: value for key, value in {**state, **changed}.items() if value is not None}
    said = tomllib.loads(found)
    for one in (said, expected):
        one["etat"] = {key: value for key, value in one.get("etat", {}).items() if value != []}
    assert said == expected, f"{changed}\n{text}\n-----\n{found}"
    return found


def check_comments(sheet: Sheet, state: dict[str, Any], changed: dict[str, Any], found: str) -> None:
    """Every comment must be there that is on nothing which went."""
    for comment, about in sheet.comments.items():
        key, *place = about or ("",)
        if key in changed and goes(state.get(key), changed[key], place):
            continue
        assert comment in found, f"{comment} is gone: {changed}\n{found}"


def goes(old: Any, new: Any, place: list[int]) -> bool:
    """Whether an item of a value, or without a place the value itself, goes."""
    if new is None or (isinstance(old, dict) and isinstance(new, dict)):
        return new is None
    if not place or not isinstance(old, list):
        return False
    item = old[place[0]]
    if isinstance(item, dict):
        same = [one for one in new if one["id"] == item["id"]]
        return not same or not item.keys() <= same[0].keys()
    return item not in new


if __name__ == "__main__":
    run("layouts", trial, count=20_000)
