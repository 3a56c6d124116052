"""The program: ``dzcli`` and ``python -m dzcli``."""

import gc
import os
import sys

INTERRUPTED = 130


def main() -> None:
    """Run the command line and leave with its exit status."""
    words = sys.argv[1:]
    if words in (["--version"], ["-V"]) and _version():
        return
    # Collecting garbage while modules load costs a tenth of a short run.
    gc.disable()
    try:
        from dzcli.cli.main import main as run

        status = run(words)
    except KeyboardInterrupt:
        status = INTERRUPTED
    if "dzcli.package" in sys.modules:
        from dzcli.package import clear

        clear()
    # Everything is written and nothing is left to do: taking the interpreter down piece by
    # piece would cost a quarter of a short run.
    os._exit(status)


def _version() -> bool:
    """Print the version without loading Typer: scripts ask for it often. False if it cannot be printed."""
    from dzcli import __version__

    if sys.stdout is None:
        return False
    try:
        # Past what Python keeps for standard output, which would be written again at the next try.
        os.write(sys.stdout.fileno(), f"dzcli {__version__}{os.linesep}".encode(sys.stdout.encoding))
    except OSError:
        # The long way says why.
        return False
    return True


if __name__ == "__main__":
    main()
