"""A roll: its pool, its SS, all that bears on it."""
