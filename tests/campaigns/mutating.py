"""Mutants: each breaks one place of a file of code or of tables, and leaves the rest as it is."""

import ast
import copy
import re
import tomllib
from collections.abc import Iterator
from typing import NamedTuple

OTHER_COMPARISON: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OTHER_SIGN: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
}
OTHER_NAME = {"min": "max", "max": "min", "any": "all", "all": "any"}
SECTION = re.compile(r"\d+(\.\d+)+")
NO_SECTION = "99.99"
HELD = ("strict", "frozen", "kw_only")
"""Said of what is put together, which is as long anyway, and of structs, whose use the type checker sees."""
TYPES = "TYPE_CHECKING"
"""False where the program runs: what the type checker alone reads."""
VALUE = re.compile(r'"[^"]*"|\btrue\b|\bfalse\b|(?<![\w.+-])-?\d+(?![\w.])')
"""A value in a line of a table."""
PAIR = re.compile(r'(?:, )?\b[\w+]+ = (?:"[^"]*"|\[[^\]]*\]|\{[^{}]*\}|true|false|-?\d+)')
"""A key with its value, and the comma before it."""


class Mutant(NamedTuple):
    """A file with one place broken: the line, what stood there, what stands there now, and the whole text.

    ``reach``: the lines of the statement; whoever reaches none of them does not meet what is broken.
    """

    line: int
    was: str
    became: str
    text: str
    reach: range = range(0)


def of_code(text: str) -> Iterator[Mutant]:
    """All mutants of a file of Python, those only that still are Python."""
    raw = text.encode()
    starts = [0]
    for line in raw.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    tree = ast.parse(text)
    statements = [_own_lines(node) for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    for node in _working(tree):
        first = starts[node.lineno - 1] + node.col_offset
        last = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        for became in _broken(node):
            broken = (raw[:first] + became.encode() + raw[last:]).decode()
            if _parses(broken):
                around = [one for one in statements if node.lineno in one]
                reach = min(around, key=len, default=range(node.lineno, node.lineno + 1))
                yield Mutant(node.lineno, " ".join(raw[first:last].decode().split()), became, broken, reach)


def _own_lines(node: ast.stmt) -> range:
    """The lines of a statement; of one that holds others those of its head."""
    body = getattr(node, "body", None)
    last = max(node.lineno, body[0].lineno - 1) if body else node.end_lineno or node.lineno
    return range(node.lineno, last + 1)


def _working(tree: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """The nodes that do something: no docstrings, annotations, decorators or parts of f-strings."""
    for name, field in ast.iter_fields(tree):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for node in field if isinstance(field, list) else [field]:
            words = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            if not isinstance(node, ast.AST) or isinstance(node, ast.JoinedStr | ast.Assert) or words:
                continue
            if _is_held(node):
                continue
            if isinstance(node, ast.expr | ast.stmt):
                yield node
            yield from _working(node)


def _is_held(node: ast.AST) -> bool:
    """Whether the type checker looks at it, or nobody needs to."""
    match node:
        case ast.keyword(arg):
            return arg in HELD
        case ast.Assign([ast.Name(name)]):
            return name == TYPES
    return False


def _broken(node: ast.AST) -> Iterator[str]:
    """What may stand in the place of a node instead."""
    match node:
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Assign(targets=[ast.Attribute()]):
            yield "pass"
        case ast.Return(value) if value is not None and not _is(value, None) and not _is(value, False):
            yield "return None"
        case ast.Compare():
            yield from _other_comparisons(node)
        case ast.BoolOp(op, values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield f"({ast.unparse(ast.BoolOp(other, values))})"
            for left in range(len(values)):
                kept = [f"({ast.unparse(value)})" for place, value in enumerate(values) if place != left]
                joint = " and " if isinstance(op, ast.And) else " or "
                yield f"({joint.join(kept)})"
        case ast.IfExp(test, body, orelse):
            yield f"({ast.unparse(ast.IfExp(test, orelse, body))})"
        case ast.UnaryOp(ast.Not(), operand):
            yield f"({ast.unparse(operand)})"
        case ast.BinOp(left, op, right) if type(op) in OTHER_SIGN:
            yield f"({ast.unparse(ast.BinOp(left, OTHER_SIGN[type(op)](), right))})"
        case ast.Call():
            yield from _less(node)
        case ast.Name(name, ast.Load()) if name in OTHER_NAME:
            yield OTHER_NAME[name]
        case ast.Constant(value):
            yield from _other_constants(value)


def _is(node: ast.expr, value: object) -> bool:
    return isinstance(node, ast.Constant) and node.value is value


def _other_comparisons(node: ast.Compare) -> Iterator[str]:
    for place, op in enumerate(node.ops):
        other = copy.deepcopy(node)
        other.ops[place] = OTHER_COMPARISON[type(op)]()
        yield f"({ast.unparse(other)})"


def _less(node: ast.Call) -> Iterator[str]:
    """A call without one of the things that are given it by name."""
    for place in range(len(node.keywords)):
        if node.keywords[place].arg in HELD:
            continue
        other = copy.deepcopy(node)
        del other.keywords[place]
        yield ast.unparse(other)


def _other_constants(value: object) -> Iterator[str]:
    if isinstance(value, bool):
        yield str(not value)
    elif isinstance(value, int):
        yield f"({value + 1})"
        yield f"({value - 1})"
    elif isinstance(value, str) and SECTION.fullmatch(value):
        yield f'"{NO_SECTION}"'


def _parses(text: str) -> bool:
    try:
        compile(text, "mutant", "exec")
    except SyntaxError:
        return False
    return True


def of_table(text: str) -> Iterator[Mutant]:
    """All mutants of a file of tables, those only that still are TOML and say something else."""
    said, place = tomllib.loads(text), 0
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        code = line.partition(" #")[0] if not line.startswith("#") else ""
        found = [(one, "") for one in PAIR.finditer(code)]
        found += [(one, became) for one in VALUE.finditer(code) for became in _other_values(one.group())]
        for one, became in found:
            broken = text[: place + one.start()] + became + text[place + one.end() :]
            if _says(broken) not in (None, said):
                yield Mutant(number, one.group(), became, broken)
        place += len(line)


def _other_values(value: str) -> Iterator[str]:
    if value in ("true", "false"):
        yield "false" if value == "true" else "true"
    elif not value.startswith('"'):
        yield str(int(value) + 1)
        yield str(int(value) - 1)
    elif SECTION.fullmatch(value[1:-1]):
        yield f'"{NO_SECTION}"'
    else:
        yield f'"XX{value[1:]}'


def _says(text: str) -> object:
    """What a file of tables says; None if it is no TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return None
