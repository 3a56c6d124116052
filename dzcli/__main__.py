"""The program: ``dzcli`` and ``python -m dzcli``."""

import gc
import os
import sys


def main() -> None:
    """Run the command line and leave with its exit status."""
    words = sys.argv[1:]
    if words in (["--version"], ["-V"]):
        # Answered without loading Typer: scripts ask for it often.
        from dzcli import __version__

        print(f"dzcli {__version__}")
        return
    # Collecting garbage while modules load costs a tenth of a short run.
    gc.disable()
    from dzcli.cli.main import main as run

    status = run(words)
    sys.stderr.flush()
    # Everything is written and nothing is left to do: taking the interpreter down piece by
    # piece would cost a quarter of a short run.
    os._exit(status)


if __name__ == "__main__":
    main()
