"""A blow: what may be struck and defended, damage, armour."""
