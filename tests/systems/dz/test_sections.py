"""Each line of an explanation stands under the section of the rules that it comes from."""

from typing import Any

import pytest

PEOPLE: dict[str, dict[str, Any]] = {
    "sound": {},
    "unsettled": {"etats": ["destabilise"]},
    "surprised": {"etats": ["surpris"]},
    "seized": {"etats": ["saisi"]},
    "head": {"blessures": [{"id": 4}]},
    "malmene": {"sante": 9},
    "both": {"etats": ["destabilise", "saisi"]},
}
"""What the one who rolls suffers from."""
SECOND_DIE = {
    "unsettled": ("unsettled", "test {} mobilite --dice 20,30", "7.6"),
    "surprised": ("surprised", "test {} mobilite --dice 20,30", "7.2"),
    "head wound": ("head", "test {} surveillance --dice 20,30", "7.8"),
    "head wound, analysis": ("head", "test {} medecine --analysis --dice 20,30", "7.8"),
    "at the limit": ("malmene", "test {} mobilite --at-limit --dice 20,30", "7.8"),
    "blind": ("sound", "attack {} --weapon Arc --blind --hit-only --dice 20,30", "7.1"),
    "seized": ("seized", "attack {} --weapon Arc --hit-only --dice 20,30", "7.10"),
    "seized, in melee": ("seized", "attack {} --weapon Épée --hit-only --dice 20", None),
    "obscured": ("sound", "attack {} --weapon Arc -m obscurci_desavantage --hit-only --dice 20,30", "7.1"),
    "in the dark": (
        "sound",
        "attack {} --weapon Arc -m obscurite_desavantage --hit-only --dice 20,30",
        "7.5",
    ),
    "one's own": ("sound", "test {} mobilite --disadvantage --dice 20,30", ""),
    "one's own advantage": ("sound", "test {} mobilite --advantage --dice 20,30", ""),
    "one's own and the rules'": ("unsettled", "test {} mobilite --advantage --dice 20", "7.6"),
    "two of the rules": ("both", "attack {} --weapon Arc --hit-only --dice 20,30", "7.10, 7.6"),
}
"""Where a second die comes from: who rolls, what, the section (None: there is no second die)."""


@pytest.fixture
def who(koris: Any) -> Any:
    """The path of someone in a state, with a sword and a bow."""
    arms = [
        {"nom": "Épée", "type": "epee", "degats": "1d10"},
        {"nom": "Arc", "type": "arc", "degats": "1d10"},
    ]
    skills = {"escrime": 60, "archerie": 60, "mobilite": 60, "surveillance": 60, "medecine": 60}
    return lambda name: koris(name.capitalize(), armes=arms, competences=skills, etat=PEOPLE[name])


def _sections(result: Any, *starts: str) -> list[str]:
    """The sections of the lines that begin with one of some words."""
    return [line["rule"] for line in result["lines"] if line["text"].startswith(starts)]


@pytest.mark.parametrize("case", SECOND_DIE)
@pytest.mark.rules("DZ-ROLL-07", "DZ-DEF-05", "DZ-SURP-06", "DZ-LOS-04", "DZ-CTRL-02")
def test_a_second_die_has_the_section_it_comes_from(step: Any, who: Any, case: str) -> None:
    """A disadvantage stands under the section that gives it, one's own under none."""
    person, line, section = SECOND_DIE[case]
    told = _sections(step(line.format(who(person))), "Disadvantage", "Advantage")
    assert told == ([] if section is None else [section])


@pytest.mark.parametrize("case", [name for name, (_, _, section) in SECOND_DIE.items() if section])
def test_an_advantage_that_is_a_number_keeps_its_section(step: Any, who: Any, case: str) -> None:
    """In a house where a second die is a number, that number stands under the same section."""
    person, line, section = SECOND_DIE[case]
    line = line.replace(",30", "").format(who(person))
    told = _sections(step(f"{line} --rule avantage=modificateur"), "disadvantage", "Disadvantage")
    assert told == ([] if "one's own and" in case else [section, section])


@pytest.mark.parametrize(
    ("option", "section"),
    [
        ("-m fatigue=-10", ""),
        ("-m couvert_leger", "7.5"),
        ("-m couvert_leger=-5", "7.5"),
        ("-m obscurci", "7.1"),
        ("--into-melee {ally}", "7.12"),
        ("--weapon Épée --subdue", "7.13"),
    ],
)
def test_a_modifier_has_the_section_it_comes_from(
    step: Any, who: Any, dummy: Any, option: str, section: str
) -> None:
    """A modifier of the rules stands under the section that prints it, one's own under none."""
    option = option.format(ally=dummy("Allié"))
    weapon = "" if "--weapon" in option else "--weapon Arc"
    result = step(f"attack {who('sound')} {dummy()} {weapon} {option} --hit-only --dice 20")
    (applied,) = [one["label"] for one in result.at("tests.0.modifiers") if one["applied"]]
    assert _sections(result, applied) == [section]


STRESS = {
    "a complication": ("attack {koris} --complication stress --dice 99", "7.5"),
    "a healer's horror": ("heal {down} --by {koris} --mode stabilize --dice 99", "7.9"),
    "a blow": ("wound {koris} --final 8", "7.8"),
    "an effort": ("test {inner} mobilite --effort --dice 20", "7.8"),
    "an effort in a fight": ("attack {inner} --effort --hit-only --dice 20", "7.8"),
}
"""What gives Stress, and the section that says so."""


@pytest.mark.parametrize("case", STRESS)
@pytest.mark.rules("DZ-STR-02", "DZ-ATK-08", "DZ-HEAL-01")
def test_stress_has_the_section_of_what_gives_it(step: Any, koris: Any, dummy: Any, case: str) -> None:
    """Stress gained stands under 7.9 for care, 7.5 for a complication, 7.8 for wounds and efforts."""
    line, section = STRESS[case]
    people = {
        "koris": koris(),
        "down": dummy("Mourant", etat={"sante": 0}),
        "inner": koris("Blesse", etat={"blessures": [{"id": 5}]}),
    }
    result = step(line.format(**people))
    told = [line["rule"] for line in result["lines"] if ": Stress " in line["text"]]
    assert told == [section]
