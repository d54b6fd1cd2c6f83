"""A collection of logs as tables, and the questions that people ask of them."""
