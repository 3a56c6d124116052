"""A blow: the weapon, where it strikes, its damage, what the body and the armour take of it."""
