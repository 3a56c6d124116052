"""What sheets and records become under a clumsy hand: bytes torn, values of another kind, keys gone."""

import copy
import random
from typing import Any

HARM = "\x1b[2J\x9b\u202e\r\nx"
SCRAPS = (b"", b"\xff", b"\0", b'"""', b"'''", b"[", b"]", b"{", b"}", b"=", b",", b"\\", b"#", b"\n", b'"')
LONGER = (
    b"[" * 600,
    b"a." * 600,
    b"9" * 5000,
    b'\\"' * 2000,
    b"\xc2\x9b",
    "−".encode(),
    b"\r\n",
    b"0x" + b"F" * 5000,
)
VALUES = (
    *(0, -1, 1, 5, 12, 101, 10**6, -(10**6), 10**18, True, False, 1.5, -0.0, "", "x", HARM, "é" * 70, "1d10"),
    *(
        "1/0",
        "1/3",
        "@koris",
        "-",
        "/dev/zero",
        "etat.sante",
        "melee",
        "success",
        [],
        {},
        [[]],
        [0],
        ["x"],
        {"x": 1},
    ),
)
DEEPER = 40


def torn(chance: random.Random, whole: bytes) -> bytes:
    """Bytes with a piece gone, doubled, or another in its place, once or a few times."""
    for _ in range(chance.choice((1, 1, 2, 4))):
        start = chance.randrange(len(whole) + 1)
        end = min(len(whole), start + chance.choice((0, 1, 1, 3, 20, 200)))
        piece = chance.choice((chance.choice(SCRAPS), chance.choice(LONGER), whole[start:end] * 2, b""))
        whole = whole[:start] + piece + whole[end:]
    return whole


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every place in plain values."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(found for key, item in items for found in places(item, (*path, key)))]


def changed(chance: random.Random, whole: dict[str, Any], others: tuple[Any, ...] = ()) -> dict[str, Any]:
    """Plain values in which some are others, gone, doubled, or under another key."""
    found = copy.deepcopy(whole)
    for _ in range(chance.choice((1, 1, 2, 3))):
        path = chance.choice(places(found)[1:] or [("x",)])
        holder: Any = found
        for step in path[:-1]:
            holder = holder[step]
        _change(chance, holder, path[-1], (*VALUES, *others))
    return found


def _change(chance: random.Random, holder: Any, key: Any, values: tuple[Any, ...]) -> None:
    way = chance.random()
    old = holder[key] if isinstance(holder, list) else holder.get(key, "")
    if way < 0.2:
        holder.pop(key, None) if isinstance(holder, dict) else holder.pop(key)
    elif way < 0.3 and isinstance(holder, dict):
        holder[chance.choice((*holder, "x", HARM, "nom"))] = old
    elif way < 0.4 and isinstance(old, list):
        holder[key] = old * chance.choice((2, 30))
    elif way < 0.43:
        for _ in range(DEEPER):
            old = chance.choice(([old], {"x": old}))
        holder[key] = old
    elif type(old) is int and way < 0.7:
        holder[key] = old + chance.choice((-100, -1, 1, 7, 1000))
    else:
        holder[key] = copy.deepcopy(chance.choice(values))
