"""What holds for every golden record, sorted by what it is about. `tests/test_records.py` asserts it."""
