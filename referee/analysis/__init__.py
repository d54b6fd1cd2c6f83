"""Analyses of a judged record: where points come from, disputes, comparisons, coverage."""
