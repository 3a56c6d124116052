"""What surrounds the writing of sheets: waiting is told, and what was written, whatever ends it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dzcli.cli import report, signals
from dzcli.message import Message
from dzcli.sheets.save import Progress
from dzcli.show.language import Language


@contextmanager
def saving(language: Language, as_json: bool) -> Iterator[Progress]:
    """Write sheets, and show the results, within the block.

    Raises `AfterWriting` where something ends it after a sheet was written.
    """

    def wait(folder: Path) -> None:
        report.note("waiting", Message(WAITING, {"folder": str(folder)}), language, as_json)

    progress = Progress(wait)
    with signals.heeded():
        try:
            yield progress
            sys.stdout.flush()
        except BaseException as error:
            if progress.written:
                raise report.AfterWriting(progress.written, error) from error
            raise


WAITING = "Waiting for another program that is writing sheets in {folder}."
