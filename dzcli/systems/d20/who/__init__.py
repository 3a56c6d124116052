"""Who is in it: the sheet, and what the rules make of it."""
