"""The command line: described as data, parsed by Typer, resolved one step at a time."""
