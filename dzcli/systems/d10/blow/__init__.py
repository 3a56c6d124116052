"""A blow: in melee or shot, parried or dodged, and what gets through."""
