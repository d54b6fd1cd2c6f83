"""Inputs that the fuzzer found have no marks, so they are no golden records: test_found.py asks them."""

collect_ignore_glob = ["found/*"]
