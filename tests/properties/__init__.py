"""The properties of every golden record, by subject. `tests/test_records.py` asserts them."""
