"""Write anew the JSON Schemas of sheets and results that ship among the tables. Tests hold them to dzcli.

python .ci/schemas.py
"""

from pathlib import Path

from dzcli import systems, tables
from dzcli.cli.sheet import record_schema
from dzcli.cli.sheet.new import SCHEMA
from dzcli.cli.sheet.schema import text


def main() -> None:
    """Write the schema of every system, and that of results."""
    Path(tables.root(), "record.schema.json").write_text(f"{record_schema.text()}\n", encoding="utf-8")
    for name in systems.NAMES:
        Path(tables.root(), name, SCHEMA).write_text(f"{text(systems.get(name))}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
