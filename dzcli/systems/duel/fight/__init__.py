"""A blow: stances, the passe d'armes, shots, damage."""
