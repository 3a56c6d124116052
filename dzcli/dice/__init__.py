"""Dice: where they come from, how they are written, and their exact odds.

Nothing in this package knows of a game, a sheet or a command line.
"""
