"""Run dzcli in the campaign's own process, and hold every end to what is promised of all of them."""

import io
import os
import re
import sys
import time
from typing import NamedTuple

from campaign import Figures

from dzcli.cli.main import main

STATUSES = {0, 1, 2, 3, 4, 5, 6}
MOST_SECONDS = 2.0
HARMFUL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
os.environ["DZCLI_LANG"] = "en"


class Ended(NamedTuple):
    """How a run ended, and what it said."""

    status: int
    out: str
    err: str


def run(words: list[str], stdin: bytes = b"") -> Ended:
    """Run a command line in this process."""
    streams = [io.TextIOWrapper(io.BytesIO(content), "utf-8") for content in (stdin, b"", b"")]
    before = sys.stdin, sys.stdout, sys.stderr
    sys.stdin, sys.stdout, sys.stderr = streams
    try:
        status = main(words)
    finally:
        sys.stdin, sys.stdout, sys.stderr = before
    for stream in streams[1:]:
        stream.flush()
    out, err = (stream.buffer.getvalue().decode("utf-8") for stream in streams[1:])
    return Ended(status, out, err)


def judged(words: list[str], figures: Figures, stdin: bytes = b"") -> Ended:
    """Run a command line that must end with a status of the table, soon, and say nothing that does harm."""
    start = time.process_time()
    ran = run(words, stdin)
    spent = time.process_time() - start
    figures[f"exit {ran.status}"] += 1
    assert ran.status in STATUSES, f"{words}: exit {ran.status}: {ran.err[:500]}"
    assert spent < MOST_SECONDS, f"{words}: {spent:.1f} s"
    # A sheet that is checked tells its mistakes as the result.
    if words[:2] != ["sheet", "check"]:
        done = ran.status in (0, 1)
        assert done == (ran.err == ""), f"{words}: exit {ran.status} says {ran.err[:500]!r}"
        # Dice may divide by zero late in a series: what came before it stands.
        begun = words[:1] == ["roll"] and ran.status == 2
        assert done or begun or ran.out == "", f"{words}: exit {ran.status} after {ran.out[:500]!r}"
    found = HARMFUL.search(ran.out + ran.err)
    assert found is None, f"{words}: {found and found[0]!r} in what it says"
    return ran
