"""dzcli resolves single rule steps of tabletop role-playing games and explains them."""

__version__ = "0.1.0"
