"""The program: ``dzcli`` and ``python -m dzcli``."""

import sys


def main() -> None:
    """Run the command line and leave with its exit status."""
    words = sys.argv[1:]
    if words in (["--version"], ["-V"]):
        # Answered without loading Typer: scripts ask for it often.
        from dzcli import __version__

        print(f"dzcli {__version__}")
        return
    from dzcli.cli.main import main as run

    sys.exit(run(words))


if __name__ == "__main__":
    main()
