"""Lines of JSON made from templates are those that each result has by itself."""

import json
import operator
import shlex
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dzcli import systems
from dzcli.cli.prepared import Prepared
from dzcli.cli.series import Series
from dzcli.cli.templates import Templates
from dzcli.dice.throws.random import Random
from dzcli.dice.throws.throw import HIGHEST, More, Pool, come_to
from dzcli.step.questions import Rules
from dzcli.step.record import Record

EXAMPLES = sorted(
    {
        (*shlex.split(example)[1:],)
        for system in map(systems.get, systems.NAMES)
        for step in system.steps.values()
        for example in step.examples
        if not {"--odds", "--json", "--dice", "--from", "--seed", "|", "-"} & {*shlex.split(example)}
    }
)
ROLLS = ["10d10", "3d6+2d8-1", "(2d6)>=7", "{2d6+1,3d4}", "2d[1,2,5]*3", "4dF", "d%-7", "2d6 [fire]+1d4"]
"""Dice that are only reckoned with."""
MORE = [
    *(
        ("roll", expression)
        for expression in (
            "3d6/4",
            "2d6//3",
            "2d6+0.5",
            "2d6^2",
            "2d20kh1",
            "(1d4)d6",
            "2d6>=7",
            "4d6>=5",
            "6d10!",
            "3d6!!",
            "4d8!p-1",
            "3d10!o>=8",
            "10d10kh3",
            "6d6dl2kh2>=3",
            "3d6!kh2 [x]-2d4kl1",
            "4d6kh9",
        )
    ),
    ("test", "@koris", "escrime", "--disadvantage"),
    ("test", "@koris", "escrime", "--rule", "un=critique", "--rule", "cent=double_ordinaire"),
    ("attack", "@koris", "@garde", "--advantage"),
    ("attack", "@bretteuse", "@reitre", "--stance", "balanced", "--target-stance", "brutal"),
    ("attack", "@acolyte", "@cultiste", "--lang", "fr"),
    ("attack", "@exemple_man", "@rivale"),
    ("attack", "@melete", "@skaven"),
    ("initiative", "@koris", "@senna", "@garde", "@voleur", "@brigand"),
    ("initiative", "@acolyte", "@cultiste", "@colosse", "--rule", "initiative_egalite=de"),
    ("surprise", "@senna", "@garde", "--lang", "fr"),
    ("defend", "@rivale", "--raw", "24", "--melee", "--against", "presence_ecrasante=7,9"),
    ("defend", "@rivale", "--raw", "9", "--melee", "--type", "dodge", "--against", "presence_ecrasante=7,9"),
    ("wound", "@garde", "--final", "30"),
    ("heal", "@senna", "--mode", "first-aid", "--by", "@koris"),
    ("control", "@koris", "@voleur", "--mode", "grapple"),
    *(("roll", expression) for expression in ROLLS),
    ("roll", "2d6>=7", "--lang", "fr"),
    ("roll", "3d6", "--luck"),
]
DUEL = ("attack", "@bretteuse", "@reitre", "--stance", "balanced", "--target-stance")
CHAINS = [
    ("attack", "@koris", "@garde"),
    ("attack", "@garde", "@koris", "--lang", "fr"),
    ("attack", "@senna", "@garde", "-m", "couvert_leger", "--aim", "add", "--defence-advantage"),
    ("attack", "@koris", "@garde", "--rule", "destabilise_fin=fin_round", "--rule", "un=critique"),
    (*DUEL, "brutal"),
    ("attack", "@archere", "@reitre", "--approach", "charge", "--distance", "40"),
    ("attack", "@acolyte", "@cultiste"),
    ("attack", "@acolyte", "@cultiste", "--weapon", "pistolet", "--lang", "fr"),
    ("attack", "@exemple_man", "@rivale"),
    ("attack", "@exemple_man", "@rivale", "--defence-type", "dodge"),
    ("attack", "@tireuse", "@rivale", "--weapon", "arbalete"),
    ("attack", "@melete", "@skaven", "--lang", "fr"),
    ("attack", "@skaven", "@berthald", "--at", "head"),
]
"""Attacks that go on to the wound."""
THROUGH = [(*words, "--through", "wound") for words in CHAINS]
WEAK = {
    "koris garde": "sante = 18",
    "bretteuse reitre --stance balanced --target-stance brutal": "sante = 16",
    "acolyte cultiste": "blessures = 10",
    "exemple_man rivale": "pv = 28",
    "melete skaven": "pv = 30",
}
"""Attacks on somebody whose sheet tells how well they are."""
SETTINGS = settings(max_examples=60)


def plainly(monkeypatch):
    """Every line made by itself."""
    monkeypatch.setattr(Series, "_by_templates", lambda *_: None)


@pytest.mark.parametrize("words", [*EXAMPLES, *MORE], ids=" ".join)
def test_lines_are_those_made_one_by_one(dzcli, monkeypatch, words):
    """The JSON of a series is the same to the byte, and so is the exit status."""
    series = (*words, "--json", "--seed", "11", "--index", "7", "--times", "200", "--exit-status")
    quick = dzcli(*series, status=None)
    plainly(monkeypatch)
    assert quick == dzcli(*series, status=None)
    assert len(quick.out.splitlines()) == 200


@pytest.mark.parametrize("words", THROUGH, ids=" ".join)
def test_lines_of_chains_are_those_of_results_by_themselves(dzcli, words):
    """A line of an attack through the wound is, to the byte, that of the same index alone."""
    chain = (*words, "--json", "--seed", "11")
    lines = dzcli(*chain, "--index", "7", "--times", "120").out.splitlines()
    for place in (0, 1, 17, 118, 119):
        assert lines[place] == dzcli(*chain, "--index", str(7 + place)).out.rstrip("\n")


@pytest.mark.parametrize(("words", "state"), WEAK.items())
def test_lines_of_chains_tell_what_sheets_will_be(dzcli, sheet, words, state):
    """With files that are to be written, changes, fingerprints and what takes them back are their own."""
    one, other, *options = words.split()
    text = Path(sheet(other)).read_text(encoding="utf-8")
    assert text.count(state) == 1
    weak = sheet("weak", text.replace(state, state.partition("=")[0] + "= 4"))
    chain = ("attack", sheet(one), weak, *options, "--through", "wound", "--json", "--seed", "5")
    lines = dzcli(*chain, "--times", "60").out.splitlines()
    assert any(json.loads(line)["undo"] for line in lines)
    for place in (1, 2, 30, 57, 58, 59):
        assert lines[place] == dzcli(*chain, "--index", str(place + 1)).out.rstrip("\n")


@pytest.mark.parametrize(
    ("words", "most"),
    [*((("roll", expression), 3) for expression in ROLLS), (("surprise", "@senna", "@garde"), 150)],
    ids=str,
)
def test_rules_run_seldom(dzcli, monkeypatch, words, most):
    """A rule runs a few times for a thousand results, whatever the dice show: the lines are templates."""
    ran = []
    resolve = Prepared.resolve
    monkeypatch.setattr(Prepared, "resolve", lambda *asked: ran.append(1) or resolve(*asked))
    dzcli(*words, "--json", "--seed", "5", "--times", "1000")
    assert len(ran) <= most


def test_a_chain_goes_on_where_it_stood(dzcli, monkeypatch):
    """The first step of a chain runs once for each way to answer it, and not once for each way to the end."""
    ran = Counter()
    resolve = Prepared.resolve
    monkeypatch.setattr(
        Prepared, "resolve", lambda one, *asked: ran.update([one.step.name]) or resolve(one, *asked)
    )
    dzcli("attack", "@koris", "@garde", "--through", "wound", "--json", "--seed", "5", "--times", "1000")
    assert 2 * ran["attack"] < ran["wound"]


@settings(SETTINGS)
@given(seed=st.integers(0, 2**64 - 1), words=st.sampled_from([*EXAMPLES, *MORE, *THROUGH]))
def test_lines_are_the_same_for_any_seed(dzcli, monkeypatch, seed, words):
    """Whatever the dice, the lines are those of the results by themselves."""
    series = (*words, "--json", "--seed", str(seed), "--times", "30")
    quick = dzcli(*series)
    with monkeypatch.context() as patch:
        plainly(patch)
        assert quick == dzcli(*series)


def shown(face, other):
    """Numbers that are only shown, in several ways."""
    return f"{face} {65 - face:+d} {face + other - 3:>4} {-face} {[face, other]} {3 * face} 100%"


def judged(face, other):
    """Numbers that are looked at."""
    return [
        *(face % 11 == 0, face > other, face in (1, 5), other != 7, bool(face - 50), max(face, other)),
        *(face // 10, divmod(face, 10), face % 10 * 10 + face // 10, abs(face - other), face == "x"),
        *(come_to(lambda most, one: max(most, one // 7), 1, faces) for faces in ([face, 30, other], [4], [])),
    ]


def looked_up(face, other):
    """Numbers that tables are looked up by, and that are reckoned with in other ways."""
    table = {place: place**2 for place in range(1, 101)}
    return [
        *(
            table[face],
            other in table,
            sorted([face, other, 50]),
            face / 4,
            face**2,
            2**other,
            round(face, -1),
        ),
        *(
            face & 7,
            1000 // face,
            1000 % face,
            float(other),
            int(face),
            face * other,
            hash(face),
            face < 10.5,
        ),
        *(sum([face, other]), face.bit_length(), face.denominator, -7 // other, divmod(99, other)),
    ]


def rolled(throw, tell):
    """A rule with each kind of throw, that tells what its dice show."""
    hit = throw.measured(
        "attack",
        by=lambda face: face > 40,
        also=lambda face, hit: face - 40 if hit else None,
        of=2,
        keep=HIGHEST,
    )
    if hit.result[0]:
        throw.noted(20, "minutes")
        die = throw.die(6, "place", by=lambda face: face // 3)
        total = throw.total(Pool("a", 2, 4), Pool("b", 1, 6, 2), by=lambda total: total > 9)
        return [
            tell(hit.face, die.face),
            tell(hit.result[1], die.face),
            tell(total.value, hit.faces[0]),
            total.result,
            die.result,
        ]
    pool = Pool("pool", 2, 4)
    many = throw.fold(pool, 0, operator.add, by=lambda total: total % 3, again=lambda face: face == 4)
    more = More("more", lambda state: (state % 3, state), operator.add)
    last = throw.fold(pool, 0, operator.add, more=more, by=lambda total: total > 5)
    contest = throw.contest()
    one = contest.enter("one", by=lambda face: face // 25, of=2)
    two = contest.enter_pool(pool, 0, operator.add, by=lambda total: total // 3)
    told = [tell(one.face, two.faces[1]), contest.order(), two.result, len(many.faces)]
    return [*told, *(tell(face, last.faces[-1]) for face in (many.faces[0], many.faces[-1]))]


def made(throw, tell):
    """A record of it."""
    record = Record("test", None, Rules("dz"))
    throw.watch(record)
    record.own["told"] = repr(rolled(throw, tell))
    record.success = True
    return record


@pytest.mark.parametrize("tell", [shown, judged, looked_up])
def test_what_a_rule_does_with_faces_is_done_with_those_that_fell(tell):
    """However a rule looks at faces, or only shows them, its result is that of its own dice."""

    def pieces(record):
        return [record.own["told"].encode()]

    def plain(throw):
        return pieces(made(throw, tell)), True

    templates = Templates(lambda throw: made(throw, tell), pieces, plain)
    quick, slow = Random(3), Random(3)
    for index in range(1, 3000):
        quick.begin(index)
        slow.begin(index)
        assert templates.of(quick) == plain(slow)


def test_numbers_that_are_only_shown_need_no_more_than_a_template_for_each_answer():
    """A rule that shows its faces and asks nothing of them runs once for each way to answer it."""
    ran = []

    def resolve(throw):
        record = Record("test", None, Rules("dz"))
        throw.watch(record)
        rolled = throw.percentile("test", by=lambda face: face > 50)
        record.own["told"] = f"{rolled.face} {50 - rolled.face} {rolled.result}"
        ran.append(record)
        return record

    templates = Templates(resolve, lambda record: [record.own["told"].encode()], lambda throw: ([], True))
    throw = Random(1)
    lines = set()
    for index in range(1, 2000):
        throw.begin(index)
        lines.add(b"".join(templates.of(throw)[0]))
    assert len(ran) == 2
    assert lines == {f"{face} {50 - face} {face > 50}".encode() for face in range(1, 101)}


def test_people_are_put_in_order_by_a_template_for_each_order():
    """A rule that shows its faces and asks only who is ahead runs once for each order of two people."""
    ran = []

    def resolve(throw):
        record = Record("test", None, Rules("dz"))
        throw.watch(record)
        contest = throw.contest()
        faces = [contest.enter(name, by=lambda face: face // 50).face for name in ("one", "two")]
        record.own["told"] = f"{faces[0]} {faces[1]} {contest.order()}"
        ran.append(record)
        return record

    templates = Templates(resolve, lambda record: [record.own["told"].encode()], lambda throw: ([], True))
    throw = Random(1)
    lines = set()
    for index in range(1, 500):
        throw.begin(index)
        lines.add(b"".join(templates.of(throw)[0]))
    assert len(ran) == 3
    assert b"" not in lines


@pytest.mark.parametrize("wrong", ["index", "nonsense"])
def test_a_number_that_is_taken_without_asking_makes_no_template(wrong):
    """A line that a number got into by a way where nobody asks what it is is made of its own dice."""

    def resolve(throw):
        record = Record("test", None, Rules("dz"))
        throw.watch(record)
        face = throw.die(6, "die", by=bool).face
        record.own["told"] = str([0, 1, 2, 3, 4, 5, 6][face]) if wrong == "index" else "%d" % face  # noqa: UP031
        return record

    def plain(throw):
        return [resolve(throw).own["told"].encode()], True

    templates = Templates(resolve, lambda record: [record.own["told"].encode()], plain)
    throw, slow = Random(1), Random(1)
    for index in range(1, 200):
        throw.begin(index)
        slow.begin(index)
        assert templates.of(throw) == plain(slow)
        assert throw.thrown == slow.thrown
