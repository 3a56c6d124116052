"""The degrees of a skill test at DD +k, whose rules the text does not give (A-D10-14)."""

from dzcli.dice.throws.throw import Pool, Throw
from dzcli.fault import UsageFault
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.d10 import book, faults, words
from dzcli.systems.d10.pool.measures import Counting
from dzcli.systems.d10.techniques.named import Use, Uses


def _told(use: Use, degrees: int | None, record: Record, throw: Throw) -> int:
    """The degrees that were rolled at the table."""
    told = use.number if use.number is not None else degrees
    if told is None:
        raise UsageFault("no_degrees", faults.NO_DEGREES, name=use.row.nom, key=use.key, dd=use.row.dd)
    record.say(use.row.section, words.DEGREES_TOLD, name=use.row.nom, dd=use.row.dd, degrees=told)
    return told


def _rolled(use: Use, degrees: int | None, record: Record, throw: Throw) -> int:
    """X dice, each of them above the threshold a degree; not in the text."""
    threshold = book.combat().seuils.tir.valeur + use.row.dd
    pool = Pool("degrees", use.x, book.combat().de.faces)
    folded = throw.fold(pool, 0, Counting(threshold))

    def tell() -> None:
        record.say(
            use.row.section,
            words.DEGREES_ROLLED,
            name=use.row.nom,
            dd=use.row.dd,
            dice=list(folded.faces),
            threshold=threshold,
            degrees=folded.result,
            ruling="dd",
        )

    record.explain(tell)
    return folded.result


DEGREES: Choice[int] = Choice("dd", always=True, saisi=_told, jet=_rolled)
"""Where the degrees of a skill test come from (A-D10-14)."""


def check_used(degrees: int | None, uses: Uses) -> None:
    """Raise `UsageFault` for ``--degrees`` where no technique that is used has a test."""
    if degrees is not None and not uses.tested:
        raise UsageFault("no_use", faults.NO_USE, option="--degrees", why=words.term(faults.NO_TEST))


def of(use: Use, degrees: int | None, record: Record, throw: Throw) -> int:
    """The degrees of the test of a technique: given with it, else by ``--degrees``, else as the house has it.

    Raises `UsageFault` where they are to be given and are not.
    """
    return record.ask(DEGREES, use, degrees, record, throw)
