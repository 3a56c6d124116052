"""The techniques: how they are named on a command line, and what a test of one comes to."""
