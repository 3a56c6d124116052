"""The turn: the order of a fight, actions and what they take, what lasts until the round ends."""
