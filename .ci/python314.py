"""Run the tests inside WebAssembly, where /src is the checkout and /site holds what it depends on."""

import os
import pty
import subprocess
import sys
import time

sys.path[:0] = ["/src", "/site"]
sys.dont_write_bytecode = True
os.chdir("/src")

import pytest  # noqa: E402


def _impossible(*_: object, **__: object) -> None:
    pytest.skip("WebAssembly has no processes and no terminals")


def main() -> int:
    """pytest's exit status."""
    subprocess.Popen = _impossible  # type: ignore[assignment,misc]
    pty.openpty = _impossible  # type: ignore[assignment]
    # It cannot tell its own work from that of others either: limits of time are not for it.
    time.process_time = lambda: 0.0
    print(f"Python {sys.version.split()[0]}")
    return int(pytest.main(["-p", "no:cacheprovider", "--tb=short", "--maxfail=20", *sys.argv[1:]]))


main()
