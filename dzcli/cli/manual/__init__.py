"""Manual pages, drawn from the descriptions when a wheel is built: dzcli(1), one a command, dzcli(5)."""
