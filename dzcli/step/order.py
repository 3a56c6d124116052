"""People in an order, those who are level together."""

from __future__ import annotations

from collections.abc import Sequence

from dzcli.light import NamedTuple


class Order(NamedTuple):
    """People by their place among those who take part, the first first; ``names`` are theirs."""

    groups: tuple[tuple[int, ...], ...]
    names: Sequence[str]

    @property
    def people(self) -> list[int]:
        """Everybody, the first first."""
        return [one for group in self.groups for one in group]

    @property
    def by_name(self) -> list[str]:
        """The names of everybody, the first first."""
        return [self.names[one] for one in self.people]

    @property
    def named(self) -> list[list[str]]:
        """The names of those who are level, group by group."""
        return [[self.names[one] for one in group] for group in self.groups]

    @property
    def level(self) -> list[list[str]]:
        """The names of those between whom nothing decides."""
        return [group for group in self.named if len(group) > 1]

    @property
    def first(self) -> str | None:
        """Who is first; None if it is several."""
        names = self.named[0]
        return names[0] if len(names) == 1 else None

    @property
    def sequence(self) -> str:
        """The order in one line: Ada > Bo = Cy."""
        return " > ".join(" = ".join(group) for group in self.named)
