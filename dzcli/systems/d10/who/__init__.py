"""Who is in a step: the sheet, the weapons, the character."""
