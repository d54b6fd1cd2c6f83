"""The scribe: keeps a log during play. Nothing here uses a terminal; the prompt is in cli/."""
