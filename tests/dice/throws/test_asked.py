"""Dice and decisions asked for: several at once, again after a wrong answer, the last one taken back."""

from types import SimpleNamespace

import pytest

from dzcli.dice.throws.asked import Asked, TakenBack
from dzcli.dice.throws.throw import PERCENTILE, Pool

BACK = object()


class Script:
    """A table that answers as written, and keeps what it was asked and told."""

    def __init__(self, *answers):
        self._answers = list(answers)
        self.asked = []
        self.told = []
        self.wrong = []
        self.nothing_before = 0

    def _next(self):
        answer = self._answers.pop(0)
        if answer is BACK:
            raise TakenBack
        return answer

    def dice(self, question, wrong):
        self.asked.append((question.purpose, question.place, question.of))
        self.wrong.append(wrong and wrong.code)
        return self._next()

    def choice(self, purpose, answers, default):
        self.asked.append((purpose, tuple(answers), default))
        return self._next()

    def led_to(self, lines):
        self.told.append(list(lines))

    def nothing_to_take_back(self):
        self.nothing_before += 1


def attack(throw):
    """A rule of three throws and a decision, which says at each of them what came of it."""
    lines = []
    throw.watch(SimpleNamespace(lines=lines))
    lines.append("the score")
    roll = throw.percentile("attack", by=lambda face: face, of=2).face
    lines.append(f"rolled {roll}")
    what = throw.choose("critical", {"dice": "more dice", "abs": "less armour"}, "dice")
    damage = throw.total(Pool("weapon", 3, 6)).value
    lines.append(f"damage {damage}")
    location = throw.die(10, "location", by=str).result
    return roll, what, damage, location


@pytest.mark.parametrize(
    "answers",
    [
        ["53", "70", "abs", "1", "2", "3", "0"],
        ["53 70", "abs", "1 2 3", "10"],
        ["50+3; 7+0", "abs", "1,2", "3", "10"],
    ],
)
def test_several_dice_in_one_answer(answers):
    """The dice of one pool are answered one by one or several at once."""
    assert Asked(Script(*answers)).run(attack) == (53, "abs", 6, "10")


def test_what_is_asked():
    """A question tells which die of how many it is about."""
    table = Script("53", "70", "abs", "1 2", "3", "4")
    Asked(table).run(attack)
    assert table.asked == [
        ("attack", 1, 2),
        ("attack", 2, 2),
        ("critical", ("dice", "abs"), "dice"),
        ("weapon", 1, 3),
        ("weapon", 3, 3),
        ("location", 1, 1),
    ]


def test_what_it_led_to():
    """Before each question it is told what came of the answers since the one before."""
    table = Script("53 70", "abs", "1 2 3", "4")
    Asked(table).run(attack)
    assert table.told == [["the score"], ["rolled 53"], ["damage 6"]]


@pytest.mark.parametrize(
    "answer, code",
    [
        ("7", "face_not_on_die"),
        ("x", "not_a_die"),
        ("1 2 3 4", "too_many_dice"),
        ("1 x", "not_a_die"),
        ("", None),
    ],
)
def test_wrong_answers(answer, code):
    """After a wrong answer the same is asked again, with what was wrong; nothing of it counts."""
    table = Script(answer, "4 5 6")
    assert Asked(table).run(lambda throw: throw.pool(3, 6, "roll")) == [4, 5, 6]
    assert table.wrong == [None, code]


@pytest.mark.parametrize(
    "answers",
    [
        ["53 71", BACK, "53 70", "abs", "1 2 3", "10"],
        ["53", "71", BACK, "70", "abs", "1 2 3", "10"],
        ["53 70", "dice", BACK, "abs", "1 2 3", "10"],
        ["53 70", "abs", "6 6 6", BACK, "1 2 3", "10"],
        ["1 1", "dice", "6 6 6", BACK, BACK, BACK, "53 70", "abs", "1 2 3", "10"],
        ["53 70", "abs", "1", "6", BACK, "2", "3", "10"],
    ],
)
def test_an_answer_is_taken_back(answers):
    """The last answer can be taken back, and the one before it, to the first."""
    throw = Asked(Script(*answers))
    assert throw.run(attack) == (53, "abs", 6, "10")
    assert [die.value for die in throw.thrown] == [53, 70, 1, 2, 3, 10]


def test_nothing_is_told_twice():
    """What was told before an answer was taken back is not told again; what came of the new one is."""
    table = Script("53 70", "abs", BACK, "dice", BACK, BACK, "20 30", "dice", "1 1 1", "1")
    Asked(table).run(attack)
    assert table.told == [["the score"], ["rolled 53"], ["rolled 20"], ["damage 3"]]


def test_no_answer_to_take_back():
    """Before the first answer there is nothing to take back."""
    table = Script(BACK, BACK, "4")
    assert Asked(table).run(lambda throw: throw.pool(1, 6, "roll")) == [4]
    assert table.nothing_before == 2


def test_extra_dice_are_asked_for():
    """A chain goes on as long as the answers say."""
    pool = Pool("damage", 2, 10)

    def rule(throw):
        count = sum(1 for _, _ in zip(throw.links(), range(3), strict=False))
        return count, throw.fold(
            pool, 0, lambda total, face: total + face, again=lambda face: face == 10
        ).result

    assert Asked(Script("10 4", "10", "2")).run(rule) == (3, 26)


def test_percentile_pairs():
    """A percentile may be answered as the pair of dice lies."""
    assert Asked(Script("6+0")).run(lambda throw: throw.pool(1, PERCENTILE, "test")) == [60]
