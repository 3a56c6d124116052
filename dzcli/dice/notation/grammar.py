"""Dice notation read value by value into a tree.

A comparison right after dice or a group is one of their modifiers, which counts; anywhere
else it compares two values.

What is open (brackets, functions, groups, computed sides) is kept in a list instead of in
calls within calls, so that no expression is too deep for Python.
"""

from __future__ import annotations

from collections.abc import Callable

from dzcli.dice.exact import Exact, Place, decimal
from dzcli.dice.notation.arithmetic import constant
from dzcli.dice.notation.limits import MAX_DICE, MAX_SIDES, TOO_DEEP, TOO_MANY_DICE
from dzcli.dice.notation.precedence import OPERATORS, Operation, assembled
from dzcli.dice.notation.remarks import Remark, of_dice
from dzcli.dice.notation.suffixes import read_faces, read_modifiers
from dzcli.dice.notation.tokens import NOT_CLOSED, Words
from dzcli.dice.notation.tree import FUDGE, Call, Group, Labelled, Node, Number, Pool
from dzcli.dice.throws.throw import PERCENTILE, Faces

MAX_NESTING = 200
MAX_REPEAT = 10_000

NO_VALUE = 'A number, dice or a bracket was expected, not "{found}".'
ENDS_EARLY = "The expression ends where a number, dice or a bracket was expected."
UNEXPECTED = '"{found}" was not expected here.'
BAD_COUNT = "A number of dice is a whole number, 0 or more, not {count}."
BAD_SIDES = "A die has a whole number of sides, at least 1 and at most {most}, not {sides}."
REPEAT_TOO_OFTEN = "A repeat is at most {limit} times."
BAD_REPEAT = "A repeat is a whole number, at least 1, not {count}."
ONE_ARGUMENT = '"{name}" takes one value.'

FUNCTIONS = ("abs", "ceil", "floor", "max", "min", "round")


Finish = Callable[[tuple[Node, ...]], Node | None]


class _Open:
    """Something that was opened: how it closes and what is then made of its members."""

    def __init__(self, opening: str, closing: str, place: Place, finish: Finish, many: bool) -> None:
        self.opening = opening
        self.closing = closing
        self.place = place
        self.finish = finish
        self.many = many
        self.members: list[Node] = []
        self.operation = Operation()


class Grammar:
    """Reads values one after the other; a method that opens something gives None instead of a node."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.opened: list[_Open] = []
        self.remarks: list[Remark] = []

    def repeat(self) -> int:
        """A repeat, ``6x``, if the text begins with one."""
        words = self.words
        if not (words.at_number and words.follows("x")):
            return 1
        place, count = words.place, words.number()
        words.take()
        if count < 1 or count.denominator != 1:
            raise place.fault(BAD_REPEAT, count=decimal(count))
        if count > MAX_DICE:
            raise place.fault(TOO_MANY_DICE, limit=MAX_DICE)
        if count > MAX_REPEAT:
            raise place.fault(REPEAT_TOO_OFTEN, limit=MAX_REPEAT)
        return count.numerator

    def expression(self) -> Node:
        """Everything up to the end."""
        self.open("", "", self.words.place, lambda members: members[0])
        while True:
            node = self.value()
            while node is not None:
                node = self.after(node)
                if not self.opened and node is not None:
                    return node

    def open(self, opening: str, closing: str, place: Place, finish: Finish, many: bool = False) -> None:
        """Remember what was opened."""
        if len(self.opened) > MAX_NESTING:
            raise place.fault(TOO_DEEP, limit=MAX_NESTING)
        self.opened.append(_Open(opening, closing, place, finish, many))

    def after(self, node: Node) -> Node | None:
        """Go on after a value: an operator, the next member, or the end of what is open."""
        words, current = self.words, self.opened[-1]
        operation = current.operation
        operation.operands.append(node)
        if words.next in OPERATORS:
            operation.places.append(words.place)
            operation.signs.append(words.take())
            return None
        current.members.append(assembled(operation))
        current.operation = Operation()
        if current.many and words.accept(","):
            return None
        if not words.next and current.closing:
            raise current.place.fault(NOT_CLOSED, bracket=current.opening)
        if words.next != current.closing:
            raise words.fault(UNEXPECTED, found=words.next)
        if current.closing:
            words.take()
        self.opened.pop()
        return current.finish(tuple(current.members))

    def value(self) -> Node | None:
        """A value with its signs."""
        words = self.words
        self.opened[-1].operation.negative.append(words.negative())
        place, word = words.place, words.next
        if words.at_number:
            number = Number(words.number(), place)
            return self.dice(number, place) if words.next == "d" else self.labelled(number)
        if word == "d":
            return self.dice(Number(1), place)
        if word == "(":
            words.take()
            self.open("(", ")", place, lambda members: self.counted(members[0], place))
        elif word == "{":
            words.take()
            self.open("{", "}", place, lambda members: self.group(members, place), many=True)
        elif word in FUNCTIONS:
            words.take()
            bracket = words.place
            words.expect("(")
            self.open("(", ")", bracket, lambda members: self.call(word, members, place), many=True)
        else:
            raise words.fault(NO_VALUE if word else ENDS_EARLY, found=word)
        return None

    def labelled(self, node: Node) -> Node:
        """A value and its label, if it has one."""
        if not self.words.at_label:
            return node
        label = self.words.label()
        if isinstance(node, Pool) and not node.label:
            return node.but(label=label)
        return Labelled(node, label)

    def counted(self, node: Node, place: Place) -> Node | None:
        """A value in brackets, or the dice that it is the count of."""
        node = self.labelled(node)
        return self.dice(node, place) if self.words.next == "d" else node

    def call(self, name: str, arguments: tuple[Node, ...], place: Place) -> Node | None:
        """A function of its arguments."""
        if len(arguments) > 1 and name not in ("max", "min"):
            raise place.fault(ONE_ARGUMENT, name=name)
        return self.counted(Call(name, arguments), place)

    def group(self, members: tuple[Node, ...], place: Place) -> Node:
        """A group and its modifiers."""
        modifiers, label, counting = read_modifiers(self.words, among=len(members))
        self.opened[-1].operation.counting.extend(counting)
        group = Group(members, modifiers, place)
        return Labelled(group, label) if label else group

    def dice(self, count: Node, place: Place) -> Node | None:
        """Dice, the count of which is read."""
        number = _folded(count)
        if not isinstance(number, Node) and (number.denominator != 1 or number < 0):
            raise place.fault(BAD_COUNT, count=decimal(number))
        dice = number if isinstance(number, Node) else number.numerator
        self.words.take()
        where = self.words.place
        if self.words.accept("("):
            self.open("(", ")", where, lambda members: self.sides(dice, members[0], where, place))
            return None
        return self.pool(dice, self.faces(), place)

    def sides(self, count: int | Node, sides: Node, where: Place, place: Place) -> Node:
        """Dice whose number of sides is computed."""
        number = _folded(sides)
        if isinstance(number, Node):
            return self.pool(count, number, place)
        return self.pool(count, _sides(number, where), place)

    def faces(self) -> Faces:
        """What stands after the ``d``, but for brackets."""
        words = self.words
        if words.accept("%"):
            return PERCENTILE
        if words.accept("f"):
            return FUDGE
        if words.at_label:
            return read_faces(words)
        if not words.at_number:
            raise words.fault(NO_VALUE if words.next else ENDS_EARLY, found=words.next)
        place = words.place
        return _sides(words.number(), place)

    def pool(self, count: int | Node, faces: Faces | Node, place: Place) -> Pool:
        """Dice with their modifiers."""
        modifiers, label, counting = read_modifiers(self.words)
        self.opened[-1].operation.counting.extend(counting)
        self.remarks.extend(of_dice(count, faces))
        return Pool(count, faces, modifiers, label, place)


def _sides(number: Exact, place: Place) -> int:
    if number.denominator != 1 or not 1 <= number <= MAX_SIDES:
        raise place.fault(BAD_SIDES, sides=decimal(number), most=MAX_SIDES)
    return number.numerator


def _folded(node: Node) -> Exact | Node:
    """A number, if no dice are needed to know it."""
    value = constant(node)
    return node if value is None else value
