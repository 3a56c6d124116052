"""Trees written out again in notation."""

from dice_strategies import expressions
from hypothesis import assume, example, given

from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.parser import parse
from dzcli.dice.notation.writing import written


def read(text: str):
    """The program of a text; texts that are refused are passed over."""
    try:
        return parse(text)
    except ExpressionFault:
        assume(False)


@given(expressions)
@example("4d6! !>4")
@example("1d6! =-1")
@example("4d6s dl1")
@example("(2d6[a])[b]")
@example("1d6!<>3")
@example("(5+1d20)>=15")
@example("3d6!p[a]>=5")
@example("3d6r[a]<=5")
@example("2d6r r")
@example("2d6r ro>5")
@example("3d6!p>=5[a]")
@example("5<=(1d20>=10)")
@example("2d6!x3=5!x3>7")
def test_what_is_written_again_reads_as_the_same_tree(text: str) -> None:
    tree = read(text).tree
    assert parse(written(tree)).tree == tree
    assert written(parse(written(tree)).tree) == written(tree)
