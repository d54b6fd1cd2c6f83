"""How fast the referee is, beside python-chess: run `python -m benchmarks` from the repository root."""
