"""``dzcli help dice``."""

from dzcli.cli.topics import Rows, Topic
from dzcli.cli.topics.described import common
from dzcli.step.options import DICE


def topic() -> Topic:
    """The notation, and the options that dice come from."""
    notation = Rows(NOTATION_HEADING, NOTATION)
    told = (ABOUT, notation, ORDER, COMPARISONS, VALUES, Rows(SOURCES_HEADING, common(DICE)), PERCENTILES)
    return Topic(told, EXAMPLES)


EXAMPLES = (
    "dzcli roll 4d6kh3",
    "dzcli roll 2d6+3 --odds",
    "dzcli roll '5d6!>=5' --dice 6,5,2,3,1,1,4",
    "dzcli roll 1d20+@attributs.physique @koris",
)
ABOUT = "dzcli roll throws any expression; --odds gives its exact chances. The damage of weapons is in the same notation."
NOTATION_HEADING = "The notation:"
NOTATION = {
    "3d6, d20, d%, 4dF": "Dice; d% goes from 1 to 100, dF is -1, 0 or 1.",
    "d[1,1,2], d[0..9]": "A die of given faces.",
    "(1d4)d6, 6d(3*2)": "Computed counts and sides; a count of 0 is a total of 0.",
    "4d6kh3, 2d20kl, 4d6dl1, 3d6dh": "Keep or drop the highest or lowest; one of them without a number.",
    "5d6!, 5d6!>=5, 5d6!!, 5d6!p": "Explode on the highest face or on a comparison; compound; penetrate.",
    "5d6!o, 5d6!x3": "Explode once, or at most three times a die.",
    "4d6r<2, 4d6ro<2, 4d6r": "Reroll until it is not so, or once; alone, the lowest face.",
    "4d6min2, 4d6max5": "No die counts less, or more.",
    "4d6s, 4d6sd": "Sort the dice that are shown, up or down.",
    "5d6>=5, 5d6>=5f1, 5d6=1=6": "Count dice; f counts those against; several = are a set.",
    "5d10>=2f>9": "A range: count from 2 on, but not above 9.",
    "(3d6)>=15, 1d20+5>=15": "True or false: 1 or 0.",
    "{4d6,3d8}kh1, {4d6+2d8}kh3": "Groups: choose among their parts, or among the dice of a single part.",
    "(2d6+1)*3/2, 7//2, 7%2, 2^3": "Arithmetic, with exact fractions; // and % round down.",
    "floor(7/2), ceil(7/2), round(7/2), abs(-3), min(1d6,4), max(1d6,3)": "Functions; round takes halves away from zero.",
    "2d6[fire]+1d4[cold]": "Labels of dice.",
    "6x4d6kh3": "Repeats: a result each.",
    "2d6 # the trap": "A comment begins with # after a blank.",
}
ORDER = (
    "Modifiers act in the order written, but each keep or drop looks at the whole pool. Dice are asked for pool by pool, "
    "then the extra dice of each die in order."
)
COMPARISONS = (
    "A comparison right after dice counts them; put the sum in brackets, or the dice first, to compare it. Put an "
    "expression with spaces, brackets or signs of the shell in quotes."
)
VALUES = "@ and a key of a sheet, as in 1d20+@attributs.physique, is its value in the sheet that follows. A name set under [rolls] in config.toml stands for its expression."
SOURCES_HEADING = "Where dice come from:"
PERCENTILES = "A percentile is 1 to 100, 00 for 100, or the pair as read (60+0, 00+2); 0 on a d10 is 10."
