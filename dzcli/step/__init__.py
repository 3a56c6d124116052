"""What a step is: its description, the record it fills, the questions it may meet, its odds."""
