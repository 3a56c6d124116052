"""Dice: the reserve they come from, how they fall, what is made of them."""
