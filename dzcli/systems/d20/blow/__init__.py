"""A blow: what it aims at, where it lands, what it does, how it is parried or dodged."""
