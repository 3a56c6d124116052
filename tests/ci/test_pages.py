"""The pages that a reader meets first, and the catalogue as gettext sees it."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = ("README.md", "README.fr.md")


def test_the_pictures_show_what_dzcli_prints():
    """The pictures of the READMEs are those of today's output, in both languages."""
    subprocess.run([sys.executable, ROOT / ".ci" / "picture.py", "check"], check=True)


@pytest.mark.parametrize("page", PAGES)
def test_no_link_leads_nowhere(page):
    """A README links to its picture alone: other files are not there on a package index."""
    text = (ROOT / page).read_text(encoding="utf-8")
    assert re.findall(r"(?<!!)\[[^\]\n]*\]\(([^)]*)\)", text) == []
    (picture,) = re.findall(r"!\[[^\]]*\]\(([^)]*)\)", text)
    assert (ROOT / picture).is_file()


def test_both_readmes_show_the_same_systems():
    """The French README has the same table of systems, with the same sheets."""
    rows = [
        re.findall(
            r"^\| `(\w+)` \|.*(`@[\w @]+`|above|ci-dessus) \|$", (ROOT / page).read_text("utf-8"), re.M
        )
        for page in PAGES
    ]
    first, second = ([(name, told) for name, told in found if told.startswith("`")] for found in rows)
    assert first == second != []


def test_gettext_accepts_the_catalogue():
    """The French catalogue is sound for gettext's own tools."""
    msgfmt = shutil.which("msgfmt") or pytest.skip("needs gettext")
    po = ROOT / "dzcli" / "locale" / "fr" / "LC_MESSAGES" / "dzcli.po"
    done = subprocess.run([msgfmt, "--check", "-o", "-", po], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
