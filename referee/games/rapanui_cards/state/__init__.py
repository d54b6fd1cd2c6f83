"""What is on the table, and what can be read off it."""
