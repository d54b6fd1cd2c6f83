"""The logs are read by test_log_language.py, and are no golden records."""

collect_ignore_glob = ["logs/*"]
