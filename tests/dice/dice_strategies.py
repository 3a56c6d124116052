"""Hypothesis strategies that follow the grammar of dice notation."""

from hypothesis import strategies as st

numbers = st.one_of(
    st.integers(0, 20).map(str),
    st.sampled_from(["0.5", "1.45", "2.56", "100", "007", ".25"]),
)
faces = st.one_of(
    st.integers(1, 12).map(str),
    st.sampled_from(["20", "%", "F", "[1,1,2]", "[0..9]", "[-2,5..7]", "(3*2)", "100"]),
)
signs = st.sampled_from(["=", "!=", "<", "<=", ">", ">=", "==", "<>", "\u2265"])
small = st.integers(-1, 7).map(str)
conditions = st.one_of(st.just(""), st.builds(str.__add__, signs, small), st.integers(0, 6).map(str))
keeps = st.builds(
    str.__add__, st.sampled_from(["kh", "kl", "dh", "dl", "k"]), st.sampled_from(["", "0", "1", "2", "3"])
)
changes = st.one_of(
    st.builds(
        str.__add__,
        st.sampled_from(["!", "!!", "!p", "!o", "!!p", "!po", " !", "!x2", "!!x3", "!px2"]),
        conditions,
    ),
    st.builds(str.__add__, st.sampled_from(["r", "ro", "rr"]), conditions),
    st.builds(str.__add__, st.sampled_from(["min", "max"]), small),
)
judges = st.builds(str.__add__, signs, small)
fails = st.builds(lambda sign, number: f"f{sign}{number}", st.one_of(st.just(""), signs), small)
sorts = st.sampled_from(["s", "sd"])
labels = st.sampled_from(["", "", "[feu]", "[ Coup de ma\u00eetre ]"])


@st.composite
def modifiers(draw: st.DrawFn) -> str:
    """Modifiers in an order that the notation accepts, and perhaps a label among them."""
    found = draw(st.lists(st.one_of(changes, keeps, sorts), max_size=3))
    if draw(st.booleans()):
        found += [draw(judges), *draw(st.lists(st.one_of(fails, keeps, judges), max_size=2))]
    place = draw(st.integers(0, len(found)))
    return "".join([*found[:place], draw(labels), *found[place:]])


def _pools(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    counts = st.one_of(
        st.just(""),
        st.integers(0, 5).map(str),
        st.just("(1+1)"),
        inner.map(lambda text: f"(abs({text})//1%3)"),
    )
    sides = st.one_of(faces, faces, inner.map(lambda text: f"(abs({text})//1%3+2)"))
    return st.builds(lambda *parts: "".join(parts), counts, st.sampled_from("dD"), sides, modifiers())


def _values(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    operators = st.sampled_from(["+", "-", "*", "/", "//", "%", "\u2212", "\u00d7", " + ", "--"])
    comparisons = st.sampled_from([">=", "=", "<", "!="])
    group_modifiers = st.one_of(st.just(""), keeps, judges, st.builds(str.__add__, judges, fails), sorts)
    return st.one_of(
        _pools(inner),
        st.builds(lambda left, sign, right: f"{left}{sign}{right}", inner, operators, inner),
        st.builds(lambda left, sign, right: f"({left}){sign}({right})", inner, comparisons, inner),
        st.builds(
            lambda base, exponent: f"{base}^{exponent}", inner, st.sampled_from(["2", "-1", "0", "1d2"])
        ),
        inner.map(lambda text: f"({text})"),
        inner.map(lambda text: f"-{text}"),
        inner.map(lambda text: f"({text})[x]"),
        st.builds(
            lambda name, text: f"{name}({text})", st.sampled_from(["floor", "ceil", "round", "abs"]), inner
        ),
        st.builds(
            lambda name, one, two: f"{name}({one}, {two})", st.sampled_from(["min", "MAX"]), inner, inner
        ),
        st.builds(
            lambda parts, after: f"{{{','.join(parts)}}}{after}",
            st.lists(inner, min_size=1, max_size=3),
            group_modifiers,
        ),
    )


expressions = st.recursive(st.one_of(numbers, _pools(numbers), _pools(numbers)), _values, max_leaves=5)
"""Texts of expressions, nearly all of which the notation accepts."""

words = st.sampled_from(
    [
        *"()[]{},+-*/%^=<>!.#xdDkrspof \u2212\u00d7",
        *("kh", "kl", "dh", "dl", "!!", "!p", "!o", "ro", "sd", "min"),
        "max",
        "floor",
        "ceil",
        "round",
        "abs",
        "//",
        "**",
        "!=",
        "<=",
        ">=",
        "..",
        "d%",
        "dF",
        "d[1,2]",
        "[a]",
        "6",
        "20",
        "100",
        "0",
        "1.5",
        "99999999999",
        "6x",
    ]
)
scraps = st.lists(st.one_of(words, st.text(max_size=2)), max_size=25).map("".join)
"""Texts made of the words of the notation in any order, and of anything else."""
