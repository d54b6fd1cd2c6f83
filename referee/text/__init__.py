"""Reading and writing the notation."""
