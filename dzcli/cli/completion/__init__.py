"""Completions of four shells, drawn from the descriptions; they answer without starting dzcli."""
