"""Character sheets: finding, reading, checking and writing them, whatever their system."""
