"""Every legal action, built up from the table without asking a rule."""
