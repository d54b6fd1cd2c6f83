"""The scribe: keeps a log at the table. What is in here knows no terminal; the prompt is in cli/."""
