"""A series that was counted, as text and as JSON."""

from collections.abc import Iterator, Mapping
from typing import Any

from dzcli import __version__
from dzcli.dice.exact import decimal
from dzcli.message import Message, Plural, counted
from dzcli.show.language import Language
from dzcli.show.rounding import as_double, rounded
from dzcli.step.record import SCHEMA, Terms
from dzcli.step.tally import Numbers, Tally


def text(tally: Tally, seed: int, terms: Terms, language: Language) -> list[str]:
    """The lines of a tally: its size and seed, outcomes and words by their shares, the mean."""
    values = {"count": tally.count, "seed": seed}
    lines = [language.say(Message(TITLE, values))]
    outcomes = {terms.outcomes.get(name, name): count for name, count in _in_order(tally, terms).items()}
    lines += _shares(tally, {language.template(name): count for name, count in outcomes.items()}, language)
    lines += _shares(tally, dict(tally.words.most_common()), language)
    if tally.numbers.count:
        lines.append("  " + language.say(_mean(tally, language)))
    return lines


def told(tally: Tally, step: str, seed: int, terms: Terms) -> dict[str, Any]:
    """A tally as plain values; the standard errors are those of the shares and of the mean."""
    numbers = tally.numbers
    return {
        "dzcli": SCHEMA,
        "version": __version__,
        "step": step,
        "count": tally.count,
        "seed": seed,
        "successes": tally.successes,
        "outcomes": _told(tally, _in_order(tally, terms)),
        "words": _told(tally, tally.words),
        "numbers": _numbers(numbers) if numbers.count else None,
    }


def _in_order(tally: Tally, terms: Terms) -> dict[str, int]:
    """The outcomes, the best first."""
    known = {name: tally.outcomes[name] for name in terms.outcomes if name in tally.outcomes}
    return {**known, **tally.outcomes}


def _told(tally: Tally, counts: Mapping[str, int]) -> list[dict[str, Any]]:
    return [
        {"value": name, "count": count, "p": count / tally.count, "error": tally.error(count)}
        for name, count in counts.items()
    ]


def _numbers(numbers: Numbers) -> dict[str, Any]:
    return {
        "count": numbers.count,
        "mean": as_double(numbers.mean),
        "error": as_double(numbers.error),
        "least": _exact(numbers.least),
        "greatest": _exact(numbers.greatest),
    }


def _exact(value: Any) -> Any:
    return value if isinstance(value, int) else str(value)


def _shares(tally: Tally, counts: Mapping[str, int], language: Language) -> Iterator[str]:
    """A line for each word: how often it came, and the share that is, with its standard error."""
    width = max(map(len, counts), default=0)
    digits = len(str(tally.count))
    for word, count in counts.items():
        values = {
            "share": language.number(100 * count / tally.count, 2, fixed=True),
            "error": language.number(100 * tally.error(count), 2, fixed=True),
        }
        yield f"  {word:<{width}}  {count:>{digits}}  {language.say(Message(SHARE, values))}"


def _mean(tally: Tally, language: Language) -> Message:
    numbers = tally.numbers
    values = {
        "mean": rounded(numbers.mean, language),
        "error": rounded(numbers.error or 0, language),
        "least": decimal(numbers.least),
        "greatest": decimal(numbers.greatest),
        "count": numbers.count,
    }
    return Message(MEAN if numbers.count == tally.count else MEAN_OF, values)


TITLE = Plural("{count} result (seed {seed})", "{count} results (seed {seed})", "count")
SHARE = "{share}% ± {error}"
MEAN = "mean {mean} ± {error}, from {least} to {greatest}"
MEAN_OF = counted("mean {mean} ± {error} of the {count} with a number, from {least} to {greatest}", "count")
