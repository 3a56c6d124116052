"""Run the commands of the READMEs with a dzcli on the PATH, and compare what they print.

    python .ci/readme.py        fail where a command fails or prints something else

A ``console`` block holds commands after ``$ ``, each with what it prints; a command followed by
nothing is only run. In ``sh`` blocks, commands that begin with dzcli are run. Each section starts with
copies of the sheets that ship. Commands that need jq are left out where there is none.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = {"README.md": "en", "README.fr.md": "fr"}


def commands(section: str) -> Iterator[tuple[str, str | None]]:
    """Each command of a section and what it should print, if that is said."""
    for kind, block in re.findall(r"^```(console|sh)\n(.*?)^```", section, re.MULTILINE | re.DOTALL):
        if kind == "sh":
            if block.startswith("dzcli"):
                yield block, None
            continue
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, printed = re.split(r"(?<!\\)\n", part, maxsplit=1)
            yield command, printed or None


def main() -> int:
    """Run them all; 1 if one does not do what its README says."""
    failed = 0
    for page, language in PAGES.items():
        text = (ROOT / page).read_text(encoding="utf-8")
        sections = re.split(r"^##+ ", text, flags=re.MULTILINE)
        failed += sum(failures(section, language) for section in sections)
    return 1 if failed else 0


def failures(section: str, language: str) -> int:
    """Run the commands of a section; how many do not do what it says."""
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for sheet in (ROOT / "tables").glob("*/sheets/*.toml"):
            Path(folder, sheet.name).write_bytes(sheet.read_bytes())
        for command, printed in commands(section):
            if "| jq " in command and shutil.which("jq") is None:
                continue
            done = subprocess.run(
                ["bash", "-o", "pipefail", "-c", command],
                cwd=folder,
                capture_output=True,
                encoding="utf-8",
                env={**os.environ, "DZCLI_LANG": language},
                check=False,
            )
            if done.returncode or done.stderr or (printed is not None and done.stdout != printed):
                failed += 1
                print(f"$ {command}\n{done.stdout}{done.stderr}(exit {done.returncode})", file=sys.stderr)
    return failed


if __name__ == "__main__":
    sys.exit(main())
