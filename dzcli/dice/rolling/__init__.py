"""A tree rolled with a throw, one result at a time or many."""
