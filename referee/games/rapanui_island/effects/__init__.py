"""What a legal action does to the table."""
