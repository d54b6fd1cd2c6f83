"""Logs out of archives: streamed within bounds, never unpacked to disk."""
