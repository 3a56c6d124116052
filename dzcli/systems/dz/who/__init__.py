"""Who is in a step: the sheet, what is worn and carried, the character."""
