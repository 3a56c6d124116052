"""Hold the files of completions to the descriptions they are drawn from.

python .ci/completions.py check     fail where a file is not what dzcli prints
python .ci/completions.py write     write them anew
"""

import sys
from pathlib import Path

from dzcli.cli.completion.writing import written

FOLDER = Path(__file__).parent.parent / "completions"
FILES = {"bash": "dzcli.bash", "zsh": "_dzcli", "fish": "dzcli.fish", "powershell": "dzcli.ps1"}


def outdated() -> list[str]:
    """The files that are not what dzcli prints in English."""
    return [
        name
        for shell, name in FILES.items()
        if not (FOLDER / name).is_file() or (FOLDER / name).read_text(encoding="utf-8") != written(shell, str)
    ]


def write() -> None:
    """Write the files anew."""
    for shell, name in FILES.items():
        (FOLDER / name).write_text(written(shell, str), encoding="utf-8", newline="\n")


def main(asked: list[str]) -> int:
    """Check or write; 1 if a file is not current."""
    if asked == ["write"]:
        write()
    found = outdated()
    for name in found:
        print(f"completions/{name} is not current; python .ci/completions.py write", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
