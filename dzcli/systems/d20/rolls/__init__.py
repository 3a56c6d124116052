"""Tests: the value that a d20 has to be at or under, and the d20."""
