"""Where dice come from: drawn, given, asked for, or every throw at once."""
