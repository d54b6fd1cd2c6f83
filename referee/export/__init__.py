"""What leaves the program: one format for each module, all pure functions to text or data."""
