"""Inputs of the fuzzer have no marks, so they are no golden records: test_fuzz.py asks what was found."""

collect_ignore_glob = ["found/*", "seeds/*"]
