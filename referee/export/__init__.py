"""The output formats, one in each module. All are pure functions that return text or data."""
