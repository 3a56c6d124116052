"""Trees written out again in notation, in canonical form."""

from __future__ import annotations

from dzcli.dice.exact import Exact
from dzcli.dice.notation.modifiers import Clamp, Condition, Explode, Judge, Keep, Modifier, Reroll, Sort
from dzcli.dice.notation.tree import (
    FUDGE,
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
    fold,
)
from dzcli.dice.throws.throw import Faces

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

Written = tuple[str, int]
"""A text, and how tightly what it says is bound together."""

COMPARED, ADDED, MULTIPLIED, SIGNED, RAISED, ATOM = range(6)


def written(tree: Node) -> str:
    """The notation of a tree; parsed again, it gives an equal tree."""
    return fold(tree, _node)[0]


def written_faces(faces: Faces) -> str:
    """What stands after the ``d`` of a die: ``6``, ``F`` or ``[1,3..5]``."""
    if isinstance(faces, int):
        return str(faces)
    return "F" if faces == FUDGE else f"[{','.join(_runs(faces))}]"


def written_modifiers(modifiers: Sequence[Modifier], label: str = "") -> str:
    """Modifiers as they stand after dice, and a label.

    The label comes last, or where it keeps a comparison that counts from being read as the
    condition of an explosion or a reroll before it.
    """
    text, waiting = "", f"[{label}]" if label else ""
    before: Modifier | None = None
    for modifier in modifiers:
        following = _modifier(modifier)
        if isinstance(before, Explode | Reroll) and not before.when and isinstance(modifier, Judge):
            text, waiting = text + waiting, ""
        # Two explosions in a row would read as one that compounds, two rerolls as one.
        text += " " * (text[-1:] in ("!", "r") and text[-1] == following[0]) + following
        before = modifier
    return text + waiting


def written_condition(condition: Condition) -> str:
    """A comparison as it stands after dice."""
    return f"{condition.sign}{in_full(condition.value)}"


def _runs(faces: tuple[int, ...]) -> list[str]:
    """Faces in order, three or more that follow each other written ``1..3``."""
    runs: list[list[int]] = []
    for face in faces:
        if runs and face == runs[-1][-1] + 1:
            runs[-1].append(face)
        else:
            runs.append([face])
    return [text for run in runs for text in _run(run)]


def _run(run: list[int]) -> list[str]:
    return [f"{run[0]}..{run[-1]}"] if len(run) > 2 else [str(face) for face in run]


def _node(node: Node, parts: Sequence[Written]) -> Written:
    match node:
        case Number():
            return in_full(node.value), ATOM
        case Pool():
            return _pool(node, parts), ATOM
        case Group():
            members = ",".join(text for text, _ in parts)
            return f"{{{members}}}{written_modifiers(node.modifiers)}", ATOM
        case Negative():
            return f"-{within(parts[0], RAISED)}", SIGNED
        case Chain():
            return _chain(node, parts)
        case Power():
            return f"{within(parts[0], ATOM)}^{within(parts[1], SIGNED)}", RAISED
        case Call():
            return f"{node.name}({','.join(text for text, _ in parts)})", ATOM
        case Comparison():
            return _comparison(node, parts), COMPARED
        case Labelled():
            return _labelled(node, parts[0]), ATOM
    raise TypeError(node)


def _comparison(node: Comparison, parts: Sequence[Written]) -> str:
    """A comparison: right after dice it would count them, and next to one that counts be refused."""
    left, right = parts[0][0], parts[1][0]
    if not isinstance(node.left, Number | Call):
        left = f"({left})"
    if isinstance(node.right, Pool):
        right = f"({right})" if node.right.modifiers else right
    elif not isinstance(node.right, Number | Call):
        right = f"({right})"
    return f"{left}{node.sign}{right}"


def within(part: Written, bond: int) -> str:
    """A part as it stands where only what is bound so tightly needs no brackets."""
    text, bound = part
    return text if bound >= bond else f"({text})"


def _chain(node: Chain, parts: Sequence[Written]) -> Written:
    bond = ADDED if node.signs[0] in ("+", "-") else MULTIPLIED
    texts = [within(part, bond + 1) for part in parts]
    return texts[0] + "".join(sign + text for sign, text in zip(node.signs, texts[1:], strict=True)), bond


def _pool(node: Pool, parts: Sequence[Written]) -> str:
    rolled = [f"({text})" for text, _ in parts]
    count = str(node.count) if isinstance(node.count, int) else rolled.pop(0)
    faces = rolled.pop() if isinstance(node.faces, Node) else written_faces(node.faces)
    return f"{count}d{faces}{written_modifiers(node.modifiers, node.label)}"


def _labelled(node: Labelled, inner: Written) -> str:
    bare = isinstance(node.inner, Number | Call | Group)
    return f"{inner[0] if bare else f'({inner[0]})'}[{node.label}]"


def _modifier(modifier: Modifier) -> str:
    match modifier:
        case Keep():
            return f"{modifier.kind}{modifier.count}"
        case Explode():
            return _explode(modifier)
        case Reroll():
            kind = "ro" if modifier.once else "r"
            return "".join(f"{kind}{written_condition(one)}" for one in modifier.when) or kind
        case Clamp():
            return f"{modifier.kind}{modifier.bound}"
        case Sort():
            return "sd" if modifier.descending else "s"
        case Judge():
            return ("f" if modifier.failure else "") + written_condition(modifier.when)


def _explode(modifier: Explode) -> str:
    """An explosion, and each of its conditions: ``!`` and ``=`` must not read as ``!=``."""
    kind = ("!!" if modifier.compound else "!") + "p" * modifier.penetrate
    kind += "o" if modifier.most == 1 else f"x{modifier.most}" if modifier.most else ""
    text = ""
    for one in modifier.when:
        if one.sign == "!=":
            text += f"{kind}<>{in_full(one.value)}"
        elif kind == "!" and one.sign == "=":
            text += kind + (in_full(one.value) if one.value >= 0 else f" {written_condition(one)}")
        else:
            text += kind + written_condition(one)
    return text or kind


def in_full(value: Exact) -> str:
    """A number as the notation writes it, in full."""
    if value.denominator == 1:
        return str(value.numerator)
    over, under, places = abs(value.numerator), value.denominator, 0
    while over % under:
        over, places = over * 10, places + 1
        if places > under.bit_length():  # not a finite decimal: no literal, made by hand
            return f"({value})"
    digits = str(over // under).rjust(places + 1, "0")
    return f"{'-' if value < 0 else ''}{digits[:-places]}.{digits[-places:]}"
