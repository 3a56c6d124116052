"""Words that every room uses."""

OUTCOMES = {
    "critical_success": "critical success",
    "success": "success",
    "failure": "failure",
    "critical_failure": "critical failure",
    "tie": "tie",
}
"""The outcomes of a record in words, the best first (a tie is neither good nor bad)."""
