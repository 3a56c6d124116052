"""The folders of a package that is in an archive, such as a zipapp: unpacked for as long as it runs."""

import functools
import shutil
import tempfile
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

_made: list[Path] = []


@functools.cache
def unpacked(name: str) -> str:
    """A folder of the package as one that files can be opened in; `clear` removes it.

    Raises `FileNotFoundError` if the package has none of that name.
    """
    source = files(__package__).joinpath(name)
    if not source.is_dir():
        raise FileNotFoundError(name)
    folder = Path(tempfile.mkdtemp(prefix="dzcli-"))
    _made.append(folder)
    _copy(source, folder)
    return str(folder)


def clear() -> None:
    """Remove what was unpacked; the program is about to end."""
    for folder in _made:
        shutil.rmtree(folder, ignore_errors=True)


def _copy(source: Traversable, folder: Path) -> None:
    for one in source.iterdir():
        place = folder / one.name
        if one.is_dir():
            place.mkdir()
            _copy(one, place)
        else:
            place.write_bytes(one.read_bytes())
