"""Golden records: the findings that a log expects, the verdict on file, and today's differences."""
