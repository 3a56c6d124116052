"""What a step of Directive Zéro leaves to the next."""

from typing import Any

from dzcli.step.record import Record


def carry(record: Record) -> dict[str, Any] | None:
    """See `dzcli.systems.dz.blow.carried.carry` and `dzcli.systems.dz.turn.carried.carry`."""
    if record.step == "surprise":
        from dzcli.systems.dz.turn import carried as surprised

        return surprised.carry(record)
    from dzcli.systems.dz.blow import carried

    return carried.carry(record)
