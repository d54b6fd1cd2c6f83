"""Writes the tables of a collection of logs, and a summary of them."""
