"""Draw the picture at the head of the README from what dzcli really prints.

python .ci/picture.py           draw it anew
python .ci/picture.py check     fail if it shows anything else than dzcli prints today
"""

import html
import os
import re
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).parent.parent
PICTURES = {"en": ROOT / ".github" / "blow.svg", "fr": ROOT / ".github" / "blow.fr.svg"}
COMMANDS = (
    "dzcli attack @koris @garde --dice 53,7",
    "dzcli attack @koris @garde --through defend --odds",
)
WIDTH = 84
FORMAT = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
    <style>
    .{unique_id}-matrix {{
        font-family: "Fira Code", "DejaVu Sans Mono", Menlo, Consolas, monospace;
        font-size: {char_height}px;
        line-height: {line_height}px;
    }}
    {styles}
    </style>
    <defs>{lines}</defs>
    {chrome}
    <g transform="translate({terminal_x}, {terminal_y})">
    {backgrounds}
    <g class="{unique_id}-matrix">
    {matrix}
    </g>
    </g>
</svg>
"""
"""As Rich draws it, without fonts from elsewhere."""


def printed(language: str) -> str:
    """What the commands print on a terminal with colours, each after its own line."""
    shown = []
    for command in COMMANDS:
        environment = {**os.environ, "DZCLI_LANG": language, "FORCE_COLOR": "1", "COLUMNS": str(WIDTH)}
        words = [sys.executable, "-m", *command.split()]
        done = subprocess.run(words, capture_output=True, encoding="utf-8", env=environment, check=True)
        shown.append(f"\x1b[1m$ {command}\x1b[0m\n{done.stdout}")
    return "\n".join(shown)


def draw(text: str) -> str:
    """The text as a picture of a terminal."""
    console = Console(record=True, width=WIDTH, file=open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    console.print(Text.from_ansi(text))
    return console.export_svg(title="dzcli", code_format=FORMAT, unique_id="blow")


def words(picture: str) -> str:
    """What a picture says, without blanks: versions of Rich place them otherwise."""
    found = "".join(re.findall(r"<text[^>]*>([^<]*)</text>", picture))
    return re.sub(r"\s", "", html.unescape(found))


def main() -> int:
    """Draw the pictures, or look at them; 1 if one is not current."""
    stale = []
    for language, path in PICTURES.items():
        picture = draw(printed(language))
        if sys.argv[1:] != ["check"]:
            path.write_text(picture, encoding="utf-8")
        elif not path.exists() or words(path.read_text(encoding="utf-8")) != words(picture):
            stale.append(path.name)
    if stale:
        print(f"{', '.join(stale)}: not what dzcli prints; run python .ci/picture.py", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
