"""Write anew the JSON Schemas of sheets that ship among the tables. A test holds them to the program.

python .ci/schemas.py
"""

from pathlib import Path

from dzcli import systems, tables
from dzcli.cli.sheet.new import SCHEMA
from dzcli.cli.sheet.schema import text


def main() -> None:
    """Write the schema of every system."""
    for name in systems.NAMES:
        Path(tables.root(), name, SCHEMA).write_text(f"{text(systems.get(name))}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
