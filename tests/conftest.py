"""What the tests share: running dzcli, in this process or as a program, and sheets to run it on."""

import io
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, settings

from dzcli import tables
from dzcli.cli.main import main

# What the tests share lies beside this, whichever way they are started.
sys.path.insert(0, str(Path(__file__).parent))
# The same examples each time, however slow the machine: what is found by chance is for the campaigns. What
# tests are given holds nothing that an example changes.
settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("steady")


def pytest_configure() -> None:
    """Have the programs that tests start heed signals which whoever started the tests ignores (``nohup``)."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    # What is handled here is as ever in a program that is started; here it goes on being ignored.
    hang_up = getattr(signal, "SIGHUP", None)
    if hang_up is not None and signal.getsignal(hang_up) is signal.SIG_IGN:
        signal.signal(hang_up, lambda number, frame: None)


class Ran(NamedTuple):
    """What a run left: exit status, standard output and standard error."""

    status: int
    out: str
    err: str

    @property
    def record(self) -> dict[str, Any]:
        """The one JSON record on standard output."""
        return json.loads(self.out)

    @property
    def error(self) -> dict[str, Any]:
        """The JSON error on standard error."""
        return json.loads(self.err)["error"]


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Explanations in English whatever the machine speaks, no colours, and nothing that its user has set."""
    monkeypatch.setenv("DZCLI_LANG", "en")
    for name in ("FORCE_COLOR", "NO_COLOR", "DZCLI_TABLES", "PYTHONUNBUFFERED"):
        monkeypatch.delenv(name, raising=False)
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, os.devnull)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Wait long for odds and for dice before an index, however slow the machine; calling it sets how long."""

    def wait(seconds: float) -> None:
        monkeypatch.setattr("dzcli.cli.odds.SECONDS", seconds)
        monkeypatch.setattr("dzcli.cli.throws.MOST_SECONDS", seconds)

    wait(30)
    return wait


@pytest.fixture
def by_value() -> Callable[[dict[str, Any]], dict[Any, str]]:
    """The chances that odds tell of something that is no number, as fractions, by the value."""
    return lambda told: {one["value"]: one["chance"] for one in told["values"]}


@pytest.fixture
def dzcli(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Run a command line in this process.

    ``status`` is the exit status it must end with (None: any). Where that is 0 or 1,
    standard error must be empty; where it is not, standard output must be.
    """

    def run(*words: str, stdin: str | bytes = "", status: int | None = 0) -> Ran:
        content = stdin.encode() if isinstance(stdin, str) else stdin
        out, err = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.TextIOWrapper(io.BytesIO(), "utf-8")
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), "utf-8"))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            ended = main(list(words))
            out.flush()
            err.flush()
        ran = Ran(ended, out.buffer.getvalue().decode(), err.buffer.getvalue().decode())
        assert status in (None, ran.status), ran
        assert (ran.err if ran.status in (0, 1) else ran.out) == "", ran
        return ran

    return run


class Ended(NamedTuple):
    """How a run ended, whatever it did."""

    status: int
    out: str
    err: str


@pytest.fixture(scope="session")
def ended() -> Callable[..., Ended]:
    """Run a command line in this process and say how it ended, with no expectation of how."""

    def run(*words: str, stdin: bytes = b"") -> Ended:
        streams = [io.TextIOWrapper(io.BytesIO(content), "utf-8") for content in (stdin, b"", b"")]
        before = sys.stdin, sys.stdout, sys.stderr
        sys.stdin, sys.stdout, sys.stderr = streams
        try:
            status = main(list(words))
        finally:
            sys.stdin, sys.stdout, sys.stderr = before
        for stream in streams[1:]:
            stream.flush()
        out, err = (stream.buffer.getvalue().decode() for stream in streams[1:])
        return Ended(status, out, err)

    return run


@pytest.fixture
def program(tmp_path: Path) -> Callable[..., Ran]:
    """Run the real program in a process of its own, in the test's folder."""

    def run(*words: str, stdin: str = "", status: int = 0, **environment: str) -> Ran:
        done = subprocess.run(
            [sys.executable, "-m", "dzcli", *words],
            input=stdin.encode(),
            capture_output=True,
            cwd=tmp_path,
            env={**os.environ, **environment},
            timeout=60,
            check=False,
        )
        ran = Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
        assert ran.status == status, ran
        return ran

    return run


@pytest.fixture
def sheet(tmp_path: Path) -> Callable[..., str]:
    """Write a sheet of Directive Zéro into the test's folder; its path.

    With only a name, it is a copy of the one that ships under that name.
    """

    def write(name: str, text: str | None = None) -> str:
        path = tmp_path / f"{name}.toml"
        if text is None:
            shipped = tables.shipped_sheet(name)
            assert shipped is not None
            shutil.copyfile(shipped, path)
        else:
            path.write_bytes(text.encode())
        return str(path)

    return write
