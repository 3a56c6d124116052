"""A result drawn for a terminal, a pipe or a program. Nothing here computes a rule."""
