"""``[etat]`` as a step sees it and leaves it, whatever the system."""

from collections.abc import Iterable
from typing import Any

from dzcli.sheets.change import Change

TABLE = "etat"


def laid_over(data: dict[str, Any], carried: Iterable[Change]) -> dict[str, Any]:
    """A document's data with changes laid over its ``[etat]``; the data itself stays as it was."""
    laid = {change.path.split(".", 1)[1]: change.after for change in carried if not change.written}
    if not laid:
        return data
    state = data.get(TABLE, {})
    return {**data, TABLE: {**state, **laid}} if isinstance(state, dict) else data
