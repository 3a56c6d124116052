"""What a blow does to a body and how it mends: falling, wounds, Stress, recovery."""
