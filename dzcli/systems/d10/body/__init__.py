"""What a blow does to someone: resistances, points lost, fainting, death, recovering."""
