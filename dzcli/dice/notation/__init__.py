"""Dice notation: from text to a tree, its writing and its limits."""
