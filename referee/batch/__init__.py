"""Many logs: one chunk function for one process, for several, and for a cluster."""
