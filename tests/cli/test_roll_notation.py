"""Dice notation through the command: what it refuses, what it warns of, what it answers."""

import pytest


def warnings(dzcli, text, *options):
    """The warnings of the record of an expression."""
    return dzcli("roll", text, "--json", *options).record["warnings"]


@pytest.mark.parametrize(
    ("text", "dice", "total"),
    [
        ("2d6rr<3", "1,5,2,4", 9),
        ("3d10=2=4=9", "2,9,1", 2),
        ("5d10>=2f>9", "1,2,9,10,5", 3),
        ("{1d20}>=5f>10", "7", 1),
        ("{1d20}>=5f>10", "11", 0),
        ("1d6!x3", "6,6,6,6", 24),
        ("2d6!x2", "6,6,6,6,2", 26),
        ("2d6!!x1kh1", "6,2,5", 11),
        ("1d6!px2>=5", "5,6,6", 15),
        ("0d6", "", 0),
        ("(1d4-1)d6", "1", 0),
        ("(1d4-1)d6>=5", "1", 0),
        ("(1d4-1)d6kh2!+3", "1", 3),
        ("{0d6,1d4}kh1", "2", 2),
        ("2d6 # 5d6", "1,2", 3),
        ("2d6[#1]", "1,2", 3),
    ],
)
def test_notation_is_answered(dzcli, text, dice, total):
    """An expression gives the total that its dice make."""
    record = dzcli("roll", text, "--dice", dice, "--json").record
    assert record["roll"]["total"] == total


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("5d10>=2<=9", "for a range write >=2f>9."),
        ("1d10r>=2<=9", "for a range write r=2r=3r=4r=5r=6r=7r=8r=9."),
        ("5<=1d20<=10", "for a range write {1d20}>=5f>10."),
        ("(2d6)>=3=1", "put one of the comparisons in brackets."),
        ("2d6#feu", "A comment begins with # after a blank."),
        ("2d6 dégâts de feu", "a comment begins with #, as in: 2d6 # dégâts de feu"),
        ("(1-3)d6", "0 or more, not -2."),
        ("d[6..1]", "write [1..6], not [6..1]."),
        ("1d6!x", "A whole number was expected here."),
        ("1d6!x2000", "from 1 to 1000, not 2000."),
        ("6d66!rrx2", '"x" was not expected here.'),
    ],
)
def test_notation_is_refused_with_the_way_to_say_it(dzcli, text, message):
    """What is refused says where, and how it is written."""
    ran = dzcli("roll", text, status=2)
    assert ran.err.split("\n")[0].endswith(message)


@pytest.mark.parametrize(
    ("text", "warning"),
    [
        ("3d6>=12", "3d6>=12 counts dice, and none can be >=12; for their sum write (3d6)>=12."),
        ("4d6kh3>=12", "4d6kh3>=12 counts dice, and none can be >=12; for their sum write (4d6kh3)>=12."),
        ("4d6kh3>=18", "4d6kh3>=18 counts dice, and none can be >=18; for their sum write (4d6kh3)>=18."),
        ("4d6kh3>=24", "No die here can be >=24, so that none counts."),
        ("4d6kh3<1", "No die here can be <1, so that none counts."),
        ("4d6!<3>=40", "4d6!<3>=40 counts dice, and none can be >=40; for their sum write (4d6!<3)>=40."),
        ("1d6>=7", "No die here can be >=7, so that none counts."),
        ("5d6>=5f0", "No die here can be =0, so that none counts."),
        ("4d6min3>=3", "Every die here is >=3, so that all count."),
        ("4d6!p<6>=7", "4d6!p<6>=7 counts dice, and none can be >=7; for their sum write (4d6!p<6)>=7."),
        ("4d6r<3>2", "Every die here is >2, so that all count."),
        ("4d6ro<3r>6", "No die here can be >6, so that none is thrown again."),
        ("4d6!>6", "No die here can be >6, so that none explodes."),
        ("(2d6)>12", "(2d6)>12 is never true."),
        ("1d4>=0+(2d6)", "Every die here is >=0, so that all count."),
        ("max(1d4,3)<=4", "max(1d4,3)<=4 is always true."),
        ("(1d6)!=7", "(1d6)!=7 is always true."),
        ("{2d6,1d8}>=13", "No part of this group can be >=13, so that none counts."),
        ("{2d6,1d8}<=12", "Every part of this group is <=12, so that all count."),
        ("d66", "d66 is one die of 66 sides; for d6 read as digits write 10*d6+d6."),
        ("1d666+1", "d666 is one die of 666 sides; for d6 read as digits write 100*d6+10*d6+d6."),
        ("0d6+1d4", "No die is thrown here: there are 0."),
    ],
)
@pytest.mark.parametrize("options", [("--seed", "1"), ("--odds",)])
def test_what_the_dice_cannot_change_is_warned_of(dzcli, text, warning, options):
    """A comparison that can only come out one way, and dice called like others, are remarked upon."""
    assert warnings(dzcli, text, *options) == [warning]


@pytest.mark.parametrize(
    "text",
    [
        "3d6>=6",
        "1d6!!>=5>=12",
        "(1d6!)>=1000",
        "(1d4-1)d6",
        "{2d6}>=12",
        "2+2=4",
        "1d60",
        "4d6>=5f1",
        "2d(1d6)>=7",
        "(10^40+1d2)>=10^40",
        "(2d6-1d6)>=0",
    ],
)
def test_what_the_dice_decide_is_not_warned_of(dzcli, text):
    """Where there is something to decide nothing is remarked upon."""
    assert warnings(dzcli, text) == []


def test_warnings_are_told_in_text_too(dzcli):
    """The reader of a result or of odds sees what is odd in the expression."""
    assert "(3d6)>=12" in dzcli("roll", "3d6>=12", "--seed", "1").out
    assert "(3d6)>=12" in dzcli("roll", "3d6>=12", "--odds").out


@pytest.mark.parametrize(
    ("text", "dice", "status"),
    [
        ("3d6>=5", "1,2,3", 1),
        ("3d6>=5", "1,2,5", 0),
        ("3d6>=5f1", "1,5,3", 1),
        ("{1d6,1d6}>=5", "4,5", 0),
        ("(3d6)>=10", "3,3,3", 1),
        ("3d6", "1,1,1", 0),
        ("0d6>=1", "", 1),
    ],
)
def test_exit_status_tells_whether_something_counted(dzcli, text, dice, status):
    """With -e a roll that counts nothing, or a comparison that is not true, ends with 1."""
    dzcli("roll", text, "--dice", dice, "-e", status=status)


@pytest.mark.parametrize(
    ("text", "mean"),
    [
        ("(1d6!)>=4", "1/2"),
        ("(3d6!)<19", "1115/1296"),
        ("{1d6!}>=4f<2", "1/3"),
        ("min(1d6!,3)", "5/2"),
        ("min(1d6!,1d6)", "91/36"),
        ("1d6!!max4", "3"),
        ("1d6!!>=5>=12", "23/216"),
        ("1d6!x2", "301/72"),
        ("1d1!x3", "4"),
        ("1d6!x3", "1813/432"),
        ("2d6!x2kh1", "161/36"),
        ("(1d4-1)d6", "21/4"),
        ("0d6+1", "1"),
        ("(3d6!)^2", "~190.68"),
    ],
)
def test_quiet_odds_are_exact_where_they_can_be(dzcli, text, mean):
    """The mean of what may go on for ever is a fraction where it is known, else marked as about so much."""
    found = dzcli("roll", text, "--odds", "-q", "--exact").out.strip()
    assert found == mean


def test_mean_and_distribution_agree(dzcli):
    """The mean of a comparison is the very chance that its odds list."""
    total = dzcli("roll", "(1d6!)>=4", "--odds", "--json").record["odds"]["total"]
    assert total["mean"] == "1/2"
    assert total["distribution"] == [[0, "1/2"], [1, "1/2"]]
    assert total["left_out"] == "0"
