"""Golden records: what a log expects of itself, what was found before, and how the two differ."""
