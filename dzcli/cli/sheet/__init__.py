"""The commands of ``sheet``: work with character sheets, whatever their system."""
