"""The order of a fight, the turn and its actions, what ends with a round (7.3, 7.4)."""
