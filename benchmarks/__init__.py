"""How fast the referee is, compared with python-chess: run `python -m benchmarks` from the root."""
