"""A test: the value it is under, what bears on it, the percentile dice."""
