"""How far the values go that a step reads of the record before, and that what lies just beyond is refused.

A file ``carried.toml`` of a system has cases: a command line that makes a record, one that goes on from it,
and of the record the numbers from the lowest to the highest, the texts with their greatest length, and the
keys that it may do ``without``, each of which says here what is taken where it does not stand.
"""

import copy
import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

PAGES = sorted(Path(__file__).parent.glob("*/carried.toml"))
CASES = [
    (page.parent.name, case) for page in PAGES for case in tomllib.loads(page.read_text("utf-8"))["case"]
]


def _ends(case: dict[str, Any]) -> list[tuple[str, Any, bool]]:
    """Each path of a record with a value, and whether that may be read."""
    found = []
    for path, (low, high) in case.get("numbers", {}).items():
        found += [(path, low, True), (path, high, True), (path, low - 1, False), (path, high + 1, False)]
    for path, most in case.get("texts", {}).items():
        found += [(path, "x" * most, True), (path, "x" * (most + 1), False)]
    return found


ENDS = [
    pytest.param(case, *end, id=f"{system}-{end[0]}-{str(end[1])[:9]}-{end[2]}")
    for system, case in CASES
    for end in _ends(case)
]


def _put(record: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The record with a value at a path; of a list its first item."""
    changed: Any = copy.deepcopy(record)
    place = changed
    *inside, last = path.split(".")
    for key in inside:
        place = place[int(key)] if isinstance(place, list) else place[key]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    return dict(changed)


@pytest.mark.parametrize(("case", "path", "value", "read"), ENDS)
def test_values_of_a_record(
    dzcli: Callable[..., Any], case: dict[str, Any], path: str, value: Any, *, read: bool
) -> None:
    """Both ends are read; what lies beyond them makes a record that is refused, with its key."""
    record = dzcli(*case["run"].split(), "--json", status=None).record
    content = json.dumps(_put(record, path, value))
    ran = dzcli(*case["then"].split(), "--from", "-", "--json", "--seed", "1", stdin=content, status=None)
    code = ran.error["code"] if ran.err else None
    assert (code != "bad_record") is read
    assert read or path.partition(".")[2].partition(".")[0] in ran.error["message"]


@pytest.mark.parametrize(
    ("case", "path"),
    [
        pytest.param(case, path, id=f"{system}-{path}-{case['then'].split()[0]}")
        for system, case in CASES
        for path in case.get("without", ())
    ],
)
def test_a_record_that_does_not_say(dzcli: Callable[..., Any], case: dict[str, Any], path: str) -> None:
    """Without a key the record is gone on from as with what stands in its place: the same, line by line."""
    record = dzcli(*case["run"].split(), "--json", status=None).record
    lacking = copy.deepcopy(record)
    place = lacking
    *inside, last = path.split(".")
    for key in inside:
        place = place[key]
    del place[last]
    then = (*case["then"].split(), "--from", "-", "--json", "--seed", "1")
    whole, found = (dzcli(*then, stdin=json.dumps(one)).record for one in (record, lacking))
    for key in ("headline", "lines", "changes", "warnings", "due"):
        assert found[key] == whole[key]
