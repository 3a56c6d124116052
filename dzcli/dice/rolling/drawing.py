"""Rolled trees drawn: as plain values for JSON, and on one line for people."""

from __future__ import annotations

from dzcli.dice.exact import Exact, decimal
from dzcli.dice.notation.tree import (
    Call,
    Chain,
    Comparison,
    Group,
    Labelled,
    Negative,
    Node,
    Number,
    Pool,
    Power,
)
from dzcli.dice.notation.writing import (
    ADDED,
    ATOM,
    COMPARED,
    MULTIPLIED,
    RAISED,
    SIGNED,
    Written,
    in_full,
    within,
    written,
    written_faces,
    written_modifiers,
)
from dzcli.dice.rolling.rolled import FAILURE, SUCCESS, RolledDie, RolledNode, fold_rolled
from dzcli.dice.throws.faces import told_faces
from dzcli.light import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

MOST_SHOWN = 100
"""How many dice of one pool a line shows."""
MOST_ALIKE = 4096
"""So many different dice are kept told."""


def as_tree(root: RolledNode) -> dict[str, Any]:
    """The whole tree as plain values: numbers (a fraction as ``"3/2"``), texts, lists, dicts."""
    return fold_rolled(root, _plain)


def explain(root: RolledNode) -> str:
    """The whole tree on one line of plain ASCII, such as ``4d6kh3 [6, 3, (1), 5] = 14``."""
    text, _ = fold_rolled(root, _line)
    total = decimal(root.total)
    return text if text == total else f"{text} = {total}"


def _number(value: Exact) -> int | str:
    return value.numerator if value.denominator == 1 else f"{value.numerator}/{value.denominator}"


def _plain(rolled: RolledNode, parts: Sequence[dict[str, Any]]) -> dict[str, Any]:
    node = rolled.node
    drawn: dict[str, Any] = {"type": type(node).__name__.lower(), "total": _number(rolled.total)}
    match node:
        case Pool():
            drawn["expression"] = written(node)
            drawn["label"] = node.label or None
            drawn["faces"] = _pool_faces(node, rolled)
            drawn["dice"] = [_drawn(die).told for die in rolled.dice]
        case Group():
            drawn["modifiers"] = written_modifiers(node.modifiers)
            fates = {id(member.rolled): member.fate for member in rolled.members}
            parts = [part | {"fate": fates[id(one)]} for part, one in zip(parts, rolled.parts, strict=True)]
        case Chain():
            drawn["signs"] = list(node.signs)
        case Comparison():
            drawn["sign"] = node.sign
        case Call():
            drawn["name"] = node.name
        case Labelled():
            drawn["label"] = node.label
    if parts:
        drawn["parts"] = list(parts)
    return drawn


def _pool_faces(node: Pool, rolled: RolledNode) -> int | list[int] | None:
    """All faces of the dice of a pool; None if they were to be rolled, and no die fell."""
    faces = node.faces
    if isinstance(faces, Node):
        return int(rolled.parts[-1].total)
    return faces if isinstance(faces, int) else list(faces)


class _Drawn(NamedTuple):
    """A die that looks like many: told for JSON, and as a line marks it."""

    told: dict[str, Any]
    mark: str


_known: dict[tuple[Any, ...], _Drawn] = {}


def _drawn(die: RolledDie) -> _Drawn:
    """A die drawn; dice alike are told by one and the same object, which nobody changes."""
    if die.glued or type(die.value) is not int or not isinstance(die.faces, int):
        # The many faces of a die of one's own take longer to be looked up than to be told, and a number
        # that stands for others is not looked up.
        return _Drawn(_told(die), _mark(die))
    looks = die.looks
    found = _known.get(looks)
    if found is None:
        if len(_known) == MOST_ALIKE:
            _known.clear()
        found = _known[looks] = _Drawn(_told(die), _mark(die))
    return found


def _told(die: RolledDie) -> dict[str, Any]:
    drawn: dict[str, Any] = {
        "faces": told_faces(die.faces),
        "face": die.face,
        "value": die.value,
        "origin": die.origin,
        "fate": die.fate,
    }
    if die.glued:
        drawn["glued"] = [_told(extra) | {"fate": die.fate} for extra in die.glued]
    return drawn


def _line(rolled: RolledNode, parts: Sequence[Written]) -> Written:
    node = rolled.node
    match node:
        case Number():
            return in_full(node.value), ATOM
        case Pool():
            return _pool(node, rolled, parts), ATOM
        case Group():
            return _group(node, rolled, parts), ATOM
        case Negative():
            return f"-{within(parts[0], RAISED)}", SIGNED
        case Chain():
            bond = ADDED if node.signs[0] in ("+", "-") else MULTIPLIED
            texts = [within(part, bond + 1) for part in parts]
            steps = (f" {sign} {text}" for sign, text in zip(node.signs, texts[1:], strict=True))
            return texts[0] + "".join(steps), bond
        case Power():
            return f"{within(parts[0], ATOM)} ^ {within(parts[1], SIGNED)}", RAISED
        case Call():
            return f"{node.name}({', '.join(text for text, _ in parts)})", ATOM
        case Comparison():
            return f"{within(parts[0], ATOM)} {node.sign} {within(parts[1], ADDED)}", COMPARED
        case Labelled():
            return f"{within(parts[0], ATOM)} [{node.label}]", ATOM
    raise TypeError(node)


def _pool(node: Pool, rolled: RolledNode, parts: Sequence[Written]) -> str:
    drawn = [f"({text})" for text, _ in parts]
    count = str(node.count) if isinstance(node.count, int) else drawn.pop(0)
    faces = drawn.pop() if isinstance(node.faces, Node) else written_faces(node.faces)
    shown = ", ".join([_drawn(die).mark for die in rolled.dice[:MOST_SHOWN]])
    more = ", ..." if len(rolled.dice) > MOST_SHOWN else ""
    label = f" {node.label}:" if node.label else ""
    return f"{count}d{faces}{written_modifiers(node.modifiers)}{label} [{shown}{more}]"


def _mark(die: RolledDie) -> str:
    """A die as a line shows it: (dropped), replaced~, exploded!, success*, failure/."""
    text = _glued(die) if die.glued else _face(die)
    if die.replaced:
        return f"{text}~"
    if die.dropped:
        return f"({text})"
    if die.success != die.failure:
        return f"{text}*" if die.success else f"{text}/"
    return text


def _glued(die: RolledDie) -> str:
    """The dice that a compound explosion glued together, and their sum if a bound changed it."""
    dice = (die, *die.glued)
    changed = die.value != die.face + sum(extra.value for extra in die.glued)
    return "+".join(_face(one) for one in dice) + (f"->{die.value}" if changed else "")


def _face(die: RolledDie) -> str:
    """The value of a die by itself, after its face where a bound or a penetration changed it."""
    changed = not die.glued and die.value != die.face
    text = f"{die.face}->{die.value}" if changed else str(die.face)
    return f"{text}!" if die.exploded else text


def _group(node: Group, rolled: RolledNode, parts: Sequence[Written]) -> str:
    texts = {id(part): text for part, (text, _) in zip(rolled.parts, parts, strict=True)}
    shown = []
    for member in rolled.members:
        text = texts[id(member.rolled)]
        if mark := {SUCCESS: "*", FAILURE: "/"}.get(member.fate, ""):
            text = f"{text} = {decimal(member.worth)}{mark}"
        shown.append(f"({text})" if member.dropped else text)
    return f"{{{', '.join(shown)}}}{written_modifiers(node.modifiers)}"
