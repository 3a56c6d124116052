"""Draw the manual pages while a wheel is built, and put them where ``man`` looks for them."""

import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.utils import get_reproducible_timestamp


class Manual(BuildHookInterface):  # type: ignore[type-arg]
    """The pages, drawn from the sources that the wheel is built of."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the pages, and have them in the wheel; an editable one has none."""
        if version == "editable":
            return
        sys.dont_write_bytecode = True
        sys.path.insert(0, self.root)
        from dzcli.cli.manual.pages import pages
        from dzcli.show.language import CODES, Language

        self.folder = TemporaryDirectory()
        day = datetime.fromtimestamp(get_reproducible_timestamp(), UTC).date()
        for path, text in (page for code in CODES for page in pages(day, Language(code)).items()):
            file = Path(self.folder.name, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
            build_data["shared_data"][str(file)] = f"share/man/{path}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing of it."""
        if version != "editable":
            self.folder.cleanup()
