"""Expressions of dice made at random: by the grammar of the notation, and from others by slips of the pen."""

import random

SIGNS = ("=", "!=", "<", "<=", ">", ">=", "==", "<>", "≥")
WORDS = (
    *"()[]{},+-*/%^=<>!.#xdDkrspof −×",
    *("kh", "kl", "dh", "dl", "!!", "!p", "!o", "ro", "sd", "min", "max", "floor", "ceil", "round", "abs"),
    *(
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
        "6x",
        "é",
    ),
    *("99999999999", "1000", "10000d6", "d10000", "\x1b", "\n", "\u202e", "x" * 300, "9" * 40, "(" * 30),
)
"""What a slip puts in: words of the notation and others, and what is too long or too much."""
DEEPEST = 4


class Grammar:
    """Makes expressions from random numbers."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.one = chance.choice

    def often(self, share: float, text: str) -> str:
        """A text, or nothing."""
        return text if self.chance.random() < share else ""

    def expression(self, deep: int = 0) -> str:
        """An expression of numbers, dice, operations, functions and groups."""
        if deep == DEEPEST or self.chance.random() < 0.35:
            return self.pool(deep) if self.chance.random() < 0.7 else self.number()
        ways = (
            self.operation,
            self.operation,
            self.pool,
            self.comparison,
            self.call,
            self.group,
            self.within,
        )
        return self.one(ways)(deep)

    def number(self) -> str:
        """A number, whole or decimal."""
        return self.one(
            (str(self.chance.randrange(21)), str(self.chance.randrange(21)), "0.5", "2.56", "100")
        )

    def pool(self, deep: int) -> str:
        """Dice with their modifiers."""
        count = self.one(("", str(self.chance.randrange(8)), str(self.chance.randrange(8)), self.inner(deep)))
        faces = self.one(
            (str(self.chance.randrange(1, 13)), self.one(("20", "%", "F", "100", "1000")), self.faces(), "6")
        )
        return f"{count}{self.one('ddddD')}{faces}{self.modifiers()}"

    def inner(self, deep: int) -> str:
        """An expression in the place of a number of dice."""
        return f"(abs({self.expression(deep + 2)})//1%4)" if deep + 2 < DEEPEST else "3"

    def faces(self) -> str:
        """The faces of a die, written out."""
        return self.one(("[1,1,2]", "[0..9]", "[-2,5..7]", "(3*2)", "[1..40]", "[5]"))

    def modifiers(self) -> str:
        """Modifiers in any order, and perhaps a label among them."""
        found = [self.modifier() for _ in range(self.one((0, 0, 0, 1, 1, 2, 3)))]
        if self.chance.random() < 0.15:
            found.insert(self.chance.randrange(len(found) + 1), self.one(("[feu]", "[ a ]", "[é [x]")))
        return "".join(found)

    def modifier(self) -> str:
        """One modifier."""
        condition = self.one(("", self.condition(), str(self.chance.randrange(7))))
        return self.one(
            (
                self.one(("!", "!!", "!p", "!o", "!!p", "!po", " !", "!x2", "!!x3", "!px2")) + condition,
                self.one(("r", "ro", "rr")) + condition,
                self.one(("min", "max")) + str(self.chance.randrange(-1, 8)),
                self.one(("kh", "kl", "dh", "dl", "k")) + self.one(("", "0", "1", "2", "3")),
                self.condition(),
                f"f{self.condition()}",
                self.one(("s", "sd")),
            )
        )

    def condition(self) -> str:
        """A comparison with a number."""
        return f"{self.one(SIGNS)}{self.chance.randrange(-1, 8)}"

    def operation(self, deep: int) -> str:
        """Two expressions and an operator."""
        sign = self.one(("+", "-", "*", "/", "//", "%", "−", "×", " + ", "--", "^2", "^"))
        return f"{self.expression(deep + 1)}{sign}{'' if sign == '^2' else self.expression(deep + 1)}"

    def comparison(self, deep: int) -> str:
        """Two expressions compared."""
        return f"({self.expression(deep + 1)}){self.one(SIGNS)}({self.expression(deep + 1)})"

    def call(self, deep: int) -> str:
        """A function of one expression, or of two."""
        if self.chance.random() < 0.5:
            return f"{self.one(('floor', 'ceil', 'round', 'abs'))}({self.expression(deep + 1)})"
        return f"{self.one(('min', 'MAX'))}({self.expression(deep + 1)}, {self.expression(deep + 1)})"

    def group(self, deep: int) -> str:
        """Expressions of which some may be kept."""
        members = ",".join(self.expression(deep + 1) for _ in range(self.one((1, 2, 2, 3))))
        return f"{{{members}}}{self.one(('', 'kh', 'kl1', 'dl', self.condition(), 's'))}"

    def within(self, deep: int) -> str:
        """An expression in brackets, with a sign or a label."""
        return f"{self.often(0.3, '-')}({self.expression(deep + 1)}){self.often(0.3, '[x]')}"

    def slip(self, text: str) -> str:
        """A text in which a piece is gone, doubled, moved, or another word has come."""
        start = self.chance.randrange(len(text) + 1)
        end = min(len(text), start + self.one((0, 1, 1, 2, 5)))
        word = self.one((self.one(WORDS), "", text[start:end] * 2, text[: self.chance.randrange(9)]))
        return text[:start] + word + text[end:]
