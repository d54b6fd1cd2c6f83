"""Random games: players with tempers, the log that they leave, and violations put into it on purpose."""
