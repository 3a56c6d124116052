"""The rooms that all systems share speak of no game: its words are its own system's.

The words of a system are what its code and its tables call things: outcomes, dice, what is due, roles, state,
steps, the rows of tables, questions and answers, and some more that are listed here. What the
code of the shared rooms is made of (names and texts, but no comments or docstrings) may hold none of them.
"""

import ast
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

import dzcli
from dzcli import systems, tables
from dzcli.step import questions

HOUSE = Path(dzcli.__file__).parent
ROOMS = ("cli", "show", "step", "sheets", "dice")
PAGES = HOUSE / "cli" / "topics"
"""Pages of help, which take their examples from the games."""
FILES = sorted(
    path for room in ROOMS for path in (HOUSE / room).rglob("*.py") if not path.is_relative_to(PAGES)
)
Words = tuple[str, ...]

HEARD = {
    "dz": """
        aim ally armour at_limit attacker attribute bleed blood brutal burst capturable crit critical defence
        defender double endurance haemorrhage harm harmless healer health hit_only injury into_melee lethal
        malmene margin melee nonlethal opposed panic reaction resistance shield speciality stress subdue
        surprised trait weapon wounded
    """,
    "d10": """
        anatomy armour attacker burst critical defence defender degrees dodge explosion fatigue parry pool
        projectile reroll reserve shot sweep tearing technique threshold weapon wounded
    """,
    "d20": """
        aim aimed ambidextrous armour attacker avoided defence defender dodge endurance hands landed margin
        off_hand parry parried precise projectile reroll shield strength surprised weapon wounded zone
    """,
}
"""Systems whose words are looked for, each with some that are no keys of its records or tables."""
ELSEWHERE = {
    # The envelope: who a record is about, whether it went well.
    **dict.fromkeys(("actor", "target", "failure", "success", "test", "table"), ROOMS),
    # Plain English, and names of Python and of other libraries.
    **dict.fromkeys(("abs", "act", "attribute", "base", "control", "false", "ignore", "max", "place"), ROOMS),
    **dict.fromkeys(("end", "for", "main", "plus", "rest", "round", "strict", "true"), ROOMS),
    "margin": ("show",),  # of a page
    "double": ("sheets", "show"),  # quotes, and numbers of double precision
    "dd": ("cli",),  # a macro of manual pages
    "weapon": ("cli",),  # the last word of flags whose names completions know
    "maximum": ("sheets",),  # of a number, as a schema has it
    **dict.fromkeys(("explosion", "pool", "reroll"), ("dice",)),  # of the notation
    "total": ("cli", "dice"),  # of a series of results
    "force": ROOMS,  # what is in force, a colour that is forced
    "fatigue": ("cli",),  # a label of one's own, as an example
    "etats": ("cli",),  # a key of [etat], as an example
    **dict.fromkeys(("oui", "non"), ("sheets",)),  # plain French
}
"""Words that mean something else in these rooms."""


def words_of(text: str) -> Words:
    """The words of a text or a name, without accents and in small letters."""
    plain = unicodedata.normalize("NFKD", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text))
    plain = "".join(char for char in plain if not unicodedata.combining(char))
    return tuple(word.lower() for word in re.findall(r"[^\W\d_]+", plain))


def texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The names and texts that code is made of, each with its line."""
    stated = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    docstrings = {id(value) for value in stated if isinstance(value, ast.Constant)}
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield line, node.value
        for field in ("id", "attr", "arg", "name"):
            if isinstance(name := getattr(node, field, None), str):
                yield line, name


def held(words: Words, terms: set[Words]) -> Iterator[str]:
    """The terms that some words hold."""
    for length in {len(term) for term in terms}:
        for start in range(len(words) - length + 1):
            if words[start : start + length] in terms:
                yield " ".join(words[start : start + length])


def terms_of(name: str) -> set[Words]:
    """Everything that a system calls by a word of its own."""
    named = [*HEARD[name].split(), *_codes(name), *_rows(name), *_asked(name)]
    return {words_of(text) for text in named} - {()}


def _codes(name: str) -> Iterator[str]:
    """The codes of its records, and its steps."""
    terms = systems.get(name).terms()
    yield from (*terms.outcomes, *terms.purposes, *terms.due, *terms.roles)
    yield from (path.removeprefix("etat.") for path in terms.state)
    yield from systems.STEPS[name]


def _rows(name: str) -> Iterator[str]:
    """The rows of tables that have a name: their keys and their names."""
    for file in tables.files(name):
        for table in tables.load(name, file).values():
            rows = [("", row) for row in table] if isinstance(table, list) else table.items()
            for key, row in rows:
                if isinstance(row, dict) and isinstance(row.get("nom"), str):
                    yield from (key, row["nom"])


def _asked(name: str) -> Iterator[str]:
    """The questions and their answers."""
    if questions.TABLE in tables.files(name):
        for question in questions.read_all(name):
            yield from (question.key, *question.answers)


def found(source: str, room: str, terms: set[Words]) -> list[str]:
    """The words of a game in a source: line and word."""
    return sorted(
        f"{line}: {term} (in {text!r})"
        for line, text in texts(ast.parse(source))
        for term in held(words_of(text), terms)
        if room not in ELSEWHERE.get(term, ())
    )


@pytest.mark.parametrize("name", HEARD)
def test_no_word_of_a_game(name: str) -> None:
    """No name and no text of the shared rooms is a word of a game."""
    terms = terms_of(name)
    told = {
        path.relative_to(HOUSE).as_posix(): bad
        for path in FILES
        if (bad := found(path.read_text(encoding="utf-8"), path.relative_to(HOUSE).parts[0], terms))
    }
    assert told == {}


@pytest.mark.parametrize(
    "source, word",
    [
        ("ally = 1", "ally"),
        ("class HeavyBlow:\n    def malmene(self): ...", "malmene"),
        ("record.own['damage'] = 3", "damage"),
        ("def roll(*, target_lethal): ...", "lethal"),
        ("WORDS = 'Santé left'", "sante"),
        ("if outcome == 'critical_success': pass", "critical success"),
        ("modifiers = ['couvert_leger']", "couvert leger"),
        ("options.at_limit", "at limit"),
    ],
)
def test_a_word_of_a_game_is_found(source: str, word: str) -> None:
    """A name or a text of Directive Zéro would be found, whole or as part of another."""
    assert any(f": {word} (" in told for told in found(source, "step", terms_of("dz")))


def test_english_is_free() -> None:
    """A docstring may speak of anything."""
    assert found('"""The ally of a wound."""', "step", terms_of("dz")) == []
