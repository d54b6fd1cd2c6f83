"""Reads logs from archives as a stream, within limits, without unpacking them to disk."""
