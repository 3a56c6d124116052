"""Words that every room uses."""

OUTCOMES = {
    "critical_success": "critical success",
    "success": "success",
    "tie": "tie",
    "failure": "failure",
    "critical_failure": "critical failure",
}
"""The outcomes of a record in words, the best first."""
