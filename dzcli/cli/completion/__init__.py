"""Completions of four shells, drawn from the descriptions; dzcli is started only for names in a sheet."""
