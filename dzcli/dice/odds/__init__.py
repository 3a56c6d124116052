"""The exact distribution of a tree."""
