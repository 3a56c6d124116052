"""A test: its Score, all that bears on it, the roll."""
