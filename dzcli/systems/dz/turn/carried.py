"""What initiative reads of a surprise (7.2, 7.3)."""

from typing import Annotated, Any

import msgspec

from dzcli.step.record import Record

Text = Annotated[str, msgspec.Meta(max_length=4096)]
Points = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class Won(msgspec.Struct):
    """How an approach ended: who made it, who is Surpris, what it gives to initiative."""

    who: list[Text]
    attackers: list[Text]
    initiative_bonus: Points
    initiative_places: Points

    @property
    def favoured(self) -> list[str]:
        """Those whose initiative is the better for it."""
        return self.attackers if self.initiative_bonus or self.initiative_places else []


class Surprised(msgspec.Struct):
    """The keys of a surprise."""

    surprise: Won


def carry(record: Record) -> dict[str, Any]:
    """The part of a surprise that initiative reads."""
    approach = msgspec.convert(record.own["surprise"], Won, from_attributes=True)
    return {
        "outcome": None,
        "surprise": msgspec.to_builtins(approach),
        "changes": [change.as_json() for change in record.changes],
    }
