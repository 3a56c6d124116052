"""dzcli packed as one file, as ``python -m zipapp`` makes it."""

import os
import shutil
import subprocess
import sys
import zipapp
from pathlib import Path

import pytest

import dzcli
from dzcli import package, tables


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with its tables as one file; what it depends on stays where it is."""
    folder = tmp_path_factory.mktemp("zipped")
    unwanted = shutil.ignore_patterns("__pycache__", "*.po")
    shutil.copytree(Path(dzcli.__file__).parent, folder / "app" / "dzcli", ignore=unwanted)
    shutil.copytree(tables.root(), folder / "app" / "dzcli" / "data", dirs_exist_ok=True)
    zipapp.create_archive(folder / "app", folder / "dzcli.pyz", main="dzcli.__main__:main")
    return folder / "dzcli.pyz"


@pytest.mark.parametrize(
    "words",
    [
        ("attack", "@koris", "@garde", "--dice", "53,7", "--lang", "fr"),
        ("roll", "2d6", "--dice", "3,4"),
        ("tables", "regles"),
        ("sheet", "schema", "dz"),
        ("help", "json"),
    ],
    ids=" ".join,
)
def test_it_answers_as_ever(archive: Path, dzcli, tmp_path: Path, words: tuple[str, ...]) -> None:
    """From an archive every answer is the same, in French too, and nothing is left behind."""
    environment = {**os.environ, "TMPDIR": str(tmp_path), "TEMP": str(tmp_path), "TMP": str(tmp_path)}
    ran = subprocess.run(
        [sys.executable, archive, *words], capture_output=True, encoding="utf-8", env=environment, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == dzcli(*words).out
    assert list(tmp_path.iterdir()) == []


def test_what_is_gone_already(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was unpacked and is no more there when dzcli ends is no fault, and the rest is removed."""
    folder = tmp_path / "unpacked"
    folder.mkdir()
    (folder / "dz.toml").write_text("", encoding="utf-8")
    monkeypatch.setattr(package, "_made", [tmp_path / "gone", folder])
    package.clear()
    assert not folder.exists()
